import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from './config.ts';
import { readingJobs } from './domains/abonos/reading-job.ts';
import { LiveMatches } from './domains/matches/live-matches.ts';
import { accountMailJob } from './domains/users/account-mail-job.ts';
import { formOrigin } from './domains/payments/payments-config.ts';
import { openVapidKeys } from './domains/push/vapid-keys.ts';
import { schema } from './domains/schema.ts';
import { createPublicResponses } from './platform/cache/public-responses.ts';
import { ResponseCache } from './platform/cache/response-cache.ts';
import { tableVersions, type TableVersions } from './platform/cache/table-versions.ts';
import type { Database } from './platform/database/client.ts';
import { openStorage } from './platform/files/open-storage.ts';
import { answerError } from './platform/http/answer-error.ts';
import { acceptedCodings } from './platform/http/compressed.ts';
import { methodNotAllowed, notAcceptable } from './platform/http/http-error.ts';
import { createRateLimits } from './platform/http/rate-limits.ts';
import { recordRequest } from './platform/http/request-record.ts';
import { UnreadResponses, cutOffStalled } from './platform/http/unread-responses.ts';
import { inRequestScope, recordOf, type RequestRecord } from './platform/http/request-scope.ts';
import { ALL_METHODS, headProblem, isAboutServer } from './platform/http/request-head.ts';
import { assertSameOrigin, requestUrl, siteOrigin, useOriginForm } from './platform/http/request.ts';
import { send } from './platform/http/respond.ts';
import { allowsMethod, findRoute, isRead, type Call, type Route } from './platform/route.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { inlineQueue } from './platform/jobs/inline-queue.ts';
import type { WorkQueue } from './platform/jobs/job-queue.ts';
import { logger } from './platform/log.ts';
import type { RenderPage } from './render-page.ts';
import { createRequestContexts } from './request-contexts.ts';
import { createRoutes } from './routes.ts';

export interface AppOptions {
  config: Config;
  database: Database;
  renderPage: RenderPage;
  /** hash → document of the pages, as codegen writes them. */
  persistedDocuments: Readonly<Record<string, string>>;
  /** Folder of the built browser files; undefined if something else serves them. */
  clientDir?: string | undefined;
  /** Must be notified of changes, see `listenToChanges`: until then nothing is cached. */
  tables?: TableVersions;
  /** Waits until all writes so far have invalidated what was cached. */
  invalidationsApplied?: () => Promise<void>;
  /** Must be notified of changes, so that it can notify its subscribers. */
  live?: LiveMatches;
  /** Runs background jobs; without one, requests run them themselves. */
  queue?: WorkQueue;
}

/** The site as one request handler: cached responses first, then the table of routes. */
export function createApp({
  config,
  database,
  tables = tableVersions(database),
  invalidationsApplied = async () => {},
  live = new LiveMatches(database),
  queue = inlineQueue((jobs) => [...readingJobs(database, config, jobs), accountMailJob(database)]),
  clientDir,
  renderPage,
  persistedDocuments,
}: AppOptions) {
  logger.level = config.logLevel;
  const limits = createRateLimits(database, config.rateLimitFactor);
  const { publicKey: vapidPublicKey } = openVapidKeys(config);
  const files = openStorage(config);
  const site = { schema, database, config, files, limits, vapidPublicKey, invalidationsApplied, live, queue };
  const contexts = createRequestContexts(site);
  const { admit, addressOf, hasSession, publicContext } = contexts;
  const routes = createRoutes({ site, hasSession, renderPage, persistedDocuments, clientDir });
  const unread = new UnreadResponses();
  const headers = securityHeaders({ ...config, formOrigin: formOrigin(config.payments) });
  const originOf = (request: IncomingMessage) => siteOrigin(request, config);
  const responses = createPublicResponses({
    cache: new ResponseCache(tables),
    headers,
    publicContext,
    hasSession,
    originOf,
    admit,
    readOf: (url) => findRoute(routes, url).cached,
  });

  async function answer(record: RequestRecord, request: IncomingMessage, response: ServerResponse) {
    const problem = headProblem(request);
    if (problem) throw problem;
    if (isAboutServer(request)) return send(response, 204, '', { ...headers, allow: ALL_METHODS });
    const origin = originOf(request);
    const url = requestUrl(request, origin);
    assertSameOrigin(request, origin);
    const route = findRoute(routes, url);
    // A response for the cache has the common headers among its own.
    if (route.cached && isRead(request)) {
      if (await responses.answer(request, response, { read: route.cached, url, record })) return;
    }
    response.setHeaders(new Map(Object.entries(headers)));
    if (!allowsMethod(route, request.method)) throw methodNotAllowed([...route.methods]);
    const call: Call = {
      request,
      response,
      url,
      record,
      publicContext: publicContext(record, addressOf(request)),
      admit: () => admit(request),
    };
    await inRequestScope(record, () => handle(route, call));
  }

  async function handle(route: Route, call: Call): Promise<void> {
    if (route.access === 'public') return route.handle(call);
    // What may be secret is never compressed. Refused before anything is done.
    if (!acceptedCodings(call.request.headers['accept-encoding']).identity) throw notAcceptable();
    const context = await contexts.sessionContext(call.record, call.request, call.response);
    const once = contexts.onceFor(call.request, call.url, context, route.idempotencyKeys);
    return route.handle({ ...call, context, once });
  }

  // No promise for a cached response: there may be tens of thousands a second.
  return function handleRequest(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> | undefined {
    useOriginForm(request);
    if (!headProblem(request) && responses.sendCached(request, response)) {
      // All callers share the bytes of a cached response, so only the connection is limited.
      cutOffStalled(response);
      return undefined;
    }
    unread.watch(response, addressOf(request));
    const record = recordOf(request, originOf(request));
    recordRequest(record, request, response);
    response.setHeader('x-request-id', record.id);
    return answer(record, request, response).catch((error: unknown) => {
      if (!response.headersSent) response.setHeaders(new Map(Object.entries(headers)));
      return inRequestScope(record, async () => answerError(response, error, record.id));
    });
  };
}
