import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from './graphql/context.ts';
import type { RunOnce } from './idempotency/idempotency-keys.ts';
import type { Answer } from './http/prepared-response.ts';
import type { RequestRecord } from './http/request-scope.ts';

/** A request that a route handles. */
export interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  record: RequestRecord;
  /** What a visitor without a session may see. */
  publicContext: Context;
  /** Counts the request for the limit of its account, or else of its address. @throws HttpError 429 */
  admit: () => Promise<void>;
}

/** A call whose session was read. */
export interface SessionCall extends Call {
  context: Context;
  /** Runs the request, or repeats the response of the first request with its `Idempotency-Key`. */
  once: RunOnce;
}

/**
 * Makes a response that is the same for all users, for the response cache.
 * @returns null if there is none for this address: then the row's `handle` responds.
 */
export type ReadPublic = (url: URL, context: Context) => Promise<Answer | null>;

interface RowBase {
  /** Matches the whole path of the address. */
  path: RegExp;
  /** Other methods get 405. «any» leaves the choice to the handler. */
  methods: readonly string[] | 'any';
  /** Makes a response for the cache; without it nothing is cached. */
  cached?: ReadPublic;
}

/**
 * A row of the table of routes: how a request is matched, whether its response is cached, who may ask, whether it takes an
 * idempotency key, and who answers.
 *
 * `access` is what the site reads about the caller before the handler runs:
 * - `public`: nothing. The handler counts the request if it costs something.
 * - `session`: the session cookie. The request counts for the limit of the account, or of the address.
 */
export type Route = RowBase &
  (
    | { access: 'public'; handle: (call: Call) => Promise<void> }
    | { access: 'session'; idempotencyKeys: boolean; handle: (call: SessionCall) => Promise<void> }
  );

/** The first row for a request. The last row of a table has to match everything. */
export function findRoute(routes: readonly Route[], { pathname }: URL): Route {
  const found = routes.find(({ path }) => path.test(pathname));
  if (!found) throw new Error(`No route matches ${pathname}`);
  return found;
}

export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Whether a row takes a request's method; HEAD is answered as GET. */
export function allowsMethod({ methods }: Route, method = 'GET'): boolean {
  return methods === 'any' || methods.includes(method) || (method === 'HEAD' && methods.includes('GET'));
}
