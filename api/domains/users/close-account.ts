import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/client.ts';
import { NotFoundError, UserError } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { accountClosing } from './account-events.ts';
import { LastAdministratorError, administratorIds } from './users-admin.ts';
import { InvalidCredentialsError, authenticate, type Authenticated } from './users.ts';

/** The password is not the one of the signed-in user. */
export class WrongPasswordError extends UserError {
  override name = 'WrongPasswordError';
  readonly code = 'WRONG_PASSWORD';

  constructor() {
    super('La contraseña no es correcta');
  }
}

/**
 * Asks for the password again, in case another person uses an unlocked screen. Wrong passwords count as failed
 * sign-ins, so that this cannot bypass that limit.
 * @throws WrongPasswordError, ValidationError, NotFoundError, RateLimitedError
 */
export async function confirmPassword(
  database: Database,
  limits: RateLimits,
  address: string,
  userId: number,
  password: string,
): Promise<Authenticated> {
  const user = await database.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (!user) throw new NotFoundError('Tu cuenta ya no existe');
  try {
    return await authenticate(database, limits, address, { email: user.email, password });
  } catch (error) {
    throw error instanceof InvalidCredentialsError ? new WrongPasswordError() : error;
  }
}

/**
 * Closes the user's own account. Deletes sessions, memberships, comments and reports, points and achievements, passes
 * with their PDFs, and devices. Tickets stay sold without a holder, and articles stay without an author.
 * @throws WrongPasswordError, ValidationError, NotFoundError, LastAdministratorError, RateLimitedError
 */
export async function closeAccount(
  database: Database,
  limits: RateLimits,
  config: Pick<Config, 'dataDir' | 'objectStore'>,
  address: string,
  userId: number,
  password: string,
): Promise<void> {
  await confirmPassword(database, limits, address, userId, password);
  const afterwards = await database.$transaction(async (transaction) => {
    const administrators = await administratorIds(transaction);
    if (administrators.length === 1 && administrators[0] === userId) throw new LastAdministratorError();
    const steps = await Promise.all(accountClosing.emit(transaction, userId, config));
    const { count } = await transaction.user.deleteMany({ where: { id: userId } });
    if (count === 0) throw new NotFoundError('Tu cuenta ya no existe');
    return steps;
  });
  await Promise.all(afterwards.map((step) => step()));
}
