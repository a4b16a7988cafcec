import { printedNumber } from '../tickets/printed-number.input.ts';
import {
  Prisma,
  type AdmissionFault,
  type AdmissionKind,
  type Database,
} from '../../platform/database/client.ts';
import { NotFoundError, ValidationError, validate } from '../../platform/errors.ts';
import { readDoorCode } from './door-code.input.ts';
import { attendanceChanged } from './door-events.ts';
import { DOOR_LIMITS, postInput, queuedScanInput, scanInput } from './door.input.ts';
import { doorMatch, findSubjects, type DoorMatch, type Subject } from './subjects.ts';
import { colourOf, faultOf, judge, typeOf, type DoorColour, type DoorReason } from './verdict.ts';

/** A person at a device, as checked by the field's access rules. */
interface Operator {
  id: number;
}

/** What the device shows. */
export interface DoorVerdict {
  /** The id of the scan, which is also that of the admission. */
  scanId: string;
  colour: DoorColour;
  reason: DoorReason;
  kind: AdmissionKind | null;
  /** «Entrada», «Carnet · Socio general». */
  type: string | null;
  name: string | null;
  /** As it is printed: «N.º 21722D08»; null for cards and passes. */
  number: string | null;
  /** Where and when the person came in, now or before. */
  gate: string | null;
  admittedAt: Date | null;
  /** The match of a ticket for another one. */
  otherMatch: string | null;
  otherMatchDate: Date | null;
}

interface Scan {
  id: string;
  code: string;
  at: Date;
}

interface Post {
  match: DoorMatch;
  gate: string;
  device: string;
  operator: Operator;
}

/**
 * Decides a scan, and admits the person if the verdict is green. Each ticket, and each card or pass for a match, admits
 * once, on however many devices it is scanned at once. The same scan again has the same outcome and changes nothing.
 * @param input `letIn` admits although somebody had to look (amber)
 * @throws ValidationError, NotFoundError if the club plays no such match at home
 */
export async function admit(
  database: Database,
  operator: Operator,
  input: { matchId: number | null; letIn?: boolean } & Record<string, unknown>,
  now = new Date(),
): Promise<DoorVerdict> {
  const scan = validate(scanInput, input);
  const post = { ...validate(postInput, input), match: await openMatch(database, input.matchId), operator };
  const found = await read(database, post.match, scan.code);
  if (found.subject === null) return verdict(scan, found.reason, null);
  const { subject } = found;
  const reason = judge(subject, post.match);
  if (subject.admissionId === scan.id) return verdict(scan, 'admitted', subject);
  const admits = reason === 'admitted' || (input.letIn === true && colourOf(reason) === 'amber');
  if (!admits) return verdict(scan, reason, subject);
  return insertCounted(database, post, scan, subject, now);
}

/**
 * Records scans that a device decided while it had no connection: these people are in the arena. A person who should not
 * be there, or came in twice, is recorded as a conflict and does not count. Scans that are sent again change nothing.
 * @throws ValidationError, NotFoundError; then no scan was recorded
 */
export async function syncScans(
  database: Database,
  operator: Operator,
  input: { matchId: number | null; device: string; scans: readonly Record<string, unknown>[] },
  now = new Date(),
): Promise<DoorVerdict[]> {
  if (input.scans.length > DOOR_LIMITS.scans)
    throw new ValidationError([
      { path: 'scans', message: `Envía como máximo ${DOOR_LIMITS.scans} lecturas a la vez` },
    ]);
  const scans = input.scans.map((scan) => validate(queuedScanInput, scan));
  const match = await openMatch(database, input.matchId);
  const verdicts: DoorVerdict[] = [];
  // One after the other, in the order of the device: of two scans of one ticket the first counts.
  for (const { gate, ...scan } of scans) {
    const post = { ...validate(postInput, { gate, device: input.device }), match, operator };
    verdicts.push(await recordOffline(database, post, scan, now));
  }
  return verdicts;
}

async function openMatch(database: Database, id: number | null): Promise<DoorMatch> {
  const match = await doorMatch(database, id);
  if (match) return match;
  throw new NotFoundError('El club no juega este partido en casa, o ya no existe');
}

type Found = { subject: Subject } | { subject: null; reason: 'unknown' | 'ambiguous' };

async function read(database: Database, match: DoorMatch, text: string): Promise<Found> {
  const code = readDoorCode(text);
  const found = code ? await findSubjects(database, match.id, code) : [];
  if (found.length > 1) return { subject: null, reason: 'ambiguous' };
  return found[0] ? { subject: found[0] } : { subject: null, reason: 'unknown' };
}

