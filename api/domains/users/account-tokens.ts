import { createHash, randomBytes } from 'node:crypto';
import type { Database, DatabaseTransaction, TokenPurpose } from '../../platform/database/client.ts';
import { UserError } from '../../platform/errors.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a link works, milliseconds. */
export const TOKEN_LIFE: Readonly<Record<TokenPurpose, number>> = {
  reset_password: 30 * MINUTE,
  verify_email: 24 * HOUR,
};

/** A link that was used, has expired, was replaced by a newer one, or never was one: nobody learns which. */
export class LinkExpiredError extends UserError {
  override name = 'LinkExpiredError';
  readonly code = 'LINK_EXPIRED';

  constructor() {
    super('Este enlace ya se ha usado o ha caducado. Pide otro y usa el del último correo.');
  }
}

/** The table holds only the hash, so that whoever reads it can use no link. */
function idOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Makes the token of a link that is about to be sent, in place of earlier ones for the same purpose.
 * @returns what stands in the link, and is stored nowhere.
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

/** Whether a token would work, without using it. */
export async function isUsable(database: Database, purpose: TokenPurpose, token: string): Promise<boolean> {
  const where = { id: idOf(token), purpose, expiresAt: { gt: new Date() } };
  return (await database.accountToken.count({ where })) > 0;
}

/**
 * Uses a token up. Of two who come with the same one only one is let through, and both fail once the account has
 * another address than the one that the link was sent to.
 * @returns whose it is. @throws LinkExpiredError
 */
export async function redeemToken(
  transaction: DatabaseTransaction,
  purpose: TokenPurpose,
  token: string,
): Promise<{ userId: number; email: string }> {
  const [found] = await transaction.$queryRaw<{ userId: number; email: string }[]>`
    DELETE FROM account_tokens USING users
     WHERE account_tokens.id = ${idOf(token)} AND account_tokens.purpose = ${purpose}::"TokenPurpose"
       AND account_tokens.expires_at > now()
       AND users.id = account_tokens.user_id AND users.email = account_tokens.email
    RETURNING account_tokens.user_id AS "userId", account_tokens.email`;
  if (!found) throw new LinkExpiredError();
  return found;
}

/** Forgets links that work no more. */
export async function removeExpiredTokens(database: Database, now = new Date()): Promise<void> {
  await database.accountToken.deleteMany({ where: { expiresAt: { lt: now } } });
}
