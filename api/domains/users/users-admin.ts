import { changesOf, recordStaffAction, type Changes, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged } from '../audit/decisions.ts';
import { mergedEdit } from '../audit/edits.ts';
import type {
  Database,
  DatabaseTransaction,
  Prisma,
  Right,
  Role,
  User,
} from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { NotFoundError, UserError, validate } from '../../platform/errors.ts';
import { containsWords } from '../../platform/lists/search.ts';
import { endSessionsOf } from '../../platform/sessions.ts';
import { lockUser } from './lock-user.ts';
import { createUserInput, updateUserInput, userFilter } from './users.input.ts';
import { acceptablePassword, withUniqueEmail } from './users.ts';

// Management of accounts by administrators.

const subject = (id: number) => ({ subjectType: 'user', subjectId: id }) as const;

/** Without an administrator, no new one could be appointed. */
export class LastAdministratorError extends UserError {
  override name = 'LastAdministratorError';
  readonly code = 'LAST_ADMINISTRATOR';

  constructor() {
    super('El club no puede quedarse sin administrador');
  }
}

/** Administrators must be demoted before they can be deleted. */
export class AdministratorDeletionError extends UserError {
  override name = 'AdministratorDeletionError';
  readonly code = 'ADMINISTRATOR_DELETION';

  constructor() {
    super('Un administrador no se puede eliminar');
  }
}

/** Sort fields of the staff's list. */
export type UserSort = 'name' | 'email' | 'role' | 'registrationDate';

/**
 * Builds the query for the list of accounts; `search` looks in names and e-mails, `role` in the list of roles.
 * @throws ValidationError
 */
export function userList(
  filter: unknown,
  { sort, descending }: { sort: UserSort; descending: boolean } = { sort: 'name', descending: false },
) {
  const { search, role } = validate(userFilter, filter ?? {});
  const direction = descending ? 'desc' : 'asc';
  return {
    where: {
      ...containsWords(search),
      ...(role && { roles: { has: role } }),
    },
    orderBy: [{ [sort]: direction }, { id: direction }],
  } satisfies Prisma.UserFindManyArgs;
}

/** The main role is always in the list; staff forms send only `[role]`. */
function rolesWith(role: Role, roles: readonly Role[] | undefined): Role[] {
  return [...new Set([role, ...(roles ?? [])])];
}

/**
 * Creates an account.
 * @param staff null if the operator does it from the command line
 * @throws ValidationError, EmailTakenError
 */
export async function createUser(database: Database, staff: Staff | null, input: unknown): Promise<User> {
  const { name, email, password, role, roles } = validate(createUserInput, input);
  const data = {
    name,
    email,
    role,
    roles: rolesWith(role, roles),
    password: await acceptablePassword(password),
  };
  return withUniqueEmail(() =>
    database.$transaction(async (transaction) => {
      const user = await transaction.user.create({ data });
      if (staff) {
        const changes: Changes = { role: [null, role] };
        await recordStaffAction(transaction, staff, { ...subject(user.id), action: 'create', changes });
      }
      return user;
    }, transactionOptions),
  );
}

/** Locks the rows of all administrators, so that concurrent demotions cannot remove the last one. */
export async function administratorIds(transaction: DatabaseTransaction): Promise<number[]> {
  const rows = await transaction.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE roles @> ARRAY['admin']::"Role"[] ORDER BY id FOR UPDATE`;
  return rows.map(({ id }) => id);
}

/**
 * Changes of an account for the audit log. The log is never deleted, so it contains no personal data: it says that
 * name, e-mail or password changed, but not the values.
 */
function loggedChanges(before: User, after: User): Changes {
  const { role, roles } = after;
  const own = (['name', 'email', 'password'] as const).filter((field) => before[field] !== after[field]);
  return {
    ...Object.fromEntries(own.map((field) => [field, [null, null] satisfies Changes[string]])),
    ...changesOf<Pick<User, 'role' | 'roles'>>(before, { role, roles }),
  };
}

/**
 * Changes an account. A new role or password ends the user's sessions.
 * @throws ValidationError, NotFoundError, EmailTakenError, LastAdministratorError, ChangedMeanwhileError if the input says
 * that its sender saw other roles, EditConflictError
 */
export async function updateUser(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown,
): Promise<User> {
  const { password, ...mine } = validate(updateUserInput, input);
  const hashed = password === undefined ? undefined : await acceptablePassword(password);
  return withUniqueEmail(() =>
    database.$transaction(async (transaction) => {
      const administrators = await administratorIds(transaction);
      const before = id === null ? null : await transaction.user.findUnique({ where: { id } });
      if (!before) throw new NotFoundError('El usuario no existe');
      await assertUnchanged(transaction, staff, subject(before.id), input, before.roles);
      const { role, roles, ...plain } = await mergedEdit(transaction, staff, subject(before.id), {
        schema: updateUserInput,
        mine,
        input,
        stored: before,
      });
      const next = {
        role: role ?? before.role,
        roles: role || roles ? rolesWith(role ?? before.role, roles) : before.roles,
      };
      const demoted = before.roles.includes('admin') && !next.roles.includes('admin');
      if (demoted && administrators.length === 1) throw new LastAdministratorError();
      const sameRoles = next.role === before.role && next.roles.join() === before.roles.join();
      if (!sameRoles || hashed) await endSessionsOf(transaction, before.id);
      const after = await transaction.user.update({
        where: { id: before.id },
        data: {
          ...plain,
          ...next,
          ...(hashed && { password: hashed }),
          ...(plain.email && plain.email !== before.email && { emailVerifiedAt: null }),
        },
      });
      const changes = loggedChanges(before, after);
      if (Object.keys(changes).length > 0) {
        await recordStaffAction(transaction, staff, { ...subject(after.id), action: 'update', changes });
      }
      return after;
    }, transactionOptions),
  );
}

/**
 * Sets the rights of an account. They take effect with its next request.
 * @throws NotFoundError; ChangedMeanwhileError if the input says that its sender saw other rights
 */
export function setUserRights(
  database: Database,
  staff: Staff,
  id: number | null,
  input: { rights: readonly Right[]; seen?: readonly Right[] | null | undefined },
): Promise<number> {
  return database.$transaction(async (transaction) => {
    const before = id === null ? null : await lockUser(transaction, id);
    if (!before) throw new NotFoundError('El usuario no existe');
    await assertUnchanged(transaction, staff, subject(before.id), input, before.rights);
    const after = { rights: [...new Set(input.rights)] };
    const changes = changesOf<typeof after>({ rights: before.rights }, after);
    if (Object.keys(changes).length === 0) return before.id;
    await transaction.user.update({ where: { id: before.id }, data: after });
    await recordStaffAction(transaction, staff, { ...subject(before.id), action: 'update', changes });
    return before.id;
  }, transactionOptions);
}

/**
 * Deletes an account; its tickets stay sold, without a holder.
 * @throws NotFoundError, AdministratorDeletionError
 */
export async function deleteUser(database: Database, staff: Staff, id: number | null): Promise<void> {
  await database.$transaction(async (transaction) => {
    const administrators = await administratorIds(transaction);
    if (id !== null && administrators.includes(id)) throw new AdministratorDeletionError();
    const { count } = await transaction.user.deleteMany({ where: { id: id ?? -1 } });
    if (id === null || count === 0) throw new NotFoundError('El usuario no existe');
    await recordStaffAction(transaction, staff, { ...subject(id), action: 'delete' });
  }, transactionOptions);
}
