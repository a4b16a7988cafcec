import type { IncomingMessage, ServerResponse } from 'node:http';
import { readingJob } from './domains/abonos/reading-job.ts';
import type { Config } from './config.ts';
import type { Database } from './platform/database/client.ts';
import { preparedQuery } from './platform/database/prepared-query.ts';
import { RETRY_AFTER } from './platform/database/unavailable.ts';
import { createFeeds, type FoundFeed } from './domains/feeds/feeds.ts';
import { openStorage } from './platform/files/open-storage.ts';
import { findPicture } from './platform/files/published-pictures.ts';
import type { Context } from './platform/graphql/context.ts';
import { createGraphQLServer } from './platform/graphql/server.ts';
import { ResponseCache } from './platform/cache/response-cache.ts';
import { createFileServer } from './platform/http/files.ts';
import { methodNotAllowed, unavailable } from './platform/http/http-error.ts';
import { sendMetrics } from './platform/metrics/metrics-endpoint.ts';
import { OPEN_STREAMS, OpenStreams, isEventStream } from './platform/http/open-streams.ts';
import { answerWith, publish } from './platform/http/publish.ts';
import { answerError } from './platform/http/answer-error.ts';
import { createRateLimits } from './platform/http/rate-limits.ts';
import { createRepeats, type Once } from './platform/idempotency/idempotency-keys.ts';
import { createRequestBudget } from './platform/http/request-budget.ts';
import { assertSameOrigin, clientAddress, requestUrl, siteOrigin } from './platform/http/request.ts';
import { preparedResponse, sendPrepared, type Answer } from './platform/http/prepared-response.ts';
import {
  inRequestScope,
  nameOperation,
  recordOf,
  type RequestRecord,
} from './platform/http/request-scope.ts';
import { sendJson } from './platform/http/respond.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { readSessionCookie, writeSessionCookie } from './platform/http/session-cookie.ts';
import type { WorkQueue } from './platform/jobs/job-queue.ts';
import { inlineQueue } from './platform/jobs/inline-queue.ts';
import { logger } from './platform/log.ts';
import { registry } from './platform/metrics/metrics.ts';
import { LiveMatches } from './domains/matches/live-matches.ts';
import { openVapidKeys } from './domains/push/vapid-keys.ts';
import { createResponseCache } from './platform/cache/public-answers.ts';
import { renderedPage, type RenderPage } from './platform/rendering/rendered-pages.ts';
import { recordRequest } from './platform/http/request-record.ts';
import { answerRead, handleRest } from './platform/rest/router.ts';
import { sendUploadedPdf, uploadedPdfOf } from './domains/abonos/uploaded-pdf.route.ts';
import { findViewer, startSession, type Viewer } from './domains/users/sessions.ts';

export interface AppOptions {
  config: Config;
  database: Database;
  renderPage: RenderPage;
  /** hash → document of the pages, as codegen writes them. */
  persistedDocuments: Readonly<Record<string, string>>;
  /** Folder of the built browser files; undefined where something else serves them. */
  clientDir?: string | undefined;
  /** Keeps public answers while it is told of changes; a new one is not, and keeps nothing. */
  answers?: ResponseCache;
  /** Waits until that cache has been told of everything written so far. */
  invalidationsApplied?: () => Promise<void>;
  /** Follows the matches while it is told of changes. */
  live?: LiveMatches;
  /** Does what requests leave to others; without one they do it themselves. */
  queue?: WorkQueue;
}

/** Feeds of text; pictures have a cache of their own. */
const TEXT_FEED = /\.(txt|xml|rss|ics)$/;
/** What those ask who run the site, and their machines. */
const NOT_FOR_VISITORS: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);
/** What is no page: files, and what programs ask. */
const NO_PAGE = /\.\w+$|^\/(livez|readyz|metrics$|uploads\/)/;

