import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tableVersions } from '../../platform/cache/table-versions.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';
import { createMatch, createMatches, inHours, type MatchChanges } from './matches.fixture.ts';
import { countMatches, matchList } from './matches.ts';

let site: TestSite;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.match.deleteMany();
});

/** Opponents of the matches that pass a filter, in the order of the response. */
async function listed(filter: object): Promise<string[]> {
  const { body } = await site.visitor.graphql(
    'query ($filter: MatchFilter) { matches(filter: $filter) { totalCount items { opponent } } }',
    { filter },
  );
  const { totalCount, items } = body.data.matches;
  expect(items).toHaveLength(totalCount);
  return items.map(({ opponent }: { opponent: string }) => opponent);
}

/** Reads one match from the API. */
async function read(id: number | string, fields: string) {
  const { body } = await site.visitor.graphql(`query ($id: ID!) { match(id: $id) { ${fields} } }`, { id });
  return body.data.match;
}

describe('the calendar', () => {
  test('is ordered by date, then by id', async () => {
    const matchDate = new Date('2025-11-08T18:00:00Z');
    await createMatches(site.database, {
      Third: { matchDate },
      Fourth: { matchDate },
      First: { matchDate: new Date('2025-09-06T17:00:00Z') },
      Second: { matchDate: new Date('2025-10-06T17:00:00Z') },
    });
    expect(await listed({})).toEqual(['First', 'Second', 'Third', 'Fourth']);
  });

  test('has pages', async () => {
    await createMatches(site.database, {
      A: { matchDate: inHours(1) },
      B: { matchDate: inHours(2) },
      C: { matchDate: inHours(3) },
    });
    const { body } = await site.visitor.graphql(
      '{ matches(page: 2, pageSize: 2) { items { opponent } totalCount page pageSize pageCount } }',
    );
    expect(body.data.matches).toEqual({
      items: [{ opponent: 'C' }],
      totalCount: 3,
      page: 2,
      pageSize: 2,
      pageCount: 2,
    });
  });

  test('counts its matches and lists competitions in the order set by staff', async () => {
    await site.database.competition.createMany({
      data: [
        { name: 'TORNEIG THB HOTELS', order: 1 },
        { name: 'LIGA', order: 0 },
        { name: 'SIN PARTIDOS', order: 2 },
      ],
    });
    await createMatches(site.database, {
      A: { competition: 'TORNEIG THB HOTELS' },
      B: { competition: 'COPA', isHome: false },
      C: { competition: 'LIGA', status: 'cancelled' },
      D: { competition: 'LIGA', status: 'finished', matchDate: inHours(-48) },
    });
    const stats = {
      total: 4,
      homeMatches: 3,
      awayMatches: 1,
      competitions: ['LIGA', 'TORNEIG THB HOTELS', 'COPA'],
    };
    const { body } = await site.visitor.graphql(
      '{ calendarStats { total homeMatches awayMatches competitions } }',
    );
    expect(body.data.calendarStats).toEqual(stats);
  });
});

