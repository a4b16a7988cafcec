import { type FragmentType, getFragment } from '../../gql/index.ts';
import { canShowOffline, type Pass, savePass, savePasses } from '../../offline/saved-passes.ts';
import { drawQr } from '../../ui/qr-drawing.ts';
import { TicketStub_ticket } from './TicketStub.tsx';
import { overFrom, ticketTexts } from './ticket-texts.ts';

type Ticket = FragmentType<typeof TicketStub_ticket>;

/** How long after its match a ticket is shown offline. */
const AFTERWARDS_MS = 24 * 60 * 60 * 1000;

/**
 * Saves a user's tickets on this device for offline use, replacing the saved ones. Those of another holder are not saved.
 * @param isWanted checked before writing: drawing takes time, and the user may have signed out meanwhile
 * @returns the number of saved tickets
 */
export async function saveTickets(
  ownerId: string,
  tickets: readonly Ticket[],
  isWanted: () => boolean,
): Promise<number> {
  if (!canShowOffline()) return 0;
  const own = tickets.filter((ticket) => holderOf(ticket) === ownerId);
  const passes = await Promise.all(own.map(passOf));
  if (!isWanted()) return 0;
  savePasses(ownerId, 'ticket', passes);
  return passes.length;
}

/** Adds one ticket to the saved ones, see `saveTickets`. */
export async function saveTicket(ownerId: string, ticket: Ticket, isWanted: () => boolean): Promise<void> {
  if (!canShowOffline() || holderOf(ticket) !== ownerId) return;
  const pass = await passOf(ticket);
  if (isWanted()) savePass(ownerId, pass);
}

const holderOf = (ticket: Ticket) => getFragment(TicketStub_ticket, ticket).holder.id;

async function passOf(key: Ticket): Promise<Pass> {
  const ticket = getFragment(TicketStub_ticket, key);
  const { kicker, facts, codeAlt, notes } = ticketTexts(ticket);
  const isPostponed = ticket.match.status === 'POSTPONED';
  const from = overFrom(ticket.match);
  const late = ticketTexts(ticket, from + 1);
  return {
    kind: 'ticket',
    id: ticket.id,
    kicker,
    title: `${ticket.match.homeTeam} – ${ticket.match.awayTeam}`,
    facts,
    code: await drawQr(ticket.qrCode),
    codeAlt,
    notes,
    // A postponed match has no date yet.
    until: isPostponed ? null : Date.parse(ticket.match.matchDate) + AFTERWARDS_MS,
    ...(!isPostponed && { later: { from, kicker: late.kicker, facts: late.facts, notes: late.notes } }),
  };
}
