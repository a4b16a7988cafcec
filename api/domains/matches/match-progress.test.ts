import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { purchaseTicket } from '../tickets/tickets.ts';
import {
  CANCEL_MATCH,
  FINISH_MATCH,
  POSTPONE_MATCH,
  RECORD_SCORE,
  REOPEN_MATCH,
  START_MATCH,
} from './match-editing.fixture.ts';
import { createMatch, inHours, type MatchChanges } from './matches.fixture.ts';

let site: TestSite;
let manager: Caller;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  manager = await site.signedIn('sports_manager');
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.ticket.deleteMany();
  await site.database.match.deleteMany();
});

async function run(document: string, input: object) {
  const { body } = await manager.graphql(document, { input });
  expect(body.errors).toBeUndefined();
  return Object.values<ReturnType<typeof JSON.parse>>(body.data)[0];
}
/**
 * Creates a match with these fields.
 * @returns its id
 */
const match = async (changes: MatchChanges = {}) => String((await createMatch(site.database, changes)).id);
const periods = (...points: [number, number][]) => points.map(([home, away]) => ({ home, away }));
const live = (...points: [number, number][]): MatchChanges => ({
  status: 'live',
  homePeriods: points.map(([home]) => home),
  awayPeriods: points.map(([, away]) => away),
  result: `${points.reduce((sum, [home]) => sum + home, 0)}-${points.reduce((sum, [, away]) => sum + away, 0)}`,
});
const stored = (id: string) => site.database.match.findUniqueOrThrow({ where: { id: Number(id) } });
async function logged(id: string) {
  const where = { subjectType: 'match', subjectId: id };
  const entries = await site.database.auditEntry.findMany({ where, orderBy: { id: 'asc' } });
  return entries.map(({ action, changes }) => ({ action, changes }));
}

test('from the first whistle to the last', async () => {
  const id = await match();
  expect((await run(START_MATCH, { id })).match).toMatchObject({
    status: 'LIVE',
    result: '0-0',
    periods: periods([0, 0]),
  });
  const first = periods([18, 14]);
  expect((await run(RECORD_SCORE, { id, seen: periods([0, 0]), periods: first })).match).toMatchObject({
    result: '18-14',
    periods: first,
  });
  const all = periods([18, 14], [20, 19], [15, 25], [20, 15], [9, 4]);
  const { match: last } = await run(RECORD_SCORE, { id, seen: first, periods: all });
  expect(last).toMatchObject({ result: '82-77', status: 'LIVE' });
  expect((await run(FINISH_MATCH, { id, seen: '82-77', confirmed: true })).match).toMatchObject({
    status: 'FINISHED',
    result: '82-77',
    periods: all,
  });
  // What the public reads.
  const { body } = await site.visitor.graphql(`{ match(id: ${id}) { result periods { home away } } }`);
  expect(body.data.match).toEqual({ result: '82-77', periods: all });
  expect(await logged(id)).toEqual([
    {
      action: 'start',
      changes: { status: ['scheduled', 'live'], result: [null, '0-0'], periods: ['', '0-0'] },
    },
    { action: 'score', changes: { result: ['0-0', '18-14'], periods: ['0-0', '18-14'] } },
    {
      action: 'score',
      changes: { result: ['18-14', '82-77'], periods: ['18-14', '18-14, 20-19, 15-25, 20-15, 9-4'] },
    },
    { action: 'finish', changes: { status: ['live', 'finished'] } },
  ]);
});

