import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ApplePass, Database } from '../../platform/database/client.ts';
import { findTicketCard, type TicketCard } from '../tickets/ticket-card.ts';

// Which tickets are in Apple Wallet, on which phones, and which of them have changed.

/** Enough for one family; phones get a new id when they are set up anew. */
const DEVICES_PER_PASS = 20;

/** What a pass shows, as a hash: when it differs from the stored one, the phones are told. */
export function shownBy(card: TicketCard): string {
  const { homeTeam, awayTeam, competition, day, hour, place, holder, advice, isValid } = card;
  const shown = [homeTeam, awayTeam, competition, day, hour, place, holder, advice, isValid];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}

/** The pass of a ticket; it is created when the ticket is saved for the first time. */
export async function passOf(database: Database, card: TicketCard): Promise<ApplePass> {
  const { ticketId } = card;
  const token = randomBytes(24).toString('base64url');
  await database.applePass.createMany({
    data: [{ ticketId, token, shown: shownBy(card) }],
    skipDuplicates: true,
  });
  return database.applePass.findUniqueOrThrow({ where: { ticketId } });
}

/** @returns the pass and its ticket if the token is the pass's own, otherwise null */
export async function provenPass(
  database: Database,
  ticketId: string,
  token: string,
): Promise<{ pass: ApplePass; card: TicketCard } | null> {
  const pass = await database.applePass.findUnique({ where: { ticketId } });
  if (!pass || !isSame(pass.token, token)) return null;
  const card = await findTicketCard(database, ticketId);
  return card && { pass, card };
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * Notes that a phone shows a pass.
 * @returns whether it is new; null if too many phones show the pass already
 */
export async function registerDevice(
  database: Database,
  device: { deviceId: string; ticketId: string; pushToken: string },
): Promise<boolean | null> {
  const { deviceId, ticketId, pushToken } = device;
  const known = await database.appleDevice.updateMany({ where: { deviceId, ticketId }, data: { pushToken } });
  if (known.count > 0) return false;
  if ((await database.appleDevice.count({ where: { ticketId } })) >= DEVICES_PER_PASS) return null;
  // Two calls at once make one row.
  const { count } = await database.appleDevice.createMany({ data: [device], skipDuplicates: true });
  return count > 0;
}

export async function forgetDevice(database: Database, deviceId: string, ticketId: string): Promise<void> {
  await database.appleDevice.deleteMany({ where: { deviceId, ticketId } });
}

/**
 * The time of the next change of passes, a whole second after every earlier one: a phone asks for what is newer than what it
 * has, in a header without parts of a second. Clocks of processes may differ, so the database's counts.
 */
export async function nextChange(database: Database): Promise<Date> {
  const [row] = await database.$queryRaw<{ at: Date }[]>`
    SELECT greatest(clock_timestamp(), date_trunc('second', max(changed_at)) + interval '1 second') AS at
      FROM apple_passes`;
  return row?.at ?? new Date();
}

/**
 * The passes of a phone that changed after a tag.
 * @param since the tag of the last answer; undefined for all passes
 * @returns null if the phone is unknown
 */
export async function changedPasses(
  database: Database,
  deviceId: string,
  since: Date | undefined,
): Promise<{ serialNumbers: string[]; lastUpdated: string } | null> {
  const rows = await database.appleDevice.findMany({
    where: { deviceId },
    select: { ticketId: true, pass: { select: { changedAt: true } } },
  });
  if (rows.length === 0) return null;
  const changed = rows.filter(({ pass }) => since === undefined || pass.changedAt > since);
  const latest = Math.max(...rows.map(({ pass }) => pass.changedAt.getTime()));
  return { serialNumbers: changed.map(({ ticketId }) => ticketId), lastUpdated: String(latest) };
}
