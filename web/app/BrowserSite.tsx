import {
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';
import {
  type Location,
  type NavigateOptions,
  type Navigator,
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import type { Client } from 'urql';
import { useClientStore } from '../graphql/client-store.tsx';
import { preparePage, type Prepared } from './prepare.ts';
import { PreparedProvider } from './prepared.ts';
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
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [isPending, startTransition] = useTransition();
  const [entry, setEntry] = useState<Entry>(() => ({
    location: history.location,
    action: history.action,
    prepared: initial,
    keepsScroll: false,
  }));
  const options = useRef<NavigateOptions>({});
  const navigator = useMemo(() => withOptions(history, options), [history]);

  useLayoutEffect(() => {
    let { key } = history.location;
    const stopListening = history.listen(({ action, location }) => {
      rememberScroll(key);
      key = location.key;
      const keepsScroll = options.current.preventScrollReset ?? false;
      const prepared = prepare(history, clients.get);
      startTransition(() => setEntry({ action, location, prepared, keepsScroll }));
    });
    const stopScroll = manageScroll(() => key);
    return () => {
      stopListening();
      stopScroll();
    };
  }, [history, clients]);

  const { location, action, keepsScroll } = entry;
  useLayoutEffect(() => {
    if (!keepsScroll) restoreScroll(location.key, location.hash, action === NavigationType.Pop);
  }, [location, action, keepsScroll]);

  const value = useMemo(() => ({ prepared: entry.prepared, isPending }), [entry.prepared, isPending]);
  return (
    <PreparedProvider value={value}>
      <Router location={location} navigationType={action} navigator={navigator}>
        {children}
      </Router>
    </PreparedProvider>
  );
}

type History = ReturnType<typeof createBrowserHistory>;

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

/** The history as the library's router wants it, noting for our listener what a navigation asked for. */
function withOptions(history: History, options: RefObject<NavigateOptions>): Navigator {
  const noting = (change: History['push']): Navigator['push'] => {
    return (to, state, given = {}) => {
      options.current = given;
      change(to, state);
      options.current = {};
    };
  };
  const { createHref, createURL, encodeLocation, go, push, replace } = history;
  return { createHref, createURL, encodeLocation, go, push: noting(push), replace: noting(replace) };
}
