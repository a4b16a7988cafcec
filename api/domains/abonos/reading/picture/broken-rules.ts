import type { Box } from '../model.ts';
import { grouped, height, width } from '../geometry.ts';
import { type GreyPicture, hasInk } from './grey-picture.ts';

// Removes cutting lines and frames that a scan has broken into short strokes: OCR would read each stroke as an «i»,
// «1» or «l».

/** The largest width of a stroke, in points, and its least ratio of height to width. */
const WIDEST = 1.8;
const SLENDER = 1.8;
/** The least number of strokes above each other, and the least length of their column, in points. */
const FEWEST = 4;
const SHORTEST_COLUMN = 30;
/** The largest horizontal offset between strokes, in pixels, and for each pixel between them: pages slope a little. */
const ASIDE = 2;
const SLOPE = 0.004;
/** The largest distance of a letter's neighbours, in points, and that of widely spaced letters. */
const ALONE = 1.9;
const SPREAD = 8;
/** The largest share of a rule's strokes that are on the line of a neighbour. */
const MOST_ON_LINES = 0.5;
/** The precision of letters on a line, in pixels. */
const LEVEL = 2;

/** Whether a spot of ink may be a piece of a vertical rule. */
export const isStroke = (spot: Box, scale: number): boolean =>
  width(spot) + 1 <= WIDEST * scale && height(spot) + 1 >= SLENDER * (width(spot) + 1);

/** Letters of one print differ less than this, in shades. */
const SAME_PRINT = 30;

/** Separate strokes above each other, which are no letters. @param threshold what is darker than this is print, and no grain. */
export function brokenRules<Spot extends Box>(
  strokes: readonly Spot[],
  picture: GreyPicture,
  threshold: number,
): Spot[] {
  const inkBeside = (stroke: Box) => Math.max(threshold, darkest(stroke, picture) + SAME_PRINT);
  const alone = strokes.filter((stroke) => standsAlone(stroke, picture, inkBeside(stroke)));
  const columns = grouped(
    alone.toSorted((a, b) => a.y0 - b.y0),
    (stroke, column) => goesOn(column.at(-1), stroke),
  );
  return columns
    .filter((column) => {
      const [first, last] = [column[0], column.at(-1)];
      const isLong = first && last && last.y1 - first.y0 >= SHORTEST_COLUMN * picture.scale;
      const onLines = column.filter((stroke) => standsOnLine(stroke, picture, inkBeside(stroke))).length;
      return column.length >= FEWEST && isLong && onLines < MOST_ON_LINES * column.length;
    })
    .flat();
}

/** The darkest shade of a spot: letters beside a pale one are pale too. */
function darkest({ x0, x1, y0, y1 }: Box, { data, width: across }: GreyPicture): number {
  let shade = 255;
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) shade = Math.min(shade, data[y * across + x] ?? 255);
  return shade;
}

const goesOn = (above: Box | undefined, stroke: Box) =>
  above !== undefined &&
  Math.abs(above.x0 + above.x1 - stroke.x0 - stroke.x1) / 2 <=
    ASIDE + SLOPE * Math.max(0, stroke.y0 - above.y1);

const standsAlone = ({ x0, x1, y0, y1 }: Box, picture: GreyPicture, threshold: number) => {
  const reach = Math.round(ALONE * picture.scale);
  const beside = [
    { x0: x0 - reach, x1: x0 - 1, y0, y1 },
    { x0: x1 + 1, x1: x1 + reach, y0, y1 },
  ];
  return !beside.some((place) => hasInk(place, picture, threshold));
};

/** Whether the print beside a stroke ends at the same height. */
function standsOnLine({ x0, x1, y1 }: Box, picture: GreyPicture, threshold: number): boolean {
  const reach = Math.round(SPREAD * picture.scale);
  return [
    { x0: x0 - reach, x1: x0 - 2 },
    { x0: x1 + 2, x1: x1 + reach },
  ].some(
    (side) =>
      hasInk({ ...side, y0: y1 - LEVEL, y1 }, picture, threshold) &&
      !hasInk({ ...side, y0: y1 + LEVEL + 1, y1: y1 + 2 * LEVEL }, picture, threshold),
  );
}
