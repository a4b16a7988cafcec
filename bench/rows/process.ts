import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { operationPath } from '../../api/testing/page-documents.ts';
import { median } from '../duel.ts';
import { load } from '../load/load.ts';
import { figureRow, type Row } from '../report.ts';
import { startServer, type Server } from '../server/processes.ts';
import { administer, BROWSER, nextPort, siteEnvironment, START_VARIABLES, type Stage } from '../stage.ts';
import { missed } from './misses.ts';

const LIMITS = { postgres: { ready: 0.8, megabytes: 250 }, embedded: { ready: 2.5, megabytes: 500 } };
type Kind = keyof typeof LIMITS;
const NAMES: Record<Kind, string> = { postgres: 'on PostgreSQL', embedded: 'embedded' };

/** The times of the first start and of warm starts, and the memory after load, on both databases. */
export async function processRows(stage: Stage, starts: number, seconds: number): Promise<Row[]> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-bench-started-'));
  await administer(stage.postgres, 'CREATE DATABASE started');
  const environments: Record<Kind, Record<string, string>> = {
    postgres: siteEnvironment(stage.postgres.url('started'), path.join(dataDir, 'postgres')),
    embedded: {
      ...START_VARIABLES,
      DATA_DIR: path.join(dataDir, 'embedded'),
      RATE_LIMIT_FACTOR: '100000',
    },
  };
  const rows: Row[] = [];
  try {
    for (const kind of ['postgres', 'embedded'] as const) {
      const limits = LIMITS[kind];
      let cold = 0;
      const times: number[] = [];
      let megabytes = 0;
      // The first start finds an empty database: it creates the tables and the demonstration club.
      for (let count = 0; count <= starts; count += 1) {
        const server = await startSite(kind, environments[kind]);
        if (count === 0) cold = server.startedIn / 1000;
        else times.push(server.startedIn / 1000);
        if (count === starts) megabytes = await afterLoad(server, seconds);
        await server.stop();
      }
      const ready = median(times);
      rows.push(
        figureRow(
          `Ready to serve after the very first start, ${NAMES[kind]}`,
          `${cold.toFixed(2)} s`,
          '',
          null,
        ),
        figureRow(
          `Ready to serve after a warm start, ${NAMES[kind]}`,
          `${ready.toFixed(2)} s`,
          `≤ ${limits.ready} s`,
          ready <= limits.ready,
        ),
        figureRow(
          `Memory after load, ${NAMES[kind]}`,
          `${megabytes.toFixed(0)} MB`,
          `≤ ${limits.megabytes} MB`,
          megabytes <= limits.megabytes,
        ),
      );
    }
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  return rows;
}

/** The program of `npm start`, including its check for changed sources. */
const START = ['scripts/start.js'];

const startSite = (kind: Kind, env: Record<string, string>) =>
  startServer({ name: `site, ${NAMES[kind]}`, program: START, port: nextPort(), env, allCores: true });

const CACHED = [
  { path: '/', headers: BROWSER },
  { path: operationPath('HomePage'), headers: BROWSER },
];
const UNCACHED = [missed('HomePage'), missed('SquadPage'), { path: '/?n={n}', headers: BROWSER }];

/** Resident megabytes after cached responses, cache misses and rendered pages. */
async function afterLoad(server: Server, seconds: number): Promise<number> {
  await load(server, { requests: CACHED, seconds });
  await load(server, { requests: UNCACHED, seconds });
  return server.megabytes();
}

const MINUTES = 10;
/** Caches and compiled code grow in the first minutes. */
const SETTLED_AFTER = 3;
const MOST_GROWTH = 1.1;

/** Checks that memory stays constant over ten minutes of load. */
export async function flatRows(stage: Stage): Promise<Row[]> {
  const server = await startSite('postgres', siteEnvironment(stage.databaseUrl, stage.folder));
  const megabytes: number[] = [];
  try {
    for (let minute = 0; minute < MINUTES; minute += 1) {
      await load(server, { requests: [...CACHED, ...UNCACHED], seconds: 60 });
      megabytes.push(server.megabytes());
    }
  } finally {
    await server.stop();
  }
  const [before = 0] = megabytes.slice(SETTLED_AFTER - 1);
  const growth = (megabytes.at(-1) ?? 0) / before;
  return [
    figureRow(
      `Memory over ${MINUTES} minutes of load`,
      megabytes.map((each) => each.toFixed(0)).join(' → ') + ' MB',
      `≤ ${MOST_GROWTH}× from the ${SETTLED_AFTER}rd minute on`,
      growth <= MOST_GROWTH,
    ),
  ];
}
