import { createContext, use } from 'react';

/** What every page may need to know about the site. */
export interface Site {
  /** The public URL, without a trailing slash: `https://pmb.example`. */
  origin: string;
  /** The current year by the server's clock: the browser's clock may be wrong, and both must render the same. */
  year: number;
  season: SiteSeason;
}

/** The season of today. A page that stays open over its end shows it until it is loaded again. */
export interface SiteSeason {
  /** «2025/26» */
  label: string;
  /** «2026-06-30» */
  lastDay: string;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext;

/** @throws outside a `SiteProvider`. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite outside a SiteProvider');
  return site;
}
