import { describe, expect, test } from 'vitest';
import { testEmbedded } from '../../testing/database.ts';
import { testPostgres } from '../../testing/postgres.ts';
import type { OpenDatabase } from '../database/open.ts';
import { sqlExecutor } from './sql-executor.ts';

const kinds: [string, () => Promise<OpenDatabase>][] = [
  ['embedded', testEmbedded],
  ['postgres', testPostgres],
];

// The queue library sends texts of this form.
const inTransaction = (statement: string) => `BEGIN; ${statement}; COMMIT;`;

describe.each(kinds)('statements of the queue on the %s database', (_kind, openDatabase) => {
  test('a text with its own transaction is committed', async () => {
    const database = await openDatabase();
    const sql = sqlExecutor(database);
    await sql.executeSql(inTransaction("INSERT INTO news_categories (name, slug) VALUES ('Club', 'club')"));
    expect(await database.prisma.newsCategory.count({ where: { slug: 'club' } })).toBe(1);
  });

  test('a text that fails changes nothing, and the next statement works', async () => {
    const database = await openDatabase();
    const sql = sqlExecutor(database);
    const broken = inTransaction(
      "INSERT INTO news_categories (name, slug) VALUES ('Otra', 'otra'); SELECT 1 / 0",
    );
    await expect(sql.executeSql(broken)).rejects.toThrow('division by zero');
    expect((await sql.executeSql('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(await database.prisma.newsCategory.count({ where: { slug: 'otra' } })).toBe(0);
  });
});
