// What somebody was about to say outlives a session that ended meanwhile: it is there again once they are back.

const keyOf = (newsId: string) => `comment-draft-${newsId}`;

export function readDraft(newsId: string): string {
  try {
    return sessionStorage.getItem(keyOf(newsId)) ?? '';
  } catch {
    // The browser keeps nothing for this site; then there is no draft.
    return '';
  }
}

/** An empty text forgets the draft. */
export function keepDraft(newsId: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(newsId), text);
    else sessionStorage.removeItem(keyOf(newsId));
  } catch {
    // As above: without a place to keep it, it lives as long as the page.
  }
}
