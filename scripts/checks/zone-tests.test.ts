import { expect, inject, test } from 'vitest';
import { zoneTests } from './zone-tests.ts';

const file = (name: string, text: string) => ({ name, text, lines: 1 });
const importing = (what: string) => `import { x } from '${what}';`;

test('the run has the requested time zone', () => {
  // oxlint-disable-next-line time-zones/no-machine-zone
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(timeZone).toBe(inject('timeZone') ?? timeZone);
});

test('tests run in two zones if their code converts times or imports code that does, or if they name a zone', () => {
  const files = [
    file('api/club-time.ts', "new Intl.DateTimeFormat('es-ES', { timeZone })"),
    file('api/days.ts', 'SELECT now() AT TIME ZONE $1'),
    file('api/news/week.ts', importing('../club-time.ts')),
    file('api/news/news.ts', importing('./week.ts')),
    file('api/news/news.schema.ts', importing('./week.ts')),
    file('api/news/week.fixture.ts', importing('../club-time.ts')),
    file('api/club-time.test.ts', ''),
    file('api/days.race.test.ts', ''),
    file('api/news/week.test.ts', ''),
    file('api/news/other.test.ts', importing('../club-time.ts')),
    file('api/news/indirect.test.ts', importing('./week.ts')),
    file('api/news/clocks.test.ts', "date.toLocaleString('es', { timeZone })"),
    file('api/news/news.test.ts', importing('./news.ts')),
    file('api/news/news.race.test.ts', importing('./week.fixture.ts')),
    file('api/backup.test.ts', importing('./news/week.fixture.ts')),
    file('prisma/seed/seed.ts', importing('../../api/club-time.ts')),
    file('api/restore.test.ts', importing('../prisma/seed/seed.ts')),
    file('e2e/calendar.test.ts', "date.toLocaleString('es', { timeZone })"),
  ];
  expect(zoneTests(files)).toEqual([
    'api/club-time.test.ts',
    'api/days.race.test.ts',
    'api/news/clocks.test.ts',
    'api/news/indirect.test.ts',
    'api/news/news.race.test.ts',
    'api/news/other.test.ts',
    'api/news/week.test.ts',
  ]);
});

test('they include the tests of displayed, computed and stored dates, and few others', () => {
  const found = zoneTests();
  expect(found.map((name) => name.replace(/^.*\//, ''))).toEqual(
    expect.arrayContaining(['dates.test.ts', 'months.test.ts', 'match-calendar.test.ts', 'open.test.ts']),
  );
  expect(found.length).toBeLessThan(40);
});
