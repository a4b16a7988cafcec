import { expect, test } from 'vitest';
import { abbreviationOf } from './abbreviation.ts';

test.each([
  ['Palma Mallorca Bàsquet', 'PMB'],
  ['PALMA MALLORCA BASQUET', 'PMB'],
  ['Halcones Menorca', 'HM'],
  ['Madrid Estudiantil', 'ME'],
  ['Faro Mallorca Bàsquet', 'FMB'],
  ['Cala Sant Antoni', 'CSA'],
])('the club’s own abbreviation of %s is %s', (team, badge) => {
  expect(abbreviationOf(team)).toBe(badge);
});

test.each([
  ['Delta Tortosa', 'DT'],
  ['Vega de Aranjuez', 'VD'],
  ['Éibar', 'É'],
  [' C.B.  inca 1998 ', 'CI'],
  ['«Ñandú» óptica', 'ÑÓ'],
  ['—', ''],
])('initials of the first two words: «%s» is «%s»', (team, badge) => {
  expect(abbreviationOf(team)).toBe(badge);
});
