import { type ReactNode, StrictMode } from 'react';
import { ClientProvider, type ClientStore } from '../graphql/client-store.tsx';
import { ViewerProvider } from '../domains/users/viewer.tsx';
import { type Site, SiteProvider } from './site.tsx';

interface AppProps {
  clients: ClientStore;
  site: Site;
  /** The router with the page in it; server and browser use different routers. */
  children: ReactNode;
}

/** The providers and layout around every page, the same on the server and in the browser. */
export function App({ clients, site, children }: AppProps) {
  return (
    <StrictMode>
      <ClientProvider store={clients}>
        <SiteProvider served={site}>
          <ViewerProvider>{children}</ViewerProvider>
        </SiteProvider>
      </ClientProvider>
    </StrictMode>
  );
}
