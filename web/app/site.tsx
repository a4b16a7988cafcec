import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { graphql } from '../gql/index.ts';
import { useClientStore } from '../graphql/client-store.tsx';
import { formatYear } from '../ui/dates.ts';
import { useRefresh } from '../ui/use-refresh.ts';

const SiteSeasonQuery = graphql(`
  query SiteSeason {
    season {
      year
      label
      lastDay
    }
  }
`);

/** How often an open page asks for the season of today, and looks at the year. */
const HOUR = 60 * 60_000;

/** What every page may need to know about the site. */
export interface Site {
  /** The public URL, without a trailing slash: `https://pmb.example`. */
  origin: string;
  /** The current year by the server's clock: the browser's clock may be wrong, and both must render the same. */
  year: number;
  season: SiteSeason;
}

/** The season of today, as the page was served or asked last. */
export interface SiteSeason {
  /** «2025/26» */
  label: string;
  /** «2026-06-30» */
  lastDay: string;
}

const SiteContext = createContext<Site | null>(null);
const RefreshContext = createContext<() => Promise<void>>(async () => undefined);

interface SiteProviderProps {
  /** The site as the page was served. */
  served: Site;
  children: ReactNode;
}

/** By the browser's clock: only what it has gone on since the page was opened counts. */
const yearHere = () => Number(formatYear(Date.now()));

/** Provides the site. A page may stay open over the change of the season or the year: it looks now and then. */
export function SiteProvider({ served, children }: SiteProviderProps) {
  const clients = useClientStore();
  const [season, setSeason] = useState(served.season);
  const [opened] = useState(yearHere);
  const [years, setYears] = useState(0);
  const refresh = useCallback(async () => {
    setYears(yearHere() - opened);
    const options = { requestPolicy: 'network-only' } as const;
    const { data } = await clients.get().query(SiteSeasonQuery, {}, options).toPromise();
    // Without an answer the season that is known stays.
    if (!data?.season) return;
    const { label, lastDay } = data.season;
    setSeason((known) => (known.label === label && known.lastDay === lastDay ? known : { label, lastDay }));
  }, [clients, opened]);
  useRefresh(() => void refresh(), HOUR);
  const site = useMemo(() => ({ ...served, year: served.year + years, season }), [served, years, season]);
  return (
    <RefreshContext value={refresh}>
      <SiteContext value={site}>{children}</SiteContext>
    </RefreshContext>
  );
}

/** @throws outside a `SiteProvider`. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite outside a SiteProvider');
  return site;
}

/** Asks for the season of today: call it after staff have changed the seasons. */
export function useRefreshSite(): () => Promise<void> {
  return use(RefreshContext);
}
