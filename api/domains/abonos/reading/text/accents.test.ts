import { expect, it } from 'vitest';
import { uncertainAccents, isOftenBare, mayLackAccent } from './accents.ts';

it('a name lacks an accent, or has one that OCR took for other points', () => {
  expect(['Sofia Puig', 'Zoé Puig'].map(mayLackAccent)).toEqual([true, true]);
  expect(['Sofía Puig', 'Biel Cuéllar', 'Noelia Daniélez'].map(mayLackAccent)).toEqual([false, false, false]);
});

it('a name that is right in two languages may lack an accent, and need not', () => {
  expect(isOftenBare('Antonia Coll')).toBe(true);
  expect([mayLackAccent('Antonia Coll'), isOftenBare('Antònia Coll')]).toEqual([false, false]);
});

it('counts the words whose accent may be another one', () => {
  expect(uncertainAccents('Fátima García Núria Doménech')).toBe(2);
  expect(uncertainAccents('María Beltrán Coll-Munar')).toBe(0);
});
