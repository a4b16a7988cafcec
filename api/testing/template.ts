import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fromPglite, type EmbeddedDatabase } from '../platform/database/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';
import { readMigrations } from '../platform/database/migrations.ts';
import { createPglite } from '../platform/database/pglite.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Archives of embedded databases; they load in half a second, while creating a database takes five. */
export interface PgliteTemplates {
  /** Path of an archive without tables. */
  empty: string;
  /** Path of an archive with all tables and no rows. */
  migrated: string;
}

/** Creates the archives. They are cached in node_modules/.cache until a migration changes. */
export async function pgliteTemplates(root: string): Promise<PgliteTemplates> {
  const folder = path.join(root, 'node_modules', '.cache', 'pmb');
  const key = fingerprint(root);
  const empty = path.join(folder, `pglite-${key}-empty.tar`);
  const migrated = path.join(folder, `pglite-${key}.tar`);
  if (fs.existsSync(empty) && fs.existsSync(migrated)) return { empty, migrated };
  fs.mkdirSync(folder, { recursive: true });
  removeOld(folder);

  const database = await fromPglite(await createPglite());
  await archive(database, empty);
  await migrate(database, root);
  await archive(database, migrated);
  await database.close();
  return { empty, migrated };
}

async function archive({ pglite }: EmbeddedDatabase, file: string): Promise<void> {
  const content = await pglite.dumpDataDir('none');
  // Renamed when complete, because two test runs may create it at the same time.
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, Buffer.from(await content.arrayBuffer()));
  fs.renameSync(draft, file);
}

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  // The archive's format depends on PGlite's PostgreSQL version.
  const manifest = path.join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json');
  hash.update(fs.readFileSync(manifest));
  for (const migration of readMigrations(root)) hash.update(`${migration.name} ${migration.checksum}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** Deletes archives of other migrations, except recent ones that another run may use. */
function removeOld(folder: string): void {
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    if (name.startsWith('pglite-') && Date.now() - fs.statSync(file).mtimeMs > DAY_MS) fs.rmSync(file);
  }
}
