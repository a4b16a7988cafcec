import type { Database, MailKind } from '../../platform/database/client.ts';
import { validate } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { accountMail } from '../../platform/mail/mails.ts';
import { isUsable, LinkExpiredError, redeemToken } from './account-tokens.ts';
import { endSessionsOf } from '../../platform/sessions.ts';
import { requestResetInput, resetPasswordInput, tokenInput } from './users.input.ts';
import { acceptablePassword } from './users.ts';

/**
 * Mails a link for a new password. Response and response time are the same if there is no such account.
 * @throws ValidationError, RateLimitedError
 */
export async function requestPasswordReset(
  database: Database,
  limits: RateLimits,
  address: string,
  input: unknown,
): Promise<void> {
  const { email } = validate(requestResetInput, input);
  await limits.consume({ mailAddress: address, mailAccount: `reset:${email}` });
  await writeMail(database, 'reset_password', email);
}

/** A single statement for existing and unknown accounts, so that both take the same time. */
async function writeMail(
  database: Database,
  kind: Exclude<MailKind, 'ticket'>,
  email: string,
): Promise<void> {
  const { id, key } = accountMail(kind);
  await database.$executeRaw`
    INSERT INTO mails (id, key, kind, user_id)
    SELECT ${id}::uuid, ${key}, ${kind}::"MailKind", users.id FROM users WHERE users.email = ${email}`;
}

/**
 * Sets a new password with a link and ends all sessions. The link also verifies the address it was sent to.
 * @throws ValidationError, LinkExpiredError, RateLimitedError
 */
export async function resetPassword(
  database: Database,
  limits: RateLimits,
  address: string,
  input: unknown,
): Promise<void> {
  await limits.consume({ linkAddress: address });
  const { token, password } = validate(resetPasswordInput, input);
  // A rejected password must not use up the link, and an invalid link must not cost a password hash.
  if (!(await isUsable(database, 'reset_password', token))) throw new LinkExpiredError();
  const hashed = await acceptablePassword(password);
  const email = await database.$transaction(async (transaction) => {
    const owner = await redeemToken(transaction, 'reset_password', token);
    await transaction.user.update({
      where: { id: owner.userId },
      data: { password: hashed, emailVerifiedAt: new Date() },
    });
    await endSessionsOf(transaction, owner.userId);
    return owner.email;
  });
  // The new password also clears the failed sign-ins of the account.
  await limits.takeBack({ all: { loginAccount: email } });
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
  if (user) await writeMail(database, 'verify_email', user.email);
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
  await database.$transaction(async (transaction) => {
    const { userId } = await redeemToken(transaction, 'verify_email', token);
    await transaction.user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } });
  });
}
