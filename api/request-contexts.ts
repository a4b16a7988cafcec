import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from './platform/graphql/context.ts';
import { createRequestBudget } from './platform/http/request-budget.ts';
import { sessionChanged } from './platform/http/http-error.ts';
import { clientAddress } from './platform/http/request.ts';
import type { RequestRecord } from './platform/http/request-scope.ts';
import type { SessionCall } from './platform/route.ts';
import {
  readDeviceCookie,
  readSessionCookie,
  writeDeviceCookie,
  writeSessionCookie,
} from './platform/http/cookies.ts';
import { createIdempotencyKeys, withoutKey } from './platform/idempotency/idempotency-keys.ts';
import { findViewer, startSession, type Viewer } from './platform/sessions.ts';

/** What all requests share. */
export type Site = Omit<
  Context,
  'request' | 'viewer' | 'isTrustedDocument' | 'address' | 'session' | 'device'
>;

/**
 * The account for which the page was rendered that sends a request. All tabs of a browser share its session, so the
 * session may be another's by now.
 */
const ACCOUNT_HEADER = 'x-pmb-account';

const NO_SESSION: Context['session'] = { start: () => {}, end: () => {} };
const NO_DEVICE: Context['device'] = { cookie: null, remember: () => {} };

/** Creates the context of a request, and counts requests for their limits. */
export function createRequestContexts(site: Site) {
  const { database, config } = site;
  const budget = createRequestBudget(database, config.rateLimitFactor);
  const idempotencyFor = createIdempotencyKeys(site);
  const admitted = new WeakSet<IncomingMessage>();
  const viewers = new WeakMap<IncomingMessage, Promise<Viewer | null>>();

  const addressOf = (request: IncomingMessage) => clientAddress(request, config.trustProxy);

  /** Who sends a request. Its session is read once. */
  function viewerOf(request: IncomingMessage): Promise<Viewer | null> {
    const known = viewers.get(request);
    if (known) return known;
    const token = readSessionCookie(request, config.https);
    const viewer = token ? findViewer(database, token) : Promise.resolve(null);
    viewers.set(request, viewer);
    return viewer;
  }

  /**
   * Counts a request once, for its account or else for its address: an office and an arena share one address. Cached
   * responses and files are not counted.
   * @throws HttpError 429
   */
  async function admit(request: IncomingMessage): Promise<void> {
    if (admitted.has(request)) return;
    admitted.add(request);
    const viewer = await viewerOf(request);
    if (viewer) await budget.take('account', String(viewer.id));
    else await budget.take('address', addressOf(request));
  }

  /** The context of a visitor without a session: it limits what a rendered page may contain. */
  const publicContext = (request: RequestRecord, address = ''): Context => ({
    ...site,
    request,
    viewer: null,
    isTrustedDocument: true,
    address,
    session: NO_SESSION,
    device: NO_DEVICE,
  });

  /** Reads the session and counts the request. @throws HttpError 409 if it is not that of the named account; 429 */
  async function sessionContext(
    record: RequestRecord,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Context> {
    const viewer = await viewerOf(request);
    await admit(request);
    const account = request.headers[ACCOUNT_HEADER];
    // Without a session the rules refuse what needs one.
    if (viewer && account !== undefined && account !== String(viewer.id)) throw sessionChanged();
    return {
      ...publicContext(record, addressOf(request)),
      viewer,
      isTrustedDocument: false,
      session: {
        start: (newToken, expiresAt) =>
          writeSessionCookie(response, config.https, { token: newToken, expiresAt }),
        end: () => writeSessionCookie(response, config.https, null),
      },
      device: {
        cookie: readDeviceCookie(request, config.https),
        remember: (cookie) => writeDeviceCookie(response, config.https, cookie),
      },
    };
  }

  /** Runs a request, or repeats the response of the first one with its idempotency key. @throws HttpError 400 */
  function onceFor(
    request: IncomingMessage,
    { pathname }: URL,
    context: Context,
    takesKeys: boolean,
  ): SessionCall['once'] {
    if (!takesKeys) return withoutKey;
    return idempotencyFor(request, pathname, {
      address: context.address,
      viewerId: () => context.viewer?.id ?? null,
      async signIn(userId) {
        const { token, expiresAt } = await startSession(database, userId);
        context.session.start(token, expiresAt);
      },
    });
  }

  return {
    addressOf,
    admit,
    publicContext,
    sessionContext,
    onceFor,
    hasSession: (request: IncomingMessage) => readSessionCookie(request, config.https) !== null,
  };
}
