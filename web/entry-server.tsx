import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { assemble, type BuildManifest } from './app/html.ts';
import { Layout } from './app/Layout.tsx';
import { type Prepared, preparePage } from './app/prepare.ts';
import { PageProvider } from './app/prepared.ts';
import { makeClient } from './graphql/client.ts';
import { requestClient } from './graphql/client-store.tsx';
import { type Execute, inProcess } from './graphql/in-process.ts';

export interface RenderOptions {
  /** Runs an operation as nobody in particular: a served page is the same for everyone. */
  execute: Execute;
  /** `index.html` as built, or as Vite's development server transforms it. */
  template: string;
  /** Vite's `manifest.json`, for preloading the page's chunk; absent in development. */
  manifest?: BuildManifest | undefined;
  /** The address that visitors use, without a trailing slash. */
  origin: string;
  /** Whether the request carries a session cookie, valid or not. */
  hasSession: boolean;
  /** Told of an error that nobody foresaw; the answer is the error page. */
  onError: (error: unknown) => void;
}

export interface RenderedPage {
  status: number;
  /** `content-type`, `cache-control`; `location` for a redirect. */
  headers: Record<string, string>;
  body: string | Buffer;
  /** Whether the answer is the same for everyone, so that it may be kept and sent again. */
  isPublic: boolean;
}

/** Renders the page at the request's address, complete with its data, or answers with the redirect it asks for. */
export async function render(request: Request, options: RenderOptions): Promise<RenderedPage> {
  const { execute, template, manifest, origin, hasSession, onError } = options;
  const { client, ssr } = makeClient({ transport: inProcess(execute) });
  const found = await preparePage(request, { client, hasSession, onError });
  if ('to' in found) {
    const headers = { location: found.to, 'cache-control': 'no-store' };
    return { status: found.status, headers, body: '', isPublic: false };
  }

  const { pathname, search } = new URL(request.url);
  const site = { origin, year: new Date().getFullYear() };
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

/** What the browser needs to take over, so that it can be fetched at once. */
function filesOf({ outcome, route }: Prepared): string[] {
  if (outcome === 'not-found') return ['app/NotFoundPage'];
  if (outcome === 'error' || !route) return [];
  return [route.page, ...(route.access ? ['app/Protected'] : []), ...(route.panel ? ['panel/Panel'] : [])];
}

/** A page that throws while it is drawn becomes the error page, also in the browser that takes over. */
function orErrorPage(found: Prepared, toHtml: (page: Prepared) => string, onError: (error: unknown) => void) {
  try {
    return { prepared: found, html: toHtml(found) };
  } catch (error) {
    onError(error);
    const prepared: Prepared = { ...found, outcome: 'error', status: 500 };
    return { prepared, html: toHtml(prepared) };
  }
}
