import http from 'node:http';
import os from 'node:os';
import fs from 'node:fs';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import persistedDocuments from '../../web/gql/persisted-documents.json' with { type: 'json' };
import { createApp, type AppOptions } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Database, Role, User } from '../platform/database/client.ts';
import { stopSettling } from '../domains/points/settlement-queue.ts';
import { startSession } from '../platform/sessions.ts';
import { hashPassword } from '../domains/users/passwords.ts';

/** A response of the site. */
export interface Answer {
  status: number;
  headers: Headers;
  // The tests check the parts of the response that they need.
  body: ReturnType<typeof JSON.parse>;
}

/** A client of the site: a signed-in browser with its cookie, or a visitor. */
export interface Caller {
  user: User | null;
  cookie: string | undefined;
  /** Sends any request; a plain object becomes a JSON body. */
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Runs a document at /graphql. */
  graphql(query: string, variables?: Record<string, unknown>): Promise<Answer>;
}

export interface TestSite {
  url: string;
  server: http.Server;
  /** Folder of its files. */
  dataDir: string;
  database: Database;
  visitor: Caller;
  /** Creates an account with these roles (the first is the main one) and signs it in. */
  signedIn(...roles: [Role, ...Role[]]): Promise<Caller>;
  /** A client with the given cookie. */
  withCookie(cookie: string): Caller;
  close(): Promise<void>;
}

/** The password of accounts created by `signedIn`. */
export const TEST_PASSWORD = 'balón-naranja-7';
let passwordHash: Promise<string> | undefined;
let accounts = 0;

/**
 * Serves the API over HTTP on a free port, with the given database and its own data folder. Pages are not rendered.
 * @param env added to the environment, for example `RATE_LIMIT_FACTOR`
 * @param options further options of the app, for example a response cache
 */
export async function serveTestSite(
  database: Database,
  env: Record<string, string> = {},
  options: Partial<AppOptions> = {},
): Promise<TestSite> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    ...env,
  });
  const handle = createApp({
    config,
    database,
    persistedDocuments,
    renderPage: async () => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: 'page',
      isPublic: false,
    }),
    ...options,
  });
  const server = http.createServer(handle);
  // On a busy machine a test may pause for minutes; a connection closed in between would look like a failure.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    server,
    dataDir,
    database,
    visitor: caller(url, undefined, null),
    withCookie: (cookie) => caller(url, cookie, null),
    async signedIn(role, ...others) {
      const user = await database.user.create({
        data: {
          name: `Persona ${++accounts}`,
          email: `persona-${accounts}@prueba.test`,
          password: await (passwordHash ??= hashPassword(TEST_PASSWORD)),
          role,
          roles: [role, ...others],
        },
      });
      const { token } = await startSession(database, user.id);
      return caller(url, `pmb_session=${token}`, user);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      // The next file empties the database and must not meet background work of this one.
      await stopSettling(database);
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function caller(url: string, cookie: string | undefined, user: User | null): Caller {
  const request: Caller['request'] = async (method, address, body, headers = {}) => {
    const raw = body === undefined || typeof body === 'string' || body instanceof FormData;
    const response = await fetch(url + address, {
      method,
      redirect: 'manual',
      headers: {
        ...(!raw && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: raw ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  return {
    user,
    cookie,
    request,
    graphql: (query, variables) => request('POST', '/graphql', { query, variables }),
  };
}

/** A signed-in administrator with a name, for tests in which several members of staff meet. */
export async function namedAdmin(site: TestSite, name: string): Promise<Caller> {
  const admin = await site.signedIn('admin');
  const user = await site.database.user.update({ where: { id: admin.user?.id ?? 0 }, data: { name } });
  return { ...admin, user };
}
