import {
  Prisma,
  type AdmissionFault,
  type AdmissionKind,
  type Database,
} from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { NotFoundError, UserError, validate } from '../../platform/errors.ts';
import { recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { counted } from './counted.ts';
import { attendanceChanged } from './door-events.ts';
import { undoInput } from './door.input.ts';

// What the desk sees of the gates: counts, conflicts and who came.

/** People who came in, by gate and by what they showed. */
export interface DoorCount {
  gate: string;
  kind: AdmissionKind;
  people: number;
}

export interface DoorCounts {
  matchId: number;
  counts: DoorCount[];
  admitted: number;
  /** Valid tickets of the match. */
  ticketsSold: number;
  conflicts: number;
}

/** Counts the people of a match at its gates, in one statement. */
export async function doorCounts(database: Database, matchId: number): Promise<DoorCounts> {
  const [row] = await database.$queryRaw<
    [{ counts: DoorCount[] | null; ticketsSold: number; conflicts: number }]
  >`
    SELECT (SELECT json_agg(json_build_object('gate', gate, 'kind', kind, 'people', people) ORDER BY gate, kind)
              FROM (SELECT gate, kind, count(*)::int AS people FROM admissions
                     WHERE match_id = ${matchId}::int AND ${counted} GROUP BY gate, kind) AS groups) AS counts,
           coalesce((SELECT tickets_sold FROM matches WHERE id = ${matchId}::int), 0) AS "ticketsSold",
           (SELECT count(*)::int FROM admissions
             WHERE match_id = ${matchId}::int AND undone_at IS NULL
               AND (repeats_id IS NOT NULL OR fault IS NOT NULL)) AS conflicts`;
  const counts = row.counts ?? [];
  return { ...row, matchId, counts, admitted: counts.reduce((sum, { people }) => sum + people, 0) };
}

/** One admission, as the desk sees it. */
export interface AdmittedPerson {
  id: string;
  kind: AdmissionKind;
  type: string;
  name: string | null;
  number: string | null;
  gate: string;
  admittedAt: Date;
  /** Why it does not count; both are null for one that does. */
  fault: AdmissionFault | null;
  firstGate: string | null;
  firstAt: Date | null;
}

const people = (where: Prisma.Sql, orderBy: Prisma.Sql) => Prisma.sql`
  SELECT admissions.id, admissions.kind::text, admissions.gate, admissions.admitted_at AS "admittedAt",
         admissions.fault::text, first.gate AS "firstGate", first.admitted_at AS "firstAt",
         coalesce(abonos.nombre_asistente, users.name) AS name,
         CASE WHEN tickets.id IS NOT NULL THEN 'N.º ' || upper(left(tickets.id::text, 8)) END AS number,
         CASE admissions.kind
           WHEN 'ticket' THEN CASE tickets.paid_by WHEN 'complimentary' THEN 'Invitación' ELSE 'Entrada' END
           WHEN 'member_card' THEN concat_ws(' · ', 'Carnet', memberships.type)
           ELSE concat_ws(' · ', 'Abono', abonos.tipo_abonament) END AS type
    FROM admissions
    LEFT JOIN tickets ON tickets.id = admissions.ticket_id
    LEFT JOIN memberships ON memberships.id = admissions.membership_id
    LEFT JOIN abonos ON abonos.id = admissions.abono_id
    LEFT JOIN users ON users.id = coalesce(tickets.user_id, memberships.user_id, abonos.user_id)
    LEFT JOIN admissions AS first ON first.id = admissions.repeats_id
   WHERE ${where}
   ORDER BY ${orderBy}`;

/** Everybody who came to a match, the latest first. */
export function admittedPeople(database: Database, matchId: number): Promise<AdmittedPerson[]> {
  return database.$queryRaw(
    people(
      Prisma.sql`admissions.match_id = ${matchId}::int AND ${counted}`,
      Prisma.sql`admissions.admitted_at DESC, admissions.id`,
    ),
  );
}

/** Who came in without counting: twice, or with a ticket that had ended. The latest first. */
export function doorConflicts(database: Database, matchId: number): Promise<AdmittedPerson[]> {
  return database.$queryRaw(
    people(
      Prisma.sql`admissions.match_id = ${matchId}::int AND admissions.undone_at IS NULL
             AND (admissions.repeats_id IS NOT NULL OR admissions.fault IS NOT NULL)`,
      Prisma.sql`admissions.admitted_at DESC, admissions.id`,
    ),
  );
}

/** The admission was undone before. */
export class AdmissionUndoneError extends UserError {
  override name = 'AdmissionUndoneError';
  readonly code = 'ADMISSION_UNDONE';

  constructor() {
    super('Este acceso ya se había anulado');
  }
}

/**
 * Undoes an admission, so that the ticket, card or pass admits again. If a second gate had admitted the same one
 * offline, its admission counts from now on. Undoing a conflict takes it from the list.
 * @throws ValidationError, NotFoundError, AdmissionUndoneError
 */
export async function undoAdmission(
  database: Database,
  staff: Staff,
  id: string,
  input: unknown,
  now = new Date(),
): Promise<{ matchId: number }> {
  const { reason } = validate(undoInput, input);
  const { matchId, userId } = await database.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT id FROM admissions WHERE id = ${id}::uuid FOR UPDATE`;
    const admission = await transaction.admission.findUnique({
      where: { id },
      include: {
        match: { select: { subject: true } },
        ticket: { select: { userId: true } },
        membership: { select: { userId: true } },
        abono: { select: { userId: true } },
      },
    });
    if (!admission) throw new NotFoundError('El acceso no existe');
    if (admission.undoneAt) throw new AdmissionUndoneError();
    await transaction.admission.update({
      where: { id },
      data: { undoneAt: now, undoneById: staff.id, undoReason: reason },
    });
    const next = await transaction.admission.findFirst({
      where: { repeatsId: id, undoneAt: null, fault: null },
      orderBy: [{ admittedAt: 'asc' }, { id: 'asc' }],
    });
    if (next) {
      await transaction.admission.update({ where: { id: next.id }, data: { repeatsId: null } });
      await transaction.admission.updateMany({
        where: { repeatsId: id, undoneAt: null },
        data: { repeatsId: next.id },
      });
    }
    await recordStaffAction(transaction, staff, {
      action: 'revoke',
      subjectType: 'admission',
      subjectId: id,
      subject: admission.match.subject,
      changes: { gate: [admission.gate, null], reason: [null, reason] },
    });
    const { ticket, membership, abono } = admission;
    return { matchId: admission.matchId, userId: (ticket ?? membership ?? abono)?.userId ?? null };
  }, transactionOptions);
  if (userId !== null) attendanceChanged.emit(database, userId);
  return { matchId };
}

/** Gates that matches begin with, before somebody has typed others. */
const GATES = ['Puerta 1', 'Puerta 2', 'Puerta 3'];

/** The names of the gates of a match: the usual ones, and those at which people were admitted. */
export async function gatesOf(database: Database, matchId: number): Promise<string[]> {
  const used = await database.admission.findMany({
    where: { matchId },
    distinct: ['gate'],
    select: { gate: true },
    orderBy: { gate: 'asc' },
  });
  return [...new Set([...GATES, ...used.map(({ gate }) => gate)])];
}
