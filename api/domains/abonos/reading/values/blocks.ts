import {
  centerX,
  centerY,
  emptiest,
  grouped,
  height,
  sharedHeight,
  sharedWidth,
  union,
} from '../geometry.ts';
import type { Box, Draft, Word } from '../model.ts';
import type { FieldName } from '../read-abono.ts';

// Several passes on a page, one below another or as cards beside each other: where each begins and ends.

/** The words of a page, by the pass that they are printed in. */
export interface Divided {
  /** Those of each pass, in the order of the passes. */
  blocks: Word[][];
  /** Those above and below all passes, which are about all of them. */
  common: Word[];
}

/** Fields that show where the passes are; others may be printed once for all of them. */
const PLACES: readonly FieldName[] = [
  'asiento',
  'fila',
  'bloque',
  'anillo',
  'precioEntrada',
  'precioDistribucion',
  'precioTotal',
  'referenciaTicket',
  'codigoLocalizador',
  'nombreAsistente',
  'tipoAbonament',
];

/** By how much the place of a field may differ between passes, in heights of its print: values have one line or several. */
const ALIKE_DOWN = 2.5;
const ALIKE_ACROSS = 6;

/** A rule between two passes, which printers without graphics make of signs. */
const RULE = /^([-=_*·.~–—] ?){6,}$/u;
/** «2 de 3», «2/3»: which of the passes begins, and of how many. */
const COUNTED = /^\D{0,20}\b(\d{1,2}) ?(?:de|of|\/) ?(\d{1,2})\b/iu;
/** A gap between words that separates texts, in heights of their print. */
const GAP = 1.5;

/** A text of a line; its digits, which differ from pass to pass, are all zeros. */
interface Text extends Box {
  text: string;
  /** «2 de 3»: its two numbers. */
  counts?: readonly [number, number];
}

/** The words of a page divided by its passes; null if these are not apart from each other. */
export function divided(words: readonly Word[], drafts: readonly Draft[]): Divided | null {
  const cores = coresOf(drafts);
  if (!cores) return null;
  const rows = rowsOf(cores);
  const heights = heightsOf(rows.map(union), textsIn(words));
  const boxes = new Map<Box, Box>();
  for (const [index, row] of rows.entries()) {
    const { y0, y1 } = heights[index] ?? union(row);
    const inside = words.filter((word) => centerY(word) > y0 && centerY(word) < y1);
    const edges = row.slice(1).map((core, at) => emptiest(row[at]?.x1 ?? core.x0, core.x0, inside));
    for (const [at, core] of row.entries())
      boxes.set(core, { y0, y1, x0: edges[at - 1] ?? -Infinity, x1: edges[at] ?? Infinity });
  }
  const blocks = cores.map((core) => words.filter((word) => isIn(word, boxes.get(core))));
  const used = new Set(blocks.flat());
  return { blocks, common: words.filter((word) => !used.has(word)) };
}

const isIn = (word: Box, block: Box | undefined) =>
  block !== undefined &&
  centerX(word) > block.x0 &&
  centerX(word) < block.x1 &&
  centerY(word) > block.y0 &&
  centerY(word) < block.y1;

/** Where each pass has the values that are alike in all; null if these are on each other. */
function coresOf(drafts: readonly Draft[]): Box[] | null {
  let cores: Box[] | null = null;
  for (const name of PLACES) {
    const boxes = drafts.flatMap(({ fields }) => fields[name]?.valueBox ?? []);
    if (boxes.length < drafts.length) continue;
    const more: Box[] = boxes.map((box, index) => (cores?.[index] ? union([cores[index], box]) : box));
    if ((!cores || standAlike(boxes, cores)) && areApart(more)) cores = more;
  }
  return cores;
}

/** Whether some values stand alike in their passes. */
function standAlike(boxes: readonly Box[], cores: readonly Box[]): boolean {
  const line = Math.max(...boxes.map(height));
  const spread = (places: readonly number[]) => Math.max(...places) - Math.min(...places);
  const from = (core: Box | undefined, edge: 'x0' | 'y0') => core?.[edge] ?? 0;
  return (
    spread(boxes.map((box, index) => box.y0 - from(cores[index], 'y0'))) < ALIKE_DOWN * line &&
    spread(boxes.map((box, index) => box.x0 - from(cores[index], 'x0'))) < ALIKE_ACROSS * line
  );
}

