import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { club } from '../../club/club.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { purchaseTicket } from '../tickets/tickets.ts';
import { CREATE_MATCH, DELETE_MATCH, UPDATE_MATCH } from './match-editing.fixture.ts';
import { createMatch } from './matches.fixture.ts';

let site: TestSite;
let manager: Caller;
let buyer: Caller;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  manager = await site.signedIn('sports_manager');
  buyer = await site.signedIn('visitor');
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.ticket.deleteMany();
  await site.database.match.deleteMany();
  await site.database.competition.deleteMany();
  await site.database.competition.createMany({
    data: [{ name: 'LIGA' }, { name: 'COPA' }, { name: 'VIEJA', isActive: false }],
  });
});

async function run(document: string, input: object, caller = manager) {
  const { body } = await caller.graphql(document, { input });
  expect(body.errors).toBeUndefined();
  return Object.values<ReturnType<typeof JSON.parse>>(body.data)[0];
}
const matchDate = '2027-01-16T18:00:00.000Z';
const fine = { opponent: 'Delta Tortosa', isHome: true, matchDate, competition: 'LIGA' };
const create = (input: object = {}) => run(CREATE_MATCH, { ...fine, ...input });
const update = (input: object) => run(UPDATE_MATCH, input);

/** Audit log of this match, the latest entry last, without the actor. */
async function logged(id: string) {
  const entries = await site.database.auditEntry.findMany({
    where: { subjectType: 'match', subjectId: id },
    orderBy: { id: 'asc' },
    select: { action: true, subject: true, changes: true, actorId: true },
  });
  return entries.map(({ actorId, ...entry }) => {
    expect(actorId).toBe(manager.user?.id);
    return entry;
  });
}

const sell = (id: string) => purchaseTicket(site.database, buyer.user?.id ?? 0, Number(id));

describe('a new match', () => {
  test('requires only opponent, place, date and competition', async () => {
    const { match } = await create();
    expect(match).toEqual({
      ...fine,
      id: expect.any(String),
      subject: `${club.name} – Delta Tortosa`,
      round: null,
      homeTeam: club.name,
      awayTeam: 'Delta Tortosa',
      location: 'TBD',
      result: null,
      summaryUrl: null,
      status: 'SCHEDULED',
      ticketsAvailable: 0,
      ticketsSold: 0,
      ownTicketPrice: null,
      periods: [],
    });
    expect(await logged(match.id)).toEqual([{ action: 'create', subject: match.subject, changes: null }]);
  });

  test('accepts all fields and is on sale at once', async () => {
    const { match } = await create({
      round: ' Jornada 12 ',
      location: 'Pavelló Nou, Inca',
      ticketPrice: '12,5',
      ticketsTotal: 300,
      summaryUrl: 'https://video.example/1',
    });
    expect(match).toMatchObject({
      subject: `Jornada 12 · ${club.name} – Delta Tortosa`,
      round: 'Jornada 12',
      location: 'Pavelló Nou, Inca',
      ownTicketPrice: '12.50',
      ticketsAvailable: 300,
      summaryUrl: 'https://video.example/1',
    });
    expect(await sell(match.id)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('away has the club as the away team', async () => {
    const { match } = await create({ isHome: false, subject: 'Amistoso en Reus' });
    expect(match).toMatchObject({
      homeTeam: 'Delta Tortosa',
      awayTeam: club.name,
      subject: 'Amistoso en Reus',
    });
  });

  const price = 'El precio debe estar entre 0 y 1000 €, con dos decimales como máximo';
  test.each([
    ['opponent', ' ', 'Indica el rival'],
    ['opponent', club.name, 'El rival no puede ser el propio club'],
    ['opponent', 'PALMA  Mallorca Basquet', 'El rival no puede ser el propio club'],
    ['opponent', club.name.normalize('NFD'), 'El rival no puede ser el propio club'],
    ['opponent', `\u200B${club.name}\u3164`, 'El rival no puede ser el propio club'],
    ['opponent', 'a'.repeat(61), 'El rival no puede superar los 60 caracteres'],
    ['opponent', 'Reus\u202E', 'El rival contiene caracteres no permitidos'],
    ['competition', '', 'Selecciona una competición'],
    ['competition', 'OTRA', 'Selecciona una competición'],
    ['competition', 'VIEJA', 'Esta competición ya no está activa'],
    ['matchDate', '1999-01-01T00:00:00Z', 'Indica una fecha y una hora válidas'],
    ['round', 'Jornada · 1', 'La jornada no puede llevar el signo «·»'],
    ['ticketPrice', '-1', price],
    ['ticketPrice', '12,555', price],
    ['ticketPrice', '1000.01', price],
    ['ticketPrice', 'gratis', price],
    ['summaryUrl', 'javascript:alert(1)', 'Debe ser una URL válida'],
    [
      'ticketsTotal',
      club.venue.capacity + 1,
      `Las entradas deben ser un número entero entre 0 y ${club.venue.capacity}, el aforo del pabellón`,
    ],
  ])('%s %j: %s', async (path, value, message) => {
    expect(await create({ [path]: value })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path, message }],
    });
    expect(await site.database.match.count()).toBe(0);
    const { match } = await create();
    expect(await update({ id: match.id, location: 'Otro', [path]: value })).toMatchObject({
      fields: [{ path, message }],
    });
    expect(await logged(match.id)).toHaveLength(1);
    expect((await site.database.match.findFirstOrThrow()).location).toBeNull();
  });
});

