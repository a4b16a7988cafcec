import type { Client } from 'urql';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { saveTickets } from './save-tickets.ts';
import { ticketSituation } from './ticket-texts.ts';

export const SavedTickets_ticket = graphql(`
  fragment SavedTickets_ticket on Ticket {
    id
    match {
      id
      matchDate
      location
      status
    }
    ...TicketStub_ticket
  }
`);

const SavedTicketsQuery = graphql(`
  query SavedTickets {
    viewer {
      id
      tickets {
        id
        ...SavedTickets_ticket
      }
    }
  }
`);

/**
 * Saves the tickets on this device that are of use without a network: all but those of past matches. A cancelled one must
 * say there that it is cancelled.
 * @returns the number of saved tickets
 */
export function saveUseful(
  ownerId: string,
  tickets: readonly FragmentType<typeof SavedTickets_ticket>[],
  isWanted: () => boolean,
): Promise<number> {
  const useful = getFragment(SavedTickets_ticket, tickets).filter(
    (ticket) => ticketSituation(ticket) !== 'past',
  );
  return saveTickets(ownerId, useful, isWanted);
}

/** A page that comes back into view asks again after this time, milliseconds. */
const PAUSE_MS = 60_000;

/**
 * Renews the saved tickets of a user now, when the network comes back, and when the page comes back into view.
 * @returns a function that ends it
 */
export function keepSavedFresh(client: Client, ownerId: string): () => void {
  let current = true;
  let askedAt = -Infinity;
  const refresh = async () => {
    askedAt = performance.now();
    const { data } = await client.query(SavedTicketsQuery, {}, { requestPolicy: 'network-only' }).toPromise();
    // Signed out, or another user meanwhile: the copies were cleared then.
    if (current && data?.viewer?.id === ownerId)
      await saveUseful(ownerId, data.viewer.tickets, () => current);
  };
  const run = () => {
    refresh().catch((error: unknown) => console.error('Failed to renew the saved tickets', error));
  };
  const inView = () => {
    if (!document.hidden && performance.now() - askedAt > PAUSE_MS) run();
  };
  run();
  addEventListener('online', run);
  document.addEventListener('visibilitychange', inView);
  return () => {
    current = false;
    removeEventListener('online', run);
    document.removeEventListener('visibilitychange', inView);
  };
}
