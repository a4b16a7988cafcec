import { expect, test } from 'vitest';
import { ZONE_PRICES } from '../content/season-ticket-prices.ts';
import { packSaving } from './pack-saving.ts';

test.each([
  ['Zona 1', 50, 120],
  ['Zona 2', 40, 100],
  ['Zona 6', 15, 50],
])('%s: the packs save %s and %s euros', (zone, singleParent, family) => {
  const prices = ZONE_PRICES.find((row) => row.zone === zone);
  if (!prices) throw new Error(`Unknown zone ${zone}`);
  expect(packSaving(prices, 'singleParent')).toBe(singleParent);
  expect(packSaving(prices, 'family')).toBe(family);
});

test('a pack never costs more than its parts', () => {
  for (const prices of ZONE_PRICES) {
    expect(packSaving(prices, 'singleParent')).toBeGreaterThan(0);
    expect(packSaving(prices, 'family')).toBeGreaterThan(0);
  }
});
