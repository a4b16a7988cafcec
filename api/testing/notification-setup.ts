import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../platform/database/client.ts';
import { openJobQueue, type JobQueue } from '../platform/jobs/job-queue.ts';
import { openMatchesBackground } from '../domains/matches/matches.background.ts';
import { openNewsBackground } from '../domains/news/news.background.ts';
import { openNotificationsBackground } from '../domains/notifications/notifications.background.ts';
import { createMatch } from '../domains/matches/matches.fixture.ts';
import { openPushSender, type PushSender } from '../domains/push/push-sender.ts';
import { subscribe } from '../domains/push/push.ts';
import { testPostgres, type TestPostgres } from './postgres.ts';
import {
  startPushReceiver,
  type PushBehaviour,
  type PushReceiver,
  type TestSubscription,
} from './push-receiver.ts';
import { FAN_OUT_JOB } from '../domains/notifications/fan-out.ts';

/** The site's notifications on a real PostgreSQL: two instances of its jobs, and a fake push service. */
export interface NotificationSetup {
  postgres: TestPostgres;
  database: Database;
  receiver: PushReceiver;
  sender: PushSender;
  queues: JobQueue[];
  staff: { id: number };
  person(): Promise<{ id: number }>;
  /** Subscribes a device, by default of a new user. */
  device(behaviour?: PushBehaviour, owner?: { id: number }): Promise<TestSubscription>;
  aMatch(matchDate: Date): Promise<{ id: number; matchDate: Date }>;
  /** Runs all due jobs on both instances until no notification is waiting. */
  settle(...jobs: string[]): Promise<void>;
  /** The messages received by devices. */
  texts(): { title: string; body: string }[];
  /** The outcome counts of a notification. */
  outcomeOf(
    where: { newsId: number } | { matchId: number; preference: string },
  ): Promise<{ devices: number; delivered: number; gone: number; failed: number }>;
  /** Deletes all devices and received messages. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openNotificationSetup(): Promise<NotificationSetup> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-notifications-'));
  const postgres = await testPostgres();
  const database = postgres.prisma;
  const receiver = await startPushReceiver();
  const config = readConfig({ DATA_DIR: dataDir, PUSH_SERVICES: receiver.host });
  const sender = openPushSender(config, { certificates: receiver.certificate });
  const backgrounds = [
    openNewsBackground(database),
    openMatchesBackground(database),
    openNotificationsBackground(database, sender),
  ];
  const open = () =>
    openJobQueue(
      postgres,
      'Europe/Madrid',
      (queue) => backgrounds.flatMap(({ jobs }) => jobs?.(queue) ?? []),
      { pollMs: 200 },
    );
  const queues = [await open(), await open()];
  const person = () =>
    database.user.create({
      data: { name: 'Fan', email: `${crypto.randomUUID()}@prueba.test`, password: 'x' },
      select: { id: true },
    });
  /** Wakes a job on both instances. */
  const wake = (name: string) =>
    Promise.all(queues.map((queue) => queue.add([{ name, id: crypto.randomUUID(), data: {} }])));

  return {
    postgres,
    database,
    receiver,
    sender,
    queues,
    staff: await person(),
    person,
    async device(behaviour, owner) {
      const subscription = receiver.subscribe(behaviour);
      await subscribe(database, [receiver.host], (owner ?? (await person())).id, subscription);
      return subscription;
    },
    aMatch: (matchDate) => createMatch(database, { matchDate, opponent: 'Menorca' }),
    async settle(...names) {
      for (const name of [...names, FAN_OUT_JOB]) {
        await wake(name);
        await vi.waitFor(async () => expect(await openJobs(postgres)).toBe(0), {
          timeout: 30_000,
          interval: 100,
        });
      }
    },
    texts: () => receiver.received.map(({ text }) => JSON.parse(text) as { title: string; body: string }),
    outcomeOf: (where) =>
      database.notificationHistory.findFirstOrThrow({
        where,
        select: { devices: true, delivered: true, gone: true, failed: true },
      }),
    async reset() {
      receiver.received.length = 0;
      receiver.called.length = 0;
      await database.pushSubscription.deleteMany();
    },
    async close() {
      await Promise.all(queues.map((queue) => queue.stop()));
      sender.close();
      await receiver.close();
      await postgres.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openJobs({ pool }: TestPostgres): Promise<number> {
  const { rows } = await pool.query<{ open: bigint }>(
    "SELECT count(*) AS open FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND start_after <= now()",
  );
  return Number(rows[0]?.open ?? 1);
}
