import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';
import type { RunSql } from '../database/sql-transaction.ts';
import { keptColumns, LEFT_OUT_TABLES } from './left-out.ts';

/** A table in a backup. */
export interface Table {
  name: string;
  columns: string[];
}

/** Tables that are not in a backup; migrating fills the migrations' own table. */
const EXCLUDED = ['_prisma_migrations', ...LEFT_OUT_TABLES].map((name) => `'${name}'`).join(', ');
/** Rows per read or insert. */
export const BATCH = 500;

const tableRows = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }));
const references = z.array(z.object({ from: z.string(), to: z.string() }));

/** The tables of a backup with their data columns, ordered by foreign keys. */
export async function listTables(run: RunSql): Promise<Table[]> {
  const tables = tableRows.parse(
    await run(`
      SELECT c.relname AS name, json_agg(a.attname ORDER BY a.attnum) AS columns
        FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname NOT IN (${EXCLUDED})
         AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
       GROUP BY c.relname ORDER BY c.relname`),
  );
  const needs = references.parse(
    await run(`
      SELECT DISTINCT f.relname AS "from", t.relname AS "to"
        FROM pg_constraint k JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
       WHERE k.contype = 'f' AND f.relnamespace = 'public'::regnamespace AND f.oid <> t.oid`),
  );
  const kept = tables.map(({ name, columns }) => ({ name, columns: keptColumns(name, columns) }));
  return inOrder(kept, needs);
}

/** @throws Error for circular foreign keys, which the site does not have */
function inOrder(tables: readonly Table[], needs: z.infer<typeof references>): Table[] {
  const ordered: Table[] = [];
  let rest = [...tables];
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ name }) => name));
    const free = rest.filter(({ name }) => !needs.some(({ from, to }) => from === name && waiting.has(to)));
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...waiting].join(', ')}`);
    ordered.push(...free);
    rest = rest.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** A quoted SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * Reads a table as lines of JSON, in an order that depends only on the rows.
 * @returns the number of rows, and the SHA-256 of the lines, which is the same for the same rows
 */
export async function readTable(
  run: RunSql,
  { name, columns }: Table,
  take: (lines: string) => void | Promise<void>,
): Promise<{ rows: number; sha256: string }> {
  const hash: Hash = createHash('sha256');
  let rows = 0;
  await run(`
    DECLARE backup_rows NO SCROLL CURSOR FOR
    SELECT row_to_json(r)::text AS line FROM (SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}) r
     ORDER BY row_to_json(r)::text COLLATE "C"`);
  for (;;) {
    const found = await run(`FETCH ${BATCH} FROM backup_rows`);
    if (found.length === 0) break;
    const lines = found.map(({ line }) => `${String(line)}\n`).join('');
    rows += found.length;
    hash.update(lines);
    await take(lines);
  }
  await run('CLOSE backup_rows');
  return { rows, sha256: hash.digest('hex') };
}

/** Inserts rows read by `readTable`. */
export async function writeRows(
  run: RunSql,
  { name, columns }: Table,
  lines: readonly string[],
): Promise<void> {
  const list = columns.map(quoted).join(', ');
  const table = quoted(name);
  await run(
    `INSERT INTO ${table} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${table}, $1::json)`,
    [`[${lines.join(',')}]`],
  );
}
