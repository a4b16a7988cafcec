import fs from 'node:fs';
import { noticeMails } from '../domains/notices/notices.background.ts';
import { paymentMails } from '../domains/payments/payments.background.ts';
import { ticketMails } from '../domains/tickets/tickets.background.ts';
import { accountMails } from '../domains/users/users.background.ts';
import type { Database } from '../platform/database/client.ts';
import { openMailer, outboxFolder } from '../platform/mail/mailer.ts';
import { collectMails } from '../platform/mail/mails.ts';
import { sendMail } from '../platform/mail/send-mail.ts';

/** A mail in the outbox. */
export interface OutboxMail {
  to: string;
  subject: string;
  /** The plain text, with simple line ends. */
  text: string;
  /** The target of its link, or an empty string. */
  link: string;
  /** The complete raw message. */
  raw: string;
}

/** The origin of links in test mails. */
export const TEST_ORIGIN = 'https://club.test';

/** Every mail that the domains compose. */
export const TEST_COMPOSERS = { ...accountMails, ...ticketMails, ...paymentMails, ...noticeMails };

/**
 * Sends all queued mails, as the jobs do.
 * @returns the mails since the last call
 */
export async function deliverMails(database: Database, dataDir: string): Promise<OutboxMail[]> {
  const mailer = openMailer({ dataDir, smtpUrl: undefined, mailFrom: undefined });
  await collectMails(database, async (jobs) => {
    for (const { data } of jobs)
      await sendMail(database, { mailer, origin: TEST_ORIGIN, composers: TEST_COMPOSERS }, data);
  });
  return takeOutbox(dataDir);
}

/** Reads the mails of an outbox and deletes them. */
export function takeOutbox(dataDir: string): OutboxMail[] {
  const folder = outboxFolder({ dataDir });
  if (!fs.existsSync(folder)) return [];
  // One by one, because a running site may be writing another mail.
  const mails = fs.readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return mails.map((name) => {
    const raw = fs.readFileSync(`${folder}/${name}`, 'utf8');
    fs.rmSync(`${folder}/${name}`);
    return readMail(raw);
  });
}

/** Reads a raw message. */
export function readMail(raw: string): OutboxMail {
  const [, encoded = ''] =
    /content-type: text\/plain[^\r]*\r\ncontent-transfer-encoding: [\w-]+\r\n\r\n(.*?)\r\n--/is.exec(raw) ??
    [];
  const isBase64 = /text\/plain[^\r]*\r\ncontent-transfer-encoding: base64/i.test(raw);
  const decoded = isBase64 ? Buffer.from(encoded, 'base64').toString() : fromQuotedPrintable(encoded);
  const text = decoded.replaceAll('\r\n', '\n');
  return {
    to: header(raw, 'To'),
    subject: header(raw, 'Subject'),
    text,
    link: /https?:\/\/\S+#\S+/.exec(text)?.[0] ?? '',
    raw,
  };
}

function header(raw: string, name: string): string {
  const [, value = ''] = new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw) ?? [];
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?(Q|B)\?(.*?)\?=/gi, (_all, coding: string, content: string) =>
      coding.toUpperCase() === 'B'
        ? Buffer.from(content, 'base64').toString()
        : fromQuotedPrintable(content.replaceAll('_', ' ')),
    );
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
