import pLimit, { type LimitFunction } from 'p-limit';
import type { Database, DatabaseTransaction, Prisma, Role, User } from '../database/client.ts';
import { isUniqueViolation } from '../database/constraint.ts';
import { NotFoundError, UserError, ValidationError, validate } from '../errors.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { containsText } from '../search.ts';
import { hashPassword, isTooCommon, passwordMatches } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';
import { createUserInput, loginInput, registerInput, updateUserInput } from './users.input.ts';

/** The same for a wrong password and an unknown e-mail, so that nobody learns who has an account. */
export class InvalidCredentialsError extends UserError {
  override name = 'InvalidCredentialsError';
  readonly code = 'INVALID_CREDENTIALS';

  constructor() {
    super('Email o contraseña incorrectos');
  }
}

export class EmailTakenError extends UserError {
  override name = 'EmailTakenError';
  readonly code = 'EMAIL_TAKEN';

  constructor() {
    super('Ya existe una cuenta con este email');
  }
}

/** Without an administrator nobody could ever appoint one again. */
export class LastAdministratorError extends UserError {
  override name = 'LastAdministratorError';
  readonly code = 'LAST_ADMINISTRATOR';

  constructor() {
    super('El club no puede quedarse sin administrador');
  }
}

/** Spec section 5: administrators cannot be deleted, only demoted first. */
export class AdministratorDeletionError extends UserError {
  override name = 'AdministratorDeletionError';
  readonly code = 'ADMINISTRATOR_DELETION';

  constructor() {
    super('Un administrador no se puede eliminar');
  }
}

/** Attempts on one account are judged one after the other, or a burst would all be let in before the first is counted. */
const attempts = new Map<string, LimitFunction>();

async function oneAtATime<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const queue = attempts.get(key) ?? pLimit(1);
  attempts.set(key, queue);
  try {
    return await queue(work);
  } finally {
    if (queue.activeCount + queue.pendingCount === 0) attempts.delete(key);
  }
}

/**
 * Checks who wants to sign in. Failures are counted by account and by address.
 * @throws ValidationError, InvalidCredentialsError, RateLimitedError
 */
export async function authenticate(
  database: Database,
  limits: RateLimits,
  address: string,
  input: unknown,
): Promise<User> {
  const { email, password } = validate(loginInput, input);
  return oneAtATime(email, async () => {
    await limits.check('loginAccount', email);
    await limits.check('loginAddress', address);
    const user = await database.user.findUnique({ where: { email } });
    if (await passwordMatches(user?.password ?? null, password)) {
      await limits.reset('loginAccount', email);
      if (user) return user;
    }
    await limits.consume('loginAccount', email);
    await limits.consume('loginAddress', address);
    throw new InvalidCredentialsError();
  });
}

async function acceptablePassword(password: string): Promise<string> {
  if (isTooCommon(password)) {
    throw new ValidationError([
      { path: 'password', message: 'Esa contraseña es demasiado común. Elige otra más difícil de adivinar' },
    ]);
  }
  return hashPassword(password);
}

/** Runs a write of `users`. @throws EmailTakenError where the address belongs to another account. */
async function withUniqueEmail<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, ['email'])) throw new EmailTakenError();
    throw error;
  }
}

/**
 * Opens a visitor's account (spec section 5).
 * @throws ValidationError, EmailTakenError, RateLimitedError
 */
export async function register(
  database: Database,
  limits: RateLimits,
  address: string,
  input: unknown,
): Promise<User> {
  const { name, email, password } = validate(registerInput, input);
  await limits.consume('registerAddress', address);
  const hashed = await acceptablePassword(password);
  return withUniqueEmail(() => database.user.create({ data: { name, email, password: hashed } }));
}

/** The main role is always one of the list; staff forms send the list as `[role]`. */
function rolesWith(role: Role, roles: readonly Role[] | undefined): Role[] {
  return [...new Set([role, ...(roles ?? [])])];
}

/**
 * Creates an account on behalf of staff.
 * @throws ValidationError, EmailTakenError
 */
export async function createUser(database: Database, input: unknown): Promise<User> {
  const { name, email, password, role, roles } = validate(createUserInput, input);
  const data = {
    name,
    email,
    role,
    roles: rolesWith(role, roles),
    password: await acceptablePassword(password),
  };
  return withUniqueEmail(() => database.user.create({ data }));
}

/** Locks every administrator's row, so that two demotions at once cannot both find the other one left. */
export async function administratorIds(transaction: DatabaseTransaction): Promise<number[]> {
  const rows = await transaction.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE 'admin' = ANY (roles) ORDER BY id FOR UPDATE`;
  return rows.map(({ id }) => id);
}

/**
 * Changes an account. A new role or password ends the person's sessions.
 * @throws ValidationError, NotFoundError, EmailTakenError, LastAdministratorError
 */
export async function updateUser(database: Database, id: number | null, input: unknown): Promise<User> {
  const { role, roles, password, ...plain } = validate(updateUserInput, input);
  const hashed = password === undefined ? undefined : await acceptablePassword(password);
  return withUniqueEmail(() =>
    database.$transaction(async (transaction) => {
      const administrators = await administratorIds(transaction);
      const before = id === null ? null : await transaction.user.findUnique({ where: { id } });
      if (!before) throw new NotFoundError('El usuario no existe');
      const after = {
        role: role ?? before.role,
        roles: role || roles ? rolesWith(role ?? before.role, roles) : before.roles,
      };
      const demoted = before.roles.includes('admin') && !after.roles.includes('admin');
      if (demoted && administrators.length === 1) throw new LastAdministratorError();
      const sameRoles = after.role === before.role && after.roles.join() === before.roles.join();
      if (!sameRoles || hashed) await endSessionsOf(transaction, before.id);
      return transaction.user.update({
        where: { id: before.id },
        data: { ...plain, ...after, ...(hashed && { password: hashed }) },
      });
    }),
  );
}

/**
 * Deletes an account; its tickets stay sold, without a holder.
 * @throws NotFoundError, AdministratorDeletionError
 */
export async function deleteUser(database: Database, id: number | null): Promise<void> {
  await database.$transaction(async (transaction) => {
    const administrators = await administratorIds(transaction);
    if (id !== null && administrators.includes(id)) throw new AdministratorDeletionError();
    const { count } = await transaction.user.deleteMany({ where: { id: id ?? -1 } });
    if (count === 0) throw new NotFoundError('El usuario no existe');
  });
}

/**
 * The accounts that staff see, by name; `search` looks in names and addresses.
 * @throws ValidationError
 */
export function userList(search: string | null | undefined) {
  const text = containsText(search);
  return {
    where: text ? { OR: [{ name: text }, { email: text }] } : {},
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  } satisfies Prisma.UserFindManyArgs;
}
