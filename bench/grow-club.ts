// `npm run grow`: makes the demonstration club of the database that the environment names, embedded or PostgreSQL, as large
// as a club is after years, for whoever wants to see the site or measure it then.
import { readConfig } from '../api/config.ts';
import { WATCHED_TABLES } from '../api/platform/database/tables.ts';
import type { OpenDatabase } from '../api/platform/database/open.ts';
import { prepareDatabase } from '../api/prepare-database.ts';
import { failStart } from '../api/platform/process/process.ts';
import { readEnvironmentFile } from '../scripts/environment-file.js';
import { grow, GROWN, tellOfChanges, type RunSql } from './grow.ts';
import { ROOT } from './server/processes.ts';
import { queryOn } from './stage.ts';

/** Sends SQL without the limits on time of the site's own connections. */
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

/** What keeps a database from being filled; undefined where nothing does. */
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
      // Running instances keep answers that were made of the small club.
      await tellOfChanges(run, [...WATCHED_TABLES]);
      await end();
      console.log('The club has grown.');
    }
  } finally {
    await database.close();
  }
} catch (error) {
  failStart(error);
}
