import { randomUUID } from 'node:crypto';
import { changesOf, recordStaffAction, type Changes, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged } from '../audit/decisions.ts';
import type { Database, DatabaseTransaction, Membership, Prisma } from '../../platform/database/client.ts';
import { holdsAt, cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { NotFoundError, UserError, ValidationError, validate, parseUuid } from '../../platform/errors.ts';
import { addListedRole, removeListedRole } from '../users/listed-roles.ts';
import { lockUser } from '../users/lock-user.ts';
import { grantMembershipInput, renewMembershipInput } from './memberships.input.ts';

/** Roles that manage memberships (the tab «commercial»). */
export const MEMBERSHIP_STAFF = ['admin', 'commercial_manager'] as const;

/** The user already has a membership during this period, which must be renewed instead. */
export class AlreadyMemberError extends UserError {
  override name = 'AlreadyMemberError';
  readonly code = 'ALREADY_MEMBER';
  readonly membershipId: string;

  constructor(membershipId: string) {
    super('Esta persona ya tiene un carnet para esas fechas. Renuévalo en lugar de crear otro');
    this.membershipId = membershipId;
  }
}

/** Condition for memberships in force: the start is included, the end is not. */
function inForce(now: Date) {
  return { activationDate: { lte: now }, expiryDate: { gt: now } } satisfies Prisma.MembershipWhereInput;
}

/** Number of members. Cached until a membership changes, or until the next one starts or ends. */
export async function countMembers(database: Database, now = new Date()): Promise<number> {
  const { members } = await cachedMembers(database, null, now);
  return members;
}

const cachedMembers = cachedAggregate({ tables: ['memberships'], read: readMembers, isValidAt: holdsAt });

async function readMembers(database: Database, _input: null, now: Date) {
  const [row] = await database.$queryRaw<[{ members: number; until: Date | null }]>`
    SELECT count(DISTINCT user_id)::int AS members,
           least(
             min(expiry_date),
             (SELECT min(activation_date) FROM memberships WHERE activation_date > ${now}::timestamptz)
           ) AS until
      FROM memberships
     WHERE activation_date <= ${now}::timestamptz AND expiry_date > ${now}::timestamptz`;
  return { ...row, since: now };
}

/** The membership on a user's card: of those in force, the one that ends last. */
export function activeMembershipOf(userId: number, now = new Date()) {
  return {
    where: { userId, ...inForce(now) },
    orderBy: [{ expiryDate: 'desc' }, { id: 'asc' }],
  } satisfies Prisma.MembershipFindFirstArgs;
}

export function isInForce(
  { activationDate, expiryDate }: Pick<Membership, 'activationDate' | 'expiryDate'>,
  now = new Date(),
): boolean {
  return activationDate <= now && expiryDate > now;
}

/**
 * Grants a membership and adds the role `socio` to the user's roles.
 * @returns the new membership's id
 * @throws ValidationError, NotFoundError if no account has the e-mail, AlreadyMemberError
 */
export async function grantMembership(
  database: Database,
  staff: Staff,
  input: unknown,
  now = new Date(),
): Promise<string> {
  const { email, ...data } = validate(grantMembershipInput, input);
  assertToCome(data.expiryDate, now);
  return database.$transaction(async (transaction) => {
    const found = await transaction.user.findUnique({ where: { email }, select: { id: true } });
    const user = found && (await lockUser(transaction, found.id));
    if (!user) throw new NotFoundError('No hay ninguna cuenta con ese email');
    await assertFree(transaction, user.id, data);
    const id = randomUUID();
    await transaction.membership.create({
      data: { id, userId: user.id, qrCode: `membership:${id}`, ...data },
    });
    await addListedRole(transaction, user, 'socio');
    await record(transaction, staff, 'grant', { id, type: data.type });
    return id;
  }, transactionOptions);
}

const subjectOf = (id: string) => ({ subjectType: 'membership', subjectId: id }) as const;

/** The log has the type of the card and its id, but not its holder. */
function record(
  transaction: DatabaseTransaction,
  staff: Staff,
  action: 'grant' | 'renew' | 'end',
  { id, type }: Pick<Membership, 'id' | 'type'>,
  changes?: Changes,
): Promise<void> {
  return recordStaffAction(transaction, staff, {
    action,
    ...subjectOf(id),
    subject: type,
    ...(changes && { changes }),
  });
}

/** @throws AlreadyMemberError if another membership of the user overlaps */
async function assertFree(
  transaction: DatabaseTransaction,
  userId: number,
  { id, activationDate, expiryDate }: { id?: string; activationDate: Date; expiryDate: Date },
): Promise<void> {
  const other = await transaction.membership.findFirst({
    where: {
      userId,
      activationDate: { lt: expiryDate },
      expiryDate: { gt: activationDate },
      ...(id && { NOT: { id } }),
    },
    select: { id: true },
  });
  if (other) throw new AlreadyMemberError(other.id);
}

/**
 * A membership must not be over when it is granted.
 * @throws ValidationError
 */
function assertToCome(expiryDate: Date, now: Date): void {
  if (expiryDate > now) return;
  throw new ValidationError([{ path: 'expiryDate', message: 'El final debe estar en el futuro' }]);
}

/**
 * Extends a membership, also an expired one: card and number stay, and the user gets the role socio again.
 * @throws ValidationError, NotFoundError, ChangedMeanwhileError, AlreadyMemberError if it would overlap a later membership
 */
export async function renewMembership(
  database: Database,
  staff: Staff,
  id: string,
  input: unknown,
  now = new Date(),
): Promise<void> {
  const { expiryDate, type } = validate(renewMembershipInput, input);
  assertToCome(expiryDate, now);
  await withMembership(database, id, async (transaction, membership, user) => {
    await assertUnchanged(transaction, staff, subjectOf(id), input, membership.expiryDate);
    if (expiryDate <= membership.expiryDate) {
      throw new ValidationError([
        { path: 'expiryDate', message: 'La nueva fecha debe ser posterior a la actual' },
      ]);
    }
    await assertFree(transaction, user.id, { ...membership, expiryDate });
    const after = { expiryDate, ...(type && { type }) };
    await transaction.membership.update({ where: { id }, data: after });
    await addListedRole(transaction, user, 'socio');
    await record(
      transaction,
      staff,
      'renew',
      { ...membership, ...after },
      changesOf<typeof after>(membership, after),
    );
  });
}

/**
 * Ends a membership now; an expired one does not change. A user without any other current or upcoming membership
 * loses the role socio. Expiry alone keeps the role, so that the holder can see how to renew.
 * @throws NotFoundError
 */
export async function endMembership(
  database: Database,
  staff: Staff,
  id: string,
  input: unknown = {},
  now = new Date(),
): Promise<void> {
  await withMembership(database, id, async (transaction, membership, user) => {
    await assertUnchanged(transaction, staff, subjectOf(id), input, membership.expiryDate);
    if (membership.expiryDate > now) {
      // A CHECK constraint wants the end after the start, so an upcoming membership gets a duration of one
      // millisecond.
      const begun = membership.activationDate < now ? {} : { activationDate: new Date(now.getTime() - 1) };
      const after = { ...begun, expiryDate: now };
      await transaction.membership.update({ where: { id }, data: after });
      await record(transaction, staff, 'end', membership, changesOf<typeof after>(membership, after));
    }
    const left = await transaction.membership.count({ where: { userId: user.id, expiryDate: { gt: now } } });
    if (left > 0 || !user.roles.includes('socio')) return;
    await removeListedRole(transaction, user, 'socio');
    // The membership was over, but the user still had the role socio, which ends now.
    if (membership.expiryDate <= now) await record(transaction, staff, 'end', membership);
  });
}

type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

/**
 * Locks the holder's row and changes a membership.
 * @throws NotFoundError
 */
async function withMembership(
  database: Database,
  id: string,
  change: (transaction: DatabaseTransaction, membership: Membership, user: LockedUser) => Promise<void>,
): Promise<void> {
  const known = { id: parseUuid(id) };
  await database.$transaction(async (transaction) => {
    const found = await transaction.membership.findUnique({ where: known });
    const user = found && (await lockUser(transaction, found.userId));
    // Read again, because it may have changed while this transaction waited for the lock.
    const membership = user && (await transaction.membership.findUnique({ where: known }));
    if (!membership) throw new NotFoundError('El carnet no existe');
    await change(transaction, membership, user);
  }, transactionOptions);
}
