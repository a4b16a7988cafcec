import type { IncomingMessage, ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import { WATCHED_TABLES } from '../database/tables.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import type { Context } from '../graphql/context.ts';
import { CallerLeft } from '../http/caller-left.ts';
import { HttpError } from '../http/http-error.ts';
import { sendPrepared, sendPreparedSync } from '../http/prepared-response.ts';
import { requestUrl } from '../http/request.ts';
import { recordOf, type RequestRecord } from '../http/request-scope.ts';
import { isRead, type ReadPublic } from '../route.ts';
import { countKeptAnswer, publicAnswers } from '../metrics/metrics.ts';
import { boundedCache } from './bounded-cache.ts';
import type { CachedResponse, NewResponse, ResponseCache } from './response-cache.ts';

interface Sources {
  cache: ResponseCache;
  /** The headers of every response of the site. */
  headers: Readonly<Record<string, string>>;
  /** What a visitor without a session may see. */
  publicContext: (record: RequestRecord) => Context;
  /** Whether a request has a session cookie, valid or not. */
  hasSession: (request: IncomingMessage) => boolean;
  /** The origin that the visitor used for the site. */
  originOf: (request: IncomingMessage) => string;
  /** How an address is read for the cache; undefined if its route is not cached. */
  readOf: (url: URL) => ReadPublic | undefined;
  /** Counts a request whose response is not in the cache. @throws HttpError 429 */
  admit: (request: IncomingMessage) => Promise<void>;
}

/** Browsers and proxies may store the response, but ask again each time. */
const REVALIDATE = { 'cache-control': 'public, no-cache' };
/** The same for responses that signed-in users may see differently: only the browser may store them. */
const REVALIDATE_PRIVATELY = { 'cache-control': 'private, no-cache' };

/** The memory for addresses that are remembered as personal, in bytes, and for how many milliseconds. */
const PERSONAL_ADDRESSES = { maxBytes: 2 * 1024 * 1024, maxAge: 60_000, bytesOf: () => 0 };

/** How many responses are made at once. More share the same processor and connections, so each takes longer. */
const MAX_CONCURRENT = 8;

const MADE = { from: 'made' };

/** Thrown while making a response that cannot be the same for all users. */
class NotPublic extends Error {}

interface Making {
  read: ReadPublic;
  url: URL;
  /** Collects the tables that the response is read from. */
  record: RequestRecord;
}

interface CacheCall extends Making {
  request: IncomingMessage;
  key: string;
}

/** Answers requests whose response is the same for all users: from the cache, or by making the response for it. */
export function createPublicResponses(sources: Sources) {
  const { cache, headers: common, publicContext, hasSession, originOf, readOf, admit } = sources;
  /** Addresses whose response depended on the signed-in user: no attempt to make a public one for a while. */
  const personal = boundedCache<object>(PERSONAL_ADDRESSES);
  const making = new Set<string>();
  const limit = pLimit(MAX_CONCURRENT);

  async function make({ read, url, record }: Making): Promise<NewResponse> {
    const { context, wasViewerRead } = watchViewer(publicContext(record));
    const result = await read(url, context);
    if (!result) throw new NotPublic();
    const shared = !wasViewerRead();
    const { tables } = record;
    const isCacheable = result.status === 200 && [...tables].every((table) => WATCHED_TABLES.has(table));
    publicAnswers.inc(MADE);
    const headers = { ...common, ...(shared ? REVALIDATE : REVALIDATE_PRIVATELY), ...result.headers };
    return { answer: { ...result, headers }, tables: isCacheable ? tables : null, shared };
  }

  /** A cached response, or a new one; null if there is no public one. */
  async function find(call: CacheCall): Promise<CachedResponse | null> {
    const { request, key } = call;
    const cached = cache.find(key);
    if (cached) return cached;
    try {
      // Only the first caller is counted: a full arena behind one address requests the same at once.
      if (!making.has(key)) await admit(request);
      making.add(key);
      return await makeInTurn(call);
    } catch (error) {
      if (error instanceof NotPublic) return null;
      if (!isUnavailable(error)) throw error;
      const last = cache.lastKnown(key);
      if (last) publicAnswers.inc({ from: 'last known' });
      return last ?? null;
    } finally {
      making.delete(key);
    }
  }

  /** @throws CallerLeft, and errors of making the response. */
  async function makeInTurn({ request, key, ...rest }: CacheCall): Promise<CachedResponse> {
    const hasLeft = () => request.socket.destroyed;
    for (;;) {
      try {
        return await cache.make(key, () =>
          limit(() => {
            if (hasLeft()) throw new CallerLeft();
            return make(rest);
          }),
        );
      } catch (error) {
        // The caller that started it has left. A caller that only waited starts it again.
        if (!(error instanceof CallerLeft) || hasLeft()) throw error;
      }
    }
  }

  /** Renews a cached response in the background. */
  async function revalidate(request: IncomingMessage): Promise<void> {
    try {
      const origin = originOf(request);
      const url = requestUrl(request, origin);
      const read = readOf(url);
      if (!read) return;
      const record = recordOf(request, origin);
      await cache.make(keyOf(request), () => limit(() => make({ read, url, record })));
    } catch {
      // After the end of its life, the next caller makes the response and gets the same error.
    }
  }

  async function respond(
    response: ServerResponse,
    call: CacheCall,
    fits: (found: CachedResponse) => boolean,
  ): Promise<boolean> {
    try {
      const found = await find(call);
      if (!found || !fits(found)) return false;
      await sendPrepared(call.request, response, found);
      return true;
    } catch (error) {
      if (error instanceof CallerLeft) return true;
      throw error;
    }
  }

  /** The URL as it was sent: parsing it would take longer than all the rest. The site may have several names. */
  const keyOf = (request: IncomingMessage) => `${originOf(request)}${request.url ?? '/'}`;

  /**
   * Sends a cached response before anything else is done for the request. It has no request id: nothing is logged.
   * @returns whether it did.
   */
  function sendCached(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isRead(request)) return false;
    const key = keyOf(request);
    const cached = cache.find(key);
    if (!cached || (!cached.shared && hasSession(request))) return false;
    countKeptAnswer();
    const wasSent = sendPreparedSync(request, response, cached);
    if (cache.shouldRevalidate(key)) void revalidate(request);
    return wasSent;
  }

  /** Answers from the cache, or makes the response for it. @returns whether it did: false leaves the request to its route. */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    source: Making,
  ): Promise<boolean> {
    const key = keyOf(request);
    const call = { request, key, ...source };
    if (!hasSession(request)) return respond(response, call, () => true);
    if (personal.has(key)) return false;
    // A signed-in user only gets a response that was made without reading the user.
    const wasAnswered = await respond(response, call, ({ shared }) => shared);
    if (!wasAnswered) personal.set(key, {});
    return wasAnswered;
  }

  return { sendCached, answer };
}

function isUnavailable(error: unknown): boolean {
  return (error instanceof HttpError && error.status === 503) || isDatabaseUnavailable(error);
}

/** A context that records whether the signed-in user was read. */
function watchViewer(context: Context): { context: Context; wasViewerRead: () => boolean } {
  let wasRead = false;
  const watched = Object.defineProperty({ ...context }, 'viewer', {
    get: () => {
      wasRead = true;
      return null;
    },
  });
  return { context: watched, wasViewerRead: () => wasRead };
}
