// `npm run grow`: grows the demonstration club in the configured database, embedded or PostgreSQL, to the size of a
// club after years, to look at the site or to measure it.
import { readConfig } from '../api/config.ts';
import { WATCHED_TABLES } from '../api/platform/database/tables.ts';
import type { OpenDatabase } from '../api/platform/database/open.ts';
import { prepareDatabase } from '../api/prepare-database.ts';
import { failStart } from '../api/platform/process/process.ts';
import { readEnvironmentFile } from '../scripts/environment-file.js';
import { grow, GROWN, notifyOfChanges, type RunSql } from './grow.ts';
import { ROOT } from './server/processes.ts';
import { queryOn } from './stage.ts';

/** Executes SQL without the statement timeout of the site's own connections. */
function runnerOf(
  database: OpenDatabase,
  databaseUrl: string | undefined,
): { run: RunSql; end: () => Promise<void> } {
  if (database.kind === 'embedded') {
    const run: RunSql = (sql, values) => database.pglite.query(sql, values);
    return { run, end: async () => {} };
  }
  const { query, close } = queryOn(databaseUrl ?? '');
  return { run: query, end: close };
}

/** The reason why a database must not be filled; undefined if there is none. */
async function refusal({ prisma }: OpenDatabase): Promise<string | undefined> {
  if ((await prisma.user.count()) === 0) return 'There is no demonstration that could grow: set DEMO=1.';
  const grown = await prisma.user.count({ where: { email: { endsWith: '@grown.test' } } });
  if (grown > 0) return 'The club has grown already.';
  const others = await prisma.user.count({ where: { NOT: { email: { endsWith: '@pmb.test' } } } });
  if (others > 0) return 'People use this database: only a demonstration grows.';
  return undefined;
}

try {
  readEnvironmentFile();
  const config = readConfig(process.env);
  const database = await prepareDatabase(config, ROOT);
  try {
    const reason = await refusal(database);
    if (reason) {
      console.error(reason);
      process.exitCode = 1;
    } else {
      console.log(`Making ${JSON.stringify(GROWN)} …`);
      const { run, end } = runnerOf(database, config.databaseUrl);
      await grow(run, GROWN);
      // Running instances have cached responses of the small club.
      await notifyOfChanges(run, [...WATCHED_TABLES]);
      await end();
      console.log('The club has grown.');
    }
  } finally {
    await database.close();
  }
} catch (error) {
  failStart(error);
}
