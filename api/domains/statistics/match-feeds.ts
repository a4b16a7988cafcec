import { z } from 'zod';
import type { StatisticsAccess } from '../../config.ts';
import type { Database } from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { ValidationError, validate } from '../../platform/errors.ts';
import { visibleLine } from '../../platform/input/visible-text.input.ts';
import { recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { mergedEdit } from '../audit/edits.ts';
import { lockMatch } from '../matches/locked-match.ts';
import { matchChanged } from '../matches/match-events.ts';
import { feedAddressOf, LONGEST_FEED_ADDRESS } from './feed-address.ts';

const feedInput = z.object({ address: z.string().transform(visibleLine) });

const wrong = (message: string) => new ValidationError([{ path: 'address', message }]);

/**
 * Sets where the statistics of a match are read by themselves; an empty address ends that, and keeps what was read.
 * @returns the match's id
 * @throws NotFoundError; ValidationError if the site may not read that address; EditConflictError
 */
export function setMatchFeed(
  database: Database,
  staff: Staff,
  { matchId, access, ...input }: { matchId: number | null; access: StatisticsAccess; address: string },
): Promise<number> {
  const mine = validate(feedInput, input);
  const { address } = mine;
  if (address !== '') assertReadable(address, access);
  return database.$transaction(async (transaction) => {
    const match = await lockMatch(transaction, matchId);
    const stored = await transaction.matchFeed.findUnique({ where: { matchId: match.id } });
    const subject = { subjectType: 'match', subjectId: match.id } as const;
    const given = await mergedEdit(transaction, staff, subject, {
      schema: feedInput,
      mine,
      input,
      stored: { address: stored?.address ?? '' },
      audited: { address: 'feed' },
    });
    if (given.address === undefined || given.address === (stored?.address ?? '')) return match.id;
    await transaction.matchFeed.deleteMany({ where: { matchId: match.id } });
    if (address !== '') {
      const overAt = match.status === 'finished' ? new Date() : null;
      await transaction.matchFeed.create({
        // The score that the old address gave is not one by hand.
        data: { matchId: match.id, address, overAt, score: stored?.score ?? null },
      });
    }
    await recordStaffAction(transaction, staff, {
      action: 'update',
      ...subject,
      subject: match.subject,
      changes: { feed: [stored?.address ?? null, address || null] },
    });
    return match.id;
  }, transactionOptions);
}

function assertReadable(address: string, access: StatisticsAccess): void {
  if (address.length > LONGEST_FEED_ADDRESS) throw wrong('La dirección es demasiado larga');
  if (!URL.canParse(address)) throw wrong('Debe ser una dirección completa: https://… o tcp://…');
  if (!feedAddressOf(address, access))
    throw wrong(
      'Solo se leen FIBA LiveStats, la FEB y los servidores que ha permitido quien administra la web',
    );
}

/** A match that begins is read at once; after its end it is read a few times more. */
matchChanged.subscribe(async (transaction, { before, after }) => {
  if (before.status === after.status) return;
  await transaction.matchFeed.updateMany({
    where: { matchId: after.id },
    data: { overAt: after.status === 'finished' ? new Date() : null, nextReadAt: new Date(), failures: 0 },
  });
});
