import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seasonLabel } from './club/season-label.input.ts';
import { yearOfSeason } from './domains/matches/months.ts';
import type { Database } from './platform/database/client.ts';
import { testDatabase } from './testing/database.ts';
import { serveTestSite, type TestSite } from './testing/site.ts';
import { seasonOfPages } from './render-page.ts';

let database: Database;
let site: TestSite;

beforeAll(async () => {
  database = await testDatabase();
  const renderPage = async (_request: Request, { season }: { season: object }) => ({
    status: 200,
    headers: { 'content-type': 'text/html', 'cache-control': 'public, no-cache' },
    body: JSON.stringify(season),
    isPublic: true,
  });
  site = await serveTestSite(database, {}, { renderPage });
});
afterAll(() => site.close());

const shown = async () => (await fetch(`${site.url}/hazte-socio`)).json();
const byCalendar = () => {
  const year = yearOfSeason(new Date());
  return { label: seasonLabel(year), lastDay: `${year + 1}-06-30` };
};

test('pages show the season of today: by the calendar until there is a row, then as staff wrote it', async () => {
  expect(await shown()).toEqual(byCalendar());
  const [firstDay, lastDay] = [new Date('2020-01-01'), new Date('2099-05-31')];
  await database.season.create({ data: { year: 2020, label: 'La larga', firstDay, lastDay } });
  expect(await shown()).toEqual({ label: 'La larga', lastDay: '2099-05-31' });
  await database.season.deleteMany();
});

test('pages without data know their season while the database does not answer', async () => {
  const read = vi.spyOn(database.season, 'findMany');
  read.mockRejectedValueOnce(Object.assign(new Error('down'), { code: 'P1001' }));
  expect(await seasonOfPages(database)).toEqual(byCalendar());
  read.mockRejectedValueOnce(new Error('a mistake'));
  await expect(seasonOfPages(database)).rejects.toThrow('a mistake');
  read.mockRestore();
});
