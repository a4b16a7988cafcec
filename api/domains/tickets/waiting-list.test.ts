import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { deliverMails } from '../../testing/outbox.ts';
import type { Caller, TestSite } from '../../testing/site.ts';
import type { QueuedJob } from '../../platform/jobs/job-queue.ts';
import { ticketsDomain } from './index.ts';
import { OFFERS_JOB } from './offers-job.ts';
import { settleOffers } from './offers.ts';
import { openTicketsBackground } from './tickets.background.ts';
import {
  emailOf,
  freshFans,
  giveBack,
  leave,
  place,
  purchase,
  serveTicketSite,
  seats,
  settings,
  wait,
} from '../../testing/ticket-acts.ts';

// People who wait for a seat of a sold-out match, over HTTP.

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

describe('the waiting list', () => {
  /** A match with one seat, which `fan` has, and people who wait in their order. */
  async function soldOut(waiting: readonly Caller[], changes = {}) {
    const { id } = await createMatch(site.database, { ticketsAvailable: 1, offerMinutes: 60, ...changes });
    const { id: ticket } = await purchase(fan, id);
    for (const caller of waiting) await wait(caller, id);
    return { id, ticket: String(ticket) };
  }

  test('a returned seat is offered in order, held for its time, and bought like any other', async () => {
    const third = await site.signedIn('visitor');
    const { id, ticket } = await soldOut([friend, third]);
    expect(await wait(friend, id)).toMatchObject({ wait: { place: 1 } });
    expect(await place(third, id)).toMatchObject({ place: 2, offeredUntil: null });
    await giveBack(fan, ticket);
    expect(await seats(site.database, id)).toEqual({ capacity: 1, sold: 0, held: 1, free: 0 });
    const offered = await place(friend, id);
    expect(offered.place).toBeNull();
    expect(Date.parse(offered.offeredUntil) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(await place(third, id)).toMatchObject({ place: 1 });
    expect((await mails()).map(({ to, subject }) => [to, subject.split(':')[0]])).toEqual([
      [expect.stringContaining(emailOf(friend)), 'Hay una entrada para ti'],
    ]);
    expect(await purchase(third, id)).toMatchObject({ status: 409, code: 'SOLD_OUT' });
    expect(await purchase(friend, id)).toMatchObject({ status: 201 });
    expect(await seats(site.database, id)).toEqual({ capacity: 1, sold: 1, held: 0, free: 0 });
    expect(await place(friend, id)).toBeNull();
  });

  test('an offer that ends goes to the next person, and its person may wait again', async () => {
    const third = await site.signedIn('visitor');
    const { id, ticket } = await soldOut([friend, third]);
    await giveBack(fan, ticket);
    const next = await settleOffers(site.database);
    const hold = await site.database.seatHold.findFirstOrThrow({ where: { matchId: id } });
    expect(next).toEqual({ id: hold.id, until: hold.until });
    await settleOffers(site.database, new Date(hold.until.getTime() + 1));
    expect(await place(friend, id)).toBeNull();
    expect(await place(third, id)).toMatchObject({ place: null, offeredUntil: expect.any(String) });
    expect(await purchase(friend, id)).toMatchObject({ code: 'SOLD_OUT' });
    expect(await wait(friend, id)).toMatchObject({ wait: { place: 1 } });
    // The last one declines: the seat goes to who waits again.
    await leave(third, id);
    expect(await place(friend, id)).toMatchObject({ place: null });
    await leave(friend, id);
    expect(await seats(site.database, id)).toEqual({ capacity: 1, sold: 0, held: 0, free: 1 });
  });

  test('a late claim is refused, although nobody has ended the offer yet', async () => {
    const { id, ticket } = await soldOut([friend]);
    await giveBack(fan, ticket);
    await site.database.seatHold.updateMany({ data: { until: inHours(-0.01) } });
    expect(await purchase(friend, id)).toMatchObject({ code: 'SOLD_OUT' });
    expect(await place(friend, id)).toBeNull();
  });

  test('seats that staff add are offered first, and the rest is on sale', async () => {
    const sports = await site.signedIn('sports_manager');
    const { id } = await soldOut([friend]);
    const answer = await sports.graphql(
      `mutation { updateMatch(input: { id: "${id}", ticketsTotal: 3 }) { __typename ... on UserError { message } } }`,
    );
    expect(answer.body.data.updateMatch).toEqual({ __typename: 'UpdateMatchSuccess' });
    expect(await seats(site.database, id)).toEqual({ capacity: 3, sold: 1, held: 1, free: 1 });
    expect(await place(friend, id)).toMatchObject({ place: null });
    // Fewer than what is sold and held is refused.
    const { body } = await sports.graphql(
      `mutation { updateMatch(input: { id: "${id}", ticketsTotal: 1 }) { __typename ... on ValidationError { fields { path } } } }`,
    );
    expect(body.data.updateMatch).toEqual({
      __typename: 'ValidationError',
      fields: [{ path: 'ticketsTotal' }],
    });
  });

  test('offers end at the closing time, and nothing is offered after it', async () => {
    const third = await site.signedIn('visitor');
    const matchDate = inHours(2.5);
    const { id, ticket } = await soldOut([friend, third], { matchDate });
    await giveBack(fan, ticket);
    const { offeredUntil } = await place(friend, id);
    expect(Date.parse(offeredUntil)).toBe(matchDate.getTime() - 2 * 60 * 60_000);
    // Time goes by: the offer has ended, and so have all offers.
    await site.database.match.update({ where: { id }, data: { matchDate: inHours(1.5) } });
    await site.database.seatHold.updateMany({ data: { until: inHours(-0.01) } });
    await settleOffers(site.database);
    expect(await place(third, id)).toMatchObject({ place: 1, offeredUntil: null });
    expect(await seats(site.database, id)).toEqual({ capacity: 1, sold: 0, held: 0, free: 1 });
    // The first one to come may buy it.
    expect(await purchase(friend, id)).toMatchObject({ status: 201 });
  });

  test.each([
    [
      'seats are left',
      { ticketsAvailable: 5 },
      'WAITING_LIST_CLOSED',
      'Todavía quedan entradas: puedes comprar la tuya ahora',
    ],
    [
      'the list is switched off',
      { hasWaitingList: false },
      'WAITING_LIST_CLOSED',
      'La lista de espera de este partido está cerrada',
    ],
    [
      'it is too late',
      { matchDate: inHours(1) },
      'WAITING_LIST_CLOSED',
      'La lista de espera de este partido está cerrada',
    ],
    [
      'the match is away',
      { isHome: false },
      'MATCH_NOT_ON_SALE',
      'El partido se juega fuera y el club no vende sus entradas',
    ],
  ])('nobody waits if %s', async (_name, changes, code, message) => {
    const { id } = await createMatch(site.database, { ticketsAvailable: 0, ...changes });
    expect(await wait(friend, id)).toMatchObject({ code, message });
    expect(await place(friend, id)).toBeNull();
  });

  test('who has a ticket does not wait; a match that is over has no list', async () => {
    const { id } = await soldOut([friend]);
    expect(await wait(fan, id)).toMatchObject({ code: 'TICKET_ALREADY_OWNED' });
    await site.database.match.update({ where: { id }, data: { status: 'cancelled' } });
    await settleOffers(site.database);
    expect(await site.database.waitingEntry.count({ where: { matchId: id } })).toBe(0);
  });

  test('says on the match whether people can wait', async () => {
    const { id } = await soldOut([]);
    const asked = `{ match(id: ${id}) { isWaitingListOpen ticketsCloseAt isOnSale } }`;
    expect((await site.visitor.graphql(asked)).body.data.match).toMatchObject({
      isWaitingListOpen: true,
      isOnSale: false,
    });
    await settings(manager, id, { hasWaitingList: false });
    expect((await site.visitor.graphql(asked)).body.data.match).toMatchObject({ isWaitingListOpen: false });
  });
});

test('the job offers at once, and queues itself for the moment when the next offer ends', async () => {
  const { id } = await createMatch(site.database, { ticketsAvailable: 1 });
  const { id: ticket } = await purchase(fan, id);
  await wait(friend, id);
  await giveBack(fan, ticket);
  const hold = await site.database.seatHold.findFirstOrThrow({ where: { matchId: id } });
  const added: QueuedJob[] = [];
  const add = async (jobs: readonly QueuedJob[]) => void added.push(...jobs);
  const [job] = openTicketsBackground(site.database).jobs?.({ add }) ?? [];
  await job?.run({});
  expect(added).toEqual([{ name: OFFERS_JOB, id: hold.id, data: {}, startAfter: hold.until }]);
  // Woken by every new hold, and by the clock.
  expect(job?.cron).toBe('* * * * *');
  expect(ticketsDomain.wakes).toEqual({ seat_holds: OFFERS_JOB });
});
