import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react';
import { type Location, NavigationType, Router } from 'react-router-dom';
import type { Client } from 'urql';
import { useClientStore } from '../graphql/client-store.tsx';
import { createSiteHistory, type History } from './history.ts';
import { preparePage, type Prepared } from './prepare.ts';
import { NavigationPendingProvider, PageProvider } from './prepared.ts';
import { manageScroll, rememberScroll, restoreScroll } from './scroll.ts';

interface Entry {
  location: Location;
  action: NavigationType;
  prepared: Prepared | Promise<Prepared>;
  keepsScroll: boolean;
}

interface BrowserSiteProps {
  /** The page that was served. */
  initial: Prepared;
  children: ReactNode;
}

/**
 * The site's addresses in the browser. An address changes at once; its page follows in a transition as soon as its code
 * is there, and the one before stays on the screen meanwhile.
 *
 * The library's own data router would do the same for 15 kB more (brotli), a seventh of the whole home page.
 */
export function BrowserSite({ initial, children }: BrowserSiteProps) {
  const clients = useClientStore();
  const [{ history, navigator, asked }] = useState(createSiteHistory);
  const [isPending, startTransition] = useTransition();
  const [entry, setEntry] = useState<Entry>(() => ({
    location: history.location,
    action: history.action,
    prepared: initial,
    keepsScroll: false,
  }));

  useLayoutEffect(() => {
    let { key } = history.location;
    const stopListening = history.listen(({ action, location }) => {
      rememberScroll(key);
      key = location.key;
      const keepsScroll = asked().preventScrollReset ?? false;
      const prepared = prepare(history, clients.get);
      startTransition(() => setEntry({ action, location, prepared, keepsScroll }));
    });
    const stopScroll = manageScroll(() => key);
    return () => {
      stopListening();
      stopScroll();
    };
  }, [history, asked, clients]);

  const { location, action, keepsScroll } = entry;
  useLayoutEffect(() => {
    if (!keepsScroll) restoreScroll(location.key, location.hash, action === NavigationType.Pop);
  }, [location, action, keepsScroll]);

  return (
    <NavigationPendingProvider value={isPending}>
      <PageProvider value={entry.prepared}>
        <Router location={location} navigationType={action} navigator={navigator}>
          {children}
        </Router>
      </PageProvider>
    </NavigationPendingProvider>
  );
}

/** What the address that was just entered leads to; the address that it redirects to takes its place. */
async function prepare(history: History, client: () => Client): Promise<Prepared> {
  const { location } = history;
  const found = await preparePage(new Request(history.createURL(location)), {
    client: client(),
    hasSession: true,
    onError: console.error,
  });
  if ('outcome' in found) return found;
  if (history.location.key === location.key) history.replace(found.to);
  // Never shown: the page of the other address comes instead.
  return new Promise(() => undefined);
}
