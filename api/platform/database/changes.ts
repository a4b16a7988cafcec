import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenDatabase } from './open.ts';
import { connectionConfig } from './postgres.ts';

const CHANGES = 'pmb_changes';
const FENCES = 'pmb_fences';
/** How long somebody waits to hear of their own write, and between attempts to listen again, milliseconds. */
const PATIENCE = 1000;

/** Hears what is written to the watched tables, by this process, another instance or somebody at a prompt. */
export interface Changes {
  /** Waits until everything that was committed before has been heard. */
  invalidationsApplied(): Promise<void>;
  stop(): Promise<void>;
}

export interface ChangeListener {
  /** A row of this table was changed. */
  changed(table: string): void;
  /** Nothing is heard from now on. */
  lost(): void;
  /** Everything is heard from now on; what happened in between is not known. */
  listening(): void;
}

/** Begins to listen. On PostgreSQL it takes a connection of its own, and takes another when that breaks. */
export async function listenToChanges(database: OpenDatabase, listener: ChangeListener): Promise<Changes> {
  if (database.kind === 'postgres') return listenToPostgres(database.pool, listener);
  // The embedded database tells within the statement that ends the transaction, so nobody has to wait.
  const unlisten = await database.pglite.listen(CHANGES, (table) => listener.changed(table));
  listener.listening();
  return {
    invalidationsApplied: async () => {},
    stop: async () => {
      listener.lost();
      if (!database.pglite.closed) await unlisten();
    },
  };
}

async function listenToPostgres(pool: pg.Pool, listener: ChangeListener): Promise<Changes> {
  const connectionString = pool.options.connectionString ?? '';
  let client: pg.Client | undefined;
  let stopped = false;
  let fences = 0;
  const passed = new Map<string, () => void>();
  const own = `${process.pid}.${Math.random().toString(36).slice(2)}`;

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...connectionConfig(connectionString), application_name: 'pmb changes' });
    const broken = () => {
      if (client === next) drop();
    };
    next.on('error', broken);
    next.on('end', broken);
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === CHANGES) listener.changed(payload);
      else passed.get(payload)?.();
    });
    await next.connect();
    await next.query(`LISTEN ${CHANGES}; LISTEN ${FENCES}`);
    client = next;
    listener.listening();
  }

  /** Gives up a connection that broke, or on which nothing comes back. */
  function drop(): void {
    const dropped = client;
    client = undefined;
    listener.lost();
    dropped?.end().catch(() => undefined);
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    while (!stopped && !client) {
      await sleep(PATIENCE, undefined, { ref: false });
      if (!stopped) await connect().catch(() => undefined);
    }
  }

  /**
   * A notification of our own goes through the same queue as all others, so once it is back, every earlier one has come.
   * Sent on the listening connection, which hears it in its turn.
   */
  async function fence(): Promise<void> {
    if (!client) return;
    fences += 1;
    const name = `${own}.${fences}`;
    const back = new Promise<void>((resolve) => passed.set(name, resolve));
    const late = new AbortController();
    try {
      await Promise.race([
        Promise.all([client.query('SELECT pg_notify($1, $2)', [FENCES, name]), back]),
        sleep(PATIENCE, undefined, { signal: late.signal }).then(drop),
      ]);
    } catch {
      // The connection broke: `broken` has told so.
    } finally {
      late.abort();
      passed.delete(name);
    }
  }

  // Many writes may wait for one fence, but it must have been sent after the last of them.
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const invalidationsApplied = async (): Promise<void> => {
    if (!current) {
      current = fence().finally(() => {
        current = undefined;
      });
      return current;
    }
    next ??= current.then(() => {
      next = undefined;
      return invalidationsApplied();
    });
    return next;
  };

  await connect();
  return {
    invalidationsApplied,
    async stop() {
      stopped = true;
      listener.lost();
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
