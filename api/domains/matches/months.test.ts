import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { monthOfSeason, monthPeriod, yearPeriod } from './months.ts';

const iso = ({ from, until }: { from: Date; until: Date }) => [from.toISOString(), until.toISOString()];

// The result must not depend on the server's time zone.
describe.each(['UTC', 'Europe/Madrid', 'Pacific/Honolulu'])('on a server in %s', (zone) => {
  const before = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  test('the time zone is set', () => {
    const hour = { UTC: 12, 'Europe/Madrid': 13, 'Pacific/Honolulu': 2 }[zone];
    // oxlint-disable-next-line time-zones/no-machine-zone
    expect(new Date('2025-12-01T12:00:00Z').getHours()).toBe(hour);
  });

  test.each([
    ['winter', '2025-12', '2025-11-30T23:00:00.000Z', '2025-12-31T23:00:00.000Z'],
    ['summer', '2025-07', '2025-06-30T22:00:00.000Z', '2025-07-31T22:00:00.000Z'],
    ['clocks go forward', '2026-03', '2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    ['clocks go back', '2025-10', '2025-09-30T22:00:00.000Z', '2025-10-31T23:00:00.000Z'],
    ['first of the year', '2026-01', '2025-12-31T23:00:00.000Z', '2026-01-31T23:00:00.000Z'],
    ['leap year', '2028-02', '2028-01-31T23:00:00.000Z', '2028-02-29T23:00:00.000Z'],
  ])('a month of %s lasts from midnight to midnight in Madrid', (_name, month, from, until) => {
    expect(iso(monthPeriod(month))).toEqual([from, until]);
  });

  test('a year begins with New Year’s midnight in Madrid', () => {
    expect(iso(yearPeriod(2026))).toEqual(['2025-12-31T23:00:00.000Z', '2026-12-31T23:00:00.000Z']);
  });
});

test.each([
  [7, '2025-07'],
  [12, '2025-12'],
  [1, '2026-01'],
  [6, '2026-06'],
])('month %i of season 2025/26 is %s', (month, name) => {
  expect(monthOfSeason(month)).toBe(name);
});
