import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig, type Config } from '../config.ts';
import type { Database } from '../database/client.ts';
import { openJobQueue, type JobQueue } from '../jobs/job-queue.ts';
import { NEWS_JOB, siteJobs } from '../jobs/site-jobs.ts';
import { createMatch } from '../matches/matches.fixture.ts';
import {
  cancelMatch,
  finishMatch,
  postponeMatch,
  recordScore,
  startMatch,
} from '../matches/match-progress.ts';
import { openPushSender, type PushSender } from '../push/push-sender.ts';
import { subscribe } from '../push/push.ts';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';
import {
  startPushReceiver,
  type PushBehaviour,
  type PushReceiver,
  type TestSubscription,
} from '../testing/push-receiver.ts';
import { deliverNotification } from './delivery-job.ts';
import { FAN_OUT_JOB, queuedDelivery, type DeliveryOrder, type QueuedDelivery } from './fan-out.ts';
import { announce } from './notifications.ts';

const HOUR = 60 * 60_000;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-notifications-'));
let postgres: TestPostgres;
let database: Database;
let receiver: PushReceiver;
let config: Config;
let sender: PushSender;
/** Two instances of the site. */
let queues: JobQueue[] = [];
let staff: { id: number };

beforeAll(async () => {
  postgres = await testPostgres();
  database = postgres.prisma;
  receiver = await startPushReceiver();
  config = readConfig({ DATA_DIR: dataDir, PUSH_SERVICES: receiver.host });
  sender = openPushSender(config, { certificates: receiver.certificate });
  const jobs = siteJobs(database, config, sender);
  queues = [await open(jobs), await open(jobs)];
  staff = await person();
  await database.newsCategory.create({ data: { name: 'Equipo', slug: 'Equipo' } });
}, 60_000);
afterAll(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
  sender.close();
  await receiver.close();
  await postgres.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.called.length = 0;
  await database.pushSubscription.deleteMany();
});
afterEach(() => expect(receiver.problems).toEqual([]));

const open = (jobs: ReturnType<typeof siteJobs>) => openJobQueue(postgres, 'Europe/Madrid', jobs);

function person() {
  return database.user.create({
    data: { name: 'Fan', email: `${crypto.randomUUID()}@prueba.test`, password: 'x' },
    select: { id: true },
  });
}

async function device(behaviour?: PushBehaviour, owner?: { id: number }): Promise<TestSubscription> {
  const subscription = receiver.subscribe(behaviour);
  await subscribe(database, [receiver.host], (owner ?? (await person())).id, subscription);
  return subscription;
}

async function publish(title: string): Promise<number> {
  const { id } = await database.news.create({
    data: { title, content: '<p>Texto</p>', text: 'Texto', category: 'Equipo' },
  });
  return id;
}

const aMatch = (matchDate: Date) => createMatch(database, { matchDate, opponent: 'Menorca' });

/** Wakes a job on both instances. */
const wake = (name: string) =>
  Promise.all(queues.map((queue) => queue.add([{ name, id: crypto.randomUUID(), data: {} }])));
const texts = () => receiver.received.map(({ text }) => JSON.parse(text) as { title: string; body: string });

/** Runs everything that is due on both instances, until nothing is left to be sent. */
async function settle(...jobs: string[]): Promise<void> {
  for (const job of [...jobs, FAN_OUT_JOB]) {
    await wake(job);
    await vi.waitFor(
      async () => {
        const [{ open: left } = { open: 1n }] = await postgres.pool
          .query<{ open: bigint }>(
            "SELECT count(*) AS open FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND start_after <= now()",
          )
          .then(({ rows }) => rows);
        expect(Number(left)).toBe(0);
      },
      { timeout: 30_000, interval: 100 },
    );
  }
}

const outcomeOf = (where: { newsId: number } | { matchId: number; preference: string }) =>
  database.notificationHistory.findFirstOrThrow({
    where,
    select: { devices: true, delivered: true, gone: true, failed: true },
  });

