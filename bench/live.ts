// `npm run bench:live [-- --listeners 2000 --changes 20 --feed]`: how soon all followers of a match receive a score. It runs
// the built site (`npm run build` first) on the demonstration club, enters a score every second, and holds that many
// connections open in a separate process. Prints the time of each change from the API call to the last connection, the
// memory of the site's process, and the times of the home page meanwhile. With `--feed` the scores are baskets that a TV
// feed of Genius Sports tells, so that the time is that from the arena to the page.
import { fork } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import { parseArgs } from 'node:util';
import { startTvServer, type TvServer } from '../api/domains/statistics/feed-servers.fixture.ts';
import { playMatch, tvMessages } from '../api/domains/statistics/statistics.fixture.ts';
import { subscriptionPath } from '../api/testing/page-documents.ts';
import { newDataDir, startSite } from '../e2e/site-process.ts';
import { memoryOf } from '../faults/attacked-site.ts';
import { homeTimes, quantile } from './home-times.ts';

const SECOND = 1000;
const { values } = parseArgs({
  options: {
    listeners: { type: 'string', default: '2000' },
    changes: { type: 'string', default: '20' },
    feed: { type: 'boolean', default: false },
  },
});
const LISTENERS = Number(values.listeners);
const CHANGES = Number(values.changes);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A message of the listeners' process: all are connected, or when each received a score. */
type Word = { is: 'connected' } | { is: 'heard'; score: string; times: number[] };

/**
 * Opens the connections and reports for each score when the last one received it, in milliseconds of the common clock.
 */
async function listen(address: string): Promise<void> {
  const heard = new Map<string, number[]>();
  const { pathname, search, hostname, port } = new URL(address);
  const agent = new http.Agent({ maxSockets: Infinity });
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const options = {
        hostname,
        port,
        path: pathname + search,
        agent,
        headers: { accept: 'text/event-stream' },
      };
      http
        .get(options, (response) => {
          response.setEncoding('utf8');
          response.on('data', (text: string) => {
            resolve();
            const score = /"result":"([\d-]+)"/.exec(text)?.[1];
            if (score === undefined) return;
            const times = heard.get(score) ?? [];
            heard.set(score, times);
            times.push(Date.now());
            if (times.length === LISTENERS) process.send?.({ is: 'heard', score, times } satisfies Word);
          });
        })
        .on('error', reject);
    });
  for (let opened = 0; opened < LISTENERS; opened += 100) {
    await Promise.all(Array.from({ length: Math.min(100, LISTENERS - opened) }, open));
  }
  process.send?.({ is: 'connected' } satisfies Word);
}

/** Waits until the site has read the feed. */
async function untilScore(address: string, id: string, score: string): Promise<void> {
  for (;;) {
    const query = `{ match(id: ${id}) { result } }`;
    const answer = await fetch(`${address}/graphql?${new URLSearchParams({ query })}`);
    if ((await answer.text()).includes(score)) return;
    await pause(SECOND / 4);
  }
}

async function signIn(
  address: string,
): Promise<(query: string) => Promise<Record<string, { match: { id: string } }>>> {
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie };
    return fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const login = await post('/api/login', { email: 'sports_manager@pmb.test', password: 'demo1234' });
  const cookie = login.headers.getSetCookie().join('; ');
  return async (query) => {
    const { data, errors } = await (await post('/graphql', { query }, cookie)).json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
}

interface Scores {
  /** The score after so many changes. */
  after: (change: number) => string;
  enter: (change: number) => Promise<void>;
}

/** Scores that staff enter. */
const byStaff = (ask: Awaited<ReturnType<typeof signIn>>, id: string): Scores => ({
  after: (change) => `${change}-0`,
  async enter(change) {
    await ask(`mutation { recordScore(input: { id: ${id},
      seen: [{ home: ${change - 1}, away: 0 }], periods: [{ home: ${change}, away: 0 }] }) { __typename } }`);
  },
});

/** Baskets of the home team after three quarters, told by the computer in the arena. */
function byFeed(server: TvServer): Scores {
  const { points } = BEGUN;
  return {
    after: (change) => `${points[1] + 2 * change}-${points[2]}`,
    async enter(change) {
      server.send({
        ...{
          type: 'action',
          actionNumber: 100_000 + change,
          teamNumber: 1,
          pno: 1,
          actionType: '2pt',
          success: 1,
        },
        period: 3,
        periodType: 'REGULAR',
        clock: '00:01:00',
        score1: points[1] + 2 * change,
        score2: points[2],
      });
    },
  };
}

const BEGUN = playMatch(7, 3);

async function measure(): Promise<void> {
  const dataDir = newDataDir();
  const server = await startTvServer();
  const site = startSite({ DATA_DIR: dataDir, DEMO: 'small', STATISTICS_HOSTS: server.host });
  try {
    const address = await site.untilListening();
    const ask = await signIn(address);
    const { createMatch } = await ask(`mutation { createMatch(input: {
      opponent: "Bench", isHome: true, matchDate: "${new Date().toISOString()}", competition: "LIGA"
    }) { ... on CreateMatchSuccess { match { id } } } }`);
    const id = createMatch?.match.id ?? '';
    await ask(`mutation { startMatch(input: { id: ${id} }) { __typename } }`);
    const scores = values.feed ? byFeed(server) : byStaff(ask, id);
    if (values.feed) {
      server.send(...tvMessages(BEGUN, 'INPROGRESS'));
      await ask(
        `mutation { setMatchFeed(input: { id: ${id}, address: "${server.address}" }) { __typename } }`,
      );
      await untilScore(address, id, scores.after(0));
    }
    const weight = () => Math.round(memoryOf(site.process.pid ?? 0).now);
    const before = weight();

    const child = fork(import.meta.filename, [`--listeners=${LISTENERS}`], {
      env: { ...process.env, BENCH_ADDRESS: address + subscriptionPath('LiveMatch', { id }) },
    });
    const waiting = new Map<string, (times: number[]) => void>();
    const connected = new Promise<void>((resolve) => {
      child.on('message', (word: Word) => {
        if (word.is === 'connected') resolve();
        else waiting.get(word.score)?.(word.times);
      });
    });
    const opening = performance.now();
    await connected;
    console.log(`${LISTENERS} listeners, connected in ${Math.round(performance.now() - opening)} ms`);

    let isOver = false;
    const home = homeTimes(address, () => isOver);
    const all: number[] = [];
    const last: number[] = [];
    for (let change = 1; change <= CHANGES; change += 1) {
      const heard = new Promise<number[]>((resolve) => waiting.set(scores.after(change), resolve));
      const start = Date.now();
      await scores.enter(change);
      const times = (await heard).map((time) => time - start);
      all.push(...times);
      last.push(Math.max(...times));
      await pause(SECOND);
    }
    isOver = true;
    const homes = await home;
    console.log(
      `from the entry of a score to a listener, ms: median ${quantile(all, 0.5)}, p99 ${quantile(all, 0.99)}`,
    );
    console.log(
      `to the last listener, ms: median ${quantile(last, 0.5)}, worst of ${CHANGES}: ${Math.max(...last)}`,
    );
    console.log(`memory of the site, MB: ${before} before, ${weight()} with all of them`);
    console.log(
      `home page meanwhile, ms: median ${quantile(homes, 0.5)}, p99 ${quantile(homes, 0.99)} of ${homes.length}`,
    );
    child.kill();
  } finally {
    site.process.kill('SIGTERM');
    await site.untilExit();
    await server.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

const { BENCH_ADDRESS } = process.env;
await (BENCH_ADDRESS ? listen(BENCH_ADDRESS) : measure());
