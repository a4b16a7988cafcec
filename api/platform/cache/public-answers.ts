import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { WATCHED_TABLES } from '../database/changes.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import type { Context } from '../graphql/context.ts';
import type { ResponseCache, NewResponse, CachedResponse } from './response-cache.ts';
import { inBunches } from './concurrency-limit.ts';
import { HttpError } from '../http/http-error.ts';
import { countKeptAnswer, publicAnswers } from '../metrics/metrics.ts';
import { requestUrl } from '../http/request.ts';
import { recordOf, type RequestRecord } from '../http/request-scope.ts';
import { sendPreparedSync, sendPrepared, type Answer } from '../http/prepared-response.ts';

/** Works an answer out as nobody in particular; null where the request must be answered in the ordinary way. */
export type MakeAnswer = (url: URL, context: Context) => Promise<Answer | null>;

interface Sources {
  cache: ResponseCache;
  /** What every answer of the site has. */
  headers: Readonly<Record<string, string>>;
  /** What a visitor sees whom nobody knows. */
  publicContext: (record: RequestRecord) => Context;
  /** Whether a request carries a session, valid or not. */
  hasSession: (request: IncomingMessage) => boolean;
  /** The address that the visitor used for the site. */
  originOf: (request: IncomingMessage) => string;
  /** How the request would be answered publicly; null where it never is. */
  makerOf: (request: IncomingMessage, url: URL) => MakeAnswer | null;
  /** Counts a request whose answer is not kept. @throws HttpError 429 */
  admit: (request: IncomingMessage) => Promise<void>;
}

/** Answers are kept by anybody, and asked about again each time. */
const REVALIDATE = { 'cache-control': 'public, no-cache' };
/** The same for what the signed-in may see differently: only the browser keeps it. */
const REVALIDATE_PRIVATELY = { 'cache-control': 'private, no-cache' };

/** For how many addresses, and how long in milliseconds, it is remembered that they are personal. */
const REMEMBERED = { max: 10_000, ttl: 60_000 };

const MADE = { from: 'made' };

/**
 * Answers that are made at once. More would share the same processor and connections, finish later each, and leave more
 * behind for the collector: 50 at once take half as long again as 8 at a time.
 */
const MADE_AT_ONCE = 8;

/** Thrown in place of making an answer whose caller has gone while it waited for its turn. */
class Abandoned extends Error {}

/** Thrown out of the making of an answer that has to be made in the ordinary way. */
class NotPublic extends Error {}

/** An answer to be made. */
interface Making {
  maker: MakeAnswer;
  url: URL;
  /** Told what it asks for and what it is made of. */
  record: RequestRecord;
}

