import { createHash, randomBytes } from 'node:crypto';
import type { Database, DatabaseTransaction, TokenPurpose } from '../../platform/database/client.ts';
import { UserError } from '../../platform/errors.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a link is valid, in milliseconds. */
export const TOKEN_LIFE: Readonly<Record<TokenPurpose, number>> = {
  reset_password: 30 * MINUTE,
  verify_email: 24 * HOUR,
};

/** How long the answer to a used link is given again: it may have got lost on its way. */
const ANSWERED_AGAIN = 10 * MINUTE;

/** The link is used, expired, replaced by a newer one, or was never valid. The error does not say which. */
export class LinkExpiredError extends UserError {
  override name = 'LinkExpiredError';
  readonly code = 'LINK_EXPIRED';

  constructor() {
    super('Este enlace ya se ha usado o ha caducado. Pide otro y usa el del último correo.');
  }
}

/** The database stores only the hash, so a stolen table contains no working link. */
function idOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Creates the token for a new link and invalidates earlier ones for the same purpose.
 * @returns the token in clear text, which is stored nowhere
 */
export async function issueToken(
  database: Database,
  purpose: TokenPurpose,
  user: { id: number; email: string },
  now = Date.now(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { id: userId, email } = user;
  await database.$transaction([
    database.accountToken.deleteMany({ where: { userId, purpose } }),
    database.accountToken.create({
      data: { id: idOf(token), userId, purpose, email, expiresAt: new Date(now + TOKEN_LIFE[purpose]) },
    }),
  ]);
  return token;
}

/** Whether a token is valid; does not use it. */
export async function isUsable(database: Database, purpose: TokenPurpose, token: string): Promise<boolean> {
  const where = { id: idOf(token), purpose, expiresAt: { gt: new Date() } };
  return (await database.accountToken.count({ where })) > 0;
}

/**
 * The account whose token was used a moment ago, and whose address is still the one the link was sent to. The caller decides
 * whether what is asked for has been done.
 */
export async function justUsedBy(database: Database, purpose: TokenPurpose, token: string) {
  const since = new Date(Date.now() - ANSWERED_AGAIN);
  const used = await database.accountToken.findUnique({
    where: { id: idOf(token), purpose, usedAt: { gt: since } },
    select: {
      email: true,
      user: { select: { id: true, email: true, password: true, emailVerifiedAt: true } },
    },
  });
  return used && used.email === used.user.email ? used.user : null;
}

/**
 * Uses a token. Of two concurrent uses only one succeeds. Fails if the account's address is no longer the one the
 * link was sent to.
 * @returns the id of the account.
 * @throws LinkExpiredError
 */
export async function redeemToken(
  transaction: DatabaseTransaction,
  purpose: TokenPurpose,
  token: string,
): Promise<{ userId: number; email: string }> {
  const [found] = await transaction.$queryRaw<{ userId: number; email: string }[]>`
    UPDATE account_tokens SET used_at = now(), expires_at = now() FROM users
     WHERE account_tokens.id = ${idOf(token)} AND account_tokens.purpose = ${purpose}::"TokenPurpose"
       AND account_tokens.expires_at > now()
       AND users.id = account_tokens.user_id AND users.email = account_tokens.email
    RETURNING account_tokens.user_id AS "userId", account_tokens.email`;
  if (!found) throw new LinkExpiredError();
  return found;
}

/** Deletes tokens that are no longer valid. */
export async function removeExpiredTokens(database: Database, now = new Date()): Promise<void> {
  await database.accountToken.deleteMany({ where: { expiresAt: { lt: now } } });
}
