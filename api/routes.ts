import { PAGE_PICTURE, sendPagePicture } from './domains/abonos/page-picture.route.ts';
import { sendUploadedPdf } from './domains/abonos/uploaded-pdf.route.ts';
import { feedRoutes } from './domains/feeds/feeds.route.ts';
import { paymentNotificationRoutes } from './domains/payments/notifications.route.ts';
import { receiptRoutes } from './domains/payments/receipt.route.ts';
import { calls } from './domains/rest-calls.ts';
import { appleServiceRoutes } from './domains/wallet/apple-service.route.ts';
import { ticketFileRoutes } from './domains/wallet/ticket-files.route.ts';
import { RETRY_AFTER } from './platform/database/unavailable.ts';
import { findPicture } from './platform/files/published-pictures.ts';
import type { Context } from './platform/graphql/context.ts';
import { createPageOperations } from './platform/graphql/page-operations.ts';
import { createGraphQLServer } from './platform/graphql/server.ts';
import { createFileServer } from './platform/http/files.ts';
import { unavailable } from './platform/http/http-error.ts';
import {
  DOCUMENT_STREAMS,
  OpenStreams,
  PAGE_STREAMS,
  type MostStreams,
} from './platform/http/open-streams.ts';
import { preparedResponse, sendPrepared } from './platform/http/prepared-response.ts';
import { publish } from './platform/http/publish.ts';
import { nameOperation } from './platform/http/request-scope.ts';
import { send, sendJson } from './platform/http/respond.ts';
import { securityText } from './platform/http/security-text.ts';
import type { Call, ReadPublic, Route, SessionCall } from './platform/route.ts';
import { logger } from './platform/log.ts';
import { sendMetrics } from './platform/metrics/metrics-endpoint.ts';
import { registry } from './platform/metrics/metrics.ts';
import { createReadinessCheck } from './platform/process/readiness.ts';
import { renderedPage } from './platform/rendering/rendered-pages.ts';
import { seasonOfPages, type RenderPage } from './render-page.ts';
import { createRest } from './platform/rest/router.ts';
import type { Site } from './request-contexts.ts';

const READ = ['GET', 'HEAD'];
/** Languages in which vulnerabilities may be reported. */
const LANGUAGES = ['es', 'ca', 'en'];

/** Whether the last part of an address ends as file names do; «/noticias/1.5» does not. */
const namesFile = ({ pathname }: URL) => /\.[a-z]\w*$/i.test(pathname);

/** No cache may keep it: during an update the other release may have the file. */
const sendNoFile = (response: Call['response']) =>
  send(response, 404, 'Esta dirección no existe\n', {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });

interface Sources {
  site: Site;
  renderPage: RenderPage;
  persistedDocuments: Readonly<Record<string, string>>;
  clientDir: string | undefined;
  hasSession: (request: Call['request']) => boolean;
}

