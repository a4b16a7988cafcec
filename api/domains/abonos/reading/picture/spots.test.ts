import { describe, expect, it } from 'vitest';
import { spotsOf, stretchesIn } from './spots.ts';

/** A picture of rows of signs: a digit is ink of that shade, anything else paper. */
function drawn(...rows: string[]) {
  const width = rows[0]?.length ?? 0;
  const data = Uint8Array.from(rows.join(''), (sign) => (/\d/.test(sign) ? Number(sign) : 255));
  return { picture: { data, width }, page: { x0: 0, x1: width - 1, y0: 0, y1: rows.length - 1 } };
}

function boxesOf(rows: string[], threshold = 9, corners = false) {
  const { picture, page } = drawn(...rows);
  const spots = spotsOf(stretchesIn(picture, page, threshold), picture.width, corners);
  return Array.from({ length: spots.count }, (_, spot) =>
    [spots.x0, spots.y0, spots.x1, spots.y1, spots.ink].map((numbers) => numbers[spot]),
  );
}

describe('spots', () => {
  it('are separate, in the order of their first pixels', () => {
    expect(boxesOf(['..0..', '00.00', '.....'])).toEqual([
      [2, 0, 2, 0, 1],
      [0, 1, 1, 1, 2],
      [3, 1, 4, 1, 2],
    ]);
  });

  it('are one if they meet further down, in any shape', () => {
    expect(boxesOf(['0.0.0', '0.0.0', '000.0', '..000'])).toEqual([[0, 0, 4, 3, 13]]);
  });

  it('do not continue from the end of a row at the beginning of the next', () => {
    expect(boxesOf(['...00', '00...'])).toHaveLength(2);
    expect(boxesOf(['...00', '00...'], 9, true)).toHaveLength(2);
  });

  it('are connected at their corners only if requested', () => {
    const rows = ['0..0', '.00.'];
    expect(boxesOf(rows)).toHaveLength(3);
    expect(boxesOf(rows, 9, true)).toEqual([[0, 0, 3, 1, 4]]);
  });

  it('contain pixels darker than the threshold', () => {
    expect(boxesOf(['050'], 5)).toHaveLength(2);
    expect(boxesOf(['050'], 6)).toHaveLength(1);
  });

  it('may be more than the initial capacity', () => {
    const row = '0.'.repeat(150);
    const rows = Array.from({ length: 240 }, (_, index) =>
      index % 2 === 0 ? row : row.replaceAll('0', '.'),
    );
    expect(boxesOf(rows)).toHaveLength(150 * 120);
  });

  it('can be searched in a part of a picture, with their positions in it', () => {
    const { picture } = drawn('0000', '0..0', '0000');
    const spots = spotsOf(stretchesIn(picture, { x0: 2, x1: 3, y0: 1, y1: 2 }, 9), picture.width);
    expect([spots.count, spots.x0[0], spots.y0[0], spots.x1[0], spots.y1[0]]).toEqual([1, 2, 1, 3, 2]);
  });

  it('have their runs', () => {
    const { picture, page } = drawn('00.0', '0..0');
    const stretches = stretchesIn(picture, page, 9);
    expect([...spotsOf(stretches, picture.width).spotOf]).toEqual([0, 1, 0, 1]);
    expect([...stretches.from.subarray(0, stretches.count)]).toEqual([0, 3, 4, 7]);
  });
});
