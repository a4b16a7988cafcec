import type { DocumentNode } from 'graphql';
import {
  cacheExchange,
  Client,
  type Exchange,
  fetchExchange,
  makeOperation,
  mapExchange,
  type Operation,
  type OperationResult,
  type SSRData,
  ssrExchange,
} from 'urql';
import { pipe, tap } from 'wonka';

interface ClientOptions {
  /** Responses that came with the page, so that they are not requested again. */
  initial?: SSRData | undefined;
  /** Executes operations in process; undefined in the browser. */
  transport?: Exchange;
  /** The id of the account that the page shows, which every request names: another tab may have changed the session. */
  account?: () => string | undefined;
  /** Called with the code of an error when the server refuses an operation. */
  onRefused?: (code: unknown) => void;
  /** Called after a successful mutation. */
  onMutated?: () => void;
}

/** What happens to queries that fail, see `keep-data.ts`, which is loaded after the page. */
export interface DataGuard {
  /** After each answer from the network. */
  arrived(client: Client, result: OperationResult): void;
  /** After a query has left the screen. */
  left(key: number, onScreen: ReadonlySet<number>): void;
  /** What the screen gets instead of a failure. */
  mend(result: OperationResult, lastData: ReadonlyMap<number, unknown>): OperationResult;
}

let guard: DataGuard | undefined;

export function guardData(loaded: DataGuard): void {
  guard = loaded;
}

/**
 * The GraphQL client of one user. Its cache holds what that user may see, so signing in or out creates a new client.
 *
 * Freshness: a response stays fresh forever, nothing is refetched on focus, and only a failed query is sent again.
 * Exceptions set their policy where they are loaded, see `preload`.
 */
export function makeClient({ initial, transport, ...callbacks }: ClientOptions) {
  const ssr = ssrExchange({ isClient: !transport, ...(initial && { initialState: initial }) });
  // By the key of the query. The data stays after the query has left the screen, as in the cache.
  const lastData = new Map<number, unknown>();
  const onScreen = new Set<number>();
  const client: Client = new Client({
    url: '/operations',
    preferGetMethod: false,
    fetchOptions: () => {
      const account = callbacks.account?.();
      return { credentials: 'same-origin', ...(account && { headers: { 'x-pmb-account': account } }) };
    },
    exchanges: transport
      ? [cacheExchange, ssr, transport]
      : [
          watched((kind, key) => {
            if (kind === 'query') onScreen.add(key);
            else if (onScreen.delete(key)) guard?.left(key, onScreen);
          }),
          mapExchange({
            onResult(result) {
              const { operation, error, data } = result;
              if (error) return guard?.mend(result, lastData);
              if (operation.kind === 'query') lastData.set(operation.key, data);
            },
          }),
          cacheExchange,
          ssr,
          mapExchange({ onResult: (result) => guard?.arrived(client, result) }),
          persisted(callbacks),
          fetchExchange,
        ],
  });
  return { client, ssr };
}

/** Sees every operation, also the end of one, which `mapExchange` passes by. */
function watched(see: (kind: Operation['kind'], key: number) => void): Exchange {
  return ({ forward }) =>
    (operations) =>
      forward(
        pipe(
          operations,
          tap(({ kind, key }) => see(kind, key)),
        ),
      );
}

/** «503: Service Unavailable» for each answer that was no success: its status, and its body or status text. */
const texts = new WeakMap<Response, string>();

/** Keeps the text of refusals for the error, whose own text says only part of it. */
function keepText(ask: typeof fetch): typeof fetch {
  return async (...request) => {
    const response = await ask(...request);
    if (!response.ok)
      texts.set(response, `${response.status}: ${(await response.clone().text()) || response.statusText}`);
    return response;
  };
}

/** Only mutations need the code of acts. Without it they are still sent. */
const send: typeof fetch = async (input, init) => {
  const acts = init?.method === 'POST' && (await import('./acts.ts').catch(() => null));
  return (acts ? acts.sendAct : fetch)(input, init);
};

/**
 * The browser sends hashes only: queries by GET, so that HTTP caches can store them; mutations by POST. The library's
 * persisted exchange can also fall back to full documents, which we never want, and is five times as large.
 */
function persisted({ onRefused, onMutated }: Omit<ClientOptions, 'initial' | 'transport'>): Exchange {
  return mapExchange({
    onOperation(operation) {
      const sent = makeOperation(operation.kind, operation, {
        ...operation.context,
        preferGetMethod: operation.kind === 'query',
        fetch: keepText(operation.context.fetch ?? send),
      });
      sent.extensions = { persistedQuery: { version: 1, sha256Hash: readHash(operation.query) } };
      return sent;
    },
    onResult({ operation, error }) {
      if (operation.kind === 'mutation' && !error) onMutated?.();
    },
    onError(error) {
      error.message = texts.get(error.response) ?? error.message;
      for (const { extensions } of error.graphQLErrors) onRefused?.(extensions['code']);
    },
  });
}

/** @throws if codegen has not seen the document: the server would not know it either. */
export function readHash(document: DocumentNode): string {
  const { __meta__: meta }: DocumentNode & { __meta__?: { hash?: string } } = document;
  if (!meta?.hash)
    throw new Error('Document without a hash: declare it with graphql() and run "npm run codegen"');
  return meta.hash;
}
