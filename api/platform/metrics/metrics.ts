import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../database/open.ts';

/** What the process counts and measures, for Prometheus; like the log there is one of it, and it knows nobody. */
export const registry = new Registry();
const registers = [registry];

/** From a kept answer in well under a millisecond to what waits for a season pass to be read. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export const requestSeconds = new Histogram({
  name: 'pmb_request_seconds',
  help: 'Time to answer a request that was not answered from what is kept, by operation and class of status.',
  labelNames: ['operation', 'status'],
  buckets,
  registers,
});

/** Answers with ready bytes since the metrics were last read; counted by hand, since there are so many a second. */
let keptAnswers = 0;

export const publicAnswers = new Counter({
  name: 'pmb_public_answers_total',
  help: 'Answers that are the same for everybody: kept ones, those made anew, and last ones while the database was away.',
  labelNames: ['from'],
  registers,
  collect() {
    publicAnswers.inc({ from: 'kept' }, keptAnswers);
    keptAnswers = 0;
  },
});

/** Counts an answer with ready bytes. */
export function countKeptAnswer(): void {
  keptAnswers += 1;
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
  help: 'Notifications to devices, by what became of them.',
  labelNames: ['outcome'],
  registers,
});

export const mailsSent = new Counter({
  name: 'pmb_mails_total',
  help: 'Mails handed over or not, by kind.',
  labelNames: ['kind', 'outcome'],
  registers,
});

/** Looks at the connections and the queue whenever somebody reads the metrics. */
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

/** What is done already says nothing of how the queue stands. */
async function countJobs({ prisma }: OpenDatabase): Promise<JobCount[]> {
  try {
    return await prisma.$queryRaw<JobCount[]>`
      SELECT name, state::text AS state, count(*)::int AS count FROM pgboss.job
       WHERE state <> 'completed' GROUP BY name, state`;
  } catch {
    // Not installed yet, or the database is away: the rest of the metrics is worth having then of all times.
    return [];
  }
}
