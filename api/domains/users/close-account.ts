import type { AbonoFiles } from '../abonos/abono-files.ts';
import type { Database } from '../../platform/database/client.ts';
import { NotFoundError, UserError } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { LastAdministratorError, administratorIds } from './users-admin.ts';
import { InvalidCredentialsError, authenticate, type Authenticated } from './users.ts';

/** What was typed is not the password of the person who is signed in. */
export class WrongPasswordError extends UserError {
  override name = 'WrongPasswordError';
  readonly code = 'WRONG_PASSWORD';

  constructor() {
    super('La contraseña no es correcta');
  }
}

/**
 * Makes sure that it is the person, and not somebody at a screen that they left. Wrong ones count as failed sign-ins of
 * the account, so that this is no way around that limit.
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
 * Closes a person's account at their word. Gone with it are sessions, memberships, comments and reports, points and
 * achievements, passes and their PDFs, and devices; tickets stay sold and counted, without a holder, and articles
 * without an author.
 * @throws WrongPasswordError, ValidationError, NotFoundError, LastAdministratorError, RateLimitedError
 */
export async function closeAccount(
  database: Database,
  limits: RateLimits,
  files: Pick<AbonoFiles, 'remove'>,
  address: string,
  userId: number,
  password: string,
): Promise<void> {
  await confirmPassword(database, limits, address, userId, password);
  const uploads = await database.$transaction(async (transaction) => {
    const administrators = await administratorIds(transaction);
    if (administrators.length === 1 && administrators[0] === userId) throw new LastAdministratorError();
    const uploaded = await transaction.membershipUpload.findMany({
      where: { userId },
      select: { filePath: true },
    });
    const { count } = await transaction.user.deleteMany({ where: { id: userId } });
    if (count === 0) throw new NotFoundError('Tu cuenta ya no existe');
    return uploaded;
  });
  // One that cannot be removed now has no row any more, and is swept away with the strays.
  await Promise.allSettled(uploads.map(({ filePath }) => files.remove(filePath)));
}
