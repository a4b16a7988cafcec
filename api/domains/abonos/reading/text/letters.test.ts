import { describe, expect, it } from 'vitest';
import { withoutStrokes } from '../recognition/letter-check.ts';
import { differMore, editDistance, letterSet } from './letters.ts';

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

it('a stroke in a code is not one of its letters', () => {
  expect(withoutStrokes([...'2728/342031'], '2728/342031').join('')).toBe('2728342031');
  expect(withoutStrokes([...'2728342031'], '2728/342031').join('')).toBe('2728342031');
  expect(withoutStrokes([...'E27JAW'], 'E27-JAW').join('')).toBe('E27JAW');
});
