import { parse } from 'graphql';
import { listenToChanges } from '../platform/database/changes.ts';
import type { OpenDatabase } from '../platform/database/open.ts';
import { TableVersions } from '../platform/cache/table-versions.ts';
import { serveTestSite, type TestSite } from './site.ts';

/** A query for everything that visitors can see. */
const PAGE = parse(`{
  news { items { title } } newsCategories { name }
  matches { items { subject status ticketsAvailable } } calendarStats { total }
  players { name } sponsors { name }
}`);

/** A site whose pages contain their data as JSON, with a response cache that is notified of changes. */
export async function serveCached(
  database: OpenDatabase,
  env: Record<string, string> = {},
): Promise<TestSite> {
  const tables = new TableVersions();
  const changes = await listenToChanges(database, tables);
  const site = await serveTestSite(database.prisma, env, {
    tables,
    invalidationsApplied: changes.invalidationsApplied,
    renderPage: async (_request, { execute }) => ({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache' },
      body: JSON.stringify(await execute(PAGE, {})),
      isPublic: true,
    }),
  });
  const close = site.close.bind(site);
  site.close = async () => {
    await changes.stop();
    await close();
  };
  return site;
}