async function recordOffline(database: Database, post: Post, scan: Scan, now: Date): Promise<DoorVerdict> {
  const found = await read(database, post.match, scan.code);
  if (found.subject === null) return verdict(scan, found.reason, null);
  const { subject } = found;
  if (subject.admissionId === scan.id) return verdict(scan, 'admitted', subject);
  // They came while it was played, whenever the device finds a connection.
  const { status } = post.match;
  const reason = judge(subject, { ...post.match, status: status === 'finished' ? 'live' : status });
  const fault = faultOf(reason);
  if (fault) {
    await insert(database, post, scan, subject, { now, fault });
    return verdict(scan, reason, subject);
  }
  const outcome =
    reason === 'already_admitted'
      ? verdict(scan, reason, subject)
      : await insertCounted(database, post, scan, subject, now);
  const first =
    outcome.reason === 'already_admitted' && (await read(database, post.match, scan.code)).subject;
  if (first && first.admissionId !== null && first.admissionId !== scan.id)
    await insert(database, post, scan, subject, { now, repeatsId: first.admissionId });
  return outcome;
}

/** Admits, unless somebody else was faster. */
async function insertCounted(
  database: Database,
  post: Post,
  scan: Scan,
  subject: Subject,
  now: Date,
): Promise<DoorVerdict> {
  const admittedAt = await insert(database, post, scan, subject, { now });
  if (admittedAt) {
    if (subject.userId !== null) attendanceChanged.emit(database, subject.userId);
    return verdict(scan, 'admitted', { ...subject, gate: post.gate, admittedAt });
  }
  const { subject: latest } = await read(database, post.match, scan.code);
  if (!latest) return verdict(scan, 'unknown', null);
  if (latest.admissionId === scan.id) return verdict(scan, 'admitted', latest);
  const reason = judge(latest, post.match);
  // Only this scan itself can be in the way: it was undone, or recorded as a conflict.
  return verdict(scan, colourOf(reason) === 'red' ? reason : 'undone', latest);
}

interface Insertion {
  now: Date;
  fault?: AdmissionFault;
  repeatsId?: string;
}

/**
 * Inserts an admission in one statement. Nothing is inserted if the scan is recorded already, if another admission counts,
 * or if the ticket has ended in the meantime. The match is locked first, as by every change of a ticket.
 * @returns when the person was admitted; null if nothing was inserted
 */
async function insert(
  database: Database,
  { match, gate, device, operator }: Post,
  scan: Scan,
  subject: Subject,
  { now, fault, repeatsId }: Insertion,
): Promise<Date | null> {
  // The clock of a device may be wrong, but nobody comes later than now.
  const admittedAt = scan.at < now ? scan.at : now;
  const id = (kind: AdmissionKind) => (subject.kind === kind ? subject.id : null);
  const isFine = Prisma.sql`${fault ?? null}::text IS NOT NULL OR ${repeatsId ?? null}::text IS NOT NULL`;
  const rows = await database.$queryRaw<{ id: string }[]>`
    WITH held AS (
      SELECT tickets.id FROM tickets
       WHERE tickets.id = ${id('ticket')}::uuid
         AND (SELECT matches.id FROM matches WHERE matches.id = ${match.id}::int FOR KEY SHARE) IS NOT NULL
         AND (tickets.state = 'valid' OR ${isFine})
         FOR SHARE
    )
    INSERT INTO admissions (id, match_id, kind, ticket_id, membership_id, abono_id, gate, device, admitted_at,
                            recorded_at, admitted_by_id, fault, repeats_id)
    SELECT ${scan.id}::uuid, ${match.id}::int, ${subject.kind}::"AdmissionKind", ${id('ticket')}::uuid,
           ${id('member_card')}::uuid, ${id('season_pass')}::int, ${gate}, ${device}, ${admittedAt}::timestamptz,
           ${now}::timestamptz, ${operator.id}::int, ${fault ?? null}::"AdmissionFault", ${repeatsId ?? null}::uuid
     WHERE ${subject.kind} <> 'ticket' OR EXISTS (SELECT FROM held)
        ON CONFLICT DO NOTHING
    RETURNING id`;
  return rows.length > 0 ? admittedAt : null;
}

function verdict({ id }: Scan, reason: DoorReason, subject: Subject | null): DoorVerdict {
  const other = reason === 'other_match' || reason === 'moved_match';
  return {
    scanId: id,
    reason,
    colour: colourOf(reason),
    kind: subject?.kind ?? null,
    type: subject && typeOf(subject),
    name: subject?.name ?? null,
    number: subject?.kind === 'ticket' ? printedNumber(subject.id) : null,
    gate: subject?.gate ?? null,
    admittedAt: subject?.admittedAt ?? null,
    otherMatch: other ? (subject?.ticketMatch ?? null) : null,
    otherMatchDate: other ? (subject?.ticketMatchDate ?? null) : null,
  };
}
