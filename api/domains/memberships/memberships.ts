import { randomUUID } from 'node:crypto';
import { changesOf, recordStaffAction, type Changes, type Staff } from '../audit/audit-log.ts';
import type { Database, DatabaseTransaction, Membership, Prisma } from '../../platform/database/client.ts';
import { holdsAt, cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { NotFoundError, UserError, ValidationError, validate } from '../../platform/errors.ts';
import { addListedRole, removeListedRole } from '../users/listed-roles.ts';
import { lockUser } from '../users/lock-user.ts';
import { grantMembershipInput, renewMembershipInput } from './memberships.input.ts';

/** Who grants memberships (spec section 6, the tab «commercial»). */
export const MEMBERSHIP_STAFF = ['admin', 'commercial_manager'] as const;

/** The person is a member for some of that time already: that membership is to be renewed instead. */
export class AlreadyMemberError extends UserError {
  override name = 'AlreadyMemberError';
  readonly code = 'ALREADY_MEMBER';
  readonly membershipId: string;

  constructor(membershipId: string) {
    super('Esta persona ya tiene un carnet para esas fechas. Renuévalo en lugar de crear otro');
    this.membershipId = membershipId;
  }
}

/** Condition for a membership that is in force at an instant: from its first instant to before its last. */
function inForce(now: Date) {
  return { activationDate: { lte: now }, expiryDate: { gt: now } } satisfies Prisma.MembershipWhereInput;
}

/** How many people are members. It stays so until somebody changes a membership, or the next one begins or ends by itself. */
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

/** The membership that a person's card shows, the one in force that lasts longest; none where they have none. */
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
 * Makes somebody a member for a time, and gives them the role `socio` beside those they have (design section 4).
 * @returns the new membership's id
 * @throws ValidationError, NotFoundError where no account has the e-mail, AlreadyMemberError
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

/** The log says what kind of card it is; whose it is only its id tells, as long as the account exists. */
function record(
  transaction: DatabaseTransaction,
  staff: Staff,
  action: 'grant' | 'renew' | 'end',
  { id, type }: Pick<Membership, 'id' | 'type'>,
  changes?: Changes,
): Promise<void> {
  return recordStaffAction(transaction, staff, {
    action,
    subjectType: 'membership',
    subjectId: id,
    subject: type,
    ...(changes && { changes }),
  });
}

/** @throws AlreadyMemberError where the person has another membership for some of the time. */
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

/** A membership that would be over the moment it is given helps nobody. @throws ValidationError */
function assertToCome(expiryDate: Date, now: Date): void {
  if (expiryDate > now) return;
  throw new ValidationError([{ path: 'expiryDate', message: 'El final debe estar en el futuro' }]);
}

/**
 * Lets a membership last longer, also one that is over: its card and number stay, and the person is a socio again.
 * @throws ValidationError, NotFoundError, AlreadyMemberError where a later membership has begun by then
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
 * Ends a membership now; one that is over already stays as it is. Whoever has none left, in force or to come, is no
 * longer a socio. A membership that only ran out keeps the role, so that its holder finds out how to renew it.
 * @throws NotFoundError
 */
export async function endMembership(
  database: Database,
  staff: Staff,
  id: string,
  now = new Date(),
): Promise<void> {
  await withMembership(database, id, async (transaction, membership, user) => {
    if (membership.expiryDate > now) {
      // One that has not begun keeps a moment of life, since its end must come after its beginning.
      const begun = membership.activationDate < now ? {} : { activationDate: new Date(now.getTime() - 1) };
      const after = { ...begun, expiryDate: now };
      await transaction.membership.update({ where: { id }, data: after });
      await record(transaction, staff, 'end', membership, changesOf<typeof after>(membership, after));
    }
    const left = await transaction.membership.count({ where: { userId: user.id, expiryDate: { gt: now } } });
    if (left > 0 || !user.roles.includes('socio')) return;
    await removeListedRole(transaction, user, 'socio');
    // The card was over already, and the person still counted as a socio: that ended now.
    if (membership.expiryDate <= now) await record(transaction, staff, 'end', membership);
  });
}

type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

/** Changes a membership while nobody else changes its holder's. @throws NotFoundError */
async function withMembership(
  database: Database,
  id: string,
  change: (transaction: DatabaseTransaction, membership: Membership, user: LockedUser) => Promise<void>,
): Promise<void> {
  const known = UUID.test(id);
  await database.$transaction(async (transaction) => {
    const found = known ? await transaction.membership.findUnique({ where: { id } }) : null;
    const user = found && (await lockUser(transaction, found.userId));
    // Read again: it may have changed while its holder's row was locked by somebody else.
    const membership = user && (await transaction.membership.findUnique({ where: { id } }));
    if (!membership) throw new NotFoundError('El carnet no existe');
    await change(transaction, membership, user);
  }, transactionOptions);
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
