import type { EmbeddedDatabase } from './embedded.ts';
import { openPostgres, type PostgresDatabase } from './postgres.ts';

export { FolderUnusableError } from './data-folder.ts';
export { DataFolderInUseError } from './folder-lock.ts';
export { DatabaseUnavailableError } from './postgres.ts';

/** An open database: `prisma` for the domains, the rest for migrations and backups. */
export type OpenDatabase = EmbeddedDatabase | PostgresDatabase;

export interface DatabaseLocation {
  /** A PostgreSQL URL; undefined for the embedded database. */
  databaseUrl: string | undefined;
  /** Absolute path of the folder for the embedded database (`pglite`) and its lock. */
  dataDir: string;
  /** Called when an idle connection to PostgreSQL breaks; the pool replaces it. */
  onBroken?: (error: Error) => void;
}

/**
 * Opens the configured database. Sessions use UTC.
 * @throws DatabaseUnavailableError if PostgreSQL cannot be used, within about 5 seconds
 * @throws DataFolderInUseError if another running process has the embedded database open
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if (location.databaseUrl !== undefined) return openPostgres(location.databaseUrl, location.onBroken);
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(location.dataDir);
}
