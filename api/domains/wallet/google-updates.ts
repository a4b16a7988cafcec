import { createHash } from 'node:crypto';
import type { Database, GooglePass, Prisma } from '../../platform/database/client.ts';
import { mayHaveChanged } from './changing-tickets.ts';
import { findTicketCards, type TicketCard } from '../tickets/ticket-card.ts';
import type { GoogleCredentials } from './google-credentials.ts';
import { googleMatch, googleTicket } from './google-pass.ts';
import { openGoogleService, type GoogleService } from './google-service.ts';

/** How long somebody may take to press «add» at Google; later a pass that Google does not have was never saved. */
const TO_SAVE = 60 * 60_000;
const AT_ONCE = 10;

const hashed = (value: object) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Notes that a ticket is about to be saved in Google Wallet as it is now. */
export async function noteGooglePass(
  database: Database,
  card: TicketCard,
  credentials: GoogleCredentials,
  origin: string,
  now = new Date(),
): Promise<void> {
  const { ticketId } = card;
  const noted = {
    ticketId,
    matchShown: hashed(googleMatch(card, credentials, origin)),
    ticketShown: hashed(googleTicket(card, credentials)),
    origin,
    offeredAt: now,
  };
  // What Google shows of a ticket that it has stays noted: it does not overwrite it with the token.
  const { count } = await database.googlePass.updateMany({ where: { ticketId }, data: { offeredAt: now } });
  if (count === 0) await database.googlePass.createMany({ data: [noted], skipDuplicates: true });
}

/**
 * Replaces at Google what passes show if it is old: a match was moved, postponed or cancelled, or the ticket ended. It
 * compares what each pass shows with the data, so it does not matter how the data were changed, and a process that dies
 * in between only repeats a replacement.
 */
export async function replaceChangedPasses(
  database: Database,
  credentials: GoogleCredentials,
  now = new Date(),
): Promise<void> {
  const passes = await database.googlePass.findMany({
    where: { ticket: mayHaveChanged(now) },
  });
  const cards = await findTicketCards(
    database,
    passes.map(({ ticketId }) => ticketId),
    now,
  );
  const cardOf = new Map(cards.map((card) => [card.ticketId, card]));
  const changed = passes.flatMap((pass) => {
    const card = cardOf.get(pass.ticketId);
    return card ? changeOf(pass, card, credentials) : [];
  });
  if (changed.length === 0) return;
  const run: Run = { database, service: await openGoogleService(credentials, now), now };
  await replaceMatches(run, changed);
  const tickets = changed.filter(({ isTicket }) => isTicket);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let change = tickets.pop(); change; change = tickets.pop()) await replaceTicket(run, change);
    }),
  );
}

interface Run {
  database: Database;
  service: GoogleService;
  now: Date;
}

interface Change {
  pass: GooglePass;
  match: ReturnType<typeof googleMatch>;
  ticket: ReturnType<typeof googleTicket>;
  isMatch: boolean;
  isTicket: boolean;
}

function changeOf(pass: GooglePass, card: TicketCard, credentials: GoogleCredentials): Change[] {
  const match = googleMatch(card, credentials, pass.origin);
  const ticket = googleTicket(card, credentials);
  const isMatch = hashed(match) !== pass.matchShown;
  const isTicket = hashed(ticket) !== pass.ticketShown;
  return isMatch || isTicket ? [{ pass, match, ticket, isMatch, isTicket }] : [];
}

/** All tickets of a match show its one class. */
async function replaceMatches(run: Run, changed: readonly Change[]): Promise<void> {
  const { database, service } = run;
  const moved = new Map<string, Change[]>();
  for (const change of changed.filter(({ isMatch }) => isMatch))
    moved.set(change.match.id, [...(moved.get(change.match.id) ?? []), change]);
  for (const changes of moved.values()) {
    const [{ match } = {}] = changes;
    if (!match) continue;
    const ofMatch = { ticketId: { in: changes.map(({ pass }) => pass.ticketId) } };
    if (await service.replace('eventTicketClass', match))
      await database.googlePass.updateMany({ where: ofMatch, data: { matchShown: hashed(match) } });
    else await forgetUnsaved(run, ofMatch);
  }
}

async function replaceTicket(run: Run, { pass: { ticketId }, ticket }: Change): Promise<void> {
  if (await run.service.replace('eventTicketObject', ticket))
    await run.database.googlePass.updateMany({ where: { ticketId }, data: { ticketShown: hashed(ticket) } });
  else await forgetUnsaved(run, { ticketId });
}

/** Forgets passes that Google does not have, unless somebody may be saving them just now. */
async function forgetUnsaved({ database, now }: Run, where: Prisma.GooglePassWhereInput): Promise<void> {
  await database.googlePass.deleteMany({
    where: { ...where, offeredAt: { lt: new Date(now.getTime() - TO_SAVE) } },
  });
}
