// Keeps an unsent comment across an expired session, so that it is still there after its author has signed in again.

const PREFIX = 'comment-draft-';
const keyOf = (authorId: string, newsId: string) => `${PREFIX}${authorId}-${newsId}`;

export function readDraft(authorId: string, newsId: string): string {
  try {
    return sessionStorage.getItem(keyOf(authorId, newsId)) ?? '';
  } catch {
    // Storage is disabled: there is no draft.
    return '';
  }
}

/** Stores the draft; an empty text removes it. */
export function keepDraft(authorId: string, newsId: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(authorId, newsId), text);
    else sessionStorage.removeItem(keyOf(authorId, newsId));
  } catch {
    // Storage is disabled: the draft only lives as long as the page.
  }
}

/** Removes all drafts of this tab: it is another person's now. */
export function removeDrafts(): void {
  try {
    const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of drafts) sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled: there are none.
  }
}
