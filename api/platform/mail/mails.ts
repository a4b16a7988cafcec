import { randomUUID } from 'node:crypto';
import { Prisma, type Database, type MailKind } from '../database/client.ts';

/** The job that finds new rows of mails and queues them. */
export const COLLECT_MAILS_JOB = 'mail.collect';
/** The job that sends one mail. */
export const SEND_MAIL_JOB = 'mail.send';

/** Mails that one run queues; the rest waits for the next. */
const MOST_AT_ONCE = 500;
const DAY = 24 * 60 * 60_000;
/** How long rows of sent mails stay, milliseconds. */
const REMEMBERED = 90 * DAY;

/** A mail as the queue takes it. */
export interface QueuedMail {
  name: typeof SEND_MAIL_JOB;
  id: string;
  data: { mailId: string };
}

/** The row of a mail about an account itself, for `user.create` and for SQL: every request is a separate event. */
export function accountMail(kind: 'reset_password' | 'verify_email' | 'sign_in_locked') {
  const id = randomUUID();
  return { id, kind, key: `${kind}:${id}` };
}

/** Inserts the confirmations of the tickets that a statement has just issued (`id`, `user_id`), in that statement. */
export const ticketMails = (issued: Prisma.Sql): Prisma.Sql => mailsAbout('ticket', issued);

/** The same for the seats that a statement has just offered. */
export const seatMails = (offered: Prisma.Sql): Prisma.Sql => mailsAbout('seat_offer', offered);

/** One mail about each row (`id`, `user_id`) to its person, in the statement that wrote the rows. */
function mailsAbout(kind: MailKind, rows: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO mails (id, key, kind, user_id, subject_id)
    SELECT gen_random_uuid(), ${`${kind}:`}::text || changed.id, ${kind}::"MailKind", changed.user_id, changed.id::text
      FROM ${rows} AS changed`;
}

/** Inserts the mails of a notice to people (`user_id`), in the statement that chooses them. Each gets it once. */
export function noticeMails(noticeId: number, people: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO mails (id, key, kind, user_id, subject_id)
    SELECT gen_random_uuid(), 'match_notice:' || ${noticeId}::int || ':' || person.user_id, 'match_notice',
           person.user_id, ${noticeId}::int::text
      FROM ${people} AS person
        ON CONFLICT (key) DO NOTHING`;
}

/** The row of a mail about a ticket or a gift: one of each kind. */
export const mailAbout = (
  kind: MailKind,
  userId: number,
  subjectId: string,
  address: string | null = null,
) => ({
  kind,
  key: `${kind}:${subjectId}`,
  userId,
  subjectId,
  address,
});

/** Queues new mails. A mail's job has its id, so an interrupted run queues nothing twice. */
export async function collectMails(
  database: Database,
  add: (jobs: readonly QueuedMail[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const waiting = await database.mail.findMany({
      where: { queuedAt: null },
      orderBy: { createdAt: 'asc' },
      select: { id: true },
      take: MOST_AT_ONCE,
    });
    if (waiting.length === 0) return;
    await add(waiting.map(({ id }) => ({ name: SEND_MAIL_JOB, id, data: { mailId: id } })));
    await database.mail.updateMany({
      where: { id: { in: waiting.map(({ id }) => id) } },
      data: { queuedAt: new Date() },
    });
  }
}

/** Deletes the rows of mails that were sent long ago. */
export async function removeOldMails(database: Database, now = Date.now()): Promise<void> {
  await database.mail.deleteMany({ where: { doneAt: { lt: new Date(now - REMEMBERED) } } });
}
