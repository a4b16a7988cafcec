// Apart from what reads and writes passes: every page needs this, and only this.

/** The passes on this device: their owner's id, a line end, JSON. See `saved-passes.ts`. */
export const SAVED = 'pmb_passes';

/**
 * Removes what is saved on this device unless it belongs to this person.
 * @param userId who is signed in; undefined when nobody is
 */
export function keepSavedOnlyFor(userId: string | undefined): void {
  try {
    if (!localStorage.getItem(SAVED)?.startsWith(`${userId}\n`)) localStorage.removeItem(SAVED);
  } catch {
    // Storage is switched off: nothing is saved either.
  }
}
