import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmbeddedDatabase } from '../../platform/database/embedded.ts';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { testEmbedded } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { statementsOf } from '../../testing/statements.ts';

let embedded: EmbeddedDatabase;
let site: TestSite;
let manager: Caller;
/** Match ids by opponent. */
const matches: Record<string, string> = {};

async function sell(matchId: string, ...people: { name: string; email: string }[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, person] of people.entries()) {
    const { id: userId } = await site.database.user.upsert({
      where: { email: person.email },
      create: { ...person, password: 'x' },
      update: {},
    });
    const id = crypto.randomUUID();
    const purchaseDate = new Date(Date.UTC(2026, 0, 1, 12, at));
    await site.database.ticket.create({
      data: { id, userId, matchId: Number(matchId), qrCode: `ticket:${id}`, purchaseDate },
    });
    ids.push(id);
  }
  return ids;
}

const AINA = { name: 'Aina Vidal', email: 'aina@prueba.test' };
const BIEL = { name: 'Biel 100%', email: 'biel_r@prueba.test' };
const XISCA = { name: 'Xisca Noguera', email: 'xisca@prueba.test' };
let tickets: string[] = [];

beforeAll(async () => {
  embedded = await testEmbedded();
  site = await serveTestSite(embedded.prisma);
  manager = await site.signedIn('commercial_manager');
  const match = async (opponent: string, changes: Parameters<typeof createMatch>[1]) => {
    matches[opponent] = String((await createMatch(site.database, { opponent, ...changes })).id);
  };
  await match('Soria Duero', { matchDate: inHours(50), ticketsAvailable: 11, ticketPrice: '12.50' });
  await match('Força Lleida', { matchDate: inHours(-50), ticketsAvailable: 1, ticketPrice: null });
  await match('Hestia Menorca', { matchDate: inHours(90), ticketsAvailable: 20, ticketPrice: '30' });
  await match('Fuera', { matchDate: inHours(20), isHome: false });
  tickets = await sell(matches['Soria Duero'] ?? '', XISCA, AINA, BIEL);
  await sell(matches['Força Lleida'] ?? '', AINA);
  await site.database.user.delete({ where: { email: BIEL.email } });
});
afterAll(() => site.close());

const SALES = `query ($filter: MatchSaleFilter, $page: Int = 1, $pageSize: Int = 20) {
  matchSales(filter: $filter, page: $page, pageSize: $pageSize) { totalCount pageCount
    items { match { id opponent status } sold left price takings refundDue refunded } } }`;

async function sales(variables: object = {}) {
  const { body } = await manager.graphql(SALES, { ...variables });
  expect(body.errors).toBeUndefined();
  return body.data.matchSales;
}

describe('the sales', () => {
  test('list every home match with sold seats, free seats and takings as sold', async () => {
    const { totalCount, items } = await sales();
    expect(totalCount).toBe(3);
    const facts = items.map(({ match, ...sale }: { match: { opponent: string } }) => [
      match.opponent,
      ...Object.values(sale),
    ]);
    expect(facts).toEqual([
      ['Hestia Menorca', 0, 20, '30.00', '0.00', '0.00', '0.00'],
      ['Soria Duero', 3, 8, '12.50', '37.50', '0.00', '0.00'],
      ['Força Lleida', 1, 0, '15.00', '15.00', '0.00', '0.00'],
    ]);
    expect(items[1]).toMatchObject({ match: { id: matches['Soria Duero'], status: 'SCHEDULED' } });
  });

  test.each([
    [{ order: 'DATE' }, ['Força Lleida', 'Soria Duero', 'Hestia Menorca']],
    [{ order: 'SOLD_DESC' }, ['Soria Duero', 'Força Lleida', 'Hestia Menorca']],
    [{ order: 'LEFT_DESC' }, ['Hestia Menorca', 'Soria Duero', 'Força Lleida']],
    [{ order: 'TAKINGS' }, ['Hestia Menorca', 'Força Lleida', 'Soria Duero']],
    [{ order: 'OPPONENT' }, ['Força Lleida', 'Hestia Menorca', 'Soria Duero']],
    [{ when: 'PAST' }, ['Força Lleida']],
    [{ when: 'UPCOMING', order: 'DATE' }, ['Soria Duero', 'Hestia Menorca']],
    [{ search: 'menorca' }, ['Hestia Menorca']],
    [{ search: '%' }, []],
    [{ search: 'soria', when: 'PAST' }, []],
    [{ search: null, when: null, order: null }, ['Hestia Menorca', 'Soria Duero', 'Força Lleida']],
  ])('as asked for: %j', async (filter, opponents) => {
    const { items, totalCount } = await sales({ filter });
    expect(items.map(({ match }: { match: { opponent: string } }) => match.opponent)).toEqual(opponents);
    expect(totalCount).toBe(opponents.length);
  });

  test('in pages', async () => {
    const { pageCount, items } = await sales({ page: 2, pageSize: 2 });
    expect([pageCount, items.length]).toEqual([2, 1]);
  });

  test('of a match that was moved away after some were sold stay in sight', async () => {
    const id = Number(matches['Força Lleida']);
    await site.database.match.update({ where: { id }, data: { isHome: false } });
    expect((await sales({ filter: { search: 'lleida' } })).totalCount).toBe(1);
    await site.database.match.update({ where: { id }, data: { isHome: true } });
  });

  test('of one match', async () => {
    const ask = '($id: ID!) { matchSale(matchId: $id) { match { opponent } sold takings } }';
    const { body } = await manager.graphql(`query ${ask}`, { id: matches['Soria Duero'] });
    expect(body.data.matchSale).toEqual({ match: { opponent: 'Soria Duero' }, sold: 3, takings: '37.50' });
    for (const id of [matches.Fuera, '0', 'nada']) {
      const none = await manager.graphql(`query ${ask}`, { id });
      expect(none.body.data.matchSale).toBeNull();
    }
  });
});

