import http from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { subscriptionPath } from '../api/testing/page-documents.ts';
import { addressNumber, startAttackedSite, type AttackedSite } from './attacked-site.ts';
import { type Figure, median } from './figure.ts';

const FOLLOWERS = 300;
/** Streams that an address may have open, and more, which are refused. */
const BY_ADDRESS = 20;
/** Median time from a change to the page that shows it, and the longest that another caller may wait, in milliseconds. */
const LIMIT = 1000;
const MAX_WAIT = 2000;
/** On a busy machine the limits are so many times what the same takes without strangers. */
const BUSY = 5;
/** A costly document within the limit of a subscription: every list reads the database. */
const DOCUMENT = `subscription ($id: ID!) { match(id: $id) { id
  a: news { id excerpt(length: 1000) } b: news { id excerpt(length: 999) } } }`;
const CREATE = `mutation ($input: CreateMatchInput!) {
  createMatch(input: $input) { ... on CreateMatchSuccess { match { id } } } }`;
const START = 'mutation ($input: MatchIdInput!) { startMatch(input: $input) { __typename } }';
const SCORE = 'mutation ($input: RecordScoreInput!) { recordScore(input: $input) { __typename } }';

/**
 * Strangers follow a match with costly documents, and one of them never reads; beside them a page follows the match.
 * @param changes number of changes of the score
 */
export async function surviveHostileFollowers(changes: number): Promise<Figure> {
  const site = await startAttackedSite();
  const open: { destroy: () => void }[] = [];
  try {
    const cookie = await site.signIn('admin@pmb.test');
    const id = await startMatch(site, cookie);
    const scores = new Map<string, number>();
    const page = subscriptionPath('LiveMatch', { id });
    const own = await follow(site, { path: page, from: '192.0.2.77', open }, (text) => {
      const score = /"result":"([\d-]+)"/.exec(text)?.[1];
      if (score !== undefined && !scores.has(score)) scores.set(score, performance.now());
    });
    const watched = { site, cookie, id, scores };
    const alone = await changeScore(watched, 1, changes);
    const path = `/graphql?${new URLSearchParams({ query: DOCUMENT, variables: JSON.stringify({ id }) })}`;
    const hostile = await Promise.all(
      Array.from({ length: FOLLOWERS }, (_none, index) =>
        follow(site, { path, from: addressNumber(Math.floor(index / BY_ADDRESS)), open }),
      ),
    );
    const refused = await follow(site, { path, from: addressNumber(0), open });
    open.push(followWithoutReading(site, path));
    const beside = await changeScore(watched, changes + 1, changes);
    const isFree =
      beside.delay <= Math.max(LIMIT, BUSY * alone.delay) &&
      Math.max(beside.worst, beside.slowest) <= Math.max(MAX_WAIT, BUSY * alone.worst);
    const followed = hostile.filter((state) => state === 'open').length;
    return {
      fault: `${FOLLOWERS} strangers follow a match with costly documents, and one more never reads`,
      before: 'every other request waited 3.1 s; the one who never read silenced all followers',
      seen:
        `${followed} streams open, one more of an address got ${refused}; the page showed ${changes} changes after ` +
        `${Math.round(beside.delay)} ms (without strangers ${Math.round(alone.delay)} ms), at most ` +
        `${Math.round(beside.worst)} ms; another caller waited at most ${Math.round(beside.slowest)} ms`,
      held: own === 'open' && followed === FOLLOWERS && refused === 'RATE_LIMITED' && isFree,
    };
  } finally {
    for (const stream of open) stream.destroy();
    await site.stop();
  }
}

interface Watched {
  site: AttackedSite;
  cookie: string;
  id: string;
  /** When the page showed each score. */
  scores: ReadonlyMap<string, number>;
}

/** The median and longest time until the page showed a change, and another caller's longest wait, in milliseconds. */
interface Delays {
  delay: number;
  worst: number;
  slowest: number;
}

/** Changes the score of a match point by point while another caller asks for something else all the time. */
async function changeScore(
  { site, cookie, id, scores }: Watched,
  from: number,
  changes: number,
): Promise<Delays> {
  const delays: number[] = [];
  const waits: number[] = [];
  const asking = new AbortController();
  const asked = askUntil(asking.signal, `${site.address}/api/user`, waits);
  try {
    for (let points = from; points < from + changes; points += 1) {
      const begin = performance.now();
      await site.run(cookie, SCORE, {
        input: { id, seen: [{ home: points - 1, away: 0 }], periods: [{ home: points, away: 0 }] },
      });
      while (!scores.has(`${points}-0`) && performance.now() - begin < 10_000) await pause(5);
      delays.push((scores.get(`${points}-0`) ?? Infinity) - begin);
      await pause(200);
    }
  } finally {
    asking.abort();
    await asked;
  }
  return { delay: median(delays), worst: Math.max(...delays), slowest: Math.max(...waits) };
}

/** Another caller without a session asks again and again. @param waits gets how long each answer took, in milliseconds */
async function askUntil(signal: AbortSignal, address: string, waits: number[]): Promise<void> {
  while (!signal.aborted) {
    const begin = performance.now();
    const { status } = await fetch(address);
    if (status !== 401) throw new Error(`Another caller got ${status}`);
    waits.push(performance.now() - begin);
    await pause(20);
  }
}

async function startMatch(site: AttackedSite, cookie: string): Promise<string> {
  const matchDate = new Date().toISOString();
  const match = { opponent: 'Menorca', isHome: true, matchDate, competition: 'LIGA' };
  const { createMatch } = await site.run(cookie, CREATE, { input: match });
  const { id } = (createMatch as { match: { id: string } }).match;
  await site.run(cookie, START, { input: { id } });
  return id;
}

interface Following {
  path: string;
  from: string;
  /** Gets the stream, to close it at the end. */
  open: { destroy: () => void }[];
}

/** Opens a stream. @returns «open» after the first event, or the code of the error. */
function follow(
  { address }: AttackedSite,
  { path, from, open }: Following,
  onText: (text: string) => void = () => {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/event-stream', 'x-forwarded-for': from };
    const request = http.get(address + path, { headers, agent: false }, (response) => {
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        onText(text);
        const code = /"code":"(\w+)"/.exec(text)?.[1];
        if (code !== undefined || text.includes('"data"')) resolve(code ?? 'open');
      });
      // The end of the attack destroys it.
      response.on('error', () => {});
    });
    request.on('error', reject);
    open.push(request);
  });
}

function followWithoutReading({ address }: AttackedSite, path: string): net.Socket {
  const { hostname, port, host } = new URL(address);
  const socket = net.connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  socket.pause();
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\nX-Forwarded-For: 192.0.2.99\r\n\r\n`,
  );
  return socket;
}
