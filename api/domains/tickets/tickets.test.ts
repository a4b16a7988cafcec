import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMatch, inHours, type MatchChanges } from '../matches/matches.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

const PURCHASE = `mutation ($matchId: ID!) {
  purchaseTicket(input: { matchId: $matchId }) {
    __typename
    ... on PurchaseTicketSuccess { ticket { ...ticket } }
    ... on TicketAlreadyOwnedError { ticket { ...ticket } }
    ... on UserError { code message }
  }
}
fragment ticket on Ticket { id qrCode purchaseDate match { id opponent ticketsAvailable } holder { id } }`;

let site: TestSite;
let fan: Caller;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.ticket.deleteMany();
  fan = await site.signedIn('visitor');
});

async function buy(buyer: Caller, matchId: number | string) {
  const { body } = await buyer.graphql(PURCHASE, { matchId: String(matchId) });
  return body.data.purchaseTicket;
}

async function seatsLeft(id: number): Promise<number> {
  return (await site.database.match.findUniqueOrThrow({ where: { id } })).ticketsAvailable;
}

describe('a sale', () => {
  test('issues a ticket to the buyer and takes one seat', async () => {
    const { id } = await createMatch(site.database, { ticketsAvailable: 10, opponent: 'Soria Duero' });
    const { __typename, ticket } = await buy(fan, id);
    expect(__typename).toBe('PurchaseTicketSuccess');
    expect(ticket).toMatchObject({
      qrCode: `ticket:${ticket.id}`,
      match: { id: String(id), opponent: 'Soria Duero', ticketsAvailable: 9 },
      holder: { id: String(fan.user?.id) },
    });
    expect(ticket.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Math.abs(Date.parse(ticket.purchaseDate) - Date.now())).toBeLessThan(60_000);
  });

  test('sells the last seat, and then none', async () => {
    const { id } = await createMatch(site.database, { ticketsAvailable: 1 });
    expect(await buy(fan, id)).toMatchObject({ __typename: 'PurchaseTicketSuccess' });
    expect(await buy(await site.signedIn('visitor'), id)).toEqual({
      __typename: 'SoldOutError',
      code: 'SOLD_OUT',
      message: 'No quedan entradas para este partido',
    });
    expect(await seatsLeft(id)).toBe(0);
  });

  test('gives a user one ticket per match, but not two for the same match', async () => {
    const { id } = await createMatch(site.database);
    const other = await createMatch(site.database);
    const first = await buy(fan, id);
    expect(await buy(fan, id)).toEqual({
      __typename: 'TicketAlreadyOwnedError',
      code: 'TICKET_ALREADY_OWNED',
      message: 'Ya tienes una entrada para este partido',
      ticket: first.ticket,
    });
    expect(await seatsLeft(id)).toBe(9);
    expect(await buy(fan, other.id)).toMatchObject({ __typename: 'PurchaseTicketSuccess' });
  });

  test.each<[string, MatchChanges]>([
    ['sold out', { ticketsAvailable: 0 }],
    ['cancelled', { status: 'cancelled' }],
    ['postponed', { status: 'postponed' }],
    ['played', { status: 'finished', matchDate: inHours(-48) }],
  ])('tells the owner of a ticket for a match that is %s that they own it', async (_name, change) => {
    const { id } = await createMatch(site.database);
    const { ticket } = await buy(fan, id);
    await site.database.match.update({ where: { id }, data: change });
    expect(await buy(fan, id)).toMatchObject({
      __typename: 'TicketAlreadyOwnedError',
      ticket: { id: ticket.id },
    });
  });

  test.each<[MatchChanges, string]>([
    [{ isHome: false, ticketsAvailable: 5 }, 'El partido se juega fuera y el club no vende sus entradas'],
    [{ matchDate: inHours(-0.1) }, 'El partido ya ha empezado y la venta está cerrada'],
    [{ status: 'live' }, 'El partido ya ha empezado y la venta está cerrada'],
    [{ status: 'finished' }, 'El partido ya se ha jugado'],
    [{ status: 'cancelled' }, 'El partido se ha cancelado y ya no se venden entradas'],
    [{ status: 'postponed' }, 'El partido está aplazado: la venta se reabrirá cuando tenga nueva fecha'],
    // The state of the match is reported before the lack of seats.
    [{ status: 'cancelled', ticketsAvailable: 0 }, 'El partido se ha cancelado y ya no se venden entradas'],
  ])('is refused for a match with %o', async (changes, message) => {
    const match = await createMatch(site.database, changes);
    expect(await buy(fan, match.id)).toEqual({
      __typename: 'MatchNotOnSaleError',
      code: 'MATCH_NOT_ON_SALE',
      message,
    });
    expect(await seatsLeft(match.id)).toBe(match.ticketsAvailable);
    expect(await site.database.ticket.count()).toBe(0);
  });

  test('is refused for a match that does not exist', async () => {
    expect(await buy(fan, 999_999)).toEqual({
      __typename: 'NotFoundError',
      code: 'NOT_FOUND',
      message: 'El partido no existe',
    });
  });

  test('is refused if no user is signed in', async () => {
    const { id } = await createMatch(site.database);
    const { body } = await site.visitor.graphql(PURCHASE, { matchId: String(id) });
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(await seatsLeft(id)).toBe(10);
  });
});

describe('a person’s tickets', () => {
  const MINE = '{ viewer { tickets { id match { id } } } }';

  test('are listed with the latest match first', async () => {
    const soon = await createMatch(site.database, { matchDate: inHours(24) });
    const later = await createMatch(site.database, { matchDate: inHours(72) });
    const between = await createMatch(site.database, { matchDate: inHours(48) });
    for (const { id } of [soon, later, between]) await buy(fan, id);
    await buy(await site.signedIn('visitor'), soon.id);
    const { body } = await fan.graphql(MINE);
    const matches = body.data.viewer.tickets.map((ticket: { match: { id: string } }) => ticket.match.id);
    expect(matches).toEqual([later.id, between.id, soon.id].map(String));
  });

  test('are found by match', async () => {
    const { id } = await createMatch(site.database);
    const { ticket } = await buy(fan, id);
    const query = `{ viewer {
      own: ticketFor(matchId: ${id}) { id }
      none: ticketFor(matchId: 999999) { id }
      nonsense: ticketFor(matchId: "x") { id }
    } }`;
    expect((await fan.graphql(query)).body.data.viewer).toEqual({
      own: { id: ticket.id },
      none: null,
      nonsense: null,
    });
    const stranger = await site.signedIn('visitor');
    expect((await stranger.graphql(query)).body.data.viewer.own).toBeNull();
  });

  test.each(['tickets { qrCode }', 'ticketFor(matchId: 1) { qrCode }'])(
    'are not visible to administrators: %s',
    async (field) => {
      const { id } = await createMatch(site.database);
      await buy(fan, id);
      const administrator = await site.signedIn('admin');
      const { body } = await administrator.graphql(`{ users { items { id ${field} } } }`);
      expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
      expect(JSON.stringify(body)).not.toContain('ticket:');
    },
  );
});
