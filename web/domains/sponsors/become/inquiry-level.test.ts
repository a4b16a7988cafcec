import { expect, test } from 'vitest';
import { SPONSORSHIP_LEVELS } from '../../../../api/domains/inquiries/inquiries.input.ts';
import { levelAddress, readLevel } from './inquiry-level.ts';

test('a tier’s button links to the form with that tier', () => {
  for (const level of SPONSORSHIP_LEVELS) {
    const { searchParams, hash } = new URL(levelAddress(level), 'https://pmb.example');
    expect([readLevel(searchParams), hash]).toEqual([level, '#solicitud']);
  }
});

test.each([
  ['nivel=ORO', 'oro'],
  ['nivel=colaborador', null],
  ['nivel=', null],
  ['', null],
])('«?%s» asks for %s', (query, level) => {
  expect(readLevel(new URLSearchParams(query))).toBe(level);
});