describe('changing a match', () => {
  test('omitted fields stay, emptied fields are cleared, and the audit log has both values', async () => {
    const { match } = await create({ round: 'Jornada 1', ticketPrice: '10', location: 'Inca' });
    const changed = await update({ id: match.id, ticketPrice: '', location: null, competition: 'COPA' });
    expect(changed.match).toEqual({
      ...match,
      ownTicketPrice: null,
      location: 'TBD',
      competition: 'COPA',
    });
    expect((await logged(match.id))[1]).toEqual({
      action: 'update',
      subject: match.subject,
      changes: { ticketPrice: ['10.00', null], location: ['Inca', null], competition: ['LIGA', 'COPA'] },
    });
  });

  test('without any difference leaves `updatedAt` and the fans’ calendars alone', async () => {
    const { match } = await create({ ticketPrice: '10', ticketsTotal: 5 });
    const before = await site.database.match.findFirstOrThrow();
    const same = await update({
      id: match.id,
      ticketPrice: '10.00',
      ticketsTotal: 5,
      matchDate,
      opponent: fine.opponent,
    });
    expect(same.match).toEqual(match);
    expect((await site.database.match.findFirstOrThrow()).updatedAt).toEqual(before.updatedAt);
    expect(await logged(match.id)).toHaveLength(1);
  });

  test('to an opponent that is known keeps its spelling, but the own one may be spelled anew', async () => {
    await create({ opponent: 'Bàsquet Inca' });
    const { match } = await create({ opponent: 'BA\u0300SQUET  inca\u200B' });
    expect(match).toMatchObject({ opponent: 'Bàsquet Inca', homeTeam: club.name, awayTeam: 'Bàsquet Inca' });
    expect((await update({ id: match.id, opponent: 'BÀSQUET INCA' })).match.awayTeam).toBe('BÀSQUET INCA');
    const other = await create({ opponent: 'Reus' });
    expect((await update({ id: other.match.id, opponent: 'bàsquet inca' })).match.opponent).toMatch(
      /^(Bàsquet Inca|BÀSQUET INCA)$/,
    );
  });

  test('of opponent, place or round updates teams and subject', async () => {
    const { match } = await create({ round: 'Jornada 1', ticketsTotal: 50 });
    const moved = await update({ id: match.id, isHome: false, opponent: 'Reus' });
    expect(moved.match).toMatchObject({
      homeTeam: 'Reus',
      awayTeam: club.name,
      subject: `Jornada 1 · Reus – ${club.name}`,
      // Now the other club sells the tickets.
      ticketsAvailable: 0,
    });
    const unnamed = await update({ id: match.id, round: '' });
    expect(unnamed.match.subject).toBe(`Reus – ${club.name}`);
  });

  test('keeps a custom subject until it is emptied', async () => {
    const { match } = await create({ subject: 'Gran final' });
    expect((await update({ id: match.id, opponent: 'Reus' })).match.subject).toBe('Gran final');
    expect((await update({ id: match.id, subject: '', round: 'Final' })).match.subject).toBe(
      `Final · ${club.name} – Reus`,
    );
  });

  test('may keep an inactive competition, but may not choose another inactive one', async () => {
    const { id } = await createMatch(site.database, { competition: 'VIEJA' });
    expect((await update({ id, competition: 'VIEJA', location: 'Inca' })).match.location).toBe('Inca');
    expect((await update({ id, competition: 'LIGA' })).match.competition).toBe('LIGA');
    expect((await update({ id, competition: 'VIEJA' })).fields[0].path).toBe('competition');
  });

  test('cannot offer fewer seats than sold, or move a match with sold tickets away', async () => {
    const { match } = await create({ ticketsTotal: 2 });
    expect(await sell(match.id)).toMatch(/^[0-9a-f-]{36}$/);
    const refused = await update({ id: match.id, ticketsTotal: 0 });
    expect(refused.fields).toEqual([
      { path: 'ticketsTotal', message: 'Ya se ha vendido 1 entrada: el total no puede ser menor' },
    ]);
    expect((await update({ id: match.id, isHome: false })).fields[0].path).toBe('isHome');
    expect((await update({ id: match.id, ticketsTotal: 1, ticketsAvailable: 1 })).fields[0].message).toBe(
      'Indica el total o las que quedan, no las dos cosas',
    );
    const { match: full } = await update({ id: match.id, ticketsTotal: 1 });
    expect(full).toMatchObject({ ticketsAvailable: 0, ticketsSold: 1 });
    const { match: more } = await update({ id: match.id, ticketsAvailable: 7 });
    expect(more).toMatchObject({ ticketsAvailable: 7, ticketsSold: 1 });
  });

  test.each(['0', '999999', 'nada'])('there is no match «%s»', async (id) => {
    const gone = { code: 'NOT_FOUND', message: 'El partido no existe o ha sido eliminado' };
    expect(await update({ id, location: 'Inca' })).toMatchObject(gone);
    expect(await run(DELETE_MATCH, { id })).toMatchObject(gone);
  });
});

