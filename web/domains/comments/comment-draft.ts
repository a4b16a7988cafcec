// Keeps an unsent comment across an expired session, so that it is still there after signing in again.

const keyOf = (newsId: string) => `comment-draft-${newsId}`;

export function readDraft(newsId: string): string {
  try {
    return sessionStorage.getItem(keyOf(newsId)) ?? '';
  } catch {
    // Storage is disabled: there is no draft.
    return '';
  }
}

/** Stores the draft; an empty text removes it. */
export function keepDraft(newsId: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(newsId), text);
    else sessionStorage.removeItem(keyOf(newsId));
  } catch {
    // Storage is disabled: the draft only lives as long as the page.
  }
}
