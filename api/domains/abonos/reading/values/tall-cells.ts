import type { Layout, Box, Word, Label } from '../model.ts';
import { centerY, median, sharedWidth, union } from '../geometry.ts';

// Tables whose cells have several fields below each other, like their headings: «Fila» over «Asiento», «7» over «12».
// They are converted to a wider table with one field per cell.

/** A heading with fewer columns of two labels is not one of such a table. */
const FEWEST_COLUMNS = 3;
/** The least number of columns of a row with text on their second line. */
const FEWEST_CELLS = 3;
/** How much closer the lines of a cell are than cells. */
const NEARER = 0.75;
/** The distance between rows of the wide table, and between tables beside each other, in its letter sizes. */
const ROW = 2.7;
const BETWEEN = 3;

/** A table with a new layout. */
export interface WideTable {
  words: Word[];
  /** The position on the page. */
  back: (box: Box) => Box;
}

/** A line of words that stand level. */
interface Level extends Box {
  words: Word[];
}

/** The page with its table of tall cells as a wide one; null if it has none. */
export function wideTable(words: readonly Word[], { lines, labels }: Layout): WideTable | null {
  const heading = tallHeading(labels);
  if (!heading) return null;
  const size = median(heading.map(({ line }) => lines[line]?.size ?? 0));
  const top = Math.min(...heading.map(({ y0 }) => y0)) - 0.5 * size;
  const levels = levelsOf(
    words.filter((word) => centerY(word) > top),
    size,
  );
  const blocks = blocksOf(levels);
  if (blocks.length < 2) return null;
  const inside = blocks.flat().flatMap((level) => level.words);
  const left = Math.min(...inside.map(({ x0 }) => x0));
  const stride = Math.max(...inside.map(({ x1 }) => x1)) - left + BETWEEN * size;
  const first = blocks[0]?.[0] as Level;
  const moved = new Map<Word, Word>();
  for (const [row, block] of blocks.entries()) {
    for (const [line, level] of block.entries()) {
      const down = first.y0 + row * ROW * size - level.y0;
      for (const word of level.words) moved.set(word, shifted(word, line * stride, down));
    }
  }
  return {
    words: words.map((word) => moved.get(word) ?? word),
    back(box) {
      const line = Math.floor((box.x0 - left) / stride);
      const row = Math.round((box.y0 - first.y0) / (ROW * size));
      const level = blocks[row]?.[line];
      if (!level || line < 0) return box;
      return shifted(box, -line * stride, level.y0 - first.y0 - row * ROW * size);
    },
  };
}

const shifted = <Shifted extends Box>(box: Shifted, right: number, down: number): Shifted => ({
  ...box,
  x0: box.x0 + right,
  x1: box.x1 + right,
  y0: box.y0 + down,
  y1: box.y1 + down,
});

/** Labels of the first heading with enough labels directly below each other. */
function tallHeading(labels: readonly Label[]): Label[] | null {
  for (const upper of labels) {
    const row = labels.filter((label) => label.line === upper.line);
    const under = labels.filter((label) => label.line === upper.line + 1);
    const pairs = row.filter((label) => under.some((other) => sharedWidth(label, other) > 0));
    if (pairs.length >= FEWEST_COLUMNS) return [...row, ...under];
  }
  return null;
}

/** Words by their lines. */
function levelsOf(words: readonly Word[], size: number): Level[] {
  const levels: Word[][] = [];
  for (const word of words.toSorted((a, b) => centerY(a) - centerY(b))) {
    const last = levels.at(-1);
    // From top to bottom, in their order: no sorting for each word, because a line may be maliciously long.
    const middle = last?.[Math.floor(last.length / 2)];
    if (last && middle && centerY(word) - centerY(middle) < 0.5 * size) last.push(word);
    else levels.push([word]);
  }
  return levels.map((level) => ({ ...union(level), words: level.toSorted((a, b) => a.x0 - b.x0) }));
}

/** The lines of the heading and of the rows below it: at least two, and no more than the heading has. */
function blocksOf(levels: readonly Level[]): Level[][] {
  const [first, second] = levels;
  if (!first || !second) return [];
  const pitch = second.y0 - first.y0;
  const blocks: Level[][] = [];
  for (const level of levels) {
    const last = blocks.at(-1)?.at(-1);
    if (last && level.y0 - last.y0 < pitch / NEARER) blocks.at(-1)?.push(level);
    else blocks.push([level]);
  }
  // The text below the table has other lines.
  const most = blocks[0]?.length ?? 0;
  const end = blocks.findIndex(
    (block) =>
      block.length < 2 ||
      block.length > most ||
      block.slice(0, 2).some(({ words }) => words.length < FEWEST_CELLS),
  );
  return end < 0 ? blocks : blocks.slice(0, end);
}
