import { expect, test } from 'vitest';
import type { MatchStatus } from '../../../gql/graphql.ts';
import { splitByDate } from './split-by-date.ts';

const now = Date.parse('2026-11-21T18:00:00.000Z');
const ticket = (id: string, matchDate: string, status: MatchStatus = 'SCHEDULED') => ({
  id,
  match: { matchDate, status },
});
const ids = (tickets: { id: string }[]) => tickets.map(({ id }) => id);

test('future matches start with the next one, past matches with the latest', () => {
  const { upcoming, past } = splitByDate(
    [
      ticket('in a month', '2026-12-21T18:00:00.000Z'),
      ticket('last year', '2025-11-21T18:00:00.000Z', 'FINISHED'),
      ticket('tomorrow', '2026-11-22T18:00:00.000Z'),
      ticket('yesterday', '2026-11-20T18:00:00.000Z', 'FINISHED'),
    ],
    now,
  );
  expect(ids(upcoming)).toEqual(['tomorrow', 'in a month']);
  expect(ids(past)).toEqual(['yesterday', 'last year']);
});

test('a match being played counts as future, marked or not; a finished one is past', () => {
  const { upcoming, past } = splitByDate(
    [
      ticket('began an hour ago', '2026-11-21T17:00:00.000Z'),
      ticket('overtime', '2026-11-21T14:00:00.000Z', 'LIVE'),
      ticket('forgotten', '2026-11-21T14:00:00.000Z'),
      ticket('early end', '2026-11-21T17:00:00.000Z', 'FINISHED'),
    ],
    now,
  );
  expect(ids(upcoming)).toEqual(['overtime', 'began an hour ago']);
  expect(ids(past)).toEqual(['early end', 'forgotten']);
});

test('a postponed match stays in the future after its old date; a cancelled one is past after its date', () => {
  const { upcoming, past } = splitByDate(
    [
      ticket('postponed', '2026-10-01T18:00:00.000Z', 'POSTPONED'),
      ticket('cancelled before', '2026-10-01T18:00:00.000Z', 'CANCELLED'),
      ticket('cancelled ahead', '2026-12-01T18:00:00.000Z', 'CANCELLED'),
    ],
    now,
  );
  expect(ids(upcoming)).toEqual(['postponed', 'cancelled ahead']);
  expect(ids(past)).toEqual(['cancelled before']);
});
