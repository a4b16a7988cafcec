import { expect, test } from 'vitest';
import { draftsOf } from './assemble.ts';
import type { Word } from '../model.ts';
import { page } from '../lines/words.fixture.ts';

function valuesOf(words: Word[]) {
  const [draft] = draftsOf({ page: 1, words, source: 'text' }).drafts;
  return Object.fromEntries(Object.entries(draft?.fields ?? {}).map(([name, { value }]) => [name, value]));
}

/** A row of a seat whose block starts eight points after its ring, with spaces of six points between words. */
function seat(ring: string, block: string, headings: number): Word[] {
  const column = ring.length * 6 + 8;
  return page(
    [0, headings, 'Anillo'],
    [column, headings, 'Bloque'],
    [200, headings, 'Fila'],
    [260, headings, 'Asiento'],
    [0, 20, ring],
    [column, 20, block],
    [200, 20, '16'],
    [260, 20, '50'],
  );
}

test('a ring close to its block is separated from it by the block’s heading', () => {
  expect(valuesOf(seat('Anillo Inferior Sur', 'K5', 6))).toEqual({
    anillo: 'Anillo Inferior Sur',
    bloque: 'K5',
    fila: 16,
    asiento: 50,
  });
});

test('the same with headings below the values', () => {
  expect(valuesOf(seat('Tribuna de Honor', '30', 34))).toEqual({
    anillo: 'Tribuna de Honor',
    bloque: '30',
    fila: 16,
    asiento: 50,
  });
});

test('words of one value stay together, below any heading', () => {
  const words = [
    ...page([0, 0, 'Recinto'], [60, 0, 'Temporada']),
    ...page([0, 14, 'Pabellón Municipal de la Marina']),
    ...page([0, 40, 'Fila'], [60, 40, 'Asiento'], [0, 54, '4'], [60, 54, '7']),
  ];
  expect(valuesOf(words).recinto).toBe('Pabellón Municipal de la Marina');
});