describe('a score', () => {
  test('does not overwrite a change that the scorekeeper has not seen', async () => {
    const id = await match(live([10, 8]));
    const refused = await run(RECORD_SCORE, { id, seen: periods([8, 8]), periods: periods([11, 8]) });
    expect(refused).toMatchObject({
      __typename: 'ScoreChangedError',
      code: 'SCORE_CHANGED',
      message: 'Otra persona ha cambiado el marcador. Revísalo antes de seguir.',
      match: { result: '10-8', periods: periods([10, 8]) },
    });
    expect(await logged(id)).toEqual([]);
  });

  test('sent a second time (lost response) changes nothing', async () => {
    const id = await match(live([10, 8]));
    const write = { id, seen: periods([10, 8]), periods: periods([12, 8]) };
    await run(RECORD_SCORE, write);
    const { updatedAt } = await stored(id);
    expect((await run(RECORD_SCORE, write)).match.result).toBe('12-8');
    expect((await stored(id)).updatedAt).toEqual(updatedAt);
    expect(await logged(id)).toHaveLength(1);
  });

  test('can be corrected after the match', async () => {
    const id = await match({ ...live([10, 8]), status: 'finished' });
    const { match: right } = await run(RECORD_SCORE, {
      id,
      seen: periods([10, 8]),
      periods: periods([10, 9]),
    });
    expect(right).toMatchObject({ status: 'FINISHED', result: '10-9' });
  });

  test.each(['scheduled', 'postponed', 'cancelled'] as const)(
    'cannot be recorded for a match that is %s',
    async (status) => {
      const id = await match({ status });
      expect(await run(RECORD_SCORE, { id, seen: [], periods: periods([2, 0]) })).toMatchObject({
        __typename: 'MatchStateError',
        code: 'MATCH_STATE',
      });
      expect(await stored(id)).toMatchObject({ status, homePeriods: [], result: null });
    },
  );

  const points = 'Los puntos de un periodo deben estar entre 0 y 199';
  test.each([
    [periods([-1, 0]), 'periods.0.home', points],
    [periods([0, 0], [0, 200]), 'periods.1.away', points],
    [[], 'periods', 'Un partido tiene entre 1 y 10 periodos'],
    [
      Array.from({ length: 11 }, () => ({ home: 1, away: 1 })),
      'periods',
      'Un partido tiene entre 1 y 10 periodos',
    ],
    [
      Array.from({ length: 6 }, () => ({ home: 199, away: 1 })),
      'periods',
      'El resultado debe estar entre 0 y 999 puntos',
    ],
  ])('%j is refused', async (wrong, path, message) => {
    const id = await match(live([2, 0]));
    expect(await run(RECORD_SCORE, { id, seen: periods([2, 0]), periods: wrong })).toMatchObject({
      fields: [{ path, message }],
    });
    expect((await stored(id)).result).toBe('2-0');
  });
});

describe('the end', () => {
  test('of a match without recorded quarters requires the final score', async () => {
    const id = await match({ isHome: false });
    expect((await run(FINISH_MATCH, { id, final: null })).fields).toEqual([
      { path: 'final', message: 'Indica el resultado' },
    ]);
    const end = { id, final: { home: 82, away: 75 }, confirmed: true };
    const { match: over } = await run(FINISH_MATCH, end);
    expect(over).toMatchObject({ status: 'FINISHED', result: '82-75', periods: [] });
    // Corrects a typing mistake.
    const right = await run(FINISH_MATCH, { id, seen: '82-75', final: { home: 82, away: 76 } });
    expect(right.match.result).toBe('82-76');
    expect(await run(FINISH_MATCH, { id, seen: '82-75', final: { home: 1, away: 2 } })).toMatchObject({
      __typename: 'ScoreChangedError',
      match: { result: '82-76' },
    });
  });

  test('rejects a final score that differs from the sum of the periods', async () => {
    const id = await match(live([10, 8], [5, 5]));
    const wrong = await run(FINISH_MATCH, { id, seen: '15-13', final: { home: 16, away: 13 } });
    expect(wrong.fields[0].message).toBe('Los periodos suman 15-13: corrige el marcador antes de terminar');
    const over = await run(FINISH_MATCH, {
      id,
      seen: '15-13',
      final: { home: 15, away: 13 },
      confirmed: true,
    });
    expect(over.match).toMatchObject({ status: 'FINISHED', result: '15-13' });
  });

  test('works for a match started without recorded periods', async () => {
    const id = await match(live([0, 0]));
    const over = await run(FINISH_MATCH, { id, seen: '0-0', final: { home: 70, away: 71 }, confirmed: true });
    expect(over.match).toMatchObject({ status: 'FINISHED', result: '70-71', periods: [] });
  });
});

describe('a doubtful end', () => {
  const played = { matchDate: inHours(-2) };
  const whole = live([20, 18], [20, 18], [20, 18], [20, 18]);
  test.each([
    ['before the match has begun', {}, { home: 80, away: 75 }, ['EARLY']],
    ['with a tie', played, { home: 80, away: 80 }, ['TIE']],
    ['without points', played, { home: 0, away: 0 }, ['NO_POINTS']],
    ['with three quarters', { ...live([20, 18], [20, 18], [20, 18]), ...played }, null, ['MISSING_QUARTER']],
    [
      'with an empty quarter',
      { ...live([20, 18], [0, 0], [20, 18], [9, 9]), ...played },
      null,
      ['MISSING_QUARTER'],
    ],
    ['early and with a tie', live([20, 20]), null, ['EARLY', 'TIE', 'MISSING_QUARTER']],
  ])('%s is refused until it is confirmed', async (_name, data, final, doubts) => {
    const id = await match(data);
    const before = await stored(id);
    const end = { id, seen: before.result, final };
    expect(await run(FINISH_MATCH, end)).toEqual({
      __typename: 'EndNotConfirmedError',
      code: 'END_NOT_CONFIRMED',
      message: expect.stringMatching(/^Confirma el final: /),
      doubts,
    });
    expect(await run(FINISH_MATCH, { ...end, confirmed: false })).toMatchObject({ doubts });
    expect(await stored(id)).toEqual(before);
    const { match: over } = await run(FINISH_MATCH, { ...end, confirmed: true });
    expect(over.status).toBe('FINISHED');
    // The same end again changes nothing.
    expect(await run(FINISH_MATCH, { ...end, seen: over.result })).toMatchObject({ match: over });
  });

  test('an ordinary end needs no confirmation, and a correction not because of the date', async () => {
    const id = await match({ ...whole, ...played });
    expect((await run(FINISH_MATCH, { id, seen: '80-72' })).match.status).toBe('FINISHED');
    const typed = await match({ status: 'finished', result: '80-75' });
    const final = { home: 80, away: 76 };
    expect((await run(FINISH_MATCH, { id: typed, seen: '80-75', final })).match.result).toBe('80-76');
  });
});

