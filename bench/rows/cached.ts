import { duel, type Pace } from '../duel.ts';
import { duelRow, type Row } from '../report.ts';
import type { Asked } from '../load/load.ts';
import { BROWSER, operationPath, type Stage } from '../stage.ts';

const HOME: Asked = { path: operationPath('HomePage'), headers: BROWSER };
const WRITES_A_SECOND = 10;

/** What comes from the cache, beside a bare server that sends the same bytes, and beside Express. */
export async function cachedRows(stage: Stage, pace: Pace): Promise<Row[]> {
  const { site } = stage;
  const page: Asked = { path: '/', headers: { ...BROWSER, accept: 'text/html' } };
  const rest: Asked = { path: '/api/sponsors', headers: BROWSER };
  const bare = await stage.bare([HOME, page, rest]);
  const rows: Row[] = [];
  const against = async (what: string, asked: Asked, least: number, peer = bare, statuses = ['200']) => {
    const requests = [asked];
    const result = await duel(
      { server: site, requests, statuses },
      { server: peer, requests, statuses },
      pace,
    );
    rows.push(duelRow(what, 'node:http', result, least));
  };
  await against('GraphQL by GET from the cache', HOME, 0.85);
  await against('REST from the cache', rest, 0.85);
  await against('HTML from the cache', page, 0.85);
  const etag = await tagOf(site.port, HOME);
  const unchanged: Asked = { ...HOME, headers: { ...HOME.headers, 'if-none-match': etag } };
  await against('GraphQL unchanged, 304', unchanged, 0.7, await stage.bare([unchanged]), ['304']);
  const writing = writeRegularly(stage);
  await against(`GraphQL while ${WRITES_A_SECOND} writes a second invalidate it`, HOME, 0.7);
  await writing.stop();
  const express = { server: await stage.express(), requests: [{ path: '/home' }] };
  rows.push(
    duelRow(
      'GraphQL from the cache, the home page’s data',
      'Express + pg',
      await duel({ server: site, requests: [HOME] }, express, pace),
      15,
    ),
  );
  return rows;
}

async function tagOf(port: number, { path, headers }: Asked): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { ...headers, host: 'bench.test' },
  });
  await response.arrayBuffer();
  return response.headers.get('etag') ?? '';
}

/** Writes to what the home page is made of, evenly, on a connection of its own. */
function writeRegularly({ query }: Stage): { stop: () => Promise<void> } {
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = query('UPDATE news SET version = version + 1 WHERE id = (SELECT max(id) FROM news)');
  }, 1000 / WRITES_A_SECOND);
  return {
    async stop() {
      clearInterval(timer);
      await last;
    },
  };
}
