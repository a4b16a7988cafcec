import type { Word } from '../model.ts';

/** Words of texts at places: [x, y, text], six points a letter, letters of ten points. */
export function page(...texts: [number, number, string][]): Word[] {
  return texts.flatMap(([x, y, text]) =>
    [...text.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      x0: x + match.index * 6,
      x1: x + (match.index + match[0].length) * 6,
      y0: y,
      y1: y + 10,
      confidence: 1,
    })),
  );
}
