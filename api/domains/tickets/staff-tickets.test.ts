import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { club } from '../../club/club.ts';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { deliverMails } from '../../testing/outbox.ts';
import type { Caller, TestSite } from '../../testing/site.ts';
import {
  cancel,
  emailOf,
  freshFans,
  issue,
  ownTickets,
  place,
  purchase,
  serveTicketSite,
  settings,
  wait,
} from '../../testing/ticket-acts.ts';

// What staff do with single tickets, over HTTP.

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

describe('staff', () => {
  test('give a ticket at no price, once for each person, from the free seats', async () => {
    const { id } = await createMatch(site.database, { ticketsAvailable: 1 });
    const { ticketId } = await issue(manager, id, ` ${emailOf(fan).toUpperCase()}`);
    expect(await ownTickets(fan)).toEqual([ticketId]);
    expect(await site.database.ticket.findUniqueOrThrow({ where: { id: ticketId } })).toMatchObject({
      paidBy: 'complimentary',
      pricePaid: expect.objectContaining({ d: [0] }),
    });
    expect(await issue(manager, id, emailOf(fan))).toMatchObject({ code: 'SOLD_OUT' });
    await site.database.match.update({ where: { id }, data: { capacity: 2 } });
    expect(await issue(manager, id, emailOf(fan))).toMatchObject({ code: 'PERSON_HAS_TICKET' });
    expect(await issue(manager, id, 'nadie@otro.test')).toMatchObject({
      fields: [
        { path: 'email', message: 'Nadie tiene una cuenta con este email: pídele que se registre primero' },
      ],
    });
    const { id: cancelled } = await createMatch(site.database, { status: 'cancelled' });
    expect(await issue(manager, cancelled, emailOf(fan))).toMatchObject({ code: 'MATCH_NOT_ON_SALE' });
    const entry = await site.database.auditEntry.findFirstOrThrow({ where: { subjectId: ticketId } });
    expect(entry).toMatchObject({ action: 'grant', subjectType: 'ticket', actorId: manager.user?.id });
  });

  test('cancel one ticket with a reason that its holder reads, and the seat goes on', async () => {
    const { id } = await createMatch(site.database, { ticketsAvailable: 1 });
    const { id: ticket } = await purchase(fan, id);
    await wait(friend, id);
    await mails();
    expect(await cancel(manager, ticket, ' ')).toMatchObject({
      fields: [{ path: 'reason', message: 'Indica el motivo' }],
    });
    expect(await cancel(manager, ticket, 'Comprada por error')).toEqual({
      __typename: 'CancelTicketSuccess',
      ticketId: ticket,
    });
    expect(await cancel(manager, ticket, 'Otra vez')).toMatchObject({ code: 'TICKET_ENDED' });
    expect(await ownTickets(fan)).toEqual([]);
    expect(await place(friend, id)).toMatchObject({ place: null });
    const sent = await mails();
    expect(sent.find(({ to }) => to.includes(emailOf(fan)))?.text).toContain('Motivo: Comprada por error');
  });

  test('find tickets by any part of their number, and see those that ended too', async () => {
    const { id } = await createMatch(site.database);
    const ticket = '2172fd08-1111-4111-8111-111111111111';
    await site.database.ticket.create({
      data: { id: ticket, qrCode: `ticket:${ticket}`, matchId: id, userId: fan.user?.id ?? 0 },
    });
    await purchase(friend, id);
    const found = async (search: string, states = '[VALID]') =>
      (
        await manager.graphql(
          `{ attendees(matchId: "${id}", search: "${search}", states: ${states}) { items { ticketId state pricePaid paidBy endReason } } }`,
        )
      ).body.data.attendees.items;
    for (const part of ['N.º 2172FD08', '2172fd08', 'n.º 72fd', '172F', 'D08'])
      expect((await found(part)).map((one: { ticketId: string }) => one.ticketId)).toEqual([ticket]);
    await cancel(manager, ticket, 'Prueba');
    expect(await found('2172FD08')).toEqual([]);
    expect(await found('2172FD08', '[CANCELLED, RETURNED]')).toEqual([
      {
        ticketId: ticket,
        state: 'CANCELLED',
        pricePaid: club.defaultTicketPrice.toFixed(2),
        paidBy: 'NONE',
        endReason: 'Prueba',
      },
    ]);
  });

  test('set until when tickets are returned and how long a seat is offered', async () => {
    const { id } = await createMatch(site.database);
    expect(await settings(manager, id, { returnHours: 24, offerMinutes: 30 })).toMatchObject({
      match: { returnHours: 24 },
    });
    expect(await site.database.match.findUniqueOrThrow({ where: { id } })).toMatchObject({
      returnHours: 24,
      offerMinutes: 30,
      hasWaitingList: true,
    });
    expect(await settings(manager, id, { returnHours: -1, offerMinutes: 4 })).toMatchObject({
      fields: [{ path: 'returnHours' }, { path: 'offerMinutes' }],
    });
    expect(await settings(manager, id, { returnHours: 24 })).toMatchObject({ match: { returnHours: 24 } });
    expect(await site.database.auditEntry.count({ where: { subjectId: String(id), action: 'update' } })).toBe(
      1,
    );
  });

  test('give a ticket for a postponed match, whose mail says to keep the code and not to show it', async () => {
    const { id } = await createMatch(site.database, { status: 'postponed', matchDate: inHours(-20) });
    await issue(manager, id, emailOf(fan));
    const [mail] = await mails();
    expect(mail?.text).toContain('vale para la nueva fecha');
    expect(mail?.text).not.toContain('Enseña');
  });

  test('who set the same at once: other fields merge, and the second sees what the first wrote', async () => {
    const { id } = await createMatch(site.database, { returnHours: 2, offerMinutes: 240 });
    const colleague = await site.signedIn('admin');
    await settings(colleague, id, { returnHours: 48, base: { returnHours: 2 } });
    expect(await settings(manager, id, { offerMinutes: 60, base: { offerMinutes: 240 } })).toMatchObject({
      match: { returnHours: 48, offerMinutes: 60 },
    });
    const rival = { returnHours: 12, hasWaitingList: false, base: { returnHours: 2, hasWaitingList: true } };
    expect(await settings(manager, id, rival)).toMatchObject({
      code: 'EDIT_CONFLICT',
      conflicts: [
        { path: 'returnHours', message: expect.stringContaining(colleague.user?.name ?? ''), current: '48' },
      ],
    });
    expect(await site.database.match.findUniqueOrThrow({ where: { id } })).toMatchObject({
      returnHours: 48,
      hasWaitingList: true,
    });
    expect(await settings(manager, id, { ...rival, base: { ...rival.base, returnHours: 48 } })).toMatchObject(
      {
        match: { returnHours: 12, hasWaitingList: false },
      },
    );
  });

  test('see what a cancelled match has to pay back, and to whom', async () => {
    const { id } = await createMatch(site.database, { ticketPrice: '12.50' });
    await purchase(fan, id);
    await issue(manager, id, emailOf(friend));
    const asked = `{ refunds(matchId: "${id}") { email amount paidBy } }`;
    expect((await manager.graphql(asked)).body.data.refunds).toEqual([]);
    await site.database.match.update({ where: { id }, data: { status: 'cancelled', ticketPrice: '20' } });
    expect((await manager.graphql(asked)).body.data.refunds).toEqual([
      { email: emailOf(fan), amount: '12.50', paidBy: 'NONE' },
    ]);
  });
});
