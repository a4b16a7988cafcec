import type { Lesson } from './layouts/model.ts';

/** A place on the sketch, in shares of its sides. */
export interface SketchBox {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A drawing of where a layout has its labels and values. */
export interface LayoutSketch {
  /** Its width by its height. */
  ratio: number;
  words: SketchBox[];
  fields: SketchBox[];
}

/** White around the print, in points. */
const MARGIN = 12;

/** The places of a lesson, of a field with several places the first; null if it has none. */
export function sketchOf({ words, cells, fields }: Lesson): LayoutSketch | null {
  const own = Object.entries(fields).flatMap(([field, [place]]) =>
    (place?.parts ?? []).flatMap(({ cell }) =>
      (cells[cell]?.lines ?? []).map((line) => ({ ...line, text: field })),
    ),
  );
  const all = [...words, ...own];
  if (all.length === 0) return null;
  const x0 = Math.min(...all.map((box) => box.x0)) - MARGIN;
  const y0 = Math.min(...all.map((box) => box.y0)) - MARGIN;
  const wide = Math.max(...all.map((box) => box.x1)) + MARGIN - x0;
  const high = Math.max(...all.map((box) => box.y1)) + MARGIN - y0;
  const share = (box: (typeof all)[number]): SketchBox => ({
    text: box.text,
    left: (box.x0 - x0) / wide,
    top: (box.y0 - y0) / high,
    width: (box.x1 - box.x0) / wide,
    height: (box.y1 - box.y0) / high,
  });
  return { ratio: wide / high, words: words.map(share), fields: own.map(share) };
}
