import { expect, test } from 'vitest';
import { fromClubInput, toClubInput } from './club-time-input.ts';

test.each([
  ['2026-11-22T18:30', '2026-11-22T17:30:00.000Z'],
  ['2026-07-01T00:15', '2026-06-30T22:15:00.000Z'],
  ['2026-12-31T23:59', '2026-12-31T22:59:00.000Z'],
  // This hour exists twice: the first one, still in summer time.
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('%s in Palma is %s', (text, instant) => {
  expect(fromClubInput(text)?.toISOString()).toBe(instant);
  expect(toClubInput(instant)).toBe(text);
});

test('an hour skipped by summer time becomes the hour after it', () => {
  expect(fromClubInput('2026-03-29T02:30')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

test.each(['', 'mañana', '2026-02-31T10:00', '2026-13-01T10:00', '2026-01-01T25:00'])(
  '«%s» is no time',
  (text) => expect(fromClubInput(text)).toBeNull(),
);
