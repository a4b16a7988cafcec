import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import packageFile from '../package.json' with { type: 'json' };
import { pageDocument } from '../api/testing/page-documents.ts';
import { startPostgres, type PostgresServer } from '../api/testing/postgres-server.ts';
import type { LoadRequest } from './load/load.ts';
import { startServer, type Server } from './server/processes.ts';

/** Ports of the servers, in ascending order. */
const FIRST_PORT = 4200;

/** Headers of a browser. */
export const BROWSER = {
  accept: 'application/graphql-response+json, application/json',
  'accept-encoding': 'gzip, deflate, br',
};

/** All compared servers, on one database with the demonstration club. */
export interface Stage {
  postgres: PostgresServer;
  databaseUrl: string;
  /** Folder for the files of sites on this database. */
  folder: string;
  site: Server;
  /** Starts another process of the site. */
  anotherSite: () => Promise<Server>;
  /** Peers are started on first use. */
  express: () => Promise<Server>;
  mercurius: () => Promise<Server>;
  apollo: () => Promise<Server>;
  untouched: () => Promise<Server>;
  /** Starts a bare server that sends the site's responses to these requests. */
  bare(requests: readonly LoadRequest[]): Promise<Server>;
  /** Runs SQL on the database. */
  query(sql: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** Sessions of this many new visitors, as cookies. */
  visitors(count: number): Promise<string[]>;
  close(): Promise<void>;
}

let port = FIRST_PORT;
export const nextPort = (): number => (port += 1);

/** The program of `npm start` once everything is built. */
export const SITE = ['dist/server/server.js'];

/** The memory settings of `npm start`. */
export const START_VARIABLES: Record<string, string> = Object.fromEntries(
  [...packageFile.scripts.start.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
);

/** The site's environment for a database. */
export const siteEnvironment = (databaseUrl: string, dataDir: string) => ({
  ...START_VARIABLES,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  DEMO: 'small',
  RATE_LIMIT_FACTOR: '100000',
});

export async function setStage(): Promise<Stage> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-bench-'));
  const postgres = await startPostgres({ durable: true });
  await administer(postgres, 'CREATE DATABASE demo');
  const databaseUrl = postgres.url('demo');
  const servers: Server[] = [];
  const start = async (name: string, program: string[], env: Record<string, string>, ready?: string) => {
    const server = await startServer({ name, program, port: nextPort(), env, ...(ready && { ready }) });
    servers.push(server);
    return server;
  };
  const peer = (name: string, env: Record<string, string> = {}, ready?: string) =>
    start(name, ['--import', 'tsx', `bench/peers/${name}.js`], { DATABASE_URL: databaseUrl, ...env }, ready);
  const anotherSite = () => start('site', SITE, siteEnvironment(databaseUrl, path.join(folder, 'data')));
  const site = await anotherSite();
  const database = queryOn(databaseUrl);
  let visitors = 0;
  return {
    postgres,
    databaseUrl,
    folder: path.join(folder, 'data'),
    site,
    anotherSite,
    express: once(() => peer('express')),
    mercurius: once(() => peer('mercurius', { HOME_DOCUMENT: pageDocument('HomePage').text })),
    apollo: once(() => peer('apollo', {}, '/?query=%7B__typename%7D')),
    untouched: once(() => start('untouched', ['dist/bench/untouched.js'], { DATABASE_URL: databaseUrl })),
    async bare(requests) {
      const file = path.join(folder, `answers-${port}.json`);
      fs.writeFileSync(
        file,
        JSON.stringify(await Promise.all(requests.map((asked) => recorded(site, asked)))),
      );
      return start('bare', ['bench/peers/bare.js', file], {});
    },
    query: database.query,
    async visitors(count) {
      visitors += 1;
      const tokens = Array.from({ length: count }, (_, index) =>
        createHash('sha256').update(`${visitors}.${index}`).digest('base64url'),
      );
      await database.query(ENROL, [`bench${visitors}`, tokens]);
      return tokens.map((token) => `pmb_session=${token}`);
    },
    async close() {
      for (const server of servers) await server.stop();
      await database.close();
      await postgres.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

/** Accounts and their sessions in one statement: signing in thousands by password would take minutes. */
const ENROL = `
  WITH people AS (
    INSERT INTO users (name, email, password, role, roles)
    SELECT 'Persona ' || number, $1::text || '-' || number || '@bench.test', 'no password', 'visitor', '{visitor}'
      FROM unnest($2::text[]) WITH ORDINALITY AS given(token, number)
    RETURNING id, email
  )
  INSERT INTO sessions (id, user_id, expires_at)
  SELECT encode(sha256(token::bytea), 'hex'), people.id, now() + interval '1 day'
    FROM unnest($2::text[]) WITH ORDINALITY AS given(token, number)
    JOIN people ON people.email = $1::text || '-' || number || '@bench.test'`;

/** A single connection for the bench's own statements, so that its settings persist. */
export function queryOn(databaseUrl: string): Pick<Stage, 'query' | 'close'> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  return { query: (sql, values) => pool.query(sql, values), close: () => pool.end() };
}

export async function administer(postgres: PostgresServer, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** A response of the site for the bare server: the same headers, except the request id, and the same body. */
async function recorded({ port: sitePort }: Server, { path: address, headers = {} }: LoadRequest) {
  return new Promise<{ path: string; status: number | undefined; headers: string[]; body: string }>(
    (resolve, reject) => {
      const request = http.get(
        { port: sitePort, path: address, headers: { host: 'bench.test', ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const left = new Set([
              'x-request-id',
              'date',
              'connection',
              'keep-alive',
              'content-length',
              'transfer-encoding',
            ]);
            const raw = response.rawHeaders;
            const kept = raw.filter((_, index) => !left.has((raw[index - (index % 2)] ?? '').toLowerCase()));
            resolve({
              path: address,
              status: response.statusCode,
              headers: kept,
              body: Buffer.concat(chunks).toString('base64'),
            });
          });
        },
      );
      request.on('error', reject);
    },
  );
}
