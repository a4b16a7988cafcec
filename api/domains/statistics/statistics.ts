import fs from 'node:fs/promises';
import { type Match, MatchStatus, type Database } from '../../platform/database/client.ts';
import { NotFoundError, ValidationError } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/uploads.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { lockMatch } from '../matches/locked-match.ts';
import type { MatchSheet } from './sheet.ts';
import { MAX_FEED_SIZE, SOURCE_NAMES, readFeed } from './feeds.ts';
import { storeSheet } from './stored-sheet.ts';
import { addsUp } from './totals.ts';

const wrong = (message: string) => new ValidationError([{ path: 'file', message }]);

/**
 * Stores what an uploaded file says of a match. The score of the match itself stays as it is.
 * @throws NotFoundError, ValidationError if the file is of no known source, or the match has not begun
 */
export async function saveStatistics(
  database: Database,
  staff: Staff,
  matchId: number | null,
  file: UploadedFile,
): Promise<number> {
  const feed = readFeed(await contentOf(file));
  if (!feed) throw wrong('El archivo no es de FIBA LiveStats (data.json) ni de la FEB (BoxScore o KeyFacts)');
  return database.$transaction(async (transaction) => {
    const match = await lockMatch(transaction, matchId);
    if (match.status !== MatchStatus.live && match.status !== MatchStatus.finished)
      throw wrong('El partido aún no ha empezado: no puede tener estadísticas');
    const stored = await storeSheet(transaction, match, feed);
    await recordStaffAction(transaction, staff, {
      action: 'upload',
      subjectType: 'match',
      subjectId: match.id,
      subject: match.subject,
      changes: { statistics: [stored && SOURCE_NAMES[stored.source], SOURCE_NAMES[feed.source]] },
    });
    return match.id;
  }, transactionOptions);
}

/**
 * Removes the statistics of a match, and the feed that they are read from.
 * @throws NotFoundError
 */
export async function removeStatistics(
  database: Database,
  staff: Staff,
  matchId: number | null,
): Promise<number> {
  return database.$transaction(async (transaction) => {
    const match = await lockMatch(transaction, matchId);
    const stored = await transaction.matchStatistics.findUnique({ where: { matchId: match.id } });
    if (!stored) throw new NotFoundError('El partido no tiene estadísticas');
    await transaction.matchStatistics.delete({ where: { matchId: match.id } });
    await transaction.playerGame.deleteMany({ where: { matchId: match.id } });
    // It would bring them back.
    await transaction.matchFeed.deleteMany({ where: { matchId: match.id } });
    await recordStaffAction(transaction, staff, {
      action: 'update',
      subjectType: 'match',
      subjectId: match.id,
      subject: match.subject,
      changes: { statistics: [SOURCE_NAMES[stored.source], null] },
    });
    return match.id;
  }, transactionOptions);
}

async function contentOf(file: UploadedFile): Promise<unknown> {
  if (file.size > MAX_FEED_SIZE) throw wrong('El archivo no puede superar los 4MB');
  try {
    // Some programs write a byte order mark.
    return JSON.parse((await fs.readFile(file.path, 'utf8')).replace(/^\uFEFF/, ''));
  } catch {
    throw wrong('El archivo está dañado o no es JSON');
  }
}

/**
 * Whether the figures may still change: the feed has not ended, its parts do not add up, or it differs from the score
 * that staff recorded.
 */
export function isProvisional(
  sheet: MatchSheet,
  { status, result }: Pick<Match, 'status' | 'result'>,
): boolean {
  const isSameScore = result === `${sheet.home.points}-${sheet.away.points}`;
  return status !== MatchStatus.finished || !sheet.isFinal || !isSameScore || !addsUp(sheet);
}
