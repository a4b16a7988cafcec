import { persistedExchange } from '@urql/exchange-persisted';
import {
  cacheExchange,
  Client,
  type Exchange,
  fetchExchange,
  mapExchange,
  type SSRData,
  ssrExchange,
} from 'urql';
import type { DocumentNode } from 'graphql';

interface ClientOptions {
  /** Answers that came with the page, so that they are not asked for again. */
  initial?: SSRData | undefined;
  /** How the server answers in process; absent in the browser. */
  transport?: Exchange;
  /** Called when the server says that it no longer knows this person. */
  onUnauthenticated?: () => void;
}

/**
 * The GraphQL client of one person. Its cache holds what that person may see, so signing in or out makes a new one.
 *
 * Freshness (spec section 9): an answer stays fresh for good, nothing is retried, nothing is asked again on focus. What
 * must be fresh says so where it is loaded, see `preload`.
 */
export function makeClient({ initial, transport, onUnauthenticated }: ClientOptions) {
  const ssr = ssrExchange({ isClient: !transport, ...(initial && { initialState: initial }) });
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetchOptions: { credentials: 'same-origin' },
    exchanges: [
      cacheExchange,
      ssr,
      ...(transport ? [transport] : [sessionExchange(onUnauthenticated), persisted, fetchExchange]),
    ],
  });
  return { client, ssr };
}

/** The browser sends hashes only: queries by GET, so that they can be cached on the way; mutations by POST. */
const persisted = persistedExchange({
  preferGetForPersistedQueries: true,
  enforcePersistedQueries: true,
  enableForMutation: true,
  generateHash: async (_text, document) => readHash(document),
});

function readHash(document: DocumentNode & { __meta__?: { hash?: string } }): string {
  const hash = document.__meta__?.hash;
  if (!hash)
    throw new Error('A document without a hash: declare it with graphql(`…`) and run "npm run codegen"');
  return hash;
}

function sessionExchange(onUnauthenticated?: () => void): Exchange {
  return mapExchange({
    onError(error) {
      const lost = error.graphQLErrors.some(({ extensions }) => extensions['code'] === 'UNAUTHENTICATED');
      if (lost) onUnauthenticated?.();
    },
  });
}
