import type { Config } from './config.ts';
import { logger } from './platform/log.ts';
import type { Database } from './platform/database/client.ts';
import { preparedQuery } from './platform/database/prepared-query.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase, type OpenDatabase } from './platform/database/open.ts';

/**
 * Opens the database that the configuration asks for, brings it up to date and, for a demonstration, fills an empty one.
 * @param root folder of the project, where `prisma/migrations` lies.
 * @throws DatabaseUnavailableError, DataFolderInUseError
 */
export async function prepareDatabase(config: Config, root: string): Promise<OpenDatabase> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    onBroken: (error) => logger.warn({ err: error }, 'a connection to the database broke'),
  });
  try {
    await migrate(database, root);
    if (config.demo && (await isEmpty(database.prisma))) {
      const { seedDemonstration } = await import('../prisma/seed/seed.ts');
      const { hashPassword } = await import('./domains/users/passwords.ts');
      await seedDemonstration(database.prisma, new Date(), hashPassword);
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Asked without Prisma, which takes a tenth of a start to make itself ready. */
async function isEmpty(database: Database): Promise<boolean> {
  const users = await preparedQuery(database, { name: 'a_user', text: 'SELECT 1 FROM users LIMIT 1' });
  return users.length === 0;
}
