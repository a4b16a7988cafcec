import { describe, expect, test } from 'vitest';
import { draftsOf } from './assemble.ts';
import type { Box } from '../model.ts';
import { page } from '../lines/words.fixture.ts';

/** The places of words that run upwards along an edge, on a page of this height. */
const upwards =
  (height: number) =>
  ({ x0, y0, x1, y1 }: Box): Box => ({ x0: y0, x1: y1, y0: height - x1, y1: height - x0 });

describe('words along an edge', () => {
  test('contain values with labels, and the season', () => {
    const words = page([40, 0, 'Fila: 7'], [40, 20, 'Asiento: 12'], [40, 40, 'Titular: Pau Llorens Miquel']);
    const side = page([10, 4, 'ABONO 2025 / 2026'], [200, 4, 'Loc. T7JP7PH4']);
    const { drafts } = draftsOf({
      page: 1,
      words,
      source: 'text',
      sides: [{ words: side, onPage: upwards(400) }],
    });
    expect(drafts).toHaveLength(1);
    expect(drafts[0]?.fields).toMatchObject({
      temporada: { value: '2025/2026' },
      codigoLocalizador: { value: 'T7JP7PH4' },
      fila: { value: 7 },
    });
  });
});
