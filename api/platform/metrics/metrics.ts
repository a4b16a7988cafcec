import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../database/open.ts';

/** The process's metrics for Prometheus; a singleton without personal data, like the log. */
export const registry = new Registry();
const registers = [registry];

/** From cached responses, well below a millisecond, to requests that wait for a season pass. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export const requestSeconds = new Histogram({
  name: 'pmb_request_seconds',
  help: 'Time to respond to a request without a cached response, by operation and status class.',
  labelNames: ['operation', 'status'],
  buckets,
  registers,
});

/** Cached responses since the last scrape. A plain variable, because there are so many a second. */
let cachedResponses = 0;

export const publicAnswers = new Counter({
  name: 'pmb_public_answers_total',
  help: 'Public responses: cached, rendered again after a change, and stale ones while the database was unavailable.',
  labelNames: ['from'],
  registers,
  collect() {
    publicAnswers.inc({ from: 'kept' }, cachedResponses);
    cachedResponses = 0;
  },
});

/** Counts a cached response. */
export function countKeptAnswer(): void {
  cachedResponses += 1;
}

export const jobSeconds = new Histogram({
  name: 'pmb_job_seconds',
  help: 'Time that a job took, by its name and outcome.',
  labelNames: ['job', 'outcome'],
  buckets,
  registers,
});

export const pushDeliveries = new Counter({
  name: 'pmb_push_deliveries_total',
  help: 'Notifications to devices, by outcome.',
  labelNames: ['outcome'],
  registers,
});

export const mailsSent = new Counter({
  name: 'pmb_mails_total',
  help: 'Mails handed over or not, by kind.',
  labelNames: ['kind', 'outcome'],
  registers,
});

/** Measures connections and queue at each scrape. */
export function measureDatabase(database: OpenDatabase): void {
  if (database.kind === 'postgres') {
    const { pool } = database;
    const connections = new Gauge({
      name: 'pmb_database_connections',
      help: 'Connections of the pool, and those who wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        connections.set({ state: 'idle' }, pool.idleCount);
        connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        connections.set({ state: 'waited for' }, pool.waitingCount);
      },
    });
  }
  const jobs = new Gauge({
    name: 'pmb_jobs',
    help: 'Jobs in the queue of all instances, by name and state.',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      jobs.reset();
      for (const { name, state, count } of await countJobs(database)) jobs.set({ job: name, state }, count);
    },
  });
}

interface JobCount {
  name: string;
  state: string;
  count: number;
}

/** Counts jobs by state; completed ones are not of interest. */
async function countJobs({ prisma }: OpenDatabase): Promise<JobCount[]> {
  try {
    return await prisma.$queryRaw<JobCount[]>`
      SELECT name, state::text AS state, count(*)::int AS count FROM pgboss.job
       WHERE state <> 'completed' GROUP BY name, state`;
  } catch {
    // The queue is not installed, or the database is unavailable: the other metrics are still useful.
    return [];
  }
}
