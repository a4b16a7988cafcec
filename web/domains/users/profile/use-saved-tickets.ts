import { useEffect, useState } from 'react';
import type { FragmentType } from '../../../gql/index.ts';
import { type SavedTickets_ticket, saveUseful } from '../../tickets/refresh-saved.ts';
import type { Viewer } from '../viewer.tsx';

type OwnTicket = FragmentType<typeof SavedTickets_ticket>;

/**
 * Saves the valid tickets on this device each time they are viewed.
 * @returns whether any are saved
 */
export function useSavedTickets(user: Viewer, tickets: readonly OwnTicket[] | undefined): boolean {
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!tickets) return undefined;
    let current = true;
    saveUseful(user.id, tickets, () => current)
      .then((count) => current && setSaved(count > 0))
      .catch((error: unknown) => console.error('Failed to save the tickets', error));
    return () => {
      current = false;
    };
  }, [user, tickets]);
  return saved;
}
