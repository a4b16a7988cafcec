import { operationPath } from '../../api/testing/page-documents.ts';
import { duel, medianDuel, type Duel, type Pace } from '../duel.ts';
import type { LoadRequest } from '../load/load.ts';
import { duelRow, type Row } from '../report.ts';
import { BROWSER, type Stage } from '../stage.ts';

const HOME: LoadRequest = { path: operationPath('HomePage'), headers: BROWSER };
const PAGE: LoadRequest = { path: '/', headers: { ...BROWSER, accept: 'text/html' } };
const REST: LoadRequest = { path: '/api/sponsors', headers: BROWSER };
const WRITES_A_SECOND = 10;

interface Comparison {
  what: string;
  /** Minimum speed of the site relative to the bare server. */
  least: number;
  duel: Duel;
}

/**
 * Responses from the cache, compared with a bare server that sends the same bytes, and with Express. The speed of such
 * small work varies by up to a quarter between processes (compilation, memory layout), so several are measured.
 */
export async function cachedRows(stage: Stage, pace: Pace, processes: number): Promise<Row[]> {
  const rounds: Comparison[][] = [];
  const pairs = Math.ceil(pace.pairs / processes);
  for (let round = 0; round < processes; round += 1) {
    rounds.push(await besideBare(stage, { ...pace, pairs }));
  }
  const [first = []] = rounds;
  const rows = first.map(({ what, least }, index) => {
    const duels = rounds.flatMap((round) => round[index]?.duel ?? []);
    return duelRow(what, 'node:http', medianDuel(duels), least);
  });
  const express = { server: await stage.express(), requests: [{ path: '/home' }] };
  const result = await duel({ server: stage.site, requests: [HOME] }, express, pace);
  return [...rows, duelRow('GraphQL from the cache, the home page’s data', 'Express + pg', result, 15)];
}

/** Compares a new process of the site with a new bare one. */
async function besideBare(stage: Stage, pace: Pace): Promise<Comparison[]> {
  const site = await stage.anotherSite();
  const bare = await stage.bare([HOME, PAGE, REST]);
  const unchanged: LoadRequest = {
    ...HOME,
    headers: { ...HOME.headers, 'if-none-match': await tagOf(site.port, HOME) },
  };
  const bareUnchanged = await stage.bare([unchanged]);
  const against = async (what: string, request: LoadRequest, least = 0.85, peer = bare, status = '200') => {
    const side = { requests: [request], statuses: [status] };
    return {
      what,
      least,
      duel: await duel({ server: site, ...side }, { server: peer, ...side }, pace),
    };
  };
  const comparisons = [
    await against('GraphQL by GET from the cache', HOME),
    await against('REST from the cache', REST),
    await against('HTML from the cache', PAGE),
    await against('GraphQL unchanged, 304', unchanged, 0.7, bareUnchanged, '304'),
  ];
  const writing = writeRegularly(stage);
  comparisons.push(
    await against(`GraphQL while ${WRITES_A_SECOND} writes a second invalidate it`, HOME, 0.7),
  );
  await writing.stop();
  for (const server of [site, bare, bareUnchanged]) await server.stop();
  return comparisons;
}

async function tagOf(port: number, { path, headers }: LoadRequest): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { ...headers, host: 'bench.test' },
  });
  await response.arrayBuffer();
  return response.headers.get('etag') ?? '';
}

/** Updates an article at a fixed rate, on a separate connection, to invalidate the home page. */
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
