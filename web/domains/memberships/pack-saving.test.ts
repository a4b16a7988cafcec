import { expect, test } from 'vitest';
import { FIRST_PASSES, ZONES } from '../../../api/domains/matches/season-passes.input.ts';
import { packSaving } from './pack-saving.ts';

test.each([
  ['Zona 1', 50, 120],
  ['Zona 2', 40, 100],
  ['Zona 6', 15, 50],
])('%s: the packs save %s and %s euros', (zone, singleParent, family) => {
  const prices = FIRST_PASSES.zones[ZONES.findIndex((name) => name === zone)];
  if (!prices) throw new Error(`Unknown zone ${zone}`);
  expect(packSaving(prices, 'singleParent')).toBe(singleParent);
  expect(packSaving(prices, 'family')).toBe(family);
});

test('a pack never costs more than its parts', () => {
  for (const prices of FIRST_PASSES.zones) {
    expect(packSaving(prices, 'singleParent')).toBeGreaterThan(0);
    expect(packSaving(prices, 'family')).toBeGreaterThan(0);
  }
});
