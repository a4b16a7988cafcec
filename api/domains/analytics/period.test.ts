import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ValidationError } from '../../platform/errors.ts';
import { FUTURE_PERIOD, type PeriodRange } from './period.input.ts';
import { analyticsPeriod, bucketsOf } from './period.ts';

/** 00:30 on 1 July in Madrid, still June in UTC and Honolulu. */
const SEASON_TURNS = new Date('2026-06-30T22:30:00Z');
/** Just before midnight on 21 November in Madrid. */
const NOW = new Date('2026-11-21T22:59:59Z');

const custom = (from: unknown, until: unknown, now = NOW) => analyticsPeriod('custom', { from, until }, now);

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

  const cases: [PeriodRange, Date, object][] = [
    [
      'week',
      NOW,
      {
        from: '2026-11-15',
        until: '2026-11-21',
        bucket: 'day',
        previous: { from: '2026-11-08', until: '2026-11-14' },
      },
    ],
    [
      'month',
      NOW,
      {
        from: '2026-10-23',
        until: '2026-11-21',
        bucket: 'day',
        previous: { from: '2026-09-23', until: '2026-10-22' },
      },
    ],
    [
      'season',
      NOW,
      {
        from: '2026-07-01',
        until: '2026-11-21',
        bucket: 'week',
        previous: { from: '2025-07-01', until: '2025-11-21' },
      },
    ],
    [
      'season',
      SEASON_TURNS,
      {
        from: '2026-07-01',
        until: '2026-07-01',
        bucket: 'day',
        previous: { from: '2025-07-01', until: '2025-07-01' },
      },
    ],
    [
      'season',
      new Date('2026-06-30T21:30:00Z'),
      {
        from: '2025-07-01',
        until: '2026-06-30',
        bucket: 'week',
        previous: { from: '2024-07-01', until: '2025-06-30' },
      },
    ],
  ];
  test.each(cases)('%s, asked at %s', (range, now, expected) => {
    expect(analyticsPeriod(range, {}, now)).toEqual(expected);
  });

  test('a day is one bucket, also when the clocks change', () => {
    const days = bucketsOf(custom('2026-10-24', '2026-10-26'));
    expect(days.map(({ from, until }) => `${from} ${until}`)).toEqual([
      '2026-10-24 2026-10-24',
      '2026-10-25 2026-10-25',
      '2026-10-26 2026-10-26',
    ]);
  });
});

test('weeks begin on Monday; the first and the last may be shorter', () => {
  const weeks = bucketsOf(custom('2026-07-01', '2026-09-15'));
  expect(weeks.length).toBe(12);
  expect([weeks[0], weeks[1], weeks.at(-1)]).toEqual([
    { from: '2026-07-01', until: '2026-07-05' },
    { from: '2026-07-06', until: '2026-07-12' },
    { from: '2026-09-14', until: '2026-09-15' },
  ]);
});

test('months are calendar months, including February in a leap year', () => {
  const months = bucketsOf(custom('2023-12-15', '2025-02-03'));
  expect(months.length).toBe(15);
  expect([months[0], months[2], months.at(-1)]).toEqual([
    { from: '2023-12-15', until: '2023-12-31' },
    { from: '2024-02-01', until: '2024-02-29' },
    { from: '2025-02-01', until: '2025-02-03' },
  ]);
});

test.each([
  ['2026-09-21', '2026-11-21', 'day'],
  ['2026-09-20', '2026-11-21', 'week'],
  ['2025-10-18', '2026-11-21', 'week'],
  ['2025-10-17', '2026-11-21', 'month'],
  ['2023-11-22', '2026-11-21', 'month'],
])('%s to %s is grouped by %s', (from, until, bucket) => {
  expect(custom(from, until).bucket).toBe(bucket);
});

test('a season begins on its first day', () => {
  const season = { firstDay: new Date('2026-08-15') };
  expect(analyticsPeriod('season', {}, NOW, season)).toMatchObject({
    from: '2026-08-15',
    until: '2026-11-21',
    previous: { from: '2025-08-15', until: '2025-11-21' },
  });
});

test('the season before one that ends on 29 February ends on the 28th', () => {
  const { previous } = analyticsPeriod('season', {}, new Date('2028-02-29T12:00:00Z'));
  expect(previous).toEqual({ from: '2026-07-01', until: '2027-02-28' });
});

const first = 'Indica el primer día del periodo';
const last = 'Indica el último día del periodo';
const refusals: [unknown, unknown, ...[string, string][]][] = [
  [undefined, undefined, ['from', first], ['until', last]],
  [null, '2026-11-01', ['from', first]],
  ['2026-11-01', '', ['until', last]],
  ['2026-02-30', '2026-03-01', ['from', first]],
  ['21/11/2026', '2026-11-21', ['from', first]],
  ['1999-12-31', '2000-01-02', ['from', first]],
  ['2026-11-01T00:00:00Z', '2026-11-21', ['from', first]],
  ['2026-11-02', '2026-11-01', ['until', 'El último día no puede ser anterior al primero']],
  ['2023-11-21', '2026-11-21', ['until', 'El periodo no puede superar los tres años']],
  ['2026-11-01', '2026-11-22', ['until', FUTURE_PERIOD]],
];
test.each(refusals)('custom dates from %j to %j are refused', (from, until, ...fields) => {
  let refused: unknown;
  try {
    custom(from, until);
  } catch (error) {
    refused = error;
  }
  expect(refused).toBeInstanceOf(ValidationError);
  expect((refused as ValidationError).fields).toEqual(fields.map(([path, message]) => ({ path, message })));
});
