import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { MigrationList } from './schema-engine.ts';

export interface Migration {
  /** The folder's name, which starts with its time. */
  name: string;
  sql: string;
  /** SHA-256 of the file in hexadecimal, as stored by Prisma. */
  checksum: string;
}

/** Reads the project's `prisma/migrations` in order. */
export function readMigrations(root: string): Migration[] {
  const folder = path.join(root, 'prisma', 'migrations');
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
    .map((name) => {
      const sql = fs.readFileSync(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** The migrations in the engine's format. */
export function migrationList(root: string, migrations: Migration[]): MigrationList {
  const baseDir = path.join(root, 'prisma', 'migrations');
  const lockfile = 'migration_lock.toml';
  const lockfilePath = path.join(baseDir, lockfile);
  return {
    baseDir,
    lockfile: {
      path: lockfile,
      content: fs.existsSync(lockfilePath) ? fs.readFileSync(lockfilePath, 'utf8') : null,
    },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  };
}

export function readSchema(root: string): string {
  return fs.readFileSync(path.join(root, 'prisma', 'schema.prisma'), 'utf8');
}
