import './ui/theme.css';
import './app/shell.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { readState } from './app/served-state.ts';
import { browserClients } from './graphql/client-store.tsx';
import { makeRoutes } from './routes.tsx';

const root = document.getElementById('root');
if (root) await start(root);

async function start(container: HTMLElement): Promise<void> {
  const { urql, router: hydrationData, site } = readState();
  const clients = browserClients(urql);
  const routes = makeRoutes({ client: clients.get, hasSession: true });
  await loadMatched(routes);
  const router = createBrowserRouter(routes, { hydrationData });
  hydrateRoot(
    container,
    <App clients={clients} site={site}>
      <RouterProvider router={router} />
    </App>,
  );
}

/** Brings in the page's own chunk before hydrating: the first rendering has to equal what the server sent. */
async function loadMatched(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
