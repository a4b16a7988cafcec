import pLimit, { type LimitFunction } from 'p-limit';
import type { Database, User } from '../../platform/database/client.ts';
import { isUniqueViolation } from '../../platform/database/constraint.ts';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import { UserError, ValidationError, validate } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { accountMail } from '../../platform/mail/mails.ts';
import { knownDevice } from './known-devices.ts';
import { comparePassword, hashPassword, isTooCommon } from './passwords.ts';
import type { SecretConfig } from './secret-key.ts';
import { countedAttempt, deviceOfSession, type Attempting } from './sign-in-attempts.ts';
import { loginInput, registerInput } from './users.input.ts';

/** The same error for a wrong password and an unknown e-mail, so that it does not reveal who has an account. */
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

/**
 * Attempts on one account from one place run one after the other; otherwise concurrent correct ones would count against each
 * other.
 */
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

/** A user whose password was right; `password` is the stored hash. */
export interface Authenticated extends Pick<User, 'id' | 'email' | 'password'> {
  hasSecondFactor: boolean;
}

/** What a sign-in needs of its request. */
export interface SigningIn extends Attempting {
  config: SecretConfig;
  device: { cookie: string | null };
}

/** A check after the password, for example of a code. */
type FurtherCheck = (user: Authenticated) => Promise<void>;

const FIND_BY_EMAIL = {
  name: 'find who signs in',
  text: `
    SELECT id, email, password,
           EXISTS (SELECT FROM second_factors
                    WHERE second_factors.user_id = users.id AND confirmed_at IS NOT NULL) AS "hasSecondFactor"
      FROM users WHERE email = $1`,
};

/**
 * Checks a sign-in. Wrong passwords and codes are counted, see `sign-in-attempts.ts`.
 * @param assertMore checks more than the password; if it throws, that also counts as a failure
 * @throws ValidationError, InvalidCredentialsError, RateLimitedError, and what `assertMore` throws
 */
export async function authenticate(
  database: Database,
  from: SigningIn,
  input: unknown,
  assertMore: (user: Authenticated, code: string) => Promise<void>,
): Promise<Authenticated> {
  const { email, password, code } = validate(loginInput, input);
  const { cookie } = from.device;
  return oneAtATime(`${email} ${cookie ?? from.address}`, async () => {
    const found = await findAccount(database, email);
    const device = knownDevice(from.config, cookie, found);
    return countedAttempt(from, { email, device }, () =>
      assertCredentials(database, found, password, (user) => assertMore(user, code)),
    );
  });
}

/**
 * Checks the password of a user again who is signed in. Their session counts as a known device.
 * @throws ValidationError, InvalidCredentialsError, RateLimitedError, and what `assertMore` throws
 */
export async function authenticateAgain(
  database: Database,
  from: Attempting,
  { sessionId, ...input }: { email: string; password: string; sessionId: string },
  assertMore: FurtherCheck = async () => {},
): Promise<Authenticated> {
  const { email, password } = validate(loginInput, input);
  const device = deviceOfSession({ sessionId });
  return oneAtATime(device, () =>
    countedAttempt(from, { email, device }, async () =>
      assertCredentials(database, await findAccount(database, email), password, assertMore),
    ),
  );
}

/** Finds an account by its e-mail in the form of `accountEmail`. */
export async function findAccount(database: Database, email: string): Promise<Authenticated | undefined> {
  const [found] = await preparedQuery<Authenticated>(database, FIND_BY_EMAIL, [email]);
  return found;
}

async function assertCredentials(
  database: Database,
  found: Authenticated | undefined,
  password: string,
  assertMore: FurtherCheck,
): Promise<Authenticated> {
  const compared = await comparePassword(found?.password ?? null, password);
  if (!found || compared === 'different') throw new InvalidCredentialsError();
  await assertMore(found);
  return compared === 'outdated' ? withNewHash(database, found, password) : found;
}

/** Replaces a hash of the password as it was typed by one of its canonical form, unless it has changed meanwhile. */
async function withNewHash(
  database: Database,
  user: Authenticated,
  password: string,
): Promise<Authenticated> {
  const renewed = await hashPassword(password);
  const where = { id: user.id, password: user.password };
  const { count } = await database.user.updateMany({ where, data: { password: renewed } });
  return count === 0 ? user : { ...user, password: renewed };
}

/**
 * Hashes a new password.
 * @throws ValidationError if it is one of the most common
 */
export async function acceptablePassword(password: string): Promise<string> {
  if (await isTooCommon(password)) {
    throw new ValidationError([
      { path: 'password', message: 'Esa contraseña es demasiado común. Elige otra más difícil de adivinar' },
    ]);
  }
  return hashPassword(password);
}

/**
 * Runs a write to `users`.
 * @throws EmailTakenError if another account has the e-mail
 */
export async function withUniqueEmail<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, ['email'])) throw new EmailTakenError();
    throw error;
  }
}

/**
 * Registers a new account.
 * @throws ValidationError, EmailTakenError, RateLimitedError
 */
export async function register(
  database: Database,
  limits: RateLimits,
  address: string,
  input: unknown,
): Promise<User> {
  const { name, email, password } = validate(registerInput, input);
  await limits.consume({ registerAddress: address });
  const hashed = await acceptablePassword(password);
  try {
    return await withUniqueEmail(() =>
      database.user.create({
        data: { name, email, password: hashed, mails: { create: accountMail('verify_email') } },
      }),
    );
  } catch (error) {
    // The error tells who has an account, so an address gets it only a few times.
    if (error instanceof EmailTakenError) await limits.consume({ registerTaken: address });
    throw error;
  }
}
