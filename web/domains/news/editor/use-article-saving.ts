import { useRef, useState } from 'react';
import { useMutation } from 'urql';
import { getFragment, graphql } from '../../../gql/index.ts';
import { type Failure, readOutcome } from '../../../graphql/results.ts';
import { toClubInput } from '../../../ui/club-time-input.ts';
import { changedArticle, newArticle, problemsOf, type SaveAction } from './article-saving.ts';
import { type ArticleForm, EditedArticle_article, type EditedArticle, formOf } from './edited-article.ts';

const CreateEditedArticle = graphql(`
  mutation CreateEditedArticle($input: ArticleInput!) {
    createArticle(input: $input) {
      ... on CreateArticleSuccess {
        article {
          id
          ...EditedArticle_article
        }
      }
      ...MutationFailure
    }
  }
`);

const UpdateEditedArticle = graphql(`
  mutation UpdateEditedArticle($input: UpdateArticleInput!) {
    updateArticle(input: $input) {
      ... on UpdateArticleSuccess {
        article {
          id
          ...EditedArticle_article
        }
      }
      ...MutationFailure
      ... on ArticleConflictError {
        stored {
          id
          ...EditedArticle_article
        }
      }
    }
  }
`);

/** Somebody else has saved since: what they saved, and what was meant to be done. */
export interface Conflict {
  stored: EditedArticle;
  action: SaveAction;
}

export type Saved =
  | { ok: true; article: EditedArticle; form: ArticleForm }
  | { ok: false; conflict: Conflict | null; failure: Omit<Failure, 'ok' | 'type'> };

interface Base {
  /** Null until it is stored. */
  article: EditedArticle | null;
  /** What the form was when it was saved. */
  form: ArticleForm;
}

/** Saves what is in the form, one after the other, each on top of what the one before made of the article. */
export function useArticleSaving(first: Base) {
  const [base, setBase] = useState(first);
  const [pending, setPending] = useState<SaveAction | null>(null);
  const latest = useRef(first);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [, create] = useMutation(CreateEditedArticle);
  const [, update] = useMutation(UpdateEditedArticle);

  function begin(next: Base) {
    latest.current = next;
    setBase(next);
  }

  async function send(form: ArticleForm, action: SaveAction): Promise<Saved> {
    const { article, form: saved } = latest.current;
    const fields = problemsOf(form, action, article?.state ?? null);
    const [message] = Object.values(fields);
    if (message) return { ok: false, conflict: null, failure: { message, fields } };
    setPending(action);
    const outcome = article ? await sendChanges(form, saved, action, article) : await sendNew(form, action);
    setPending(null);
    if (!outcome.ok) return outcome;
    const publishAt = dateShown(outcome.article);
    begin({ article: outcome.article, form: { ...form, publishAt } });
    return { ...outcome, form: { ...form, publishAt } };
  }

  async function sendNew(form: ArticleForm, action: SaveAction): Promise<Saved> {
    const { data, error } = await create({ input: newArticle(form, action) });
    const outcome = readOutcome(data?.createArticle, error);
    if (!outcome.ok) return { ok: false, conflict: null, failure: outcome };
    return { ok: true, article: getFragment(EditedArticle_article, outcome.value.article), form };
  }

  async function sendChanges(
    form: ArticleForm,
    saved: ArticleForm,
    action: SaveAction,
    article: EditedArticle,
  ): Promise<Saved> {
    const { data, error } = await update({ input: changedArticle(form, saved, action, article) });
    const result = data?.updateArticle;
    const outcome = readOutcome(result, error);
    if (outcome.ok) {
      return { ok: true, article: getFragment(EditedArticle_article, outcome.value.article), form };
    }
    const stored = result?.__typename === 'ArticleConflictError' ? result.stored : null;
    const theirs = stored ? getFragment(EditedArticle_article, stored) : null;
    return { ok: false, conflict: theirs && { stored: theirs, action }, failure: outcome };
  }

  return {
    ...base,
    pending,
    /** Saves after whatever is being saved already. */
    save(form: ArticleForm, action: SaveAction): Promise<Saved> {
      const done = queue.current.then(() => send(form, action));
      queue.current = done.catch(() => undefined);
      return done;
    },
    /** Goes on from what somebody else has stored: the next save replaces that. */
    acknowledge: (stored: EditedArticle) => begin({ article: stored, form: formOf(stored) }),
    /** Goes on from an earlier version, so that saving tells of what has been stored since. */
    returnTo: (version: number) => {
      const { article, form } = latest.current;
      if (article) begin({ article: { ...article, version }, form });
    },
  };
}

function dateShown({ state, publicationDate }: EditedArticle): string {
  return state === 'SCHEDULED' || state === 'PUBLISHED' ? toClubInput(publicationDate) : '';
}
