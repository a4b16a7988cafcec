import { expect, test } from 'vitest';
import { draftsOf } from './assemble.ts';
import type { Word } from '../lines/geometry.ts';
import { page } from '../lines/words.fixture.ts';

function valuesOf(words: Word[]) {
  const [draft] = draftsOf({ page: 1, words, source: 'text' }).drafts;
  return Object.fromEntries(Object.entries(draft?.fields ?? {}).map(([name, { value }]) => [name, value]));
}

/** A row of a seat whose block begins eight points behind its ring, where words stand six points apart. */
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

test('a ring that ends close to its block is parted from it by the block’s heading', () => {
  expect(valuesOf(seat('Anillo Inferior Sur', 'K5', 6))).toEqual({
    anillo: 'Anillo Inferior Sur',
    bloque: 'K5',
    fila: 16,
    asiento: 50,
  });
});

test('so it is where the headings stand below the values', () => {
  expect(valuesOf(seat('Tribuna de Honor', '30', 34))).toEqual({
    anillo: 'Tribuna de Honor',
    bloque: '30',
    fila: 16,
    asiento: 50,
  });
});

test('words of one value stay together, whatever stands over them', () => {
  const words = [
    ...page([0, 0, 'Recinto'], [60, 0, 'Temporada']),
    ...page([0, 14, 'Pabellón Municipal de la Marina']),
    ...page([0, 40, 'Fila'], [60, 40, 'Asiento'], [0, 54, '4'], [60, 54, '7']),
  ];
  expect(valuesOf(words).recinto).toBe('Pabellón Municipal de la Marina');
});