describe('deleting a match', () => {
  test('works while no ticket is sold', async () => {
    const { match } = await create({ ticketsTotal: 5 });
    expect(await run(DELETE_MATCH, { id: match.id })).toEqual({
      __typename: 'DeleteMatchSuccess',
      id: match.id,
    });
    expect(await site.database.match.count()).toBe(0);
    expect((await logged(match.id)).map(({ action }) => action)).toEqual(['create', 'delete']);
  });

  test('is refused once a ticket is sold, even if the buyer’s account was closed', async () => {
    const { match } = await create({ ticketsTotal: 5 });
    await sell(match.id);
    await site.database.ticket.updateMany({ data: { userId: null } });
    expect(await run(DELETE_MATCH, { id: match.id })).toEqual({
      __typename: 'MatchHasTicketsError',
      code: 'MATCH_HAS_TICKETS',
      message: 'Este partido no se puede eliminar porque hay una entrada vendida: cancélalo en su lugar',
    });
    expect(await site.database.match.count()).toBe(1);
  });

  test('is refused once a member came with a card, or a fan pays or waits for a seat', async () => {
    const { match } = await create({ ticketsTotal: 5 });
    const matchId = Number(match.id);
    const refusal = async () => {
      const { message } = await run(DELETE_MATCH, { id: match.id });
      return /porque (.+):/.exec(message)?.[1];
    };
    const userId = buyer.user?.id ?? 0;
    await site.database.waitingEntry.create({ data: { matchId, userId } });
    expect(await refusal()).toBe('hay gente en la lista de espera');
    await site.database.order.create({
      data: {
        ...{ matchId, userId, amount: 10, vatRate: 10, provider: 'demo', reference: '1234abcdefgh' },
        until: new Date(),
      },
    });
    expect(await refusal()).toBe('hay compras en marcha o por devolver');
    await site.database.admission.create({
      data: { matchId, kind: 'member_card', gate: 'A', admittedAt: new Date() },
    });
    expect(await refusal()).toBe('ya ha entrado gente');
    await site.database.admission.deleteMany();
    await site.database.order.deleteMany();
  });
});

test('a postponed match that gets its new date by the ordinary form is scheduled and on sale again', async () => {
  const { id } = await createMatch(site.database, { status: 'postponed', ticketsAvailable: 5 });
  const { match } = await update({ id: String(id), matchDate });
  expect(match).toBeTruthy();
  expect(await site.database.match.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: 'scheduled',
  });
  await purchaseTicket(site.database, buyer.user?.id ?? 0, id);
  // Its holders will be told.
  expect(await site.database.matchNotice.count({ where: { matchId: id, settledAt: null } })).toBe(1);
});

test('another change leaves a postponed match postponed', async () => {
  const { id } = await createMatch(site.database, { status: 'postponed' });
  await update({ id: String(id), location: 'Inca' });
  expect(await site.database.match.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: 'postponed',
  });
});
