import { useRef, useState } from 'react';
import { useMutation } from 'urql';
import { getFragment, graphql } from '../../../gql/index.ts';
import { type Failure, readOutcome } from '../../../graphql/results.ts';
import { toClubInput } from '../../../ui/club-time-input.ts';
import { changedArticle, newArticle, problemsOf, type SaveAction, type Saving } from './article-saving.ts';
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

/** A conflict: another user's newer version, and the attempted action. */
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
  /** The form's values at the last save. */
  form: ArticleForm;
}

/** Saves the form, one request after the other, each based on the version that the previous one returned. */
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

  async function send(form: ArticleForm, action: SaveAction, notify: boolean): Promise<Saved> {
    const { article, form: saved } = latest.current;
    const fields = problemsOf(form, action, article?.state ?? null);
    const [message] = Object.values(fields);
    if (message) return { ok: false, conflict: null, failure: { message, fields } };
    setPending(action);
    const outcome = article
      ? await sendChanges(form, saved, { action, notify }, article)
      : await sendNew(form, { action, notify });
    setPending(null);
    if (!outcome.ok) return outcome;
    const publishAt = dateShown(outcome.article);
    begin({ article: outcome.article, form: { ...form, publishAt } });
    return { ...outcome, form: { ...form, publishAt } };
  }

  async function sendNew(form: ArticleForm, how: Saving): Promise<Saved> {
    const { data, error } = await create({ input: newArticle(form, how) });
    const outcome = readOutcome(data?.createArticle, error);
    if (!outcome.ok) return { ok: false, conflict: null, failure: outcome };
    return { ok: true, article: getFragment(EditedArticle_article, outcome.value.article), form };
  }

  async function sendChanges(
    form: ArticleForm,
    saved: ArticleForm,
    how: Saving,
    article: EditedArticle,
  ): Promise<Saved> {
    const { data, error } = await update({ input: changedArticle(form, saved, how, article) });
    const result = data?.updateArticle;
    const outcome = readOutcome(result, error);
    if (outcome.ok) {
      return { ok: true, article: getFragment(EditedArticle_article, outcome.value.article), form };
    }
    const stored = result?.__typename === 'ArticleConflictError' ? result.stored : null;
    const theirs = stored ? getFragment(EditedArticle_article, stored) : null;
    return { ok: false, conflict: theirs && { stored: theirs, action: how.action }, failure: outcome };
  }

  return {
    ...base,
    pending,
    /** Queues a save after the running one. */
    save(form: ArticleForm, action: SaveAction, notify: boolean): Promise<Saved> {
      const done = queue.current.then(() => send(form, action, notify));
      queue.current = done.catch(() => undefined);
      return done;
    },
    /** Continues from the newer version: the next save replaces it. */
    acknowledge: (stored: EditedArticle) => begin({ article: stored, form: formOf(stored) }),
    /** Continues from an older version, so that saving detects the conflict. */
    returnTo: (version: number) => {
      const { article, form } = latest.current;
      if (article) begin({ article: { ...article, version }, form });
    },
  };
}

function dateShown({ state, publicationDate }: EditedArticle): string {
  return state === 'SCHEDULED' || state === 'PUBLISHED' ? toClubInput(publicationDate) : '';
}
