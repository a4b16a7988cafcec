import type { Box } from '../model.ts';
import type { GreyPicture } from './grey-picture.ts';

// Removes QR codes and pictures: OCR reads their spots as letters, and loses the lines of text beside them.

/** Ink is darker than this, in a cleaned picture. */
const INK = 150;
/** The side of the squares into which a page is divided, in points. */
const SQUARE = 4;
/** The share of ink of a square and its neighbours: that of a QR code is a half, and that of bold text is less than this. */
const DENSE = 0.3;
/** The largest share of ink as a whole: more is a coloured field, whose text is read. */
const FULLEST = 0.7;
/** The least side of what is found of a QR code, in points: its edges have too little ink around them. */
const SHORTEST = 28;
/** The least strokes of ink in its rows and in its columns, on average: in a column of large numbers there are three at most. */
const FEWEST_STROKES = 4;
/** The least share of its rows with several strokes: between the lines of a text there are rows with one, or none. */
const FULL_ROWS = 0.85;

/**
 * Removes fields that are full of small spots from an upright picture, in place.
 * @param lit the same picture in even light: in a shadow, paper is nearly as dark as ink
 */
export function wipeDensePrint(picture: GreyPicture, lit = picture): void {
  const { data, width, height, scale } = picture;
  const margin = Math.round((SQUARE / 2) * scale);
  for (const field of denseFields(lit)) {
    if (!isCode(lit, field)) continue;
    const whole = {
      x0: Math.max(0, field.x0 - margin),
      x1: Math.min(width, field.x1 + margin),
      y0: Math.max(0, field.y0 - margin),
      y1: Math.min(height, field.y1 + margin),
    };
    const paper = paperAround(picture, whole, margin);
    for (let row = whole.y0; row < whole.y1; row++)
      data.fill(paper, row * width + whole.x0, row * width + whole.x1);
  }
}

/** The mean shade of the paper above and below a field: with a lighter one, its edge would be taken for ink. */
function paperAround({ data, width, height }: GreyPicture, { x0, x1, y0, y1 }: Box, margin: number): number {
  let [sum, count] = [0, 0];
  for (let row = Math.max(0, y0 - margin); row < Math.min(height, y1 + margin); row++) {
    if (row >= y0 && row < y1) continue;
    for (let column = x0; column < x1; column++) {
      const shade = data[row * width + column] ?? 255;
      if (shade < INK) continue;
      sum += shade;
      count++;
    }
  }
  return count > 0 ? Math.round(sum / count) : 255;
}

/** Boxes around adjacent squares that are full of ink, in pixels, to the last row and column excluded. */
function denseFields(picture: GreyPicture): Box[] {
  const side = Math.max(1, Math.round(SQUARE * picture.scale));
  const [across, down] = [Math.floor(picture.width / side), Math.floor(picture.height / side)];
  const shares = sharesOf(picture, side, across, down);
  const isDense = (at: number) => {
    const [column, row] = [at % across, Math.floor(at / across)];
    if (column < 1 || row < 1 || column >= across - 1 || row >= down - 1) return false;
    let sum = 0;
    for (const above of [-across, 0, across])
      for (const beside of [-1, 0, 1]) sum += shares[at + above + beside] ?? 0;
    return sum / 9 >= DENSE;
  };
  const seen = new Uint8Array(across * down);
  const fields: Box[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isDense(start)) continue;
    seen[start] = 1;
    const squares = [start];
    for (const at of squares)
      for (const next of [at - 1, at + 1, at - across, at + across])
        if (!seen[next] && isDense(next)) {
          seen[next] = 1;
          squares.push(next);
        }
    const [columns, rows] = [squares.map((at) => at % across), squares.map((at) => Math.floor(at / across))];
    fields.push({
      x0: Math.min(...columns) * side,
      x1: (Math.max(...columns) + 1) * side,
      y0: Math.min(...rows) * side,
      y1: (Math.max(...rows) + 1) * side,
    });
  }
  return fields;
}

/** The share of ink of each square, row by row. */
function sharesOf({ data, width }: GreyPicture, side: number, across: number, down: number): Float32Array {
  const shares = new Float32Array(across * down);
  for (let row = 0; row < down * side; row++)
    for (let column = 0; column < across * side; column++)
      if ((data[row * width + column] ?? 255) < INK) {
        const at = Math.floor(row / side) * across + Math.floor(column / side);
        shares[at] = (shares[at] ?? 0) + 1 / side ** 2;
      }
  return shares;
}

/** Whether a field has the size and the many spots of a QR code. */
function isCode({ data, width, scale }: GreyPicture, { x0, x1, y0, y1 }: Box): boolean {
  if (Math.min(x1 - x0, y1 - y0) < SHORTEST * scale) return false;
  const isInk = (row: number, column: number) => (data[row * width + column] ?? 255) < INK;
  let [ink, inRows, fullRows, inColumns] = [0, 0, 0, 0];
  /** From the first to the last row with ink. */
  let [first, last] = [y1, y0];
  for (let row = y0; row < y1; row++) {
    let strokes = 0;
    for (let column = x0; column < x1; column++) {
      if (!isInk(row, column)) continue;
      ink++;
      if (column > x0 && !isInk(row, column - 1)) strokes++;
      if (row > y0 && !isInk(row - 1, column)) inColumns++;
    }
    if (strokes > 0) [first, last] = [Math.min(first, row), row];
    if (strokes > 1) fullRows++;
    inRows += strokes;
  }
  return (
    ink <= FULLEST * (x1 - x0) * (y1 - y0) &&
    inRows >= FEWEST_STROKES * (y1 - y0) &&
    fullRows >= FULL_ROWS * (last - first + 1) &&
    inColumns >= FEWEST_STROKES * (x1 - x0)
  );
}
