import { randomUUID } from 'node:crypto';
import type { Database, User } from '../../platform/database/client.ts';
import { validate } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { orderAccountMail } from './account-mail-job.ts';
import { writeAccountMail } from './account-mails.ts';
import { isUsable, justUsedBy, LinkExpiredError, redeemToken } from './account-tokens.ts';
import { endSessionsOf } from '../../platform/sessions.ts';
import { knownDevice } from './known-devices.ts';
import { comparePassword } from './passwords.ts';
import { forgetAttempts, type Attempting } from './sign-in-attempts.ts';
import { requestResetInput, resetPasswordInput, tokenInput } from './users.input.ts';
import { acceptablePassword, findAccount, type SigningIn } from './users.ts';

/**
 * Mails a link for a new password. Who has an account is looked up after the response, so that neither the response nor its
 * time tells. As with sign-ins, strangers cannot use up the mails of a device that the account knows.
 * @throws ValidationError, RateLimitedError
 */
export async function requestPasswordReset(
  database: Database,
  from: SigningIn,
  input: unknown,
): Promise<void> {
  const { limits, queue, address } = from;
  const { email } = validate(requestResetInput, input);
  const { cookie } = from.device;
  const device = cookie && knownDevice(from.config, cookie, await findAccount(database, email));
  if (device) {
    await limits.consume({ mailAccount: `reset:${device}` });
  } else {
    await limits.consume({ mailAddress: address, mailAccount: `reset:${email} ${address}` });
    await limits.consume({ mailEverywhere: `reset:${email}` });
  }
  await orderAccountMail(queue, { kind: 'reset_password', email, event: randomUUID() });
}

/**
 * Sets a new password with a link, ends all sessions and forgets all devices but this one. The link also verifies the address
 * it was sent to.
 * @returns the account with its new password hash
 * @throws ValidationError, LinkExpiredError, RateLimitedError
 */
export async function resetPassword(
  database: Database,
  from: Attempting,
  input: unknown,
): Promise<Pick<User, 'id' | 'password'>> {
  await from.limits.consume({ linkAddress: from.address });
  const { token, password } = validate(resetPasswordInput, input);
  // A rejected password must not use up the link, and an invalid link must not cost a password hash.
  if (!(await isUsable(database, 'reset_password', token))) return resetBefore(database, token, password);
  const hashed = await acceptablePassword(password);
  const owner = await database.$transaction(async (transaction) => {
    const { userId, email } = await redeemToken(transaction, 'reset_password', token);
    await transaction.user.update({
      where: { id: userId },
      data: { password: hashed, emailVerifiedAt: new Date() },
    });
    await endSessionsOf(transaction, userId);
    return { userId, email };
  });
  await forgetAttempts(from, owner.email);
  return { id: owner.userId, password: hashed };
}

/**
 * The answer to a link that has just set this very password: the first answer may have got lost.
 * @throws LinkExpiredError
 */
async function resetBefore(database: Database, token: string, password: string) {
  const owner = await justUsedBy(database, 'reset_password', token);
  if (!owner || (await comparePassword(owner.password, password)) === 'different')
    throw new LinkExpiredError();
  return { id: owner.id, password: owner.password };
}

/**
 * Sends the link that verifies the user's address again.
 * @throws RateLimitedError
 */
export async function requestEmailVerification(
  database: Database,
  limits: RateLimits,
  userId: number,
): Promise<void> {
  await limits.consume({ mailAccount: `verify:${userId}` });
  const user = await database.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (user)
    await writeAccountMail(database, { kind: 'verify_email', email: user.email, event: randomUUID() });
}

/**
 * Verifies an address with the link that was sent to it. Needs no signed-in user.
 * @throws LinkExpiredError, RateLimitedError, ValidationError
 */
export async function verifyEmail(
  database: Database,
  limits: RateLimits,
  address: string,
  input: unknown,
): Promise<void> {
  await limits.consume({ linkAddress: address });
  const { token } = validate(tokenInput, input);
  // The first answer may have got lost.
  if ((await justUsedBy(database, 'verify_email', token))?.emailVerifiedAt) return;
  await database.$transaction(async (transaction) => {
    const { userId } = await redeemToken(transaction, 'verify_email', token);
    await transaction.user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } });
  });
}