test('an article that appears is told to every device once, whichever instance looks', async () => {
  const devices = await Promise.all(Array.from({ length: 60 }, () => device()));
  const newsId = await publish('El club renueva a su capitana');
  await settle(NEWS_JOB);
  await settle(NEWS_JOB);
  const reached = receiver.received.map(({ endpoint }) => endpoint).toSorted();
  expect(reached).toEqual(devices.map(({ endpoint }) => endpoint).toSorted());
  expect(texts()[0]).toMatchObject({
    title: 'Equipo',
    body: 'El club renueva a su capitana',
    url: `/noticias/${newsId}`,
  });
  expect(await outcomeOf({ newsId })).toEqual({ devices: 60, delivered: 60, gone: 0, failed: 0 });
}, 60_000);

test('a delivery whose process died after it was counted is neither sent nor counted again', async () => {
  await device();
  const newsId = await publish('Fichaje para la zona');
  await settle(NEWS_JOB);
  // As the queue does with what was in hand when its time is over.
  await postgres.pool.query("UPDATE pgboss.job SET state = 'retry' WHERE name = 'push.deliver'");
  await settle();
  expect(receiver.called).toHaveLength(1);
  expect(await outcomeOf({ newsId })).toEqual({ devices: 1, delivered: 1, gone: 0, failed: 0 });
}, 60_000);

test('drafts and articles to come are not told', async () => {
  await device();
  await database.news.createMany({
    data: [
      { title: 'Borrador', content: '', text: '', category: 'Equipo', status: 'draft' },
      {
        title: 'Mañana',
        content: '',
        text: '',
        category: 'Equipo',
        publicationDate: new Date(Date.now() + HOUR),
      },
    ],
  });
  await settle(NEWS_JOB);
  expect(receiver.called).toEqual([]);
}, 60_000);

test('a device that has gone is forgotten, one that is busy gets it when it asked to', async () => {
  const gone = await device({ status: 410 });
  const busy = await device({ status: 429, headers: { 'retry-after': '1' } });
  const broken = await device({ status: 400 });
  const newsId = await publish('Nueva equipación');
  await settle(NEWS_JOB);
  expect(await database.pushSubscription.findMany({ select: { endpoint: true } })).toEqual(
    expect.not.arrayContaining([{ endpoint: gone.endpoint }]),
  );
  receiver.behave(busy, { status: 201 });
  await vi.waitFor(() => expect(receiver.received.map(({ endpoint }) => endpoint)).toEqual([busy.endpoint]), {
    timeout: 20_000,
  });
  await vi.waitFor(async () =>
    expect(await outcomeOf({ newsId })).toEqual({ devices: 3, delivered: 1, gone: 1, failed: 1 }),
  );
  expect(receiver.called.filter((endpoint) => endpoint === broken.endpoint)).toHaveLength(1);
}, 60_000);

test('a service that fails is tried five times more, each time after twice as long, and given up', async () => {
  const { endpoint } = await device({ status: 500 });
  const newsId = await publish('Pretemporada');
  const notification = await database.notificationHistory.create({
    data: {
      key: `news:${newsId}`,
      preference: 'teamNews',
      title: 'Equipo',
      body: 'x',
      newsId,
      queuedAt: new Date(),
    },
  });
  const { id, userId } = await database.pushSubscription.findUniqueOrThrow({ where: { endpoint } });
  let order: DeliveryOrder | undefined = {
    notificationId: notification.id,
    subscriptionId: id,
    userId,
    attempt: 1,
  };
  const delays: number[] = [];
  while (order) {
    await queues[0]?.add([{ ...queuedDelivery(order), startAfter: new Date(Date.now() + HOUR) }]);
    const again: QueuedDelivery[] = [];
    const begun = Date.now();
    await deliverNotification(database, sender, order, async (jobs) => void again.push(...jobs));
    order = again[0]?.data;
    if (again[0]?.startAfter) delays.push(Math.floor((again[0].startAfter.getTime() - begun) / 1000));
  }
  expect(receiver.called).toHaveLength(6);
  expect(delays.map((delay) => [15, 30, 60, 120, 240].findLast((step) => step <= delay))).toEqual([
    15, 30, 60, 120, 240,
  ]);
  expect(await outcomeOf({ newsId })).toMatchObject({ delivered: 0, gone: 0, failed: 1 });
});

