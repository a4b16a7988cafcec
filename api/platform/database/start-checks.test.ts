import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { prepareDatabase } from '../../prepare-database.ts';
import { emptyPostgres } from '../../testing/postgres.ts';
import { startTransactionPooler } from '../../testing/transaction-pooler.ts';
import { checkFolder, FolderUnusableError } from './data-folder.ts';
import { DatabaseUnavailableError, openDatabase } from './open.ts';
import { checkDatabase, findFault } from './start-checks.ts';

const root = path.resolve(import.meta.dirname, '../../..');

function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-start-'));
  onTestFinished(() => fs.rmSync(made, { recursive: true, force: true }));
  return made;
}

async function prepare(url: string): Promise<void> {
  const database = await prepareDatabase(readConfig({ DATABASE_URL: url, DATA_DIR: folder() }), root);
  await database.close();
}

/** Runs SQL as the owner. */
async function run(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const CONTENT = `
  SELECT relname AS name FROM pg_class WHERE relnamespace NOT IN ('pg_catalog'::regnamespace, 'pg_toast'::regnamespace, 'information_schema'::regnamespace)
  UNION ALL SELECT nspname FROM pg_namespace UNION ALL SELECT extname FROM pg_extension ORDER BY 1`;

/** Starts on a database that must be refused, and checks that nothing in it was changed. @returns the message */
async function refused(url: string, owner = url): Promise<string> {
  const before = await run(owner, CONTENT);
  const error: unknown = await prepare(url).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseUnavailableError);
  const { message } = error as Error;
  expect(message).not.toContain('\n');
  expect(await run(owner, CONTENT)).toEqual(before);
  return message.replace(/^Cannot use the PostgreSQL database \S+: /, '');
}

