import { expect, test } from 'vitest';
import { positionsText } from './positions.ts';
import { ratingTier } from './rating-tier.ts';
import { readSquadView, squadAddress } from './squad-address.ts';

const read = (query: string) => readSquadView(new URLSearchParams(query));

test.each([
  ['', { season: null, position: null, dorsal: null }],
  ['posicion=PG&jugador=0', { season: null, position: 'PG', dorsal: 0 }],
  ['temporada=2024&jugador=7', { season: 2024, position: null, dorsal: 7 }],
  ['posicion=pf', { season: null, position: 'PF', dorsal: null }],
  ['jugador=00', { season: null, position: null, dorsal: 0 }],
  // Invalid values are ignored.
  ['posicion=portero&jugador=-4&temporada=24', { season: null, position: null, dorsal: null }],
  ['jugador=1e3', { season: null, position: null, dorsal: null }],
  ['jugador=99999', { season: null, position: null, dorsal: null }],
])('reads «%s»', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

test.each([
  [{}, '/plantilla'],
  [{ position: 'C' as const }, '/plantilla?posicion=C'],
  [{ season: 2024, dorsal: 7 }, '/plantilla?temporada=2024&jugador=7'],
  [{ position: null, dorsal: 0 }, '/plantilla?jugador=0'],
  [{ position: 'SG' as const, dorsal: 7 }, '/plantilla?posicion=SG&jugador=7'],
])('the address of %j', (view, expected) => {
  expect(squadAddress(view)).toBe(expected);
});

test('positions in words', () => {
  expect(positionsText(['C'])).toBe('Pívot');
  expect(positionsText(['SG', 'SF'])).toBe('Escolta y alero');
  expect(positionsText(['PG', 'SG', 'SF'])).toBe('Base, escolta y alero');
  expect(positionsText([])).toBe('');
});

test.each([
  [99, 90],
  [90, 90],
  [89, 85],
  [85, 85],
  [84, 80],
  [79, 75],
  [75, 75],
  [74, 0],
  [0, 0],
])('a player of %i has the frame from %i on', (overall, from) => {
  expect(ratingTier(overall).from).toBe(from);
});
