import pLimit, { type LimitFunction } from 'p-limit';
import type { Database, User } from '../../platform/database/client.ts';
import { isUniqueViolation } from '../../platform/database/constraint.ts';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import { UserError, ValidationError, validate } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { accountMail } from '../../platform/mail/mails.ts';
import { hashPassword, isTooCommon, passwordMatches } from './passwords.ts';
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
 * Attempts on one account run one after the other; otherwise concurrent correct ones would count against each other.
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

/** A user whose password was right. */
export interface Authenticated extends Pick<User, 'id' | 'email'> {
  hasSecondFactor: boolean;
}

const FIND_BY_EMAIL = {
  name: 'find who signs in',
  text: `
    SELECT id, email, password,
           EXISTS (SELECT FROM second_factors
                    WHERE second_factors.user_id = users.id AND confirmed_at IS NOT NULL) AS "hasSecondFactor"
      FROM users WHERE email = $1`,
};

/**
 * Checks a sign-in. Failures are counted by account and by IP address.
 * @param assertMore checks more than the password; if it throws, that also counts as a failure
 * @throws ValidationError, InvalidCredentialsError, RateLimitedError, and what `assertMore` throws
 */
export async function authenticate(
  database: Database,
  limits: RateLimits,
  address: string,
  input: unknown,
  assertMore: (user: Authenticated, code: string) => Promise<void> = async () => {},
): Promise<Authenticated> {
  const { email, password, code } = validate(loginInput, input);
  return oneAtATime(email, async () => {
    // Counted before the check, so that concurrent attempts on other instances cannot exceed the limit.
    await limits.consume({ loginAccount: email, loginAddress: address });
    const [found] = await preparedQuery<Authenticated & { password: string }>(database, FIND_BY_EMAIL, [
      email,
    ]);
    const matches = await passwordMatches(found?.password ?? null, password);
    if (!found || !matches) throw new InvalidCredentialsError();
    const { password: _password, ...user } = found;
    await assertMore(user, code);
    await limits.takeBack({ all: { loginAccount: email }, one: { loginAddress: address } });
    return user;
  });
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
  return withUniqueEmail(() =>
    database.user.create({
      data: { name, email, password: hashed, mails: { create: accountMail('verify_email') } },
    }),
  );
}
