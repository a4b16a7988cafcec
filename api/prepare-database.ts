import type { Config } from './config.ts';
import { logger } from './log.ts';
import { hashPassword } from './users/passwords.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase, type OpenDatabase } from './database/open.ts';

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
    if (config.demo) {
      const { seedDemonstration } = await import('../prisma/seed/seed.ts');
      await seedDemonstration(database.prisma, new Date(), hashPassword);
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
