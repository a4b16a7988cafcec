import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { createMatch, inHours } from './matches.fixture.ts';

let site: TestSite;
let manager: Caller;
const ID = '00000000-0000-4000-8000-000000000001';

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  manager = await site.signedIn('sports_manager');
  const make = (opponent: string, changes: object) => createMatch(site.database, { opponent, ...changes });
  // The last instant of a season in Madrid, and the first of the next.
  await make('Alba', {
    matchDate: new Date('2026-06-30T21:59:00Z'),
    status: 'finished',
    ticketsAvailable: 9,
  });
  await make('Breda', {
    matchDate: new Date('2026-06-30T22:00:00Z'),
    competition: 'COPA',
    location: 'Inca 100%',
  });
  await make('Cuenca', { matchDate: inHours(48), isHome: false });
  const { id } = await make('Denia', { matchDate: inHours(72), status: 'postponed', ticketsAvailable: 2 });
  await site.database.ticket.create({ data: { matchId: id, qrCode: `ticket:${ID}`, id: ID } });
});
afterAll(() => site.close());

const LIST = `query ($filter: StaffMatchFilter, $sort: MatchSort! = DATE, $descending: Boolean! = false, $page: Int! = 1) {
  staffMatches(filter: $filter, sort: $sort, descending: $descending, page: $page, pageSize: 3) {
    totalCount pageCount items { opponent ticketsSold }
  }
  matchSeasons
}`;
async function list(variables: object = {}) {
  const { body } = await manager.graphql(LIST, { ...variables });
  expect(body.errors).toBeUndefined();
  const { items, ...counts } = body.data.staffMatches;
  return { ...counts, names: items.map(({ opponent }: { opponent: string }) => opponent).join(' ') };
}

test.each([
  [{}, 4, 'Alba Breda Cuenca'],
  [{ page: 2 }, 4, 'Denia'],
  [{ descending: true }, 4, 'Denia Cuenca Breda'],
  [{ sort: 'OPPONENT', descending: true }, 4, 'Denia Cuenca Breda'],
  [{ sort: 'SOLD', descending: true }, 4, 'Denia Cuenca Breda'],
  [{ sort: 'AVAILABLE' }, 4, 'Cuenca Denia Alba'],
  [{ filter: { search: 'bre' } }, 1, 'Breda'],
  [{ filter: { search: '100%' } }, 1, 'Breda'],
  [{ filter: { search: '%' } }, 1, 'Breda'],
  [{ filter: { status: ['SCHEDULED', 'POSTPONED'] } }, 3, 'Breda Cuenca Denia'],
  [{ filter: { status: [] } }, 4, 'Alba Breda Cuenca'],
  [{ filter: { competition: 'COPA' } }, 1, 'Breda'],
  [{ filter: { season: 2025 } }, 1, 'Alba'],
  [{ filter: { season: 2026 } }, 3, 'Breda Cuenca Denia'],
  [{ filter: { home: false } }, 1, 'Cuenca'],
  [{ filter: { search: null, status: null, home: null } }, 4, 'Alba Breda Cuenca'],
])('staff find matches by %j', async (variables, totalCount, names) => {
  expect(await list(variables)).toEqual({ totalCount, pageCount: Math.ceil(totalCount / 3), names });
});

test('the staff’s list has the seasons and the number of sold tickets', async () => {
  const { body } = await manager.graphql(LIST, { filter: { search: 'Denia' } });
  expect(body.data).toMatchObject({
    matchSeasons: [2026, 2025],
    staffMatches: { items: [{ opponent: 'Denia', ticketsSold: 1 }] },
  });
});

test('the season is that of the days which staff have given it', async () => {
  const admin = await site.signedIn('admin');
  const { body } = await admin.graphql(
    'mutation { updateSeason(input: { year: 2026, firstDay: "2026-07-15" }) { __typename } }',
  );
  expect(body.data.updateSeason).toEqual({ __typename: 'UpdateSeasonSuccess' });
  expect(await list({ filter: { season: 2025 } })).toMatchObject({ names: 'Alba Breda' });
  expect(await list({ filter: { season: 2026 } })).toMatchObject({ names: 'Cuenca Denia' });
});