const areApart = (boxes: readonly Box[]) =>
  boxes.every((box, index) =>
    boxes.slice(index + 1).every((other) => sharedWidth(box, other) < 0 || sharedHeight(box, other) < 0),
  );

/** Passes beside each other, from left to right; the upper ones first. */
const rowsOf = (cores: readonly Box[]): Box[][] =>
  grouped(
    cores.toSorted((a, b) => a.y0 - b.y0),
    (core, row) => row.some((other) => sharedHeight(core, other) > 0),
  ).map((row) => row.toSorted((a, b) => a.x0 - b.x0));

/** The texts of a page, line by line. */
function textsIn(words: readonly Word[]): Text[] {
  const lines = grouped(
    words.toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0),
    (word, line) => line[0] && sharedHeight(word, line[0]) > 0.5 * height(word),
  );
  return lines
    .flatMap((line) =>
      grouped(
        line.toSorted((a, b) => a.x0 - b.x0),
        (word, [...text]) => word.x0 - (text.at(-1)?.x1 ?? 0) < GAP * height(word),
      ),
    )
    .map((own) => {
      const text = own.map((word) => word.text).join(' ');
      const [, number, all] = COUNTED.exec(text) ?? [];
      return {
        text: text.replace(/\d/g, '0'),
        ...(number && all && { counts: [Number(number), Number(all)] as const }),
        ...union(own),
      };
    });
}

/**
 * From where to where passes below each other reach.
 * @param rows where their values are, from top to bottom
 */
function heightsOf(rows: readonly Box[], texts: readonly Text[]): { y0: number; y1: number }[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.length < 2) return rows.map(() => ({ y0: -Infinity, y1: Infinity }));
  // What also stands above the first pass begins each, and what also stands below the last one ends each.
  const above = texts.filter((text) => centerY(text) < first.y0);
  const below = texts.filter((text) => centerY(text) > last.y1);
  const isOf = (some: readonly Text[], others: readonly Text[]) => (one: Text) =>
    some.some(({ text }) => text === one.text) && !others.some(({ text }) => text === one.text);
  const cuts = rows.slice(1).map((row, index) => {
    const from = rows[index]?.y1 ?? row.y0;
    const between = texts.filter((text) => centerY(text) > from && centerY(text) < row.y0);
    // «2 de 3» begins the second pass, even where the end of a page is behind it.
    const heading = between.find(({ counts }) => counts?.[0] === index + 2 && counts[1] === rows.length);
    if (heading) return { cut: heading.y0, head: heading, tail: undefined };
    const tail = between.findLast(isOf(below, above));
    const head = between.find((text) => text.y0 >= (tail?.y1 ?? from) && isOf(above, below)(text));
    return { cut: cutBetween(tail?.y1 ?? from, head?.y0 ?? row.y0, between), head, tail };
  });
  const [start, end] = [cuts[0], cuts.at(-1)];
  // The first pass reaches as far above as the second one, the last as far below as the one before it.
  const sameAs = (some: readonly Text[], text: Text | undefined) =>
    some.find((one) => one.text === text?.text);
  const [heading, ending] = [sameAs(above.toReversed(), start?.head), sameAs(below, end?.tail)];
  const over = (start?.head ?? rows[1] ?? first).y0 - (start?.cut ?? 0);
  const under = (end?.cut ?? 0) - (end?.tail ?? rows.at(-2) ?? last).y1;
  return rows.map((_, index) => ({
    y0: cuts[index - 1]?.cut ?? (heading ?? first).y0 - over,
    y1: cuts[index]?.cut ?? (ending ?? last).y1 + under,
  }));
}

/** Where a pass ends and the next one below it begins: at a rule, above «2/3», or in the widest gap. */
function cutBetween(from: number, to: number, texts: readonly Text[]): number {
  const between = texts.filter((text) => centerY(text) > from && centerY(text) < to);
  const border = between.find(({ text }) => RULE.test(text)) ?? between.find(({ counts }) => counts);
  if (border) return border.y0;
  return emptiest(
    from,
    to,
    between.map(({ x0, x1, y0, y1 }) => ({ x0: y0, x1: y1, y0: x0, y1: x1 })),
  );
}
