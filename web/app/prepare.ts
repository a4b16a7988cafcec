import type { ComponentType, ReactNode } from 'react';
import type { data } from 'react-router-dom';
import type { Client } from 'urql';
import { findPage, importPage, importShell } from '../routes.ts';
import type { PageRoute, Shell } from './page.ts';
import { signInPath } from './return-path.ts';

/** What an address leads to: a page, the 404 page or the error page. */
export interface Prepared {
  outcome: 'page' | 'not-found' | 'error';
  /** Of the answer, when it is served. */
  status: number;
  route?: PageRoute | undefined;
  /** The page, where that is the outcome. */
  Page?: ComponentType;
  /** What surrounds it, where that is not the site's own. */
  Shell?: Shell | undefined;
  /** What shows it only to those who may see it, where not everybody may. */
  Guard?: ComponentType<{ route: PageRoute; children: ReactNode }> | undefined;
}

/** An address that leads to another. */
export interface Redirected {
  status: number;
  to: string;
}

export interface PrepareContext {
  client: Client;
  /** On the server, whether the request carries a session, valid or not. In the browser always true: pages ask. */
  hasSession: boolean;
  /** Told of what nobody foresaw. */
  onError: (error: unknown) => void;
}

/** Brings in the page at an address and runs its `load`. Never fails: what goes wrong is an outcome too. */
export async function preparePage(request: Request, context: PrepareContext): Promise<Prepared | Redirected> {
  let route: PageRoute | undefined;
  try {
    const match = await findPage(new URL(request.url).pathname);
    if (!match) return { outcome: 'not-found', status: 404, ...(await importNotFound()) };
    route = match.route;
    const { params } = match;
    if (route.access && !context.hasSession) return { status: 302, to: signInPath(request.url) };
    const { load, ...parts } = await importParts(route);
    // Served pages are the same for everyone: what is for one person only is asked for by that person's browser.
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

/** The same page again in the browser, as the server found it: `load` has run there. */
export async function restorePage(pathname: string, outcome: Prepared['outcome']): Promise<Prepared> {
  const route = (await findPage(pathname))?.route;
  if (outcome === 'not-found') return { outcome, status: 404, route, ...(await importNotFound()) };
  if (!route || outcome === 'error') return { outcome, status: 500, route };
  const { Page, Shell, Guard } = await importParts(route);
  return { outcome, status: 200, route, Page, Shell, Guard };
}

/**
 * The page for addresses that the site does not have: few visitors see it, so the others do not download it. Where its
 * code does not come, the error page stands in for it.
 */
function importNotFound(): Promise<Pick<Prepared, 'Page'>> {
  return import('./NotFoundPage.tsx').then(
    ({ NotFoundPage }) => ({ Page: NotFoundPage }),
    () => ({}),
  );
}

/** A page and what goes around it: most have neither guard nor shell, so most visitors download none. */
async function importParts(route: PageRoute) {
  const [{ default: Page, load }, Shell, guard] = await Promise.all([
    importPage(route),
    importShell(route),
    route.access && import('./Protected.tsx'),
  ]);
  return { Page, load, Shell, Guard: guard?.Protected };
}

/** `redirect(…)` of the router's library is a Response. */
function redirection(value: unknown): Redirected | null {
  const to = value instanceof Response ? value.headers.get('location') : null;
  return value instanceof Response && to ? { status: value.status, to } : null;
}

/** The status of `data(…, { status })`, which the router's library marks by its type. */
function statusOf(value: unknown): number | undefined {
  return isWithStatus(value) ? value.init?.status : undefined;
}

function isWithStatus(value: unknown): value is ReturnType<typeof data> {
  return (
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit'
  );
}
