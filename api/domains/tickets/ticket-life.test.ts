import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { deliverMails } from '../../testing/outbox.ts';
import type { Caller, TestSite } from '../../testing/site.ts';
import {
  accept,
  emailOf,
  freshFans,
  give,
  giveBack,
  issue,
  keep,
  ownTickets,
  place,
  purchase,
  serveTicketSite,
  seats,
} from '../../testing/ticket-acts.ts';

// What a holder does with a ticket, over HTTP.

let site: TestSite;
let manager: Caller;
let fan: Caller;
let friend: Caller;

beforeAll(async () => {
  ({ site, manager } = await serveTicketSite());
});
afterAll(() => site.close());
beforeEach(async () => {
  ({ fan, friend } = await freshFans(site));
});

const mails = () => deliverMails(site.database, site.dataDir);

describe('returning a ticket', () => {
  test('frees the seat, ends the code and puts nobody on a list; the holder may buy again', async () => {
    const { id } = await createMatch(site.database, { ticketsAvailable: 1 });
    const { id: ticket } = await purchase(fan, id);
    expect(await seats(site.database, id)).toEqual({ capacity: 1, sold: 1, held: 0, free: 0 });
    expect(await giveBack(fan, ticket)).toEqual({
      __typename: 'ReturnTicketSuccess',
      match: { ticketsAvailable: 1 },
    });
    expect(await ownTickets(fan)).toEqual([]);
    expect(await place(fan, id)).toBeNull();
    expect(await giveBack(fan, ticket)).toMatchObject({ code: 'TICKET_ENDED' });
    expect((await purchase(fan, id)).status).toBe(201);
    expect(await seats(site.database, id)).toEqual({ capacity: 1, sold: 1, held: 0, free: 0 });
  });

  test.each([
    ['too late', { matchDate: inHours(1.9) }, 'El plazo para devolver entradas de este partido ha terminado'],
    ['live', { status: 'live' }, 'El plazo para devolver entradas de este partido ha terminado'],
    ['cancelled', { status: 'cancelled' }, 'El partido se ha cancelado: no hace falta devolver la entrada'],
  ] as const)('is refused if the match is %s', async (_name, later, message) => {
    const { id } = await createMatch(site.database);
    const { id: ticket } = await purchase(fan, id);
    await site.database.match.update({ where: { id }, data: later });
    expect(await giveBack(fan, ticket)).toEqual({ __typename: 'TooLateError', code: 'TOO_LATE', message });
    expect(await ownTickets(fan)).toEqual([ticket]);
  });

  test('a postponed match takes tickets back, whatever its old date', async () => {
    const { id } = await createMatch(site.database);
    const { id: ticket } = await purchase(fan, id);
    await site.database.match.update({
      where: { id },
      data: { status: 'postponed', matchDate: inHours(-1) },
    });
    expect(await giveBack(fan, ticket)).toMatchObject({ __typename: 'ReturnTicketSuccess' });
  });

  test('nobody returns the ticket of another person, or what is no ticket', async () => {
    const { id } = await createMatch(site.database);
    const { id: ticket } = await purchase(fan, id);
    for (const one of [ticket, 'x', '00000000-0000-0000-0000-000000000000'])
      expect(await giveBack(friend, one)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ownTickets(fan)).toEqual([ticket]);
  });
});

