import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../database/client.ts';
import type { EmbeddedDatabase } from '../database/embedded.ts';
import { mailJobs } from '../jobs/mail-jobs.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import { createMatch } from '../../domains/matches/matches.fixture.ts';
import { testEmbedded } from '../../testing/database.ts';
import { deliverMails, TEST_COMPOSERS, TEST_ORIGIN, takeOutbox } from '../../testing/outbox.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';
import { eventually } from '../../testing/eventually.ts';
import { MailRefusedError, openMailer, type Mailer } from './mailer.ts';
import { collectMails, COLLECT_MAILS_JOB } from './mails.ts';
import { sendMail } from './send-mail.ts';

let embedded: EmbeddedDatabase;
let database: Database;
let site: TestSite;

beforeAll(async () => {
  embedded = await testEmbedded();
  database = embedded.prisma;
  site = await serveTestSite(database);
});
afterAll(() => site.close());
beforeEach(() => database.mail.deleteMany());

/** A user with a ticket for a future match. */
async function buyTicket() {
  const fan = await site.signedIn('visitor');
  const { id: matchId } = await createMatch(database);
  const { body } = await fan.request('POST', '/api/tickets', { matchId });
  return { email: fan.user?.email ?? '', ticketId: String(body.id), matchId };
}

test('one mail confirms a ticket, with its code and the match for the calendar', async () => {
  const { email, ticketId, matchId } = await buyTicket();
  const [mail, ...others] = await deliverMails(database, site.dataDir);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: expect.stringContaining(email),
    subject: expect.stringMatching(/^Tu entrada: .+ – .+/),
  });
  expect(mail?.raw).toContain('filename=partido.ics');
  expect(mail?.raw).toMatch(/Content-Id: <entrada>/i);
  expect(mail?.raw).toMatch(/Message-ID: <[\da-f-]{36}@/);
  expect(mail?.raw).not.toMatch(/[^\r]\n/);
  const calendar = /partido\.ics.*?base64.*?\r\n\r\n([\w+/=\r\n]+)/is.exec(mail?.raw ?? '')?.[1] ?? '';
  expect(Buffer.from(calendar, 'base64').toString()).toContain(
    `URL;VALUE=URI:${TEST_ORIGIN}/partidos/${matchId}`,
  );
  expect(await database.mail.findMany({ select: { key: true } })).toEqual([{ key: `ticket:${ticketId}` }]);
  expect(await deliverMails(database, site.dataDir)).toEqual([]);
});

test('a refused sale is not confirmed, and neither is a ticket of a match that was cancelled meanwhile', async () => {
  const fan = await site.signedIn('visitor');
  const { id: matchId } = await createMatch(database, { ticketsAvailable: 0 });
  expect((await fan.request('POST', '/api/tickets', { matchId })).status).toBe(409);
  expect(await database.mail.count()).toBe(0);

  const bought = await buyTicket();
  await database.match.update({ where: { id: bought.matchId }, data: { status: 'cancelled' } });
  expect(await deliverMails(database, site.dataDir)).toEqual([]);
  expect(await database.mail.count({ where: { doneAt: null } })).toBe(0);
});

test('a mail that the server did not take is retried; one that it refused for good is not', async () => {
  await buyTicket();
  const { id: mailId } = await database.mail.findFirstOrThrow();
  const send = vi.fn<Mailer['send']>();
  const post = { mailer: { send, close: () => {} }, origin: TEST_ORIGIN, composers: TEST_COMPOSERS };
  send.mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
  await expect(sendMail(database, post, { mailId })).rejects.toThrow('ECONNREFUSED');
  send.mockRejectedValueOnce(new MailRefusedError('550 no such user'));
  await sendMail(database, post, { mailId });
  await sendMail(database, post, { mailId });
  expect(send).toHaveBeenCalledTimes(2);
});

test('an interrupted run queues nothing twice', async () => {
  await buyTicket();
  const queued: string[] = [];
  const add = async (jobs: readonly { id: string }[]) => void queued.push(...jobs.map(({ id }) => id));
  await collectMails(database, async (jobs) => {
    await add(jobs);
    throw new Error('killed');
  }).catch(() => undefined);
  await collectMails(database, add);
  await collectMails(database, add);
  const { id } = await database.mail.findFirstOrThrow();
  // The queue takes a job's id once, see job-queue.test.ts.
  expect(queued).toEqual([id, id]);
});

test('the jobs find new mails and send them', async () => {
  const { email } = await buyTicket();
  const mailer = openMailer({ dataDir: site.dataDir, smtpUrl: undefined, mailFrom: undefined });
  const queue = await openJobQueue(
    embedded,
    'Europe/Madrid',
    mailJobs(database, { mailer, origin: TEST_ORIGIN, composers: TEST_COMPOSERS }),
  );
  onTestFinished(() => queue.stop());
  queue.nudge(COLLECT_MAILS_JOB);
  await eventually(async () => expect(await database.mail.count({ where: { doneAt: null } })).toBe(0));
  expect(takeOutbox(site.dataDir).map(({ to }) => to)).toEqual([expect.stringContaining(email)]);
});

test('mails go to an SMTP server, and its response about an address decides whether they are retried', async () => {
  const server = await startSmtpServer();
  onTestFinished(() => server.close());
  const mailer = openMailer({ dataDir: site.dataDir, smtpUrl: server.url, mailFrom: 'club@club.test' });
  onTestFinished(() => mailer.close());
  const message = {
    id: 'f81d4fae-7dec-41d0-8765-00a0c91e6bf6',
    to: { name: 'Aina\r\nBcc: otra@club.test', address: 'aina@prueba.test' },
    subject: 'Hola',
    text: 'Bon dia',
    html: '<p>Bon dia</p>',
    attachments: [],
  };
  await mailer.send(message);
  expect(server.received).toEqual([{ to: 'aina@prueba.test', content: expect.stringContaining('Bon dia') }]);
  expect(server.received[0]?.content).not.toMatch(/^Bcc:/im);
  server.toRecipients = '550 no such user';
  await expect(mailer.send(message)).rejects.toThrow(MailRefusedError);
  server.toRecipients = '451 later';
  await expect(mailer.send(message)).rejects.not.toThrow(MailRefusedError);
});
