import { expect, test } from 'vitest';
import { formatEuros, formatNumber, initials, shorten } from './text.ts';

test('shortens to the limit, ellipsis included, and does not change short texts', () => {
  expect(shorten('Palma', 12)).toBe('Palma');
  expect(shorten('Hestia Menorca', 12)).toBe('Hestia Meno…');
  expect([...shorten('Hestia Menorca', 12)]).toHaveLength(12);
  expect(shorten('Fundació Bàsquet', 10)).toBe('Fundació…');
});

test('never cuts an emoji or a composed letter in two', () => {
  expect(shorten('🏀🏀🏀🏀', 3)).toBe('🏀🏀…');
  expect(shorten('abcde\u0301f', 6)).toBe('abcdéf');
});

test.each([
  ['Joan Mas Riera', 'JM'],
  ['álvaro', 'ÁL'],
  ['  anna   coll ', 'AC'],
  ['Jean-Pierre', 'JP'],
  ['', '?'],
])('initials of «%s» are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('formats numbers and euros in Spanish', () => {
  expect([formatNumber(1432), formatNumber(12500), formatNumber(-3)]).toEqual(['1432', '12.500', '−3']);
  expect([
    formatEuros(15),
    formatEuros('12.50'),
    formatEuros(0.05),
    formatEuros(55000),
    formatEuros(-2.5),
  ]).toEqual(['15\u00a0€', '12,50\u00a0€', '0,05\u00a0€', '55.000\u00a0€', '−2,50\u00a0€']);
  expect(formatEuros('gratis')).toBe('—');
});
