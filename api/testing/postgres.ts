import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { z } from 'zod';
import { openPostgres, type PostgresDatabase } from '../platform/database/postgres.ts';

export interface TestPostgres extends PostgresDatabase {
  url: string;
}

const answerSchema = z.object({ url: z.string(), template: z.string(), error: z.string().optional() });

/**
 * A new, migrated and empty database on a real PostgreSQL, for tests of concurrency. The first file that asks starts
 * the server. Call it in `beforeAll` and `close()` in `afterAll`.
 * @throws Error with the package to install if there is no PostgreSQL: such tests fail, they are never skipped
 */
export async function testPostgres(): Promise<TestPostgres> {
  const url = await createDatabase((migrated) => migrated);
  return Object.assign(await openPostgres(url), { url });
}

/** The URL of a new database without tables. */
export async function emptyPostgres(): Promise<string> {
  return createDatabase(() => 'template0');
}

/** The URL of a copy of another of these databases, to which no process may be connected. */
export async function copyOfPostgres(url: string): Promise<string> {
  return createDatabase(() => new URL(url).pathname.slice(1));
}

async function createDatabase(templateOf: (migrated: string) => string): Promise<string> {
  const response = await fetch(inject('postgresStarter'));
  const server = answerSchema.parse(await response.json());
  if (server.error !== undefined) throw new Error(server.error);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${templateOf(server.template)}`);
  await client.end();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}
