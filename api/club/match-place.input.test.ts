import { expect, test } from 'vitest';
import { club } from './club.ts';
import { addressWords, matchPlace } from './match-place.input.ts';

test.each([
  club.venue.matchLocation,
  club.venue.name,
  ' pavello son tramuntana - PALMA ',
  'Pavelló Son Tramuntana, Palma'.normalize('NFD'),
])('%s is the pavilion', (location) => expect(matchPlace(location).kind).toBe('pavilion'));

test.each(['Palau d’Esports d’Inca', 'Palma', 'Pavelló Son Tramuntana 2, Inca'])('%s is elsewhere', (name) =>
  expect(matchPlace(name)).toEqual({ kind: 'elsewhere', name }),
);

test.each([null, undefined, '', '  ', 'TBD'])('%j is unknown', (location) =>
  expect(matchPlace(location).kind).toBe('unknown'),
);

test.each([
  [{ city: 'Inca' }, 'Inca'],
  [{ city: 'Inca', postalCode: '07300' }, '07300 Inca'],
  [{ city: 'Inca', postalCode: '07300', street: 'Carrer Major, 3' }, 'Carrer Major, 3, 07300 Inca'],
])('the address %o is «%s»', (venue, words) => {
  expect(addressWords(venue)).toBe(words);
});
