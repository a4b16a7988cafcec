import fs from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import pg from 'pg';
import type { Database } from '../api/platform/database/client.ts';
import { createMatch } from '../api/domains/matches/matches.fixture.ts';
import { testEmbedded } from '../api/testing/database.ts';
import { testPostgres } from '../api/testing/postgres.ts';

const folder = new URL('migrations/20261125142800_one_form_of_texts/', import.meta.url);
const migration = fs.readFileSync(new URL('migration.sql', folder), 'utf8');

const DROP = 'DROP INDEX competitions_same_name_key; DROP INDEX news_categories_same_name_key';

interface Opened {
  database: Database;
  exec: (sql: string) => Promise<unknown>;
}

let close = async () => {};
afterEach(() => close());

async function openPglite(): Promise<Opened> {
  const { prisma, pglite } = await testEmbedded();
  close = async () => {};
  return { database: prisma, exec: (sql) => pglite.transaction((transaction) => transaction.exec(sql)) };
}

async function openPostgres(): Promise<Opened> {
  const opened = await testPostgres();
  const client = new pg.Client({ connectionString: opened.url });
  await client.connect();
  close = async () => {
    await client.end();
    await opened.close();
  };
  return { database: opened.prisma, exec: (sql) => client.query(sql) };
}

describe.each([
  ['PGlite', openPglite],
  ['PostgreSQL', openPostgres],
] as const)('on %s', (_name, open) => {
  const NFD = 'Copa Català'.normalize('NFD');

  test('stored texts get their one form, and names that look the same become one', async () => {
    const { database, exec } = await open();
    await exec(DROP);
    await database.competition.createMany({
      data: [
        { name: NFD, isActive: false, order: 0 },
        { name: 'COPA  CATALÀ\u200B', order: 1 },
        { name: 'Liga', order: 2 },
      ],
    });
    for (const competition of [NFD, 'COPA  CATALÀ\u200B', 'Liga']) {
      await createMatch(database, { competition, opponent: 'Bàsquet Inca'.normalize('NFD') });
    }
    await database.newsCategory.createMany({
      data: [
        { name: 'Cantera', slug: 'a' },
        { name: 'CANTERA\u00A0', slug: 'b' },
        { name: '\u3164', slug: 'c' },
      ],
    });

    await exec(migration);

    expect(
      await database.competition.findMany({
        orderBy: { order: 'asc' },
        select: { name: true, isActive: true },
      }),
    ).toEqual([
      { name: 'Copa Català', isActive: true },
      { name: 'Liga', isActive: true },
    ]);
    const matches = await database.match.findMany({ orderBy: { id: 'asc' } });
    expect(matches.map(({ competition, opponent }) => [competition, opponent])).toEqual([
      ['Copa Català', 'Bàsquet Inca'],
      ['Copa Català', 'Bàsquet Inca'],
      ['Liga', 'Bàsquet Inca'],
    ]);
    const categories = await database.newsCategory.findMany({ orderBy: { id: 'asc' } });
    expect(categories.map((category) => category.name)).toEqual([
      'Cantera',
      `CANTERA (${categories[1]?.id})`,
      '\u3164',
    ]);
  });

  test.each([NFD, 'COPA CATALÀ', 'Ｃopa Català'])('%j is the name of «Copa Català»', async (other) => {
    const { database } = await open();
    await database.competition.create({ data: { name: 'Copa Català' } });
    await database.newsCategory.create({ data: { name: 'Copa Català', slug: 'a' } });
    await expect(database.competition.create({ data: { name: other } })).rejects.toThrow(/unique/i);
    await expect(database.newsCategory.create({ data: { name: other, slug: 'b' } })).rejects.toThrow(
      /unique/i,
    );
  });
});
