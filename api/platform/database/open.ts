import type { EmbeddedDatabase } from './embedded.ts';
import { openPostgres, type PostgresDatabase } from './postgres.ts';

export { DataFolderInUseError } from './folder-lock.ts';
export { DatabaseUnavailableError } from './postgres.ts';

/** An open database: `prisma` for the rules, the rest for migrating and backing up. */
export type OpenDatabase = EmbeddedDatabase | PostgresDatabase;

export interface DatabaseLocation {
  /** A PostgreSQL URL; undefined for the embedded database. */
  databaseUrl: string | undefined;
  /** Absolute folder that holds the embedded database (`pglite`) and its lock. */
  dataDir: string;
  /** Told when a connection to PostgreSQL breaks between two statements; it is replaced by itself. */
  onBroken?: (error: Error) => void;
}

/**
 * Opens the database that the configuration asks for. Sessions run in UTC.
 * @throws DatabaseUnavailableError when PostgreSQL cannot be used, within about 5 seconds.
 * @throws DataFolderInUseError when another living process has the embedded database open.
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if (location.databaseUrl !== undefined) return openPostgres(location.databaseUrl, location.onBroken);
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(location.dataDir);
}
