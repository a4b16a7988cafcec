import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from './app/App.tsx';
import { assemble, type BuildManifest } from './app/html.ts';
import type { PageRoute } from './app/page.ts';
import { makeClient } from './graphql/client.ts';
import { requestClient } from './graphql/client-store.tsx';
import { type Execute, inProcess } from './graphql/in-process.ts';
import { makeRoutes } from './routes.tsx';

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
  /** Told of an error that a page threw while rendering; the answer is the error page. */
  onError: (error: unknown) => void;
}

export interface RenderedPage {
  status: number;
  /** `content-type`, `cache-control`; `location` for a redirect. */
  headers: Record<string, string>;
  body: string;
  /** Whether the answer is the same for everyone, so that it may be kept and sent again. */
  isPublic: boolean;
}

/** Renders the page at the request's address, complete with its data, or answers with the redirect it asks for. */
export async function render(request: Request, options: RenderOptions): Promise<RenderedPage> {
  const { client, ssr } = makeClient({ transport: inProcess(options.execute) });
  const routes = makeRoutes({ client: () => client, hasSession: options.hasSession });
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(request);
  if (context instanceof Response) return redirectTo(context);

  const site = { origin: options.origin, year: new Date().getFullYear() };
  const toHtml = () =>
    renderToString(
      <App clients={requestClient(client)} site={site}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
    );
  const rendered = orErrorPage(toHtml, context, options.onError);
  const route = matchedRoute(context);
  const isPublic = !route?.access;
  return {
    status: context.statusCode,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isPublic ? 'public, no-cache' : 'private, no-store',
    },
    body: assemble({
      template: options.template,
      manifest: options.manifest,
      page: route?.page,
      rendered,
      state: { urql: ssr.extractData(), router: routerState(context), site },
    }),
    isPublic,
  };
}

/** A page that throws while it renders becomes the error page, also in the browser that takes over. */
function orErrorPage(
  toHtml: () => string,
  context: StaticHandlerContext,
  onError: RenderOptions['onError'],
): string {
  try {
    return toHtml();
  } catch (error) {
    onError(error);
    const boundary = context.matches.find(({ route }) => route.hasErrorBoundary);
    if (!boundary) throw error;
    context.statusCode = 500;
    context.errors = { [boundary.route.id]: error };
    return toHtml();
  }
}

function matchedRoute(context: StaticHandlerContext): PageRoute | undefined {
  return context.matches.at(-1)?.route.handle;
}

/** Errors without what only the server should know: a stack, a message of a library. */
function routerState({ loaderData, errors }: StaticHandlerContext) {
  const status = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);
  return {
    loaderData,
    errors:
      errors &&
      Object.fromEntries(
        Object.entries(errors).map(([id, error]) => [
          id,
          { status: status(error), statusText: '', internal: false, data: null },
        ]),
      ),
  };
}

function redirectTo(response: Response): RenderedPage {
  const location = response.headers.get('location') ?? '/';
  const headers = { location, 'cache-control': 'no-store' };
  return { status: response.status, headers, body: '', isPublic: false };
}