describe('postponing', () => {
  test('without a date closes the sale; the new date opens it again, and tickets stay', async () => {
    const id = await match({ ticketsAvailable: 5 });
    const buyer = await site.signedIn('visitor');
    await purchaseTicket(site.database, buyer.user?.id ?? 0, Number(id));
    expect((await run(POSTPONE_MATCH, { id })).match).toMatchObject({ status: 'POSTPONED', ticketsSold: 1 });
    const other = await site.signedIn('visitor');
    await expect(purchaseTicket(site.database, other.user?.id ?? 0, Number(id))).rejects.toThrow(/aplazado/);
    const matchDate = inHours(500).toISOString();
    expect((await run(POSTPONE_MATCH, { id, matchDate })).match).toMatchObject({
      status: 'SCHEDULED',
      matchDate,
      ticketsSold: 1,
      ticketsAvailable: 4,
    });
    await purchaseTicket(site.database, other.user?.id ?? 0, Number(id));
    expect((await logged(id)).map(({ action }) => action)).toEqual(['postpone', 'postpone']);
  });

  test('to a date that is in the past is refused', async () => {
    const id = await match();
    expect((await run(POSTPONE_MATCH, { id, matchDate: inHours(-1).toISOString() })).fields).toEqual([
      { path: 'matchDate', message: 'La nueva fecha debe estar por llegar' },
    ]);
  });

  test('an interrupted match keeps its points until it continues', async () => {
    const id = await match(live([20, 18], [4, 0]));
    expect((await run(POSTPONE_MATCH, { id })).match).toMatchObject({ status: 'POSTPONED', result: null });
    await run(POSTPONE_MATCH, { id, matchDate: inHours(30).toISOString() });
    expect((await run(START_MATCH, { id })).match).toMatchObject({
      status: 'LIVE',
      result: '24-18',
      periods: periods([20, 18], [4, 0]),
    });
  });
});

describe('cancelling', () => {
  test('ends the sale and keeps the tickets; undone, the sale continues', async () => {
    const id = await match({ ticketsAvailable: 5 });
    const buyer = await site.signedIn('visitor');
    const userId = buyer.user?.id ?? 0;
    await purchaseTicket(site.database, userId, Number(id));
    expect((await run(CANCEL_MATCH, { id })).match).toMatchObject({ status: 'CANCELLED', ticketsSold: 1 });
    expect(await site.database.ticket.count()).toBe(1);
    const other = await site.signedIn('visitor');
    await expect(purchaseTicket(site.database, other.user?.id ?? 0, Number(id))).rejects.toThrow(/cancelado/);
    expect((await run(REOPEN_MATCH, { id })).match).toMatchObject({
      status: 'SCHEDULED',
      ticketsAvailable: 4,
    });
  });

  test('twice is refused with the reason', async () => {
    const id = await match({ status: 'cancelled' });
    expect(await run(CANCEL_MATCH, { id })).toEqual({
      __typename: 'MatchStateError',
      code: 'MATCH_STATE',
      message: 'No se puede cancelar: el partido está cancelado',
    });
    expect(await logged(id)).toEqual([]);
  });
});

describe('undoing', () => {
  test('a typed end: the scoreboard continues with that score', async () => {
    const id = await match({ status: 'finished', result: '80-75' });
    expect((await run(REOPEN_MATCH, { id })).match).toMatchObject({
      status: 'LIVE',
      result: '80-75',
      periods: periods([80, 75]),
    });
  });

  test('the end: the match continues with its score', async () => {
    const id = await match({ ...live([10, 8]), status: 'finished' });
    expect((await run(REOPEN_MATCH, { id })).match).toMatchObject({ status: 'LIVE', result: '10-8' });
  });

  test('the start, while there are no points', async () => {
    const id = await match(live([0, 0]));
    expect((await run(REOPEN_MATCH, { id })).match).toMatchObject({
      status: 'SCHEDULED',
      result: null,
      periods: [],
    });
    const scored = await match(live([0, 2]));
    expect((await run(REOPEN_MATCH, { id: scored })).message).toBe(
      'No se puede volver atrás: ya hay puntos anotados',
    );
  });
});
