import { describe, expect, test } from 'vitest';
import { MatchStatus } from '../../platform/database/client.ts';
import { refusalOf, statusAfter, type MatchAction } from './match-transitions.ts';

const ALLOWED: Record<MatchAction, Partial<Record<MatchStatus, MatchStatus>>> = {
  start: { scheduled: 'live' },
  score: { live: 'live', finished: 'finished' },
  finish: { scheduled: 'finished', live: 'finished', finished: 'finished' },
  postpone: { scheduled: 'postponed', live: 'postponed' },
  reschedule: { scheduled: 'scheduled', postponed: 'scheduled', live: 'scheduled' },
  cancel: { scheduled: 'cancelled', postponed: 'cancelled', live: 'cancelled' },
  reopen: { cancelled: 'scheduled', finished: 'live', live: 'scheduled' },
};

const every = (Object.keys(ALLOWED) as MatchAction[]).flatMap((action) =>
  Object.values(MatchStatus).map((from) => [action, from, ALLOWED[action][from] ?? null] as const),
);

test.each(every)('%s of a match that is %s: %s', (action, from, to) => {
  expect(statusAfter(action, from)).toBe(to);
});

describe('a refused action', () => {
  test.each(every.filter(([, , to]) => to === null))(
    '%s, %s, gives the reason in Spanish',
    (action, from) => {
      expect(refusalOf(action, from)).toMatch(/^No se puede [a-z ]+: el partido (ya ha|está) [a-z ]+$/);
    },
  );
});

test('after the end of a match, only corrections are possible', () => {
  const out = (from: MatchStatus) => every.filter((row) => row[1] === from && row[2] && row[2] !== from);
  expect(out('finished').map(([action]) => action)).toEqual(['reopen']);
  expect(out('cancelled').map(([action]) => action)).toEqual(['reopen']);
});
