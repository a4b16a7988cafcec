import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { madrid } from '../../../prisma/seed/madrid-time.ts';
import { fromPglite } from '../../platform/database/embedded.ts';
import { readMigrations } from '../../platform/database/migrations.ts';
import { emptyPglite, testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';
import { createMatch, inHours } from './matches.fixture.ts';
import { chosenSeason, currentSeason, stateOf } from './seasons.ts';

let site: TestSite;
beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.ticket.deleteMany();
  await site.database.match.deleteMany();
  await site.database.season.deleteMany();
});

const on = (day: string, time = '19:00') =>
  createMatch(site.database, { matchDate: madrid(day, time), opponent: `Rival de ${day}` });
const addSeason = (year: number, firstDay: string, lastDay: string) =>
  site.database.season.create({
    data: { year, label: String(year), firstDay: new Date(firstDay), lastDay: new Date(lastDay) },
  });

test('a match belongs to the season of its date, which is added if there is none: from July to June', async () => {
  expect((await on('2026-06-30', '23:59')).season).toBe(2025);
  expect((await on('2026-07-01', '00:00')).season).toBe(2026);
  const moved = await on('2027-02-01');
  expect(moved.season).toBe(2026);
  const { season } = await site.database.match.update({
    where: { id: moved.id },
    data: { matchDate: madrid('2027-09-01', '19:00') },
  });
  expect(season).toBe(2027);
  const { body } = await site.visitor.graphql('{ seasons { year label firstDay lastDay } }');
  expect(body.data.seasons.map((each: object) => Object.values(each))).toEqual([
    [2027, '2027/28', '2027-07-01', '2028-06-30'],
    [2026, '2026/27', '2026-07-01', '2027-06-30'],
    [2025, '2025/26', '2025-07-01', '2026-06-30'],
  ]);
});

test('the days that staff gave a season decide; a day between two belongs to the one before', async () => {
  await addSeason(2025, '2025-07-01', '2026-06-10');
  await addSeason(2026, '2026-06-20', '2027-06-30');
  expect((await on('2026-06-25')).season).toBe(2026);
  expect((await on('2026-06-15')).season).toBe(2025);
  await expect(addSeason(2027, '2027-06-30', '2028-06-30')).rejects.toThrow('seasons_apart');
});

test('the season of today is the one being played, else the last one that was', async () => {
  await addSeason(2024, '2024-07-01', '2025-06-30');
  const season = await addSeason(2025, '2025-08-01', '2026-06-30');
  const at = (day: string) => madrid(day, '12:00');
  expect(
    ['2025-07-31', '2025-08-01', '2026-06-30', '2026-07-01'].map((day) => stateOf(season, at(day))),
  ).toEqual(['planned', 'running', 'running', 'closed']);
  expect((await currentSeason(site.database, at('2025-10-01')))?.year).toBe(2025);
  expect((await currentSeason(site.database, at('2025-07-15')))?.year).toBe(2024);
  expect((await currentSeason(site.database, at('2030-01-01')))?.year).toBe(2025);
  expect((await currentSeason(site.database, at('2020-01-01')))?.year).toBe(2024);
  expect(await chosenSeason(site.database, { season: 1999 })).toBe(1999);
  expect(await chosenSeason(site.database, {})).toBeNull();
});

test('a season has the months of its days', async () => {
  await addSeason(2025, '2025-08-15', '2026-02-01');
  const { body } = await site.visitor.graphql('{ season(year: 2025) { months } }');
  expect(body.data.season.months).toEqual([
    '2025-08',
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
});

describe('the calendar', () => {
  test('shows one season at a time, with its own figures', async () => {
    const today = await createMatch(site.database, { matchDate: inHours(3), opponent: 'Ahora' });
    await createMatch(site.database, {
      matchDate: inHours(-365 * 24),
      opponent: 'Antes',
      competition: 'COPA',
    });
    const ask = async (filter: string, season: string) => {
      const { body } = await site.visitor.graphql(
        `{ matches(filter: { ${filter} }) { items { opponent season { year } } totalCount }
           calendarStats(${season}) { total competitions } }`,
      );
      expect(body.errors).toBeUndefined();
      return body.data;
    };
    expect(await ask('currentSeason: true', 'currentSeason: true')).toEqual({
      matches: { items: [{ opponent: 'Ahora', season: { year: today.season } }], totalCount: 1 },
      calendarStats: { total: 1, competitions: ['LIGA'] },
    });
    const before = (today.season ?? 0) - 1;
    expect(await ask(`season: ${before}`, `season: ${before}`)).toMatchObject({
      matches: { items: [{ opponent: 'Antes' }], totalCount: 1 },
      calendarStats: { total: 1, competitions: ['COPA'] },
    });
    expect(await ask('home: true', 'season: null')).toMatchObject({
      matches: { totalCount: 2 },
      calendarStats: { total: 2 },
    });
  });

  test('follows a change of the seasons, though its answer is cached', async () => {
    await on('2025-10-01');
    const asked = async () =>
      (await site.visitor.graphql('{ season(year: 2025) { label state } }')).body.data.season;
    expect(await asked()).toMatchObject({ label: '2025/26' });
    await site.database.season.update({ where: { year: 2025 }, data: { label: 'La del ascenso' } });
    await expect.poll(asked).toMatchObject({ label: 'La del ascenso' });
    expect((await site.visitor.graphql('{ season(year: 1999) { label } }')).body.data.season).toBeNull();
  });
});

test('the matches of an existing database get their season, and stay as they are', async () => {
  const pglite = await emptyPglite();
  const all = readMigrations(path.resolve(import.meta.dirname, '../../..'));
  const at = all.findIndex(({ name }) => name.endsWith('_seasons'));
  for (const { sql } of all.slice(0, at)) await pglite.exec(sql);
  await pglite.exec(`
    INSERT INTO matches (subject, home_team, away_team, opponent, is_home, match_date, competition, updated_at)
    VALUES ('A', 'A', 'B', 'B', true, '2025-06-30T21:59Z', 'LIGA', '2025-01-01'),
           ('B', 'A', 'B', 'B', true, '2025-06-30T22:00Z', 'LIGA', '2025-01-01')`);
  for (const { sql } of all.slice(at)) await pglite.exec(sql);
  const { prisma, close } = await fromPglite(pglite);
  const matches = await prisma.match.findMany({ orderBy: { id: 'asc' } });
  expect(matches.map(({ season, updatedAt }) => [season, updatedAt.toISOString().slice(0, 10)])).toEqual([
    [2024, '2025-01-01'],
    [2025, '2025-01-01'],
  ]);
  await close();
});
