import { randomUUID } from 'node:crypto';
import type { Database, MailKind } from '../../platform/database/client.ts';

/**
 * Writes a mail to the account of an e-mail, if there is one.
 * @param event a mail of a kind is written once for each event of an account
 */
export async function writeAccountMail(
  database: Database,
  { kind, email, event }: { kind: Exclude<MailKind, 'ticket'>; email: string; event: string },
): Promise<void> {
  await database.$executeRaw`
    INSERT INTO mails (id, key, kind, user_id)
    SELECT ${randomUUID()}::uuid, concat_ws(':', ${kind}::text, users.id, ${event}::text), ${kind}::"MailKind", users.id
      FROM users WHERE users.email = ${email}
    ON CONFLICT (key) DO NOTHING`;
}
