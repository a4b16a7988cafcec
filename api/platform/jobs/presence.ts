import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { OpenDatabase } from '../database/open.ts';
import { connectionConfig } from '../database/postgres.ts';
import { logger } from '../log.ts';
import { giveBack, giveBackAll, holdersOfJobs } from './running-jobs.ts';
import { sqlExecutor } from './sql-executor.ts';
import { Vanished } from './vanished.ts';

/** The first half of the key of our advisory locks; the second half is the instance's number. */
const PRESENCE = 72_707_400;
/** All in milliseconds. */
export interface PresencePace {
  /** How often an instance checks which others live, and how soon it reconnects after a broken connection. */
  lookMs: number;
  retryMs: number;
  /** How long an instance may be without its lock before its jobs are given to others. */
  graceMs: number;
}

export const PRESENCE_PACE: PresencePace = { lookMs: 2500, retryMs: 500, graceMs: 10_000 };

/** A check that takes longer counts as a broken connection, milliseconds. */
const ANSWER_MS = 5000;

/** An embedded database has one instance. */
const ALONE = 0;

/** Shows all other instances that this one lives. */
export interface Presence {
  /** The number of this instance, stored with the jobs that it takes. */
  holder: number;
  /** Gives up the lock; end the running jobs first. */
  stop(): Promise<void>;
}

/**
 * Shows the other instances that this one lives, by an advisory lock that ends with the process, and returns the jobs of
 * dead instances to the queue. On PostgreSQL it uses a connection of its own.
 * @param onGivenBack called with the names of the returned jobs
 */
export async function showPresence(
  database: OpenDatabase,
  onGivenBack: (names: string[]) => void,
  pace: PresencePace,
): Promise<Presence> {
  if (database.kind === 'postgres') {
    return new SessionPresence(database.pool.options.connectionString ?? '', onGivenBack, pace).start();
  }
  // Only one process uses it at a time, so jobs that are running at its start belong to a dead process.
  await giveBackAll(sqlExecutor(database));
  return { holder: ALONE, stop: async () => {} };
}

class SessionPresence implements Presence {
  readonly holder = randomInt(1, 2 ** 31 - 1);
  readonly #url: string;
  readonly #onGivenBack: (names: string[]) => void;
  readonly #pace: PresencePace;
  #vanished: Vanished;
  #client: pg.Client | undefined;
  #isStopping = false;
  /** Ends the pause between two checks. */
  #rest = new AbortController();
  #looking: Promise<void> | undefined;

  constructor(url: string, onGivenBack: (names: string[]) => void, pace: PresencePace) {
    this.#url = url;
    this.#onGivenBack = onGivenBack;
    this.#pace = pace;
    this.#vanished = new Vanished(pace.graceMs);
  }

  /** @throws any error of the first connection */
  async start(): Promise<this> {
    await this.#connect();
    this.#looking = this.#keepLooking();
    return this;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#rest.abort();
    await this.#looking;
    await this.#disconnect();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      ...connectionConfig(this.#url),
      application_name: 'pmb presence',
      query_timeout: ANSWER_MS,
    });
    const broken = () => {
      if (this.#client !== client) return;
      this.#client = undefined;
      this.#rest.abort();
    };
    client.on('error', broken);
    client.on('end', broken);
    try {
      await client.connect();
      // A machine that loses power does not close its connections: the server checks them often, not every two hours.
      await client.query(
        'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3',
      );
      await client.query('SELECT pg_advisory_lock($1, $2)', [PRESENCE, this.holder]);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    // A missing lock may have been our fault or the server's: the grace period starts again for all.
    this.#vanished = new Vanished(this.#pace.graceMs);
  }

  async #disconnect(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #keepLooking(): Promise<void> {
    for (;;) {
      try {
        if (!this.#client) await this.#connect();
        if (this.#client) await this.#look(this.#client);
      } catch (error) {
        logger.warn({ err: error }, 'other instances cannot see that this one lives');
        await this.#disconnect();
      }
      if (this.#isStopping) break;
      this.#rest = new AbortController();
      const pause = this.#client ? this.#pace.lookMs : this.#pace.retryMs;
      await sleep(pause, undefined, { signal: this.#rest.signal, ref: false }).catch(() => undefined);
    }
  }

  async #look(client: pg.Client): Promise<void> {
    const sql = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    const alive = await this.#alive(client);
    const known = this.#vanished.hasLooked ? [] : await holdersOfJobs(sql);
    for (const holder of this.#vanished.look(alive, known, performance.now())) {
      const names = await giveBack(sql, holder, PRESENCE);
      if (names.length === 0) continue;
      logger.warn({ jobs: names.length }, 'jobs of a dead instance were returned to the queue');
      this.#onGivenBack([...new Set(names)]);
    }
  }

  async #alive(client: pg.Client): Promise<Set<number>> {
    const { rows } = await client.query<{ holder: number }>(
      `SELECT objid::int AS holder FROM pg_locks
        WHERE locktype = 'advisory' AND classid = $1 AND objsubid = 2 AND granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [PRESENCE],
    );
    return new Set(rows.map(({ holder }) => holder));
  }
}
