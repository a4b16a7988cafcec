import { z } from 'zod';
import type { Database, Mail, MailKind, MailOutcome } from '../database/client.ts';
import { logger } from '../log.ts';
import { mailsSent } from '../metrics/metrics.ts';
import { layOut, type Letter } from './letter.ts';
import { MailRefusedError, type Mailer } from './mailer.ts';

/** A mail to be composed, and its recipient. */
export type MailWithUser = Mail & { user: { id: number; email: string; emailVerifiedAt: Date | null } };

/** How a domain composes a kind of mail. */
export interface MailComposer {
  /** After this time without a delivery the mail is of no use any more, milliseconds. */
  usefulFor: number;
  /** @returns null if the reason for the mail is gone. */
  compose(database: Database, origin: string, mail: MailWithUser): Promise<Letter | null>;
}

const order = z.object({ mailId: z.uuid() });

/** What sending needs beside the database. */
export interface Post {
  mailer: Mailer;
  /** The address of the site for links, without a trailing slash. */
  origin: string;
  /** Composers by kind of mail, provided by the domains. */
  composers: Readonly<Partial<Record<MailKind, MailComposer>>>;
}

/**
 * Sends one mail. If the process dies after the delivery and before it is recorded, the mail is sent again with the same
 * Message-ID.
 * @throws errors of the server that a retry may solve
 */
export async function sendMail(
  database: Database,
  { mailer, origin, composers }: Post,
  data: unknown,
): Promise<void> {
  const { mailId } = order.parse(data);
  const mail = await database.mail.findUnique({
    where: { id: mailId },
    include: { user: { select: { id: true, name: true, email: true, emailVerifiedAt: true } } },
  });
  if (!mail || mail.doneAt) return;
  const { kind } = mail;
  const composer = composers[kind];
  if (!composer) throw new Error(`No domain composes mails of the kind ${kind}`);
  const isLate = Date.now() - mail.createdAt.getTime() > composer.usefulFor;
  const letter = isLate ? null : await composer.compose(database, origin, mail);
  const outcome = letter ? await handOver(mailer, { id: mailId, to: recipientOf(mail), letter }) : 'obsolete';
  mailsSent.inc({ kind, outcome: METRIC[outcome] });
  await database.mail.updateMany({ where: { id: mailId }, data: { doneAt: new Date(), outcome } });
}

/** The outcomes as the metrics name them. */
const METRIC = { sent: 'sent', refused: 'refused', obsolete: 'of no use' } as const satisfies Record<
  MailOutcome,
  string
>;

interface Addressed {
  id: string;
  /** Without a name the greeting has none either. */
  to: { name: string | null; address: string };
  letter: Letter;
}

/**
 * The person who opens an account chooses its name and may type any address, so an unverified address gets none of the
 * words of the account. A mail to somebody else has no name either.
 */
function recipientOf({
  address,
  user,
}: Mail & { user: { name: string; email: string; emailVerifiedAt: Date | null } }) {
  if (address !== null) return { name: null, address };
  return { name: user.emailVerifiedAt ? user.name : null, address: user.email };
}

async function handOver(mailer: Mailer, { id, to, letter }: Addressed): Promise<'sent' | 'refused'> {
  try {
    await mailer.send({
      id,
      to: { name: to.name ?? '', address: to.address },
      ...layOut(to.name, letter),
      attachments: letter.attachments ?? [],
    });
    return 'sent';
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error;
    logger.warn({ err: error, mailId: id }, 'a mail was refused for good');
    return 'refused';
  }
}
