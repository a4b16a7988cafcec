import type { Context } from '../graphql/context.ts';
import type { AnswerCache } from './answer-cache.ts';
import { createPublicAnswers, type MakeAnswer } from './public-answers.ts';

/** Public answers without a site: every address is answered by the same maker, and nobody is signed in. */
export function publicAnswersOf(cache: AnswerCache, maker: MakeAnswer) {
  return createPublicAnswers({
    cache,
    headers: {},
    publicContext: (request) => ({ request }) as Context,
    hasSession: () => false,
    originOf: () => 'http://localhost',
    admit: async () => {},
    makerOf: () => maker,
  });
}