describe('passing a ticket on', () => {
  test('the other accepts with the link of the mail: a new ticket with a new code, and the old one is dead', async () => {
    const { id } = await createMatch(site.database, { ticketsAvailable: 3, ticketPrice: '12.50' });
    const bought = await purchase(fan, id);
    await mails();
    expect(await give(fan, bought.id, ' Amiga@Otro.test ')).toEqual({
      __typename: 'GiveTicketSuccess',
      ticket: { id: bought.id, gift: { email: 'amiga@otro.test' } },
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'amiga@otro.test' });
    // The giver's address is not verified, so the mail has none of the words of the account.
    expect(mail?.text).toMatch(/^Hola:\n\nUna persona te regala su entrada/);
    const gift = /\/entradas\/regalo\/([\da-f-]{36})/.exec(mail?.text ?? '')?.[1] ?? '';

    const asked = `{ ticketGift(id: "${gift}") { giverName isOwn match { id } } }`;
    expect((await friend.graphql(asked)).body.data.ticketGift).toEqual({
      giverName: fan.user?.name,
      isOwn: false,
      match: { id: String(id) },
    });
    expect((await site.visitor.graphql(asked)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');

    // The price and the day of the purchase stay, whatever a ticket costs now.
    await site.database.match.update({ where: { id }, data: { ticketPrice: '99' } });
    const { ticket } = await accept(friend, gift);
    expect(ticket).toMatchObject({ purchaseDate: bought.purchaseDate, pricePaid: '12.50', state: 'VALID' });
    expect(ticket.id).not.toBe(bought.id);
    expect(ticket.qrCode).toBe(`ticket:${ticket.id}`);
    expect([await ownTickets(fan), await ownTickets(friend)]).toEqual([[], [ticket.id]]);
    expect(await seats(site.database, id)).toEqual({ capacity: 3, sold: 1, held: 0, free: 2 });
    expect((await mails()).map(({ to, subject }) => [to, subject.split(':')[0]])).toEqual(
      expect.arrayContaining([
        [expect.stringContaining(emailOf(friend)), 'Tu entrada'],
        [expect.stringContaining(emailOf(fan)), 'Han aceptado tu entrada'],
      ]),
    );
    // A lost answer: the second try shows the ticket.
    expect(await accept(friend, gift)).toMatchObject({ code: 'TICKET_ALREADY_OWNED' });
    const third = await site.signedIn('visitor');
    expect(await accept(third, gift)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await third.graphql(asked)).body.data.ticketGift).toBeNull();
  });

  test('only one link at a time works, and none after the giver keeps or returns the ticket', async () => {
    const { id } = await createMatch(site.database);
    const { id: ticket } = await purchase(fan, id);
    const giftId = async () =>
      (await site.database.ticketGift.findUniqueOrThrow({ where: { ticketId: ticket } })).id;
    await give(fan, ticket, 'uno@otro.test');
    const first = await giftId();
    await give(fan, ticket, 'dos@otro.test');
    expect(await accept(friend, first)).toMatchObject({ code: 'NOT_FOUND' });
    // No mail has a dead link.
    expect((await mails()).map(({ to }) => to).filter((to) => to.includes('otro.test'))).toEqual([
      'dos@otro.test',
    ]);
    const second = await giftId();
    expect(await keep(fan, ticket)).toEqual({
      __typename: 'KeepTicketSuccess',
      ticket: { gift: null },
    });
    expect(await accept(friend, second)).toMatchObject({ code: 'NOT_FOUND' });
    await give(fan, ticket, 'tres@otro.test');
    const third = await giftId();
    await giveBack(fan, ticket);
    expect(await accept(friend, third)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ownTickets(friend)).toEqual([]);
  });

  test('not to oneself, not to nobody, and not to who has a ticket', async () => {
    const { id } = await createMatch(site.database);
    const { id: ticket } = await purchase(fan, id);
    for (const email of [emailOf(fan), 'nadie', ''])
      expect(await give(fan, ticket, email)).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'email' }],
      });
    await give(fan, ticket, 'uno@otro.test');
    const { id: gift } = await site.database.ticketGift.findUniqueOrThrow({ where: { ticketId: ticket } });
    expect(await accept(fan, gift)).toMatchObject({ code: 'BAD_USER_INPUT' });
    await purchase(friend, id);
    expect(await accept(friend, gift)).toMatchObject({ code: 'TICKET_ALREADY_OWNED' });
    expect(await ownTickets(fan)).toEqual([ticket]);
    expect(await give(friend, ticket, 'uno@otro.test')).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('not after the match has begun', async () => {
    const { id } = await createMatch(site.database);
    const { id: ticket } = await purchase(fan, id);
    await give(fan, ticket, 'uno@otro.test');
    const { id: gift } = await site.database.ticketGift.findUniqueOrThrow({ where: { ticketId: ticket } });
    const asked = `{ ticketGift(id: "${gift}") { obstacle } }`;
    expect((await friend.graphql(asked)).body.data.ticketGift).toEqual({ obstacle: null });
    await site.database.match.update({ where: { id }, data: { matchDate: inHours(-1) } });
    expect((await friend.graphql(asked)).body.data.ticketGift).toEqual({
      obstacle: 'Las entradas de este partido ya no se pueden regalar',
    });
    expect(await accept(friend, gift)).toMatchObject({ code: 'TOO_LATE' });
    expect(await give(fan, ticket, 'uno@otro.test')).toMatchObject({ code: 'TOO_LATE' });
  });
});

test('takings are what the tickets cost when they were sold; only valid tickets count', async () => {
  const { id } = await createMatch(site.database, { ticketPrice: '10' });
  const { id: returned } = await purchase(fan, id);
  await purchase(friend, id);
  await site.database.match.update({ where: { id }, data: { ticketPrice: '25' } });
  await giveBack(fan, returned);
  await purchase(fan, id);
  await issue(manager, id, emailOf(await site.signedIn('visitor')));
  const asked = `{ matchSale(matchId: "${id}") { sold price takings } }`;
  expect((await manager.graphql(asked)).body.data.matchSale).toEqual({
    sold: 3,
    price: '25.00',
    takings: '35.00',
  });
});