test('those who follow the matches hear that one is put off, has a new date, and is cancelled', async () => {
  await device();
  const { id } = await aMatch(new Date(Date.now() + 40 * HOUR));
  await postponeMatch(database, staff, id, {});
  await settle();
  await postponeMatch(database, staff, id, { matchDate: new Date(Date.now() + 80 * HOUR) });
  await settle();
  await cancelMatch(database, staff, id);
  await settle();
  expect(texts().map(({ title }) => title)).toEqual([
    'Partido aplazado',
    'El partido cambia de fecha',
    'Partido cancelado',
  ]);
}, 60_000);

test('those who follow the matches hear of start, quarter and end, once each', async () => {
  await device();
  const { id } = await aMatch(new Date());
  await startMatch(database, staff, id);
  const first = { home: 20, away: 18 };
  await recordScore(database, staff, id, { seen: [{ home: 0, away: 0 }], periods: [first] });
  const periods = [first, { home: 0, away: 0 }];
  await recordScore(database, staff, id, { seen: [first], periods });
  await recordScore(database, staff, id, { seen: [first], periods });
  await finishMatch(database, staff, id, { seen: '20-18' });
  await settle();
  expect(
    texts()
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(['¡Empieza el partido!', 'Final del partido', 'Final del primer cuarto'].toSorted());
  expect(receiver.received.every(({ urgency }) => urgency === 'high')).toBe(true);
}, 60_000);

describe('a reminder', () => {
  /** A match, and the device of somebody with a ticket for it. */
  async function heldMatch(hours: number): Promise<{ id: number; matchDate: Date; own: TestSubscription }> {
    const holder = await person();
    const own = await device(undefined, holder);
    const match = await aMatch(new Date(Date.now() + hours * HOUR));
    const ticket = crypto.randomUUID();
    await database.ticket.create({
      data: { id: ticket, userId: holder.id, matchId: match.id, qrCode: `ticket:${ticket}` },
    });
    return { ...match, own };
  }
  const inMadrid = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es-ES', { ...options, timeZone: 'Europe/Madrid' }).format(date);

  // However late it is sent, or read: no «in two hours» that were one.
  test.each([
    [23.9, 'Tu partido es el DAY a las TIME'],
    [20.1, 'Tu partido es el DAY a las TIME'],
    [1.9, 'Tu partido empieza a las TIME'],
    [1.1, 'Tu partido empieza a las TIME'],
  ])(
    '%d hours before goes to those with a ticket, once, and says when the match is',
    async (hours, title) => {
      await device();
      const { matchDate, own } = await heldMatch(hours);
      await settle('matches.remind');
      await settle('matches.remind');
      expect(receiver.received.map(({ endpoint }) => endpoint)).toEqual([own.endpoint]);
      const day = inMadrid(matchDate, { weekday: 'long' });
      const time = inMadrid(matchDate, { hour: '2-digit', minute: '2-digit' });
      expect(texts()[0]?.title).toBe(title.replace('DAY', day).replace('TIME', time));
      const [sent] = receiver.received;
      expect(sent?.timeToLive).toBeGreaterThan(60 * 60);
      expect(sent?.timeToLive).toBeLessThanOrEqual(Math.min(2, hours) * 60 * 60);
    },
    60_000,
  );

  test.each([
    ['the match has been put off', 1.5, (id: number) => postponeMatch(database, staff, id, {})],
    ['its hour has come', -0.1, () => undefined],
  ])(
    'is not sent any more once %s',
    async (_what, hours, happen) => {
      const { id, matchDate } = await heldMatch(hours);
      await happen(id);
      await announce(database, {
        key: `match:${id}:reminder-2h:${matchDate.toISOString()}`,
        preference: 'gameReminders',
        title: 'Tu partido empieza ahora',
        body: 'x',
        url: '/',
        tag: `match-${id}`,
        audience: 'ticket_holders',
        matchId: id,
        onlyFor: matchDate,
      });
      await settle();
      expect(await outcomeOf({ matchId: id, preference: 'gameReminders' })).toMatchObject({ devices: 0 });
      expect(texts().map(({ title }) => title)).not.toContain('Tu partido empieza ahora');
    },
    60_000,
  );
});
