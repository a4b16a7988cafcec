import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyPglite, testEmbedded } from '../../testing/database.ts';
import { emptyPostgres } from '../../testing/postgres.ts';
import { fromPglite } from './embedded.ts';
import { migrate, MigrationError } from './migrate.ts';
import { readMigrations, readSchema } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { schemaDrift } from './shadow.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const names = readMigrations(root).map((migration) => migration.name);

describe('the migrations', () => {
  test('create exactly the schema', async () => {
    expect(await schemaDrift(root, { create: emptyPglite })).toBeNull();
  });

  test('are reported as incomplete if the schema has more', async () => {
    const schema = readSchema(root).replace('model Product {', 'model Product {\n  colour String?\n');
    expect(await schemaDrift(root, { schema, create: emptyPglite })).toContain(
      'ADD COLUMN     "colour" TEXT',
    );
  });
});

test('a database that is up to date is not changed, and the engine is not loaded', async () => {
  const database = await testEmbedded();
  const onlyPrisma = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-migrate-'));
  fs.cpSync(path.join(root, 'prisma'), path.join(onlyPrisma, 'prisma'), { recursive: true });
  expect(await migrate(database, onlyPrisma)).toEqual([]);
  fs.rmSync(onlyPrisma, { recursive: true });
});

test('lists of enums work right after the first migration of the embedded database', async () => {
  const database = await fromPglite(await emptyPglite());
  await migrate(database, root);
  const found = await database.prisma.user.findMany({ where: { roles: { has: 'editor' } } });
  expect(found).toEqual([]);
  await database.close();
});

test('of several concurrent starts on one PostgreSQL one migrates, and the others wait', async () => {
  const url = await emptyPostgres();
  const databases = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)));
  const applied = await Promise.all(databases.map((database) => migrate(database, root)));
  expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([names, [], [], []]);
  const reader = await openPostgres(url);
  const rows = await reader.prisma.$queryRaw`SELECT migration_name, finished_at IS NOT NULL AS finished
    FROM _prisma_migrations ORDER BY started_at`;
  await reader.close();
  expect(rows).toEqual(names.map((name) => ({ migration_name: name, finished: true })));
  await Promise.all(databases.map((database) => database.close()));
});

test('if PostgreSQL refuses the search extension, the error says what to do, and nothing is changed', async () => {
  const url = new URL(await emptyPostgres());
  const owner = await openPostgres(url.href);
  const role = `guest_${url.pathname.slice(1)}`;
  await owner.pool.query(`CREATE ROLE "${role}" LOGIN; GRANT CREATE, USAGE ON SCHEMA public TO "${role}"`);
  url.username = role;
  const guest = await openPostgres(url.href);
  await expect(migrate(guest, root)).rejects.toThrow(
    /: permission denied to create extension "pg_trgm"\. Have «CREATE EXTENSION pg_trgm» run/,
  );
  const { rows } = await owner.pool.query("SELECT FROM pg_tables WHERE schemaname = 'public'");
  expect(rows).toEqual([]);
  await owner.pool.query('CREATE EXTENSION pg_trgm');
  expect(await migrate(guest, root)).toContain(names.find((name) => name.endsWith('_search_and_growth')));
  await guest.close();
  await owner.close();
});

test('a start does not wait forever for another one that migrates', async () => {
  const database = await openPostgres(await emptyPostgres());
  const other = await database.pool.connect();
  await other.query('SELECT pg_advisory_lock(72707369)');
  await expect(migrate(database, root, 300)).rejects.toThrow('Another process is migrating the database');
  other.release(true);
  expect(await migrate(database, root)).toEqual(names);
  await database.close();
});

describe('a separate project', () => {
  let project: string;
  let migrations: string;

  beforeAll(() => {
    project = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-migrate-'));
    migrations = path.join(project, 'prisma', 'migrations');
    fs.cpSync(path.join(root, 'prisma', 'migrations'), migrations, { recursive: true });
    fs.copyFileSync(
      path.join(root, 'prisma', 'schema.prisma'),
      path.join(project, 'prisma', 'schema.prisma'),
    );
    fs.copyFileSync(path.join(root, 'package.json'), path.join(project, 'package.json'));
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  });
  afterAll(() => {
    fs.rmSync(project, { recursive: true, force: true });
  });

  const write = (name: string, sql: string) => {
    fs.mkdirSync(path.join(migrations, name), { recursive: true });
    fs.writeFileSync(path.join(migrations, name, 'migration.sql'), sql);
  };

  test.each(['embedded', 'postgres'] as const)('on the %s database', async (kind) => {
    const database = kind === 'embedded' ? await testEmbedded() : await openPostgres(await emptyPostgres());
    const name = `29990101000000_${kind}`;
    await migrate(database, project);
    const { prisma } = database;
    const tables = () =>
      prisma.$queryRaw`SELECT tablename FROM pg_tables WHERE tablename LIKE 'trial%' ORDER BY 1`;

    // A failing migration is reported and leaves nothing …
    write(name, `CREATE TABLE trial_${kind} (id int); SELECT 1 / 0;`);
    const refusal = await migrate(database, project).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(MigrationError);
    expect(String(refusal)).toBe(`MigrationError: Migration ${name} failed and was undone: division by zero`);
    expect(await tables()).toEqual([]);

    // … so that it can be corrected. Semicolons in strings and functions do not end a statement.
    write(
      name,
      `CREATE TABLE trial_${kind} (note text DEFAULT 'a;b');
       DO $$ BEGIN INSERT INTO trial_${kind} DEFAULT VALUES; INSERT INTO trial_${kind} VALUES ('c;d'); END $$;`,
    );
    expect(await migrate(database, project)).toEqual([name]);
    expect(await prisma.$queryRawUnsafe(`SELECT note FROM trial_${kind}`)).toEqual([
      { note: 'a;b' },
      { note: 'c;d' },
    ]);

    // An applied migration must not change.
    write(name, 'SELECT 1;');
    await expect(migrate(database, project)).rejects.toThrow(`Migration ${name} was changed`);

    // An older release accepts a migration that it does not know.
    fs.rmSync(path.join(migrations, name), { recursive: true });
    expect(await migrate(database, project)).toEqual([]);

    await prisma.$executeRawUnsafe(`DROP TABLE trial_${kind}`);
    await prisma.$executeRaw`DELETE FROM _prisma_migrations WHERE migration_name = ${name}`;
    if (kind === 'postgres') await database.close();
  });
});
