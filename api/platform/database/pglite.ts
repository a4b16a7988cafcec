import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurablePGlite } from './durable-pglite.ts';

const extensions = { pg_trgm };

/** Opens PostgreSQL inside this process, with the extensions that the migrations need. */
export function createPglite(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({ ...options, extensions });
}

/**
 * Opens the database of a folder so that it survives a power cut.
 * @param onFailure called when the disk refuses to store a write; the process must end
 */
export async function openDurably(folder: string, onFailure: (error: Error) => void): Promise<PGlite> {
  const pglite = new DurablePGlite(folder, { extensions }, onFailure);
  await pglite.waitReady;
  return pglite;
}
