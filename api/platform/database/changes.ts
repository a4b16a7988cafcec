import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenDatabase } from './open.ts';
import { connectionConfig } from './postgres.ts';

const CHANGES = 'pmb_changes';
const FENCES = 'pmb_fences';
/** Timeout for waiting for one's own notification, and delay between attempts to connect again, in milliseconds. */
const TIMEOUT = 1000;

/** Notifies of changes in the watched tables, by this process, another instance or a database console. */
export interface Changes {
  /** Waits until all notifications of earlier commits have arrived. */
  invalidationsApplied(): Promise<void>;
  stop(): Promise<void>;
}

export interface ChangeListener {
  /** A row of this table has changed. */
  changed(table: string): void;
  /** The connection is lost: notifications may be missed from now on. */
  lost(): void;
  /** Notifications arrive from now on; earlier changes are unknown. */
  listening(): void;
}

/** Starts to listen. On PostgreSQL it uses its own connection, and opens a new one if it breaks. */
export async function listenToChanges(database: OpenDatabase, listener: ChangeListener): Promise<Changes> {
  if (database.kind === 'postgres') return listenToPostgres(database.pool, listener);
  // The embedded database notifies within the statement that commits, so there is no need to wait.
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

  /** Closes a connection that is broken or does not respond. */
  function drop(): void {
    const dropped = client;
    client = undefined;
    listener.lost();
    dropped?.end().catch(() => undefined);
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    while (!stopped && !client) {
      await sleep(TIMEOUT, undefined, { ref: false });
      if (!stopped) await connect().catch(() => undefined);
    }
  }

  /**
   * Notifications arrive in order, so once our own one is back, all earlier ones have arrived. It is sent on the
   * listening connection itself.
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
        sleep(TIMEOUT, undefined, { signal: late.signal }).then(drop),
      ]);
    } catch {
      // The connection broke: `broken` has reported it.
    } finally {
      late.abort();
      passed.delete(name);
    }
  }

  // Many writes can share one fence, but it must be sent after the last of them.
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
