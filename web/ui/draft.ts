// Texts that were typed and not sent yet. They belong to the tab: they are still there after the page was loaded again, the
// phone discarded the tab or the session expired, and go when the tab is closed or its person leaves.

const PREFIX = 'draft-';

/** @returns the text that was kept under a name; empty if there is none */
export function readDraft(name: string): string {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? '';
  } catch {
    // Storage is disabled: there is no draft.
    return '';
  }
}

/** Keeps a text under a name; an empty text removes it. Never for passwords. */
export function keepDraft(name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(PREFIX + name, text);
    else sessionStorage.removeItem(PREFIX + name);
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
