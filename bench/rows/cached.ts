import { operationPath } from '../../api/testing/page-documents.ts';
import { duel, medianDuel, type Duel, type Pace } from '../duel.ts';
import type { Asked } from '../load/load.ts';
import { duelRow, type Row } from '../report.ts';
import { BROWSER, type Stage } from '../stage.ts';

const HOME: Asked = { path: operationPath('HomePage'), headers: BROWSER };
const PAGE: Asked = { path: '/', headers: { ...BROWSER, accept: 'text/html' } };
const REST: Asked = { path: '/api/sponsors', headers: BROWSER };
const WRITES_A_SECOND = 10;

interface Comparison {
  what: string;
  /** How many times as fast as the bare server the site must be. */
  least: number;
  duel: Duel;
}

/**
 * What comes from the cache, beside a bare server that sends the same bytes, and beside Express. How fast such small work is
 * depends by up to a quarter on how a process happened to be compiled and laid out, so several are measured.
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

/** A new process of the site beside a new bare one. */
async function besideBare(stage: Stage, pace: Pace): Promise<Comparison[]> {
  const site = await stage.anotherSite();
  const bare = await stage.bare([HOME, PAGE, REST]);
  const unchanged: Asked = {
    ...HOME,
    headers: { ...HOME.headers, 'if-none-match': await tagOf(site.port, HOME) },
  };
  const bareUnchanged = await stage.bare([unchanged]);
  const against = async (what: string, asked: Asked, least = 0.85, peer = bare, status = '200') => {
    const side = { requests: [asked], statuses: [status] };
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