/** The table of routes: a row for each kind of request; the first that matches handles it. */
export function createRoutes({
  site,
  renderPage,
  persistedDocuments,
  clientDir,
  hasSession,
}: Sources): readonly Route[] {
  const { config, database, files, schema } = site;
  const limited = (most: MostStreams) =>
    new OpenStreams({ ...most, address: Math.max(1, Math.round(most.address * config.rateLimitFactor)) });
  const pageStreams = limited(PAGE_STREAMS);
  const documentStreams = limited(DOCUMENT_STREAMS);
  const operations = createPageOperations(persistedDocuments);
  const handleGraphQL = createGraphQLServer(schema);
  const rest = createRest(calls);
  const sendFile = createFileServer({ clientDir, serviceWorker: config.serviceWorker });

  /** Renders a page, which may show the season of today. */
  const rendered = async (url: URL, options: { context: Context; hasSession: boolean }) => {
    const season = await seasonOfPages(database);
    options.context.request.tables.add('seasons');
    return renderedPage((request, asked) => renderPage(request, { ...asked, season }), url, options);
  };

  /** A page that is the same for all users; it never shows data that only a signed-in user may see. */
  const readPage: ReadPublic = async (url, context) => {
    const page = await rendered(url, { context, hasSession: false });
    if (page.status === 503) throw unavailable(RETRY_AFTER);
    return page.isPublic ? page : null;
  };

  async function sendPage({ request, response, url, publicContext }: Call): Promise<void> {
    const options = { context: publicContext, hasSession: hasSession(request) };
    const page = await rendered(url, options);
    await sendPrepared(request, response, preparedResponse(page));
  }

  const checkDatabase = createReadinessCheck(database);

  /** Whether a load balancer may send visitors to this instance. */
  async function sendReadiness({ response }: Call): Promise<void> {
    try {
      await checkDatabase();
      sendJson(response, 200, { status: 'ok' });
    } catch (error) {
      logger.warn({ err: error }, 'not ready: the database does not answer');
      sendJson(response, 503, { status: 'unavailable' }, { 'retry-after': '5' });
    }
  }

  return [
    {
      path: /^\/livez$/,
      methods: READ,
      access: 'public',
      handle: async ({ response }) => sendJson(response, 200, { status: 'ok' }),
    },
    { path: /^\/readyz$/, methods: READ, access: 'public', handle: sendReadiness },
    {
      path: /^\/metrics$/,
      methods: READ,
      access: 'public',
      handle: ({ request, response }) => sendMetrics(request, response, registry, config),
    },
    {
      path: /^\/\.well-known\/security\.txt$/,
      methods: READ,
      access: 'public',
      handle: async ({ response, url }) => {
        const who = { contact: config.securityContact, languages: LANGUAGES };
        send(response, 200, securityText(who, url.origin), { 'content-type': 'text/plain; charset=utf-8' });
      },
    },
    // A stream is not counted as a request: a full arena follows a match behind one address.
    {
      path: /^\/operations\/live$/,
      methods: ['GET'],
      access: 'public',
      handle: async ({ response, url, publicContext, admit }) => {
        pageStreams.add(publicContext.address, response);
        await operations.follow(response, { url, context: publicContext, admit });
      },
    },
    {
      path: /^\/operations$/,
      methods: ['GET', 'POST'],
      cached: operations.read,
      access: 'session',
      idempotencyKeys: true,
      handle: ({ request, response, ...call }) => operations.handle(request, response, call),
    },
    {
      path: /^\/graphql$/,
      methods: ['GET', 'POST'],
      access: 'session',
      idempotencyKeys: true,
      handle: async ({ request, response, ...call }: SessionCall) => {
        const countStream = () => documentStreams.add(call.context.address, response);
        await handleGraphQL(request, response, { ...call, countStream });
      },
    },
    {
      path: /^\/api\/abonos\/uploads\/[^/]+\/pdf$/,
      methods: READ,
      access: 'session',
      idempotencyKeys: false,
      handle: ({ response, url, context }) =>
        sendUploadedPdf(response, url.pathname.split('/').at(-2) ?? '', context),
    },
    {
      path: PAGE_PICTURE,
      methods: READ,
      access: 'session',
      idempotencyKeys: false,
      handle: ({ request, response, url, context }) =>
        sendPagePicture(request, response, url.pathname, context),
    },
    ...ticketFileRoutes,
    ...appleServiceRoutes,
    ...paymentNotificationRoutes,
    ...receiptRoutes,
    {
      path: /^\/api(\/|$)/,
      // The table of REST calls knows the methods of each.
      methods: 'any',
      cached: rest.read,
      access: 'session',
      idempotencyKeys: true,
      handle: ({ request, response, url, context, once }) =>
        rest.handle(request, response, { url, context, once }),
    },
    ...feedRoutes({ database, files, dataDir: config.dataDir }),
    {
      path: /^\/uploads\//,
      methods: READ,
      access: 'public',
      handle: async ({ request, response, url, record }) => {
        nameOperation(record, 'feed or picture');
        await publish(request, response, findPicture(files, url.pathname));
      },
    },
    {
      path: /\.\w+$/,
      methods: READ,
      access: 'public',
      handle: async (call) => {
        if (await sendFile(call.request, call.response)) return;
        await call.admit();
        // A rendered page would be lost on programs that ask for a file.
        if (namesFile(call.url)) sendNoFile(call.response);
        else await sendPage(call);
      },
    },
    {
      path: /^/,
      methods: READ,
      cached: readPage,
      access: 'session',
      idempotencyKeys: false,
      handle: sendPage,
    },
  ];
}
