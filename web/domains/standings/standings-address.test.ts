import { expect, test } from 'vitest';
import { readStandings, standingsAddress } from './standings-address.ts';

const read = (query: string) => readStandings(new URLSearchParams(query));
const usual = { competition: null, season: null, group: null, round: null };

test('the address has what was chosen, and nothing else', () => {
  const filters = { competition: 'LIGA', season: 2025, group: 'A', round: 9 };
  const address = standingsAddress(filters);
  expect(address).toBe('/clasificacion?competicion=LIGA&temporada=2025&grupo=A&jornada=9');
  expect(readStandings(new URL(address, 'http://site').searchParams)).toEqual(filters);
  expect(standingsAddress(usual)).toBe('/clasificacion');
});

test('invalid values are ignored, so that the server never gets them', () => {
  expect(read('')).toEqual(usual);
  expect(read('competicion=%20&temporada=ayer&jornada=0&grupo=')).toEqual(usual);
  expect(read('temporada=1999&jornada=100')).toEqual(usual);
  expect(read(`competicion=${'x'.repeat(200)}`).competition).toHaveLength(100);
});
