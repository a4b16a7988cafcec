import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/client.ts';
import { NotFoundError, UserError } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/sessions.ts';
import { accountClosing } from './account-events.ts';
import { LastAdministratorError, administratorIds } from './users-admin.ts';
import type { Attempting } from './sign-in-attempts.ts';
import { InvalidCredentialsError, authenticateAgain, type Authenticated } from './users.ts';

/** The password is not the one of the signed-in user. */
export class WrongPasswordError extends UserError {
  override name = 'WrongPasswordError';
  readonly code = 'WRONG_PASSWORD';

  constructor() {
    super('La contraseña no es correcta');
  }
}

/** The session whose user confirms something. */
type SignedIn = Pick<Viewer, 'id' | 'sessionId'>;

/**
 * Asks for the password again, in case another person uses an unlocked screen. Wrong passwords are counted like failed sign-ins.
 * @param assertMore checks more than the password; if it throws, that also counts as a failure
 * @throws WrongPasswordError, ValidationError, NotFoundError, RateLimitedError, and what `assertMore` throws
 */
export async function confirmPassword(
  database: Database,
  from: Attempting,
  { id, sessionId }: SignedIn,
  password: string,
  assertMore?: (user: Authenticated) => Promise<void>,
): Promise<Authenticated> {
  const user = await database.user.findUnique({ where: { id }, select: { email: true } });
  if (!user) throw new NotFoundError('Tu cuenta ya no existe');
  try {
    return await authenticateAgain(database, from, { email: user.email, password, sessionId }, assertMore);
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
  from: Attempting & { config: Pick<Config, 'dataDir' | 'objectStore'> },
  viewer: SignedIn,
  password: string,
): Promise<void> {
  await confirmPassword(database, from, viewer, password);
  const userId = viewer.id;
  const afterwards = await database.$transaction(async (transaction) => {
    const administrators = await administratorIds(transaction);
    if (administrators.length === 1 && administrators[0] === userId) throw new LastAdministratorError();
    const steps = await Promise.all(accountClosing.emit(transaction, userId, from.config));
    const { count } = await transaction.user.deleteMany({ where: { id: userId } });
    if (count === 0) throw new NotFoundError('Tu cuenta ya no existe');
    return steps;
  });
  await Promise.all(afterwards.map((step) => step()));
}
