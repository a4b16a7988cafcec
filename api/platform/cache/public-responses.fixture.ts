import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../graphql/context.ts';
import { recordOf } from '../http/request-scope.ts';
import type { ReadPublic } from '../route.ts';
import { createPublicResponses } from './public-responses.ts';
import { ResponseCache } from './response-cache.ts';
import type { TableVersions } from './table-versions.ts';

/** Public responses without a site: every address is read in the same way, and no user is signed in. */
export function publicResponsesOf(versions: TableVersions, read: ReadPublic) {
  const { sendCached, answer } = createPublicResponses({
    cache: new ResponseCache(versions),
    headers: {},
    publicContext: (request) => ({ request }) as Context,
    hasSession: () => false,
    originOf: () => 'http://localhost',
    admit: async () => {},
    readOf: () => read,
  });
  return {
    sendCached,
    answer: (request: IncomingMessage, response: ServerResponse) =>
      answer(request, response, {
        read,
        url: new URL(request.url ?? '', 'http://localhost'),
        record: recordOf(request, 'http://localhost'),
      }),
  };
}
