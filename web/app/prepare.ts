import type { ComponentType, ReactNode } from 'react';
import type { data } from 'react-router-dom';
import type { Client } from 'urql';
import { findPage, importPage, importShell } from '../routes.ts';
import type { PageRoute, Shell } from './page.ts';
import { signInPath } from './return-path.ts';

/** The result of an address: a page, the 404 page or the error page. */
export interface Prepared {
  outcome: 'page' | 'not-found' | 'error';
  /** HTTP status of the served response. */
  status: number;
  route?: PageRoute | undefined;
  /** The page component, if the outcome is a page. */
  Page?: ComponentType;
  /** The layout, if it is not the site's own. */
  Shell?: Shell | undefined;
  /** The access guard, if the page is protected. */
  Guard?: ComponentType<{ route: PageRoute; children: ReactNode }> | undefined;
}

/** A redirect. */
interface Redirected {
  status: number;
  to: string;
}

interface PrepareContext {
  client: Client;
  /**
   * On the server: whether the request has a session cookie, valid or not. In the browser always true: pages check the
   * session themselves.
   */
  hasSession: boolean;
  /** Called with unexpected errors. */
  onError: (error: unknown) => void;
}

/** Loads the page of an address and runs its `load`. Never throws: errors become an outcome too. */
export async function preparePage(request: Request, context: PrepareContext): Promise<Prepared | Redirected> {
  let route: PageRoute | undefined;
  try {
    const match = await findPage(new URL(request.url).pathname);
    if (!match) return { outcome: 'not-found', status: 404, ...(await importNotFound()) };
    route = match.route;
    const { params } = match;
    if (route.access && !context.hasSession) return { status: 302, to: signInPath(request.url) };
    const { load, ...parts } = await importParts(route);
    // Served pages are the same for everyone: the browser requests personal data itself.
    const answer =
      route.access && import.meta.env.SSR ? null : await load?.(context.client, { params, request });
    return redirection(answer) ?? { outcome: 'page', status: statusOf(answer) ?? 200, route, ...parts };
  } catch (thrown) {
    const status = statusOf(thrown);
    const elsewhere = redirection(thrown);
    if (elsewhere) return elsewhere;
    if (status === 404) return { outcome: 'not-found', status, route, ...(await importNotFound()) };
    if (status === undefined) context.onError(thrown);
    return { outcome: 'error', status: status ?? 500, route };
  }
}

/** Restores in the browser the page that the server rendered, without running `load` again. */
export async function restorePage(pathname: string, outcome: Prepared['outcome']): Promise<Prepared> {
  const route = (await findPage(pathname))?.route;
  if (outcome === 'not-found') return { outcome, status: 404, route, ...(await importNotFound()) };
  if (!route || outcome === 'error') return { outcome, status: 500, route };
  const { Page, Shell, Guard } = await importParts(route);
  return { outcome, status: 200, route, Page, Shell, Guard };
}

/**
 * The 404 page. It is lazy loaded, because few visitors see it. If its code cannot be loaded, the error page is shown.
 */
function importNotFound(): Promise<Pick<Prepared, 'Page'>> {
  return import('./NotFoundPage.tsx').then(
    ({ NotFoundPage }) => ({ Page: NotFoundPage }),
    () => ({}),
  );
}

/** Loads a page with its guard and layout: most pages have neither, so most visitors download neither. */
async function importParts(route: PageRoute) {
  const [{ default: Page, load }, Shell, guard] = await Promise.all([
    importPage(route),
    importShell(route),
    route.access && import('./Protected.tsx'),
  ]);
  return { Page, load, Shell, Guard: guard?.Protected };
}

/** A `redirect(…)` of the router library is a Response. */
function redirection(value: unknown): Redirected | null {
  const to = value instanceof Response ? value.headers.get('location') : null;
  return value instanceof Response && to ? { status: value.status, to } : null;
}

/** The status of `data(…, { status })`, which the router library marks by its type. */
function statusOf(value: unknown): number | undefined {
  return isWithStatus(value) ? value.init?.status : undefined;
}

function isWithStatus(value: unknown): value is ReturnType<typeof data> {
  return (
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit'
  );
}
