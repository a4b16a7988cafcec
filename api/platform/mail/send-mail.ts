import { z } from 'zod';
import type { Database, Mail } from '../database/client.ts';
import { logger } from '../log.ts';
import { mailsSent } from '../metrics/metrics.ts';
import { ticketLetter } from '../../domains/tickets/ticket-letter.ts';
import { passwordLetter, verificationLetter } from '../../domains/users/account-letters.ts';
import { issueToken } from '../../domains/users/account-tokens.ts';
import { layOut, type Letter } from './letter.ts';
import { MailRefusedError, type Mailer } from './mailer.ts';

const HOUR = 60 * 60_000;
/** A mail that could not be handed over for so long says nothing of use any more, milliseconds. */
const TOO_LATE: Readonly<Record<Mail['kind'], number>> = {
  reset_password: HOUR,
  verify_email: 24 * HOUR,
  ticket: 7 * 24 * HOUR,
};

const order = z.object({ mailId: z.uuid() });

/** What sending takes beside the database. */
export interface Post {
  mailer: Mailer;
  /** The address of the site for links, without a trailing slash. */
  origin: string;
}

/**
 * Sends one mail that was written down, once: where the process dies between handing it over and writing that down it is
 * handed over again, with the same Message-ID.
 * @throws whatever the server says that trying again may mend
 */
export async function sendMail(database: Database, { mailer, origin }: Post, data: unknown): Promise<void> {
  const { mailId } = order.parse(data);
  const mail = await database.mail.findUnique({
    where: { id: mailId },
    include: { user: { select: { id: true, name: true, email: true, emailVerifiedAt: true } } },
  });
  if (!mail || mail.doneAt) return;
  const { user, kind } = mail;
  const isLate = Date.now() - mail.createdAt.getTime() > TOO_LATE[kind];
  const letter = isLate ? null : await compose(database, origin, mail);
  const outcome = letter ? await handOver(mailer, { id: mailId, user, letter }) : 'of no use';
  mailsSent.inc({ kind, outcome });
  await database.mail.updateMany({ where: { id: mailId }, data: { doneAt: new Date() } });
}

interface Addressed {
  id: string;
  user: { name: string; email: string };
  letter: Letter;
}

async function handOver(mailer: Mailer, { id, user, letter }: Addressed): Promise<'sent' | 'refused'> {
  try {
    await mailer.send({
      id,
      to: { name: user.name, address: user.email },
      ...layOut(user.name, letter),
      attachments: letter.attachments ?? [],
    });
    return 'sent';
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error;
    logger.warn({ err: error, mailId: id }, 'a mail was refused for good');
    return 'refused';
  }
}

type MailWithUser = Mail & { user: { id: number; email: string; emailVerifiedAt: Date | null } };

/** @returns null where there is nothing to say any more. */
async function compose(
  database: Database,
  origin: string,
  { kind, subjectId, user }: MailWithUser,
): Promise<Letter | null> {
  switch (kind) {
    case 'reset_password':
      return passwordLetter(origin, await issueToken(database, 'reset_password', user));
    case 'verify_email':
      if (user.emailVerifiedAt) return null;
      return verificationLetter(origin, await issueToken(database, 'verify_email', user));
    case 'ticket':
      return ticketLetter(database, origin, { ticketId: subjectId ?? '', userId: user.id });
  }
}
