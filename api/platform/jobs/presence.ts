import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { OpenDatabase } from '../database/open.ts';
import { connectionConfig } from '../database/postgres.ts';
import { logger } from '../log.ts';
import { giveBack, giveBackAll, holdersOfJobs } from './jobs-in-hand.ts';
import { sqlExecutor } from './sql-executor.ts';
import { Vanished } from './vanished.ts';

/** Marks our advisory locks among all others; the instance's number is the second half of the key. */
const PRESENCE = 72_707_400;
/** All in milliseconds. */
export interface PresencePace {
  /** How often an instance looks who is there, and after a broken connection tries to be seen again. */
  lookMs: number;
  retryMs: number;
  /** How long an instance may be out of sight before what it had in hand is given to others. */
  graceMs: number;
}

export const PRESENCE_PACE: PresencePace = { lookMs: 2500, retryMs: 500, graceMs: 10_000 };

/** A look that takes longer has lost its connection, milliseconds. */
const ANSWER_MS = 5000;

/** An embedded database has one instance. */
const ALONE = 0;

/** That this instance is there, for all others to see. */
export interface Presence {
  /** What the jobs that it takes are marked with. */
  holder: number;
  /** Is seen no more; end the jobs in hand first. */
  stop(): Promise<void>;
}

/**
 * Shows the other instances that this one lives, by a lock that its session holds and that ends with the process, and gives
 * back what was in the hands of instances that are no more. On PostgreSQL it takes a connection of its own.
 * @param onGivenBack told which jobs others had, by name
 */
export async function showPresence(
  database: OpenDatabase,
  onGivenBack: (names: string[]) => void,
  pace: PresencePace,
): Promise<Presence> {
  if (database.kind === 'postgres') {
    return new SessionPresence(database.pool.options.connectionString ?? '', onGivenBack, pace).start();
  }
  // It belongs to one process at a time, so whatever is in hand as it opens was in the hands of one that died.
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
  /** Ends the rest between two looks. */
  #rest = new AbortController();
  #looking: Promise<void> | undefined;

  constructor(url: string, onGivenBack: (names: string[]) => void, pace: PresencePace) {
    this.#url = url;
    this.#onGivenBack = onGivenBack;
    this.#pace = pace;
    this.#vanished = new Vanished(pace.graceMs);
  }

  /** @throws whatever the first connection does */
  async start(): Promise<this> {
    await this.#connect();
    this.#looking = this.#lookAgainAndAgain();
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
      // A machine that is gone says no goodbye: the server asks after it, rather than in two hours.
      await client.query(
        'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3',
      );
      await client.query('SELECT pg_advisory_lock($1, $2)', [PRESENCE, this.holder]);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    // Whoever was out of sight may have been so because of us or the server: everybody's time begins anew.
    this.#vanished = new Vanished(this.#pace.graceMs);
  }

  async #disconnect(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #lookAgainAndAgain(): Promise<void> {
    for (;;) {
      try {
        if (!this.#client) await this.#connect();
        if (this.#client) await this.#look(this.#client);
      } catch (error) {
        logger.warn({ err: error }, 'this instance cannot be seen by the others');
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
      logger.warn({ jobs: names.length }, 'jobs of an instance that is no more were given back');
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
