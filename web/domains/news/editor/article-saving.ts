import type { ArticleStatus, UpdateArticleInput } from '../../../gql/graphql.ts';
import { articleInput, draftInput } from '../../../../api/domains/news/news.input.ts';
import { fromClubInput } from '../../../ui/club-time-input.ts';
import type { ArticleForm, EditedArticle } from './edited-article.ts';

/** What the user does with the form. `save` does not change the article's state. */
export type SaveAction = 'autosave' | 'draft' | 'save' | 'publish' | 'schedule' | 'hide';

export interface Saving {
  action: SaveAction;
  /** Whether devices are notified when the article appears. */
  notify: boolean;
}

type State = EditedArticle['state'] | null;

const BECOMES: Readonly<Partial<Record<SaveAction, ArticleStatus>>> = {
  publish: 'PUBLISHED',
  schedule: 'PUBLISHED',
  hide: 'HIDDEN',
  draft: 'DRAFT',
};

/** Whether the article is public afterwards, so that it must be complete. */
function isForReaders(action: SaveAction, state: State): boolean {
  if (action === 'save') return state === 'PUBLISHED' || state === 'SCHEDULED';
  return action === 'publish' || action === 'schedule';
}

/** Validation errors by field, in the API's words. */
export function problemsOf(form: ArticleForm, action: SaveAction, state: State): Record<string, string> {
  const schema = isForReaders(action, state) ? articleInput : draftInput;
  const { publishAt, ...article } = form;
  const problems: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(article).error?.issues ?? []) {
    problems[String(path[0])] ??= message;
  }
  const date = fromClubInput(publishAt);
  if (action === 'schedule' && (!date || date.getTime() <= Date.now())) {
    problems['publishAt'] = 'Elige una fecha y una hora que estén por llegar';
  }
  if (publishAt !== '' && !date) problems['publishAt'] = 'La fecha de publicación no es válida';
  return problems;
}

/** The publication date to send, if the user may choose it. */
function dateOf(form: ArticleForm, saved: ArticleForm, action: SaveAction): string | undefined {
  const isChanged = action === 'save' && form.publishAt !== saved.publishAt;
  if (action !== 'schedule' && !isChanged) return undefined;
  return fromClubInput(form.publishAt)?.toISOString();
}

/** The input for a new article. */
export function newArticle(form: ArticleForm, { action, notify }: Saving) {
  const { title, content, category, imageUrl, galleryImages, matchId } = form;
  const publicationDate = dateOf(form, form, action);
  return {
    title,
    content,
    category,
    imageUrl: imageUrl || null,
    galleryImages: [...galleryImages],
    matchId: matchId || null,
    status: BECOMES[action] ?? ('DRAFT' as const),
    ...(action !== 'autosave' && { notify }),
    ...(publicationDate && { publicationDate }),
  };
}

/** The input for a stored article: only the fields that differ from the last save. */
export function changedArticle(
  form: ArticleForm,
  saved: ArticleForm,
  { action, notify }: Saving,
  { id, version, notify: before }: Pick<EditedArticle, 'id' | 'version' | 'notify'>,
): UpdateArticleInput {
  const publicationDate = dateOf(form, saved, action);
  const status = BECOMES[action];
  const isOtherGallery = form.galleryImages.join('\n') !== saved.galleryImages.join('\n');
  return {
    id,
    expectedVersion: version,
    ...(form.title !== saved.title && { title: form.title }),
    ...(form.content !== saved.content && { content: form.content }),
    ...(form.category !== saved.category && { category: form.category }),
    ...(form.imageUrl !== saved.imageUrl && { imageUrl: form.imageUrl || null }),
    ...(form.matchId !== saved.matchId && { matchId: form.matchId || null }),
    ...(isOtherGallery && { galleryImages: [...form.galleryImages] }),
    ...(publicationDate && { publicationDate }),
    ...(status && { status }),
    ...(action === 'autosave' ? { autosave: true } : notify !== before && { notify }),
  };
}
