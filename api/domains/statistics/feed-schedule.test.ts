import { expect, test } from 'vitest';
import { nextReading } from './feed-schedule.ts';

const at = new Date('2026-03-01T20:00:00Z');
const plus = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const HOUR = 3600;

test('a match that is played is read every five seconds, and less often while its source fails', () => {
  const waits = [0, 1, 2, 3, 4, 5, 9].map(
    (failures) => (nextReading({ at, overAt: null, failures })?.getTime() ?? 0) - at.getTime(),
  );
  expect(waits).toEqual([5, 10, 20, 40, 80, 120, 120].map((seconds) => seconds * 1000));
  expect(nextReading({ at, overAt: null, failures: 1, retryAfter: 90_000 })).toEqual(plus(90));
});

test('after the end it is read again after 1, 6 and 24 hours, and then no more', () => {
  const readings: (number | null)[] = [];
  let next: Date | null = at;
  while (next) {
    next = nextReading({ at: next, overAt: at, failures: 0 });
    readings.push(next && (next.getTime() - at.getTime()) / 1000 / HOUR);
  }
  expect(readings).toEqual([1, 6, 24, null]);
});

test('a source that fails after the end is tried more often, but not for ever', () => {
  expect(nextReading({ at: plus(24 * HOUR), overAt: at, failures: 1 })).toEqual(plus(24 * HOUR + 120));
  expect(nextReading({ at: plus(HOUR - 60), overAt: at, failures: 5 })).toEqual(plus(HOUR));
  expect(nextReading({ at: plus(31 * HOUR), overAt: at, failures: 9 })).toBeNull();
});
