import { describe, expect, test } from 'vitest';
import { periodHref, readPeriod } from './period-address.ts';
import { changeOf, counted, daysLabel, pointLabel, pointTick } from './period-words.ts';

test.each([
  ['2026-11-21', '2026-11-21', '21 nov 2026'],
  ['2026-11-01', '2026-11-21', '1–21 nov 2026'],
  ['2026-10-28', '2026-11-03', '28 oct – 3 nov 2026'],
  ['2025-12-28', '2026-01-03', '28 dic 2025 – 3 ene 2026'],
])('from %s to %s: %s', (from, until, label) => {
  expect(daysLabel({ from, until })).toBe(label);
});

test.each([
  ['DAY', 'dom 25 oct', '25 oct'],
  ['WEEK', '25–31 oct 2026', '25 oct'],
  ['MONTH', 'Octubre de 2026', 'oct 26'],
] as const)('a point by %s', (bucket, label, tick) => {
  const days = { from: '2026-10-25', until: '2026-10-31' };
  expect([pointLabel(days, bucket), pointTick(days, bucket)]).toEqual([label, tick]);
});

test.each([
  [12, 10, 'up', '+20 %'],
  [9, 12, 'down', '−25 %'],
  [4, 4, 'same', 'igual'],
  [3, 0, 'up', '+3'],
  [0, 2, 'down', '−2'],
  [30_000, 9, 'up', '+29.991'],
])('%i after %i', (now, before, direction, text) => {
  expect(changeOf(now, before)).toEqual({ direction, text });
});

test('one has a singular form', () => {
  expect([counted(1, 'entrada', 'entradas'), counted(0, 'entrada', 'entradas')]).toEqual([
    '1 entrada',
    '0 entradas',
  ]);
});

describe('the period of an address', () => {
  const read = (query: string) => readPeriod(new URLSearchParams(query));

  test.each([
    ['', 'MONTH'],
    ['periodo=semana', 'WEEK'],
    ['periodo=temporada&desde=2026-01-01', 'SEASON'],
    ['periodo=cualquiera', 'MONTH'],
  ])('«%s» is %s', (query, range) => {
    expect(read(query)).toMatchObject({ range, input: { range } });
  });

  test('valid custom dates are sent to the API', () => {
    const input = { range: 'CUSTOM', from: '2026-11-01', until: '2026-11-03' };
    expect(read('periodo=fechas&desde=2026-11-01&hasta=2026-11-03').input).toEqual(input);
    expect(read('periodo=fechas')).toEqual({
      range: 'CUSTOM',
      slug: 'fechas',
      from: '',
      until: '',
      input: null,
    });
    expect(read('periodo=fechas&desde=2026-11-04&hasta=2026-11-03').input).toBeNull();
  });

  test('changing to custom dates starts with those on the screen', () => {
    const days = { from: '2026-11-01', until: '2026-11-03' };
    expect(periodHref('fechas', days)).toBe('?periodo=fechas&desde=2026-11-01&hasta=2026-11-03');
    expect(periodHref('mes', days)).toBe('?periodo=mes');
  });
});
