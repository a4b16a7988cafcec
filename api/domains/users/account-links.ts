import type { Database, MailKind } from '../../platform/database/client.ts';
import { validate } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { accountMail } from '../../platform/mail/mails.ts';
import { isUsable, LinkExpiredError, redeemToken } from './account-tokens.ts';
import { endSessionsOf } from './sessions.ts';
import { requestResetInput, resetPasswordInput, tokenInput } from './users.input.ts';
import { acceptablePassword } from './users.ts';

/**
 * Has a link sent to whoever has the account of an e-mail, for choosing a new password. What happens, and how long it
 * takes, is the same where there is no such account.
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

/** One statement, whether the account exists or not. */
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
 * Sets a new password by a link. The person is signed out everywhere and signs in anew; that the link arrived proves
 * the address.
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
  // A password that is refused must not use the link up, nor a wrong link cost us a hash.
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
  // Whoever guessed wrongly before is let in by what they know now.
  await limits.takeBack({ all: { loginAccount: email } });
}

/**
 * Has the link for proving one's address sent again.
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
 * Proves an address by the link that was sent to it; whoever has it need not be signed in.
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
