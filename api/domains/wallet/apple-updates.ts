import http2 from 'node:http2';
import { once } from 'node:events';
import type { Database } from '../../platform/database/client.ts';
import { logger } from '../../platform/log.ts';
import { mayHaveChanged } from './changing-tickets.ts';
import { findTicketCards } from '../tickets/ticket-card.ts';
import type { AppleCredentials } from './apple-credentials.ts';
import { nextChange, shownBy } from './apple-passes.ts';

/** Milliseconds that the push service has for one answer. */
const LIMIT = 10_000;

/**
 * Tells phones of passes that show something old: a match was moved, postponed or cancelled, or the holder changed. It
 * compares what each pass shows with the data, so it does not matter how the data were changed, and a process that dies
 * in between only repeats a push.
 */
export async function pushChangedPasses(
  database: Database,
  credentials: AppleCredentials,
  now = new Date(),
): Promise<void> {
  const passes = await database.applePass.findMany({
    where: { ticket: mayHaveChanged(now) },
    select: { ticketId: true, shown: true },
  });
  const shownNow = new Map(passes.map(({ ticketId, shown }) => [ticketId, shown]));
  const cards = await findTicketCards(database, [...shownNow.keys()]);
  const changedAt = await nextChange(database);
  for (const card of cards) {
    const shown = shownBy(card);
    if (shown === shownNow.get(card.ticketId)) continue;
    const change = { shown, changedAt, isPushDue: true };
    await database.applePass.update({ where: { ticketId: card.ticketId }, data: change });
  }
  const due = await database.appleDevice.findMany({
    where: { pass: { isPushDue: true } },
    select: { pushToken: true },
    distinct: ['pushToken'],
  });
  if (due.length > 0)
    await pushAll(
      database,
      credentials,
      due.map(({ pushToken }) => pushToken),
    );
  await database.applePass.updateMany({
    where: { isPushDue: true, changedAt: { lte: changedAt } },
    data: { isPushDue: false },
  });
}

/** @throws if the push service cannot be reached: the job is tried again */
async function pushAll(
  database: Database,
  credentials: AppleCredentials,
  tokens: readonly string[],
): Promise<void> {
  const { certificate, key, password, pushService, pushAuthority, passType } = credentials;
  const session = http2.connect(pushService, {
    cert: certificate,
    key,
    ...(password !== undefined && { passphrase: password }),
    ...(pushAuthority !== undefined && { ca: pushAuthority }),
  });
  try {
    await once(session, 'connect', { signal: AbortSignal.timeout(LIMIT) });
    for (const token of tokens) {
      const status = await push(session, token, passType);
      // The pass was removed from this phone.
      if (status === 410) await database.appleDevice.deleteMany({ where: { pushToken: token } });
      else if (status !== 200) logger.warn({ status }, 'Apple refused to tell a phone of a changed pass');
    }
  } finally {
    session.close();
  }
}

/** Sends an empty message: the phone then asks the site what has changed. @returns the status */
async function push(session: http2.ClientHttp2Session, token: string, topic: string): Promise<number> {
  const request = session.request({
    ':method': 'POST',
    ':path': `/3/device/${token}`,
    'apns-topic': topic,
    'content-type': 'application/json',
  });
  request.setTimeout(LIMIT, () => request.close(http2.constants.NGHTTP2_CANCEL));
  request.end('{}');
  const [headers] = await once(request, 'response');
  request.resume();
  return Number(headers[':status']);
}
