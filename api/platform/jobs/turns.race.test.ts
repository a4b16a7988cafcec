import { randomUUID } from 'node:crypto';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '../database/postgres.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { type Job, openJobQueue } from './job-queue.ts';

// On a real PostgreSQL, because the turns hold for all instances on it.

let postgres: TestPostgres;
/** The owners of the jobs that ran, in order. */
let ran: string[];
let gate: { open: () => void; opened: Promise<void> };

beforeEach(async () => {
  postgres = await testPostgres();
  onTestFinished(() => postgres.close());
  ran = [];
  gate = newGate();
});

function newGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

const job = (turns: Job['turns']): Job => ({
  name: 'shared',
  attempts: 1,
  retryDelay: 1,
  timeLimit: 60,
  concurrency: 1,
  ...(turns && { turns }),
  run: async (data) => {
    ran.push((data as { owner: string }).owner);
    await gate.opened;
  },
});

async function work(turns: Job['turns'], database = postgres as Parameters<typeof openJobQueue>[0]) {
  const queue = await openJobQueue(database, 'Europe/Madrid', () => [job(turns)], { pollMs: 100 });
  onTestFinished(() => queue.stop());
  return queue;
}

const jobsOf = (owner: string, count: number) =>
  Array.from({ length: count }, () => ({ name: 'shared', id: randomUUID(), data: { owner } }));

const running = () => vi.waitFor(() => expect(ran).toHaveLength(1), { timeout: 20_000 });
const all = (count: number) =>
  vi.waitFor(() => expect(ran).toHaveLength(count), { timeout: 30_000, interval: 50 });

const GENEROUS = { budget: 3600, window: 600 };

test('an owner with thirty jobs keeps another one waiting for a single job', async () => {
  const queue = await work(GENEROUS);
  await queue.add(jobsOf('many', 30));
  await running();
  await queue.add(jobsOf('one', 1));
  await queue.add(jobsOf('two', 2));
  gate.open();
  await all(33);
  expect(ran.slice(0, 6)).toEqual(['many', 'one', 'two', 'many', 'two', 'many']);
});

test('an owner who has used up the budget waits behind all others, and is served nevertheless', async () => {
  const queue = await work({ budget: 0.0001, window: 600 });
  await queue.add(jobsOf('costly', 3));
  await running();
  await queue.add(jobsOf('other', 1));
  await queue.add(jobsOf('third', 1));
  gate.open();
  await all(5);
  expect(ran).toEqual(['costly', 'other', 'third', 'costly', 'costly']);
});

test('all instances follow the same turns', async () => {
  const other = await openPostgres(postgres.url);
  onTestFinished(() => other.close());
  const queue = await work(GENEROUS);
  await queue.add(jobsOf('many', 10));
  await running();
  await queue.add(jobsOf('one', 1));
  // Another instance starts, and finds jobs of an owner who is being served here.
  await work(GENEROUS, other);
  await vi.waitFor(() => expect(ran).toEqual(['many', 'one']), { timeout: 20_000 });
  gate.open();
  await all(11);
});
