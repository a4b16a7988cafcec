import type { DocumentNode } from 'graphql';
import {
  cacheExchange,
  Client,
  type Exchange,
  fetchExchange,
  makeOperation,
  mapExchange,
  type SSRData,
  ssrExchange,
} from 'urql';

interface ClientOptions {
  /** Answers that came with the page, so that they are not asked for again. */
  initial?: SSRData | undefined;
  /** How the server answers in process; absent in the browser. */
  transport?: Exchange;
  /** Called when the server says that it no longer knows this person. */
  onUnauthenticated?: () => void;
  /** Called when the server says that this person may not do what they tried. */
  onForbidden?: () => void;
  /** Called when the server has changed something for this person. */
  onMutated?: () => void;
}

/**
 * The GraphQL client of one person. Its cache holds what that person may see, so signing in or out makes a new one.
 *
 * Freshness (spec section 9): an answer stays fresh for good, nothing is retried, nothing is asked again on focus. What
 * must be fresh says so where it is loaded, see `preload`.
 */
export function makeClient({ initial, transport, ...told }: ClientOptions) {
  const ssr = ssrExchange({ isClient: !transport, ...(initial && { initialState: initial }) });
  const client = new Client({
    url: '/operations',
    preferGetMethod: false,
    fetchOptions: { credentials: 'same-origin' },
    exchanges: [cacheExchange, ssr, ...(transport ? [transport] : [persisted(told), fetchExchange])],
  });
  return { client, ssr };
}

/**
 * The browser sends hashes only: queries by GET, so that they can be cached on the way; mutations by POST. The library's
 * exchange for it can also fall back to whole documents, which we never want, and weighs five times as much.
 */
function persisted({
  onUnauthenticated,
  onForbidden,
  onMutated,
}: Omit<ClientOptions, 'initial' | 'transport'>): Exchange {
  return mapExchange({
    onOperation(operation) {
      const sent = makeOperation(operation.kind, operation, {
        ...operation.context,
        preferGetMethod: operation.kind === 'query',
      });
      sent.extensions = { persistedQuery: { version: 1, sha256Hash: readHash(operation.query) } };
      return sent;
    },
    onResult({ operation, error }) {
      if (operation.kind === 'mutation' && !error) onMutated?.();
    },
    onError(error) {
      const codes = error.graphQLErrors.map(({ extensions }) => extensions['code']);
      if (codes.includes('UNAUTHENTICATED')) onUnauthenticated?.();
      if (codes.includes('FORBIDDEN')) onForbidden?.();
    },
  });
}

/** @throws for a document that codegen has not seen: the server would not know it either. */
export function readHash(document: DocumentNode): string {
  const { __meta__: meta }: DocumentNode & { __meta__?: { hash?: string } } = document;
  if (!meta?.hash)
    throw new Error('A document without a hash: declare it with graphql() and run "npm run codegen"');
  return meta.hash;
}
