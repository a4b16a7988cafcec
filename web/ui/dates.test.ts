import { afterEach, describe, expect, test, vi } from 'vitest';
import * as dates from './dates.ts';

const ZONES = { UTC: 0, 'Europe/Madrid': -60, 'Pacific/Honolulu': 600 };

afterEach(() => vi.unstubAllEnvs());

describe.each(Object.entries(ZONES))('on a device in %s', (zone, offset) => {
  /** Fails if the time zone was not applied, because the other tests would then prove nothing. */
  function travel() {
    vi.stubEnv('TZ', zone);
    // oxlint-disable-next-line time-zones/no-machine-zone
    expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(offset);
  }

  test('a match shows the same date and time', () => {
    travel();
    const tip = '2026-11-21T17:30:00.000Z';
    expect(dates.formatDay(tip)).toBe('sáb 21 nov');
    expect(dates.formatTime(tip)).toBe('18:30');
    expect(dates.formatUtcTime(tip)).toBe('17:30 UTC');
    expect(dates.formatLongDate(tip)).toBe('sábado, 21 de noviembre de 2026');
    expect(dates.formatDateTime(tip)).toBe('21 nov 2026, 18:30');
    expect(dates.formatNumericDate(tip)).toBe('21/11/2026');
    expect(dates.isoInstant(tip)).toBe(tip);
  });

  test('day and month are those of Madrid, in summer and winter', () => {
    travel();
    expect(dates.formatShortDate('2025-12-31T23:30:00Z')).toBe('1 ene 2026');
    expect(dates.monthKey('2025-12-31T23:30:00Z')).toBe('2026-01');
    expect(dates.formatMonth('2025-08-31T22:15:00Z')).toBe('Septiembre de 2025');
    expect(dates.formatTime('2025-08-31T22:00:00Z')).toBe('00:00');
    expect(dates.formatWeekdayShort('2025-08-31T22:15:00Z')).toBe('lun');
  });

  test('the time follows the change to summer time', () => {
    travel();
    expect(dates.formatTime('2026-03-29T00:59:00Z')).toBe('01:59');
    expect(dates.formatTime('2026-03-29T01:00:00Z')).toBe('03:00');
  });
});

test('an invalid date throws', () => {
  expect(() => dates.formatDay('mañana')).toThrow(RangeError);
});