/** Answers what is the same for everybody, out of the cache or for it. */
export function createResponseCache(sources: Sources) {
  const { cache, headers: common, publicContext, hasSession, originOf, makerOf, admit } = sources;
  /** What the signed-in asked for and got in the ordinary way: not worth trying as nobody each time. */
  const personal = new LRUCache<string, true>(REMEMBERED);

  const making = new Set<string>();

  const turns = inBunches(MADE_AT_ONCE);

  async function make({ maker, url, record }: Making): Promise<NewResponse> {
    const { context, askedWho } = watchedContext(publicContext(record));
    const result = await maker(url, context);
    if (!result) throw new NotPublic();
    const shared = !askedWho();
    const { tables } = record;
    const keepable = result.status === 200 && [...tables].every((table) => WATCHED_TABLES.has(table));
    publicAnswers.inc(MADE);
    const headers = { ...common, ...(shared ? REVALIDATE : REVALIDATE_PRIVATELY), ...result.headers };
    return { answer: { ...result, headers }, tables: keepable ? tables : null, shared };
  }

  interface Call extends Making {
    request: IncomingMessage;
    key: string;
  }

  /** A kept answer, or one made now; null where there is no public one. */
  async function find(call: Call): Promise<CachedResponse | null> {
    const { request, key } = call;
    const kept = cache.find(key);
    if (kept) return kept;
    try {
      // Whoever only waits for what another began costs nothing: an arena behind one address asks for the same at once.
      if (!making.has(key)) await admit(request);
      making.add(key);
      return await makeInTurn(call);
    } catch (error) {
      if (error instanceof NotPublic) return null;
      if (!isDown(error)) throw error;
      // Nobody can change anything meanwhile, so what was true last goes on. Without it the ordinary way says so.
      const last = cache.lastKnown(key);
      if (last) publicAnswers.inc({ from: 'last known' });
      return last ?? null;
    } finally {
      making.delete(key);
    }
  }

  /** @throws Abandoned where the caller has gone meanwhile, besides whatever the making throws. */
  async function makeInTurn({ request, key, ...rest }: Call): Promise<CachedResponse> {
    const isGone = () => request.socket.destroyed;
    for (;;) {
      try {
        return await cache.make(key, () =>
          turns(async () => {
            if (isGone()) throw new Abandoned();
            return make(rest);
          }),
        );
      } catch (error) {
        // Whoever began has gone; whoever only waited begins anew.
        if (!(error instanceof Abandoned) || isGone()) throw error;
      }
    }
  }

  /** Makes a kept answer anew before it is too old. */
  async function renew(request: IncomingMessage): Promise<void> {
    try {
      const url = requestUrl(request, originOf(request));
      const maker = makerOf(request, url);
      if (!maker) return;
      const record = recordOf(request);
      await cache.make(keyOf(request), () => turns(() => make({ maker, url, record })));
    } catch {
      // Whoever asks once the kept one is too old meets the same, and is told.
    }
  }

  async function answer(
    response: ServerResponse,
    call: Call,
    fits: (found: CachedResponse) => boolean,
  ): Promise<boolean> {
    try {
      const found = await find(call);
      if (!found || !fits(found)) return false;
      await sendPrepared(call.request, response, found);
      return true;
    } catch (error) {
      // Nobody is left to be answered.
      if (error instanceof Abandoned) return true;
      throw error;
    }
  }

  /**
   * The same address may be called by several names of the site, and in several types. Taken as it was sent: reading it
   * would take longer than everything else.
   */
  function keyOf(request: IncomingMessage): string {
    const { url = '/', headers } = request;
    const type = url.includes('graphql') ? (headers.accept ?? '') : '';
    return `${originOf(request)}${url} ${type}`;
  }

  /**
   * Answers with what is kept, before anything else is done for the request. It has no request's id: nothing is logged.
   * @returns whether it did.
   */
  function answerKept(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isRead(request)) return false;
    const recent = cache.recent.find(request);
    const kept = recent ?? cache.find(keyOf(request));
    if (!kept || (!kept.shared && hasSession(request))) return false;
    countKeptAnswer();
    const sent = sendPreparedSync(request, response, kept);
    if (recent) return sent;
    cache.recent.remember(request, kept);
    if (cache.isToBeRenewed(kept)) void renew(request);
    return sent;
  }

  /** Answers with what is kept or can be made. @returns whether it did: false leaves the request to the ordinary way. */
  async function answerPublicly(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    record: RequestRecord,
  ): Promise<boolean> {
    if (!isRead(request)) return false;
    const maker = makerOf(request, url);
    if (!maker) return false;
    const key = keyOf(request);
    const call = { request, key, maker, url, record };
    if (!hasSession(request)) return answer(response, call, () => true);
    if (personal.has(key)) return false;
    // Whoever is signed in gets only what was made without a look at who asks.
    const answered = await answer(response, call, ({ shared }) => shared);
    if (!answered) personal.set(key, true);
    return answered;
  }

  return { answerKept, answerPublicly };
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

function isDown(error: unknown): boolean {
  return (error instanceof HttpError && error.status === 503) || isDatabaseUnavailable(error);
}

/** A context that tells whether anybody asked it who is signed in. */
function watchedContext(context: Context): { context: Context; askedWho: () => boolean } {
  let asked = false;
  const watched = Object.defineProperty({ ...context }, 'viewer', {
    get: () => {
      asked = true;
      return null;
    },
  });
  return { context: watched, askedWho: () => asked };
}
