import { expect, test } from 'vitest';
import { cardLabel, seasonLabel } from './season-label.input.ts';

test.each([
  [2025, '2025/26', '2025/2026'],
  [2026, '2026/27', '2026/2027'],
  [2099, '2099/00', '2099/2100'],
])('the season of %i is %s, and %s on cards', (year, label, onCards) => {
  expect(seasonLabel(year)).toBe(label);
  expect(cardLabel(label)).toBe(onCards);
});

test('a label in words is the same on cards', () => {
  expect(cardLabel('La del ascenso')).toBe('La del ascenso');
});
