import { setTimeout as sleep } from 'node:timers/promises';
import { operationPath } from '../../api/testing/page-documents.ts';
import { notifyOfChanges, type RunSql } from '../grow.ts';
import { startServer, type Server } from '../server/processes.ts';
import { administer, BROWSER, nextPort, queryOn, SITE, siteEnvironment, type Stage } from '../stage.ts';
import { sessionsOf, type PageOperation } from './page-operations.ts';

/** Milliseconds until every instance has been notified of a change. */
const NOTIFIED_WITHIN_MS = 20;

/** A site on a database of its own. */
export interface Club {
  server: Server;
  query: Stage['query'];
  cookies: Record<string, string>;
  close(): Promise<void>;
}

/** A site with the demonstration club on its own database, which is then filled. */
export async function clubOf(
  stage: Stage,
  name: string,
  fill: (run: RunSql) => Promise<void>,
): Promise<Club> {
  await administer(stage.postgres, `CREATE DATABASE ${name}`);
  const url = stage.postgres.url(name);
  const server = await startServer({
    name: `${name} site`,
    program: SITE,
    port: nextPort(),
    env: siteEnvironment(url, stage.folder),
  });
  const { query, close } = queryOn(url);
  await fill(query);
  return {
    server,
    query,
    cookies: await sessionsOf(query),
    async close() {
      await close();
      await server.stop();
    },
  };
}

/** The time of one call, in milliseconds. */
export async function timed(
  { server, query, cookies }: Club,
  { name, variables, as, changed = [] }: PageOperation,
  count: number,
) {
  const headers: Record<string, string> = {
    ...BROWSER,
    ...(as !== undefined && { cookie: cookies[as] ?? '' }),
  };
  if (changed.length > 0) {
    await notifyOfChanges(query, changed);
    await sleep(NOTIFIED_WITHIN_MS);
  }
  const start = performance.now();
  const address = `http://127.0.0.1:${server.port}${operationPath(name, variables)}&n=${start}.${count}`;
  const response = await fetch(address, { headers });
  const text = await response.text();
  const time = performance.now() - start;
  if (!response.ok || text.includes('"errors"')) throw new Error(`${name} answered ${text.slice(0, 300)}`);
  return time;
}
