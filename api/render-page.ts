import { calendarSeason, currentSeason, dayOf } from './domains/matches/seasons.ts';
import type { Database } from './platform/database/client.ts';
import { isDatabaseUnavailable } from './platform/database/unavailable.ts';
import type { Page, PageOptions } from './platform/rendering/rendered-pages.ts';

/** The season of today, as pages show it. */
interface PageSeason {
  /** «2025/26» */
  label: string;
  /** «2026-06-30» */
  lastDay: string;
}

/** Renders a page of the site, which may show the season of today; `web/entry-server.tsx` does it. */
export type RenderPage = (request: Request, options: PageOptions & { season: PageSeason }) => Promise<Page>;

/** The season of today; by the calendar while the database does not answer, so that pages without data need none. */
export async function seasonOfPages(database: Database): Promise<PageSeason> {
  const { label, lastDay } = await currentSeason(database).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return calendarSeason();
    throw error;
  });
  return { label, lastDay: dayOf(lastDay) };
}
