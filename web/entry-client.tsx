import './ui/theme.css';
import './app/shell.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { BrowserSite } from './app/BrowserSite.tsx';
import { Layout } from './app/Layout.tsx';
import { layOutRest } from './app/lay-out-rest.ts';
import { prefetchOnIntent } from './app/prefetch.ts';
import { registerServiceWorker } from './app/register-service-worker.ts';
import { restorePage } from './app/prepare.ts';
import { readState } from './app/served-state.ts';
import { browserClients } from './graphql/client-store.tsx';

const root = document.getElementById('root');
// Not awaited here: the page's chunk imports from this one, and each would wait for the other.
if (root) start(root).catch(reportError);

async function start(container: HTMLElement): Promise<void> {
  const { urql, outcome, site } = readState();
  // The page's own chunk before hydrating: the first rendering has to equal what the server sent.
  const page = await restorePage(location.pathname, outcome);
  // In a transition, so that it goes in small steps between which the page answers; a click has it finish at once.
  startTransition(() => {
    hydrateRoot(
      container,
      <App clients={browserClients(urql)} site={site}>
        <BrowserSite initial={page}>
          <Layout />
        </BrowserSite>
      </App>,
    );
  });
  prefetchOnIntent();
  layOutRest();
  registerServiceWorker();
}
