import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { club } from '../../club/club.ts';
import type { Config } from '../../config.ts';
import { writeDurably } from '../database/durable-files.ts';

/** A mail to one person. */
export interface Message {
  /** Identifies the mail: a second delivery has the same id, so that mailboxes can recognise it. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
}

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer | string;
  /** The name by which the HTML shows it. */
  cid?: string;
}

/** The server will never deliver this mail: a retry is of no use. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/** Delivers mails to a server or a folder. */
export interface Mailer {
  /** @throws MailRefusedError, or any other Error if a retry may help. */
  send(message: Message): Promise<void>;
  close(): void;
}

/** Milliseconds that a mail server may take to accept a connection, and to respond. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Without a server mails become files in this folder of the data folder. */
export function outboxFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'outbox');
}

/** The mail server of the configuration, or the outbox. */
export function openMailer(config: Pick<Config, 'dataDir' | 'smtpUrl' | 'mailFrom'>): Mailer {
  const from = { name: club.name, address: config.mailFrom ?? club.contact.email };
  return config.smtpUrl ? serverMailer(config.smtpUrl, from) : outboxMailer(outboxFolder(config), from);
}

type Sender = Message['to'];

function compose({ id, to, subject, text, html, attachments }: Message, from: Sender) {
  const [, domain = 'localhost'] = from.address.split('@');
  return {
    from,
    to,
    subject,
    text,
    html,
    messageId: `<${id}@${domain}>`,
    attachments: attachments.map((one) => ({ ...one })),
    // Tells automatic replies, such as holiday notices, not to answer.
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function serverMailer(smtpUrl: string, from: Sender): Mailer {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    async send(message) {
      try {
        await transport.sendMail(compose(message, from));
      } catch (error) {
        throw isFinal(error)
          ? new MailRefusedError('The mail server refused a mail', { cause: error })
          : error;
      }
    },
    close: () => transport.close(),
  };
}

/** A 5xx about the recipient's address is final; one about us (a wrong password, for example) may be repaired. */
function isFinal(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}

function outboxMailer(folder: string, from: Sender): Mailer {
  // Programs that read mails want the line ends of RFC 5322, which an SMTP connection makes by itself.
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const { message: content } = await transport.sendMail(compose(message, from));
      // A reader of the folder finds only whole mails. The same mail twice gives one file.
      const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
      await writeDurably(path.join(folder, `${message.id}.eml`), bytes);
    },
    close: () => transport.close(),
  };
}
