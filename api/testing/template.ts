import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fromPglite } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { readMigrations } from '../database/migrations.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Makes a migrated, empty embedded database as an archive, which loads in half a second where a fresh one takes five.
 * It is kept in node_modules/.cache and made anew when a migration changes.
 * @returns the archive's path.
 */
export async function pgliteTemplate(root: string): Promise<string> {
  const folder = path.join(root, 'node_modules', '.cache', 'pmb');
  const file = path.join(folder, `pglite-${fingerprint(root)}.tar`);
  if (fs.existsSync(file)) return file;
  fs.mkdirSync(folder, { recursive: true });
  removeOld(folder);

  const database = await fromPglite(await PGlite.create());
  await migrate(database, root);
  const archive = await database.pglite.dumpDataDir('none');
  await database.close();
  // Renamed into place: two runs may be making it at once.
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, Buffer.from(await archive.arrayBuffer()));
  fs.renameSync(draft, file);
  return file;
}

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  // The archive's format is that of PGlite's PostgreSQL.
  const manifest = path.join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json');
  hash.update(fs.readFileSync(manifest));
  for (const migration of readMigrations(root)) hash.update(`${migration.name} ${migration.checksum}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** Archives of other migrations; recent ones may be in use by another run. */
function removeOld(folder: string): void {
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    if (name.startsWith('pglite-') && Date.now() - fs.statSync(file).mtimeMs > DAY_MS) fs.rmSync(file);
  }
}
