// Separate from saved-passes.ts, because every page needs only this.

/** The passes on this device: the owner's id, a newline, JSON. See `saved-passes.ts`. */
export const SAVED = 'pmb_passes';

/**
 * Removes the passes saved on this device unless they belong to this user.
 * @param userId undefined if no user is signed in
 */
export function clearSavedUnlessOwner(userId: string | undefined): void {
  try {
    if (!localStorage.getItem(SAVED)?.startsWith(`${userId}\n`)) localStorage.removeItem(SAVED);
  } catch {
    // Storage is disabled: there are no saved passes either.
  }
}
