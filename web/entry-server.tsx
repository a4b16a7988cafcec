import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { assemble, type BuildManifest } from './app/html.ts';
import { Layout } from './app/Layout.tsx';
import { type Prepared, preparePage } from './app/prepare.ts';
import { PageProvider } from './app/prepared.ts';
import type { SiteSeason } from './app/site.tsx';
import { makeClient } from './graphql/client.ts';
import { requestClient } from './graphql/client-store.tsx';
import { type Execute, inProcess } from './graphql/in-process.ts';
import { clubTime } from './ui/dates.ts';

interface RenderOptions {
  /** Runs an operation without a user: a served page is the same for everyone. */
  execute: Execute;
  /** `index.html` as built, or as transformed by Vite's development server. */
  template: string;
  /** Vite's `manifest.json`, for preloading the page's chunk; undefined in development. */
  manifest?: BuildManifest | undefined;
  /** The public URL, without a trailing slash. */
  origin: string;
  season: SiteSeason;
  /** Whether the request has a session cookie, valid or not. */
  hasSession: boolean;
  /** Called with an unexpected error; the response is then the error page. */
  onError: (error: unknown) => void;
}

interface RenderedPage {
  status: number;
  /** `content-type`, `cache-control`; `location` for a redirect. */
  headers: Record<string, string>;
  body: string | Buffer;
  /** Whether the response is the same for everyone, so that it may be cached. */
  isPublic: boolean;
}

/** Renders the page of the request with its data, or answers with its redirect. */
export async function render(request: Request, options: RenderOptions): Promise<RenderedPage> {
  const { execute, template, manifest, origin, season, hasSession, onError } = options;
  const { client, ssr } = makeClient({ transport: inProcess(execute) });
  const found = await preparePage(request, { client, hasSession, onError });
  if ('to' in found) {
    const headers = { location: found.to, 'cache-control': 'no-store' };
    return { status: found.status, headers, body: '', isPublic: false };
  }

  const { pathname, search } = new URL(request.url);
  const site = { origin, year: clubTime(Date.now()).year, season };
  const toHtml = (prepared: Prepared) =>
    renderToString(
      <App clients={requestClient(client)} site={site}>
        <PageProvider value={prepared}>
          <StaticRouter location={pathname + search}>
            <Layout />
          </StaticRouter>
        </PageProvider>
      </App>,
    );
  const { prepared, html } = orErrorPage(found, toHtml, onError);
  const isPublic = !prepared.route?.access;
  return {
    status: prepared.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isPublic ? 'public, no-cache' : 'private, no-store',
    },
    body: assemble({
      template,
      manifest,
      files: filesOf(prepared),
      rendered: html,
      state: { urql: ssr.extractData(), outcome: prepared.outcome, site },
    }),
    isPublic,
  };
}

/** Preload links for what the browser needs for hydration. */
function filesOf({ outcome, route }: Prepared): string[] {
  if (outcome === 'not-found') return ['app/NotFoundPage'];
  if (outcome === 'error' || !route) return [];
  return [route.page, ...(route.access ? ['app/Protected'] : []), ...(route.panel ? ['panel/Panel'] : [])];
}

/** If a page throws while rendering, the error page is rendered instead, also in the browser. */
function orErrorPage(found: Prepared, toHtml: (page: Prepared) => string, onError: (error: unknown) => void) {
  try {
    return { prepared: found, html: toHtml(found) };
  } catch (error) {
    onError(error);
    const prepared: Prepared = { ...found, outcome: 'error', status: 500 };
    return { prepared, html: toHtml(prepared) };
  }
}