/** A server whose answers can be delayed, like that of a very busy machine. */
async function startSlowServer(
  databaseUrl: string,
): Promise<{ url: string; answerAfter(ms: number): void; close(): void }> {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const sockets: net.Socket[] = [];
  let delay = 0;
  const server = net.createServer((client) => {
    const backend = net.connect(Number(port), hostname);
    sockets.push(client, backend);
    for (const socket of [client, backend]) socket.on('error', () => socket.destroy());
    client.pipe(backend);
    backend.on('data', (bytes) => setTimeout(() => client.write(bytes), delay));
    backend.on('end', () => client.end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    answerAfter: (ms) => void (delay = ms),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** A role that owns nothing. @returns the URL of the database for it */
async function guest(owner: string): Promise<{ url: string; role: string }> {
  const url = new URL(owner);
  const role = `guest_${url.pathname.slice(1)}`;
  await run(owner, `CREATE ROLE "${role}" LOGIN`);
  url.username = role;
  return { url: url.href, role };
}

describe('a database is refused with one line, and not changed', () => {
  test('behind a pooler in transaction mode', async () => {
    const url = await emptyPostgres();
    for (const size of [1, 3]) {
      const pooler = await startTransactionPooler(url, size);
      onTestFinished(() => pooler.close());
      // Through it, statements and transactions work.
      expect(await run(pooler.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(await refused(pooler.url, url)).toBe(
        'sessions do not keep their connection, as behind PgBouncer in transaction mode; use session mode (pool_mode = session), or the server itself',
      );
    }
  });

  test('but not if each of its answers takes more than a second', async () => {
    const server = await startSlowServer(await emptyPostgres());
    onTestFinished(() => server.close());
    const database = await openDatabase({ databaseUrl: server.url, dataDir: folder() });
    onTestFinished(() => database.close());
    server.answerAfter(1500);
    await checkDatabase(database);
    server.answerAfter(0);
  });

  test('if its role may not create tables', async () => {
    const owner = await emptyPostgres();
    const { url, role } = await guest(owner);
    expect(await refused(url, owner)).toBe(
      `the role may not create tables; run GRANT CREATE ON SCHEMA public TO "${role}"`,
    );
  });

  test('if its role may not create schemas, until it may', async () => {
    const owner = await emptyPostgres();
    const { url, role } = await guest(owner);
    await run(owner, `GRANT CREATE, USAGE ON SCHEMA public TO "${role}"; CREATE EXTENSION pg_trgm`);
    const message = await refused(url, owner);
    expect(message).toMatch(
      /^the role may not create the schema of the job queue; run GRANT CREATE ON DATABASE /,
    );
    await run(owner, message.slice(message.indexOf('GRANT')));
    await prepare(url);
  });

  test('if the search extension is refused', async () => {
    const owner = await emptyPostgres();
    const { url, role } = await guest(owner);
    // A role that may create schemas may also create trusted extensions, so the server itself has to refuse.
    await run(
      owner,
      `GRANT CREATE, USAGE ON SCHEMA public TO "${role}";
       GRANT CREATE ON DATABASE "${new URL(owner).pathname.slice(1)}" TO "${role}";
       CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'extensions are not allowed'; END $$;
       ALTER FUNCTION refuse() OWNER TO "${role}";
       CREATE EXTENSION IF NOT EXISTS plpgsql;
       CREATE SCHEMA hidden; ALTER FUNCTION refuse() SET SCHEMA hidden;
       CREATE EVENT TRIGGER refuse ON ddl_command_start WHEN TAG IN ('CREATE EXTENSION') EXECUTE FUNCTION hidden.refuse()`,
    );
    expect(await refused(url, owner)).toBe(
      'extensions are not allowed. Have «CREATE EXTENSION pg_trgm» run in this database by a user with that right, then start again',
    );
  });

  test('if it has tables of another program', async () => {
    const url = await emptyPostgres();
    await run(url, 'CREATE TABLE invoices (id int)');
    expect(await refused(url)).toBe(
      'it has tables of another program; use an empty database, or that of the site',
    );
  });

  test('if it is read-only', async () => {
    const url = await emptyPostgres();
    await run(
      url,
      `ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET default_transaction_read_only = on`,
    );
    expect(await refused(url)).toBe('it is read-only; set default_transaction_read_only to off');
  });

  test('if its texts are not in UTF-8', async () => {
    const url = new URL(await emptyPostgres());
    const name = `${url.pathname.slice(1)}_ascii`;
    await run(
      url.href,
      `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C'`,
    );
    url.pathname = `/${name}`;
    expect(await refused(url.href)).toBe(
      "its encoding is SQL_ASCII; create the database with ENCODING 'UTF8'",
    );
  });

  test('if it allows too few connections', async () => {
    const url = await emptyPostgres();
    await run(url, `ALTER DATABASE "${new URL(url).pathname.slice(1)}" CONNECTION LIMIT 5`);
    expect(await refused(url)).toMatch(/^it allows 5 connections, and the site needs 13;/);
  });

  const good = {
    version: 150_000,
    encoding: 'UTF8',
    is_standby: false,
    is_read_only: false,
    connections: 97,
    has_tables: true,
    has_migrations: true,
    has_queue: true,
    may_create_schemas: false,
    may_create_tables: false,
    role: 'pmb',
    database: 'pmb',
    now: 1_000_000_000,
  };
  test.each([
    [{}, /^nothing$/],
    [{ version: 120_015 }, /^it is PostgreSQL 12, and the site needs 13 or newer$/],
    [{ is_standby: true, is_read_only: true }, /^it is a standby/],
    [{ now: good.now + 240_000 }, /^nothing$/],
    [{ now: good.now - 3_600_000 }, /^its clock and the clock of this machine are 60 minutes apart/],
  ])('if it has %j', (facts, fault) => {
    expect(findFault({ ...good, ...facts }, good.now) ?? 'nothing').toMatch(fault);
  });
});

describe('a folder is refused with one line', () => {
  test('if it is a file, or below one', () => {
    const file = path.join(folder(), 'file');
    fs.writeFileSync(file, '');
    expect(() => checkFolder(file, 'DATA_DIR')).toThrow(
      new FolderUnusableError(
        `Cannot write to the folder ${file}: it is a file (EEXIST); set DATA_DIR to another one`,
      ),
    );
    expect(() => checkFolder(path.join(file, 'data'), 'DATA_DIR')).toThrow(/a part of its path is a file/);
  });

  test('if its disk is nearly full', () => {
    expect(() => checkFolder(folder(), 'BACKUP_DIR', Number.MAX_SAFE_INTEGER)).toThrow(
      /: the disk has \d+ MB left, and at least \d+ are needed; set BACKUP_DIR to another one$/,
    );
  });

  test('and leaves nothing in it if it is good', () => {
    const good = path.join(folder(), 'new');
    checkFolder(good, 'DATA_DIR');
    expect(fs.readdirSync(good)).toEqual([]);
  });
});
