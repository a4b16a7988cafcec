import type { Config } from './config.ts';
import { logger } from './platform/log.ts';
import type { Database } from './platform/database/client.ts';
import { checkFolder } from './platform/database/data-folder.ts';
import { checkDatabase } from './platform/database/start-checks.ts';
import { preparedQuery } from './platform/database/prepared-query.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase, type OpenDatabase } from './platform/database/open.ts';

/**
 * Checks the folders, opens and checks the configured database, migrates it, and fills it with the demonstration club if
 * that is configured and it is empty.
 * @param root folder of the project with `prisma/migrations`.
 * @throws DatabaseUnavailableError, DataFolderInUseError, FolderUnusableError, MigrationError
 */
export async function prepareDatabase(config: Config, root: string): Promise<OpenDatabase> {
  checkFolder(config.dataDir, 'DATA_DIR');
  if (config.backup) checkFolder(config.backup.folder, 'BACKUP_DIR');
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    onBroken: (error) => logger.warn({ err: error }, 'a connection to the database broke'),
  });
  try {
    await checkDatabase(database);
    await migrate(database, root);
    if (config.demo && (await isEmpty(database.prisma))) {
      const { seedDemonstration } = await import('../prisma/seed/seed.ts');
      const { hashPassword } = await import('./domains/users/passwords.ts');
      await seedDemonstration(database.prisma, new Date(), hashPassword, {
        isFull: config.demo === 'full',
      });
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A query without Prisma, whose start takes a tenth of the site's. */
async function isEmpty(database: Database): Promise<boolean> {
  const users = await preparedQuery(database, { name: 'a_user', text: 'SELECT 1 FROM users LIMIT 1' });
  return users.length === 0;
}