const ATTENDEES = `query ($id: ID!, $search: String, $order: AttendeeOrder, $page: Int = 1, $pageSize: Int = 50) {
  attendees(matchId: $id, search: $search, order: $order, page: $page, pageSize: $pageSize) {
    totalCount items { ticketId name email purchaseDate } } }`;

async function attendees(variables: object = {}) {
  const { body } = await manager.graphql(ATTENDEES, { id: matches['Soria Duero'], ...variables });
  expect(body.errors).toBeUndefined();
  return body.data.attendees;
}

const names = ({ items }: { items: { name: string | null }[] }) => items.map(({ name }) => name);

describe('the attendees of a match', () => {
  test('are listed with their tickets; for closed accounts only the ticket is left', async () => {
    expect(await attendees()).toEqual({
      totalCount: 3,
      items: [
        { ticketId: tickets[0], ...XISCA, purchaseDate: '2026-01-01T12:00:00.000Z' },
        { ticketId: tickets[1], ...AINA, purchaseDate: '2026-01-01T12:01:00.000Z' },
        { ticketId: tickets[2], name: null, email: null, purchaseDate: '2026-01-01T12:02:00.000Z' },
      ],
    });
  });

  test.each([
    [{ order: 'PURCHASED_DESC' }, [null, AINA.name, XISCA.name]],
    [{ order: 'NAME' }, [AINA.name, XISCA.name, null]],
    [{ order: 'NAME_DESC' }, [XISCA.name, AINA.name, null]],
    [{ search: 'NOGUERA' }, [XISCA.name]],
    [{ search: 'aina@' }, [AINA.name]],
    [{ search: '%' }, []],
    [{ search: 'biel' }, []],
  ])('as asked for: %j', async (asked, expected) => {
    expect(names(await attendees(asked))).toEqual(expected);
  });

  test('are found by a ticket and its QR code, also those whose account is closed', async () => {
    expect(names(await attendees({ search: tickets[0] }))).toEqual([XISCA.name]);
    expect(names(await attendees({ search: ` ticket:${tickets[2]?.toUpperCase()} ` }))).toEqual([null]);
    expect(names(await attendees({ search: crypto.randomUUID() }))).toEqual([]);
  });

  test('in pages', async () => {
    expect(names(await attendees({ page: 2, pageSize: 2 }))).toEqual([null]);
  });
});

test('four thousand attendees come at once, in one statement', async () => {
  const id = Number(matches['Hestia Menorca']);
  await site.database.match.update({ where: { id }, data: { capacity: 4020 } });
  await site.database.$executeRaw`
    WITH people AS (
      INSERT INTO users (name, email, password)
      SELECT 'Persona ' || n, 'multitud-' || n || '@prueba.test', 'x' FROM generate_series(1, 4000) AS n
      RETURNING id
    ), numbered AS (SELECT id, gen_random_uuid() AS ticket FROM people)
    INSERT INTO tickets (id, user_id, match_id, qr_code)
    SELECT ticket, id, ${id}::int, 'ticket:' || ticket FROM numbered`;
  const ask = `{ allAttendees(matchId: "${id}") { ticketId name email purchaseDate } }`;
  const own = await statementsOf(embedded, () => manager.graphql('{ __typename }'));
  let answer: Awaited<ReturnType<Caller['graphql']>> | undefined;
  const sent = await statementsOf(embedded, async () => {
    answer = await manager.graphql(ask);
  });
  expect(answer?.body.errors).toBeUndefined();
  expect(answer?.body.data.allAttendees).toHaveLength(4000);
  expect(sent.length - own.length).toBe(1);
  // A single request cannot ask for many of these lists.
  const many = Array.from({ length: 6 }, (_, at) => `a${at}: allAttendees(matchId: "${id}") { name }`);
  const refused = await manager.graphql(`{ ${many.join(' ')} }`);
  expect(refused.body.errors[0].extensions.code).toBe('TOO_COMPLEX');
});

test.each(['visitor', 'socio', 'blogger', 'editor', 'sports_manager'] as const)(
  'a %s cannot read any of it',
  async (role) => {
    const caller = await site.signedIn(role);
    for (const ask of ['matchSales { totalCount }', 'attendees(matchId: "1") { totalCount }']) {
      const { body } = await caller.graphql(`{ ${ask} }`);
      expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
    }
  },
);
