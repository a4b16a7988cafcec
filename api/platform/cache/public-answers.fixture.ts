import type { Context } from '../graphql/context.ts';
import type { ResponseCache } from './response-cache.ts';
import { createResponseCache, type MakeAnswer } from './public-answers.ts';

/** Public answers without a site: every address is answered by the same maker, and nobody is signed in. */
export function publicAnswersOf(cache: ResponseCache, maker: MakeAnswer) {
  return createResponseCache({
    cache,
    headers: {},
    publicContext: (request) => ({ request }) as Context,
    hasSession: () => false,
    originOf: () => 'http://localhost',
    admit: async () => {},
    makerOf: () => maker,
  });
}
