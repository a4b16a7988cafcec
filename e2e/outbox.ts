import { takeOutbox, type OutboxMail } from '../api/testing/outbox.ts';
import { siteDataDir } from './worker-site.ts';

/** Waits for a mail to this recipient, by its subject. Other mails are ignored. */
export async function mailTo(email: string, subject: string | RegExp): Promise<OutboxMail> {
  for (;;) {
    const mails = takeOutbox(siteDataDir());
    const found = mails.find(
      (mail) =>
        mail.to.includes(email) &&
        (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject)),
    );
    if (found) return found;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
}
