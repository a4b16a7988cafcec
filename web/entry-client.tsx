import './ui/theme.css';
import './app/shell.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { BrowserSite } from './app/BrowserSite.tsx';
import { keepEarlyUse } from './app/early-use.ts';
import { whenIdle, whenLoaded } from './app/idle.ts';
import { Layout } from './app/Layout.tsx';
import { layOutOffscreen } from './app/lay-out-offscreen.ts';
import { prefetchOnIntent } from './app/prefetch.ts';
import { registerServiceWorker } from './app/register-service-worker.ts';
import { restorePage } from './app/prepare.ts';
import { readState } from './app/served-state.ts';
import { browserClients } from './graphql/client-store.tsx';

const SIGNS_OF_USE = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

// zod would find out whether it may compile code; the security policy refuses, and browsers list that as an issue of the
// page. It is loaded after this, with a page that has a form, and reads its configuration here.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
// Not awaited: the page's chunk imports from this one, so both would wait for each other.
if (root) start(root).catch(reportError);

async function start(container: HTMLElement): Promise<void> {
  const repeatEarlyUse = keepEarlyUse();
  const { urql, outcome, site } = readState();
  // Load the page's chunk before hydration: the first render must equal the server's HTML.
  const page = await restorePage(location.pathname, outcome);
  // In a transition, so that hydration runs in small steps and the page stays responsive; a click finishes it at once.
  startTransition(() => {
    hydrateRoot(
      container,
      <App clients={browserClients(urql)} site={site}>
        <BrowserSite initial={page} onHydrated={repeatEarlyUse}>
          <Layout />
        </BrowserSite>
      </App>,
    );
  });
  keepDataLater();
  prefetchOnIntent();
  layOutOffscreen();
  registerServiceWorker();
}

/**
 * What a page may have to say is loaded before the network goes, but after the page itself. The home page asks for
 * nothing before the visitor uses it, so there it is loaded at the first sign of use.
 */
function keepDataLater(): void {
  // Without it the page works as long as the network does.
  const load = () => import('./app/load-ahead.ts').then(({ loadAhead }) => loadAhead(), console.error);
  if (location.pathname !== '/') whenLoaded(() => whenIdle(() => void load()));
  else for (const sign of SIGNS_OF_USE) addEventListener(sign, load, { passive: true, once: true });
}
