import { type FragmentType, getFragment } from '../../gql/index.ts';
import { canShowOffline, type Pass, savePass, savePasses } from '../../offline/saved-passes.ts';
import { drawQr } from '../../ui/qr-drawing.ts';
import type { Viewer } from '../users/viewer.tsx';
import { TicketStub_ticket } from './TicketStub.tsx';
import { ticketTexts } from './ticket-texts.ts';

type Ticket = FragmentType<typeof TicketStub_ticket>;
type Owner = Pick<Viewer, 'id' | 'name'>;

/** How long after its match a ticket is shown offline. */
const AFTERWARDS_MS = 24 * 60 * 60 * 1000;

/**
 * Saves tickets on this device for offline use, replacing the saved ones.
 * @param isWanted checked before writing: drawing takes time, and the user may have signed out meanwhile
 * @returns the number of saved tickets
 */
export async function saveTickets(
  owner: Owner,
  tickets: readonly Ticket[],
  isWanted: () => boolean,
): Promise<number> {
  if (!canShowOffline()) return 0;
  const passes = await Promise.all(tickets.map((ticket) => passOf(ticket, owner)));
  if (!isWanted()) return 0;
  savePasses(owner.id, 'ticket', passes);
  return passes.length;
}

/** Adds one ticket to the saved ones, see `saveTickets`. */
export async function saveTicket(owner: Owner, ticket: Ticket, isWanted: () => boolean): Promise<void> {
  if (!canShowOffline()) return;
  const pass = await passOf(ticket, owner);
  if (isWanted()) savePass(owner.id, pass);
}

async function passOf(key: Ticket, owner: Owner): Promise<Pass> {
  const ticket = getFragment(TicketStub_ticket, key);
  const { kicker, facts, codeAlt, notes } = ticketTexts(ticket, owner.name);
  return {
    kind: 'ticket',
    id: ticket.id,
    kicker,
    title: `${ticket.match.homeTeam} – ${ticket.match.awayTeam}`,
    facts,
    code: await drawQr(ticket.qrCode),
    codeAlt,
    notes: [...notes],
    until: Date.parse(ticket.match.matchDate) + AFTERWARDS_MS,
  };
}
