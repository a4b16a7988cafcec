import type { Box, Reading } from '../model.ts';
import { union } from '../geometry.ts';
import { plain } from '../text/letters.ts';
import { textOf } from '../lines/lines.ts';
import type { SideWords } from '../pdf/pdf.ts';
import { layoutOf, readingsOf } from './readings.ts';
import { shapeOf } from '../fields/fields.ts';

/** Years with the word for a season or a pass before them, or as a long year. */
const SEASON = /20\d\d\s*[/–-]\s*(20)?\d\d|\b(abon|temporada|carnet|campan).*\b\d\d\s*[/–-]\s*\d\d\b/;

/** The text along the edge of a page or of a strip of it: values with labels, and the season. */
export function sideReadings({ words, onPage }: SideWords): Reading[] {
  const layout = layoutOf(words, false);
  const found = readingsOf(layout);
  const seasons = layout.segments.flatMap(({ tokens, label }): Reading[] => {
    const text = textOf(tokens);
    const shape = !label && SEASON.test(plain(text)) ? shapeOf('temporada', text, false) : null;
    const box: Box = union(tokens);
    return shape
      ? [
          {
            ...shape,
            field: 'temporada',
            raw: text,
            letters: 1,
            pairing: 0.8,
            clear: true,
            box,
            label: box,
            valueBox: box,
          },
        ]
      : [];
  });
  return [...found, ...seasons].map((reading) => ({
    ...reading,
    box: onPage(reading.box),
    label: onPage(reading.label),
    valueBox: onPage(reading.valueBox),
  }));
}
