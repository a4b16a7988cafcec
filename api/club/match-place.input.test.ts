import { expect, test } from 'vitest';
import { club } from './club.ts';
import { matchPlace } from './match-place.input.ts';

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