/** The site as one request handler: GraphQL, REST calls, files and pages. */
export function createApp({
  config,
  database,
  renderPage,
  persistedDocuments,
  clientDir,
  answers = new ResponseCache(),
  invalidationsApplied = async () => {},
  live = new LiveMatches(database),
  queue = inlineQueue(readingJob(database, config)),
}: AppOptions) {
  logger.level = config.logLevel;
  const limits = createRateLimits(database, config.rateLimitFactor);
  const onceFor = createRepeats(database);
  const budget = createRequestBudget(database, config.rateLimitFactor);
  const { handleGraphQL, answerQuery, answerOwnQuery, followLive } = createGraphQLServer(persistedDocuments);
  const perAddress = Math.max(1, Math.round(OPEN_STREAMS.address * config.rateLimitFactor));
  const streams = new OpenStreams({ ...OPEN_STREAMS, address: perAddress });
  const handleFile = createFileServer({
    clientDir,
    serviceWorker: config.serviceWorker,
  });
  const files = openStorage(config);
  const { publicKey: vapidPublicKey } = openVapidKeys(config);
  const findFeed = createFeeds({ database, files, dataDir: config.dataDir });

  /** Who asks, and what may be done for them. @throws HttpError 429 */
  async function makeContext(
    record: RequestRecord,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Context> {
    const token = readSessionCookie(request, config.https);
    const viewer = token ? await findViewer(database, token) : null;
    await admit(request, viewer);
    return {
      ...publicContext(record, clientAddress(request, config.trustProxy)),
      viewer,
      isTrustedDocument: false,
      session: {
        start: (newToken, expiresAt) =>
          writeSessionCookie(response, config.https, { token: newToken, expiresAt }),
        end: () => writeSessionCookie(response, config.https, null),
      },
    };
  }

  /** How a request is answered that may have been answered before. @throws HttpError 400 */
  function once(request: IncomingMessage, { pathname }: URL, context: Context): Once {
    return onceFor(request, pathname, {
      viewerId: () => context.viewer?.id ?? null,
      async signIn(userId) {
        const { token, expiresAt } = await startSession(database, userId);
        context.session.start(token, expiresAt);
      },
    });
  }

  const admitted = new WeakSet<IncomingMessage>();

  /** Counts a request that is not answered from what is kept, once. @throws HttpError 429 */
  async function admit(request: IncomingMessage, viewer: Viewer | null = null): Promise<void> {
    if (admitted.has(request)) return;
    admitted.add(request);
    if (viewer) await budget.take('account', String(viewer.id));
    else await budget.take('address', clientAddress(request, config.trustProxy));
  }

  /** A visitor whom nobody knows: what a served page may contain. */
  function publicContext(request: RequestRecord, address = ''): Context {
    const session = { start: () => {}, end: () => {} };
    const shared = { database, config, files, limits, vapidPublicKey, invalidationsApplied, live, queue };
    return { ...shared, request, viewer: null, isTrustedDocument: true, address, session };
  }

  const commonHeaders = securityHeaders(config);
  const { answerKept, answerPublicly } = createResponseCache({
    cache: answers,
    headers: commonHeaders,
    originOf: (request) => siteOrigin(request, config),
    publicContext,
    hasSession: (request) => readSessionCookie(request, config.https) !== null,
    admit,
    makerOf: ({ headers: { accept = '' } }, url) => {
      const { pathname } = url;
      if (pathname === '/graphql') return (address, context) => answerQuery(address, accept, context);
      if (pathname.startsWith('/api/')) return answerRead;
      const feed = TEXT_FEED.test(pathname) ? findFeed(url) : null;
      if (feed) return (_address, context) => answerFeed(feed, context);
      return NO_PAGE.test(pathname) ? null : answerPage;
    },
  });

  /** A page that is the same for everyone. What it shows never depends on who asks, whatever its rules would let them see. */
  async function answerPage(url: URL, { request }: Context): Promise<Answer | null> {
    const options = { context: publicContext(request), hasSession: false };
    const page = await renderedPage(renderPage, url, options);
    if (page.status === 503) throw unavailable(RETRY_AFTER);
    return page.isPublic ? page : null;
  }

  async function handlePage(
    record: RequestRecord,
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    await makeContext(record, request, response);
    const hasSession = readSessionCookie(request, config.https) !== null;
    const page = await renderedPage(renderPage, url, { context: publicContext(record), hasSession });
    await sendPrepared(request, response, preparedResponse(page));
  }

  /** Whether a load balancer may send visitors here. */
  async function handleReadiness(response: ServerResponse): Promise<void> {
    try {
      await preparedQuery(database, { name: 'there', text: 'SELECT 1' });
      sendJson(response, 200, { status: 'ok' });
    } catch (error) {
      logger.warn({ err: error }, 'not ready: the database does not answer');
      sendJson(response, 503, { status: 'unavailable' }, { 'retry-after': '5' });
    }
  }

  function setCommonHeaders(response: ServerResponse): void {
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
  }

  /** Answers what is only read first, which makes most requests, and leaves everything else to `route`. */
  async function answer(
    record: RequestRecord,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const origin = siteOrigin(request, config);
    const url = requestUrl(request, origin);
    assertSameOrigin(request, origin);
    if (url.pathname === '/graphql' && isEventStream(request)) {
      setCommonHeaders(response);
      const address = clientAddress(request, config.trustProxy);
      streams.add(address, response);
      // What is told to everybody needs nobody's session.
      if (await followLive(request, response, publicContext(record, address), () => admit(request))) return;
    }
    // Its answers have the common headers among their own.
    if (await answerPublicly(request, response, url, record)) return;
    setCommonHeaders(response);
    if (url.pathname === '/graphql') {
      const context = await makeContext(record, request, response);
      if (await answerOwnQuery(request, response, url, context)) return;
      const options = { context, once: once(request, url, context) };
      await inRequestScope(record, () => handleGraphQL(request, response, options));
    } else {
      await inRequestScope(record, () => route(record, request, response, url));
    }
  }

  async function route(
    record: RequestRecord,
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    const pdfOf = uploadedPdfOf(url.pathname);
    const published = findFeed(url)?.read ?? findPicture(files, url.pathname);
    if (pdfOf) {
      await sendUploadedPdf(request, response, pdfOf, await makeContext(record, request, response));
    } else if (url.pathname === '/api' || url.pathname.startsWith('/api/')) {
      const context = await makeContext(record, request, response);
      await handleRest(request, response, url, context, once(request, url, context));
    } else if (NOT_FOR_VISITORS.has(url.pathname)) {
      await answerOperator(request, response, url.pathname);
    } else if (published) {
      nameOperation(record, 'feed or picture');
      await publish(request, response, published);
    } else if (!(await handleFile(request, response))) {
      await handlePage(record, request, response, url);
    }
  }

  /** What those ask who run the site, and their machines. @throws HttpError 403, 405 */
  async function answerOperator(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    if (pathname === '/livez') sendJson(response, 200, { status: 'ok' });
    else if (pathname === '/readyz') await handleReadiness(response);
    else await sendMetrics(request, response, registry, config.metricsToken);
  }

  // No promise for what is answered at once: tens of thousands a second are.
  return function handle(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    if (answerKept(request, response)) return undefined;
    const record = recordOf(request);
    recordRequest(record, request, response);
    response.setHeader('x-request-id', record.id);
    return answer(record, request, response).catch((error: unknown) => {
      if (!response.headersSent) setCommonHeaders(response);
      return inRequestScope(record, () => answerError(response, error, record.id));
    });
  };
}

/** A feed as it is published; null where it is not to be had, which `publish` says. */
async function answerFeed({ read, tables }: FoundFeed, { request }: Context): Promise<Answer | null> {
  for (const table of tables) request.tables.add(table);
  const found = await read();
  return found === null || found === 'busy' ? null : answerWith(found);
}
