import { describe, expect, it } from 'vitest';
import { withoutStrokes } from '../recognition/letter-check.ts';
import {
  differMore,
  editDistance,
  letterSet,
  strokesOf,
  withApostrophe,
  withDoubleV,
  withLargeI,
  withLargeInitials,
  withMiddlePoint,
  withNumberOne,
  withRomanNumber,
} from './letters.ts';

describe('the distance between words', () => {
  it.each([
    ['fila', 'fila', 2, 0],
    ['fila', 'fla', 2, 1],
    ['fila', 'filas', 2, 1],
    ['referencia', 'reterenca', 3, 2],
    ['asiento', 'bloque', 3, 4],
    ['', 'abc', 3, 3],
    ['abc', '', 3, 3],
    ['abcd', 'bcde', 1, 2],
    ['a', 'abcd', 2, 3],
  ])('counts the isOcr from «%s» to «%s» up to a limit of %i: %i', (a, b, limit, distance) => {
    expect(editDistance(a, b, limit)).toBe(distance);
    expect(editDistance(b, a, limit)).toBe(distance);
  });

  it('is right for words longer than any before', () => {
    const long = 'x'.repeat(700);
    expect(editDistance(long, `${long.slice(1)}y`, 2)).toBe(1);
  });

  it('is not computed for words whose letters differ too much, and always for close ones', () => {
    expect(differMore(letterSet('asiento'), letterSet('bloque'), 2)).toBe(true);
    expect(differMore(letterSet('asiento'), letterSet('asionto'), 1)).toBe(false);
    expect(differMore(letterSet('asiento'), letterSet('osienta'), 2)).toBe(false);
    expect(differMore(letterSet('fila'), letterSet('fila'), 0)).toBe(false);
  });
});

describe('the point between two «l»', () => {
  it.each([
    ['Apol-lònia Riutort', 'Apol·lònia Riutort'],
    ['Apol -lònia', 'Apol·lònia'],
    ['Instal.lacions', 'Instal·lacions'],
    ['Joan Coll-Lladó', 'Joan Coll-Lladó'],
    ['Gol - lateral', 'Gol - lateral'],
  ])('%s', (seen, meant) => expect(withMiddlePoint(seen)).toBe(meant));
});

it('a stroke in a code is not one of its letters', () => {
  expect(withoutStrokes([...'2728/342031'], '2728/342031').join('')).toBe('2728342031');
  expect(withoutStrokes([...'2728342031'], '2728/342031').join('')).toBe('2728342031');
  expect(withoutStrokes([...'E27JAW'], 'E27-JAW').join('')).toBe('E27JAW');
});

it('large «I» and small «l» are distinguished by the letters after them', () => {
  expect(withLargeI('lglesia')).toBe('Iglesia');
  expect(withLargeI("Carrer de I'Emperadriu Eugènia")).toBe("Carrer de l'Emperadriu Eugènia");
  expect(withLargeI('Illes Balears I')).toBe('Illes Balears I');
});

it('words whose letters consist of the same strokes have the same shape', () => {
  for (const [printed, seen] of [
    ['Tarifa', 'Tanta'],
    ['Recinto', 'Recmto'],
    ['Anillo', 'Amilo'],
  ] as const)
    expect(strokesOf(seen)).toBe(strokesOf(printed));
  expect(strokesOf('Anillo')).not.toBe(strokesOf('Anell'));
});

it.each([
  ['Palau d Esports', "Palau d'Esports"],
  ['Carrer de l Argenteria', "Carrer de l'Argenteria"],
  ['Puig d en Valls', "Puig d'en Valls"],
  ['Joan D Oliver', 'Joan D Oliver'],
  ['Roser Xamena l Alomar', 'Roser Xamena l Alomar'],
])('an apostrophe that was lost: %s', (seen, meant) => expect(withApostrophe(seen)).toBe(meant));

it('the number of a king is distinguished from that of a house', () => {
  expect(withRomanNumber('Carrer de Jaume li 21, 07004 Palma')).toBe('Carrer de Jaume II 21, 07004 Palma');
  expect(withRomanNumber('Av. Jaume |, 120, 07300 Inca')).toBe('Av. Jaume I, 120, 07300 Inca');
  expect(withRomanNumber('Plaza Juan Pablo ll 3')).toBe('Plaza Juan Pablo II 3');
  expect(withRomanNumber('Carrer Major 11, 07001 Palma')).toBe('Carrer Major 11, 07001 Palma');
});

it.each([
  ['lonut Popescu', 'Ionut Popescu'],
  ['Ana lonescu', 'Ana Ionescu'],
  ['Rocío de los Santos', 'Rocío de los Santos'],
  ['Apol·lònia Bosch', 'Apol·lònia Bosch'],
  ['Reparteix llibres entre tothom', 'Reparteix llibres entre tothom'],
])('a large letter at the beginning of a name: %s', (seen, meant) =>
  expect(withLargeInitials(seen)).toBe(meant),
);

it('a single stroke before a postcode is the number of a house', () => {
  expect(withNumberOne('Plaza de Europa, l, 28914 Leganés')).toBe('Plaza de Europa, 1, 28914 Leganés');
  expect(withNumberOne('Torre, I, Palma')).toBe('Torre, I, Palma');
});

it('two «v» in a name are a «w»', () => {
  expect(withDoubleV('Oluvvaseun Vvilliams')).toBe('Oluwaseun Williams');
  expect(withDoubleV('VVILLIAMS')).toBe('WILLIAMS');
});