describe('a filter', () => {
  // The last and the first minute of months in Madrid's time zone.
  const EDGES = {
    'last of February': { matchDate: new Date('2026-02-28T22:59:00Z') },
    'first of March': { matchDate: new Date('2026-02-28T23:00:00Z') },
    'last of March': { matchDate: new Date('2026-03-31T21:59:00Z') },
    'first of April': { matchDate: new Date('2026-03-31T22:00:00Z') },
    'last of October': { matchDate: new Date('2026-10-31T22:59:00Z') },
    'first of November': { matchDate: new Date('2026-10-31T23:00:00Z') },
    'New Year’s Eve': { matchDate: new Date('2026-12-31T22:59:00Z') },
    'New Year': { matchDate: new Date('2026-12-31T23:00:00Z') },
  };

  test.each([
    ['2026-02', ['last of February']],
    ['2026-03', ['first of March', 'last of March']],
    ['2026-04', ['first of April']],
    ['2026-10', ['last of October']],
    ['2026-11', ['first of November']],
    ['2026-12', ['New Year’s Eve']],
    ['2027-01', ['New Year']],
    ['2025-12', []],
  ])('by the month %s means the month in Madrid', async (month, opponents) => {
    await createMatches(site.database, EDGES);
    expect(await listed({ month })).toEqual(opponents);
  });

  test('by year means the year in Madrid', async () => {
    await createMatches(site.database, EDGES);
    expect(await listed({ year: 2027 })).toEqual(['New Year']);
    expect(await listed({ year: 2026, month: '2026-12' })).toEqual(['New Year’s Eve']);
    expect(await listed({ year: 2025, month: '2026-12' })).toEqual([]);
  });

  test.each(['2026-13', '2026-00', '2026-1', '26-01', 'enero', ''])(
    'refuses the month «%s»',
    async (month) => {
      const { body } = await site.visitor.graphql(
        'query ($month: String) { matches(filter: { month: $month }) { totalCount } }',
        { month },
      );
      expect(body.errors[0].extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'month', message: 'El mes debe tener el formato AAAA-MM, por ejemplo 2025-09' }],
      });
    },
  );

  test('by `upcoming` keeps matches that a fan can still attend', async () => {
    await createMatches(site.database, {
      played: { status: 'finished', matchDate: inHours(-48) },
      'finished early': { status: 'finished', matchDate: inHours(1) },
      cancelled: { status: 'cancelled', matchDate: inHours(24) },
      'begun, unattended': { matchDate: inHours(-0.1) },
      'live since an hour': { status: 'live', matchDate: inHours(-1) },
      'live and forgotten': { status: 'live', matchDate: inHours(-5) },
      'in two days': { matchDate: inHours(48) },
      tomorrow: { matchDate: inHours(24) },
      'postponed, from tomorrow': { status: 'postponed', matchDate: inHours(25) },
      'postponed, from yesterday': { status: 'postponed', matchDate: inHours(-24) },
    });
    const opponents = ['live since an hour', 'tomorrow', 'postponed, from tomorrow', 'in two days'];
    expect(await listed({ upcoming: true })).toEqual(opponents);
    expect(await listed({ upcoming: false })).toHaveLength(10);
  });

  test('are counted correctly as time passes, also from the cache', async () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));
    await createMatches(site.database, {
      Played: { matchDate: at(10), status: 'live' },
      First: { matchDate: at(12) },
      Second: { matchDate: at(18) },
    });
    const listener = tableVersions(site.database);
    listener.listening();
    const counts: number[] = [];
    // The clock can also be set back.
    const filter = { upcoming: true };
    for (const hour of [11, 12, 13, 14, 17, 18, 13])
      counts.push(await countMatches(site.database, filter, matchList(filter, at(hour)), at(hour)));
    listener.lost();
    expect(counts).toEqual([3, 2, 2, 1, 1, 0, 2]);
  });

  test('combines place, competition and `upcoming`', async () => {
    await createMatches(site.database, {
      home: {},
      away: { isHome: false },
      'home cup': { competition: 'TROFEU ILLES BALEARS' },
      'home, played': { status: 'finished', matchDate: inHours(-48) },
    });
    expect(await listed({ home: true, upcoming: true, competition: 'LIGA' })).toEqual(['home']);
    expect(await listed({ home: false })).toEqual(['away']);
    expect(await listed({ competition: 'TROFEU ILLES BALEARS' })).toEqual(['home cup']);
    expect(await listed({ competition: 'NONE SUCH' })).toEqual([]);
  });
});

describe('the months offered', () => {
  const months = async () => (await site.visitor.graphql('{ matchMonths }')).body.data.matchMonths;
  const year2025 = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map(
    (month) => `2025-${month}`,
  );

  test('are those of 2025 if there is no match', async () => {
    expect(await months()).toEqual(year2025);
  });

  test('continue with each later month that has a match', async () => {
    await createMatches(site.database, {
      'long ago': { matchDate: new Date('2024-03-01T12:00:00Z') },
      'New Year’s Eve in Madrid': { matchDate: new Date('2025-12-31T22:59:00Z') },
      'April in Madrid': { matchDate: new Date('2026-03-31T22:00:00Z') },
      'April too': { matchDate: new Date('2026-04-11T17:00:00Z') },
      'New Year in Madrid': { matchDate: new Date('2026-12-31T23:00:00Z') },
    });
    expect(await months()).toEqual([...year2025, '2026-04', '2027-01']);
  });
});

describe('a match', () => {
  test('has the club’s defaults for missing values', async () => {
    const { id } = await createMatch(site.database, { location: ' ', opponent: 'Halcones Menorca' });
    expect(
      await read(id, 'location ticketPrice result summaryUrl homeAbbreviation awayAbbreviation'),
    ).toEqual({
      location: 'TBD',
      ticketPrice: '15.00',
      result: null,
      summaryUrl: null,
      homeAbbreviation: 'PMB',
      awayAbbreviation: 'HM',
    });
  });

  test('can have its own price, which may be zero', async () => {
    const match = await createMatch(site.database, { ticketPrice: '12.5' });
    const free = await createMatch(site.database, { ticketPrice: '0' });
    expect(await read(match.id, 'ticketPrice')).toEqual({ ticketPrice: '12.50' });
    expect(await read(free.id, 'ticketPrice')).toEqual({ ticketPrice: '0.00' });
  });

  test.each<[boolean, MatchChanges]>([
    [true, {}],
    [false, { ticketsAvailable: 0 }],
    [false, { isHome: false, ticketsAvailable: 5 }],
    [false, { matchDate: inHours(-0.1) }],
    [false, { status: 'live' }],
    [false, { status: 'finished' }],
    [false, { status: 'postponed' }],
    [false, { status: 'cancelled' }],
  ])('is on sale (%s) with %o', async (isOnSale, changes) => {
    const { id } = await createMatch(site.database, changes);
    expect(await read(id, 'isOnSale')).toEqual({ isOnSale });
  });

  test.each(['999999', 'abc', '-1', '99999999999'])('with the id %s does not exist', async (id) => {
    expect(await read(id, 'id')).toBeNull();
  });
});
