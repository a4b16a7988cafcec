import type { Box } from '../model.ts';
import type { GreyPicture } from './grey-picture.ts';

// Removes the rules of tables, also where a scan has broken or roughened them: OCR reads their pieces as dashes, strokes,
// «i» and «1», and loses the words beside them.

/** Ink is darker than this, in a cleaned picture: rules of poor scans are grey. */
const INK = 205;
/** The least length of a rule, in points: longer than the strokes of large letters. */
const SHORTEST_ACROSS = 32;
const SHORTEST_DOWN = 40;
/** The greatest thickness of a rule and the greatest gap in it, in points. */
const THICKEST = 1.6;
const GAP = 1.5;
/** The share of a rule's length without other print above and below it, or beside it. */
const FREE = 0.7;
/** The least length of the side of a frame, which goes from one rule to the next, and its free share: its text may touch it. */
const SHORTEST_SIDE = 8;
const FREE_SIDE = 0.5;

/** How to walk along rows or columns. */
interface Way {
  along: number;
  across: number;
  steps: number;
  lines: number;
  shortest: number;
  /** The least length of the side of a frame, which goes from one removed rule to the next. */
  shortestSide: number;
  /** The largest hole across a rule, in pixels: letters stand close above a line, so what is behind a hole there may be theirs. */
  hole: number;
}

/**
 * Removes rules from an upright picture, in place.
 * @returns the rules that go down the page, in points; a thick one is several
 */
export function wipeRules(picture: GreyPicture): Box[] {
  const { data, width, height, scale } = picture;
  const dark = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) dark[at] = (data[at] ?? 255) < INK ? 1 : 0;
  const ruled = new Uint8Array(data.length);
  const print = (): Print => ({ data, dark, ruled, removed: new Uint8Array(data.length), scale });
  wipeAlong(print(), {
    along: 1,
    across: width,
    steps: width,
    lines: height,
    shortest: SHORTEST_ACROSS,
    shortestSide: Number.POSITIVE_INFINITY,
    hole: 0,
  });
  const down = wipeAlong(print(), {
    along: width,
    across: 1,
    steps: height,
    lines: width,
    shortest: SHORTEST_DOWN,
    shortestSide: SHORTEST_SIDE,
    hole: 1,
  });
  return down.map(({ line, start, last }) => ({
    x0: line / scale,
    x1: (line + 1) / scale,
    y0: start / scale,
    y1: (last + 1) / scale,
  }));
}

/** The picture, its ink, and the places of the rules that were removed. */
interface Print {
  data: Buffer;
  dark: Uint8Array;
  ruled: Uint8Array;
  /** The ink of rules that was removed in one direction: the rest of a rule goes on there. */
  removed: Uint8Array;
  scale: number;
}

/** A rule that is one pixel thick: which line it is, and its first and last step there. */
interface Rule {
  line: number;
  start: number;
  last: number;
}

function wipeAlong(print: Print, way: Way): Rule[] {
  const { dark, removed, scale } = print;
  const rules: Rule[] = [];
  // Without the rules of this direction: a letter stands beside the side of its frame.
  const crossing = print.ruled.slice();
  const { along, across, steps, lines } = way;
  const [thick, gap, shortest, shortestSide] = [
    Math.max(2, Math.round(THICKEST * scale)),
    Math.round(GAP * scale),
    Math.round(way.shortest * scale),
    Math.round(way.shortestSide * scale),
  ];
  /**
   * Whether a rule was removed at the end of a line: it stays where the line crosses it, so one looks on both sides. A letter in a low
   * row only comes near to it.
   */
  const meetsRule = (line: number, step: number, to: 1 | -1) => {
    for (let one = -2 * thick; one <= 1; one++)
      for (const side of [-2 * thick, 2 * thick])
        if (crossing[(line + side) * across + (step + to * one) * along]) return true;
    return false;
  };
  for (let line = 2 * thick; line < lines - 2 * thick; line++) {
    let [start, last, free] = [-1, -1, 0];
    for (let step = 0; step <= steps; step++) {
      const at = line * across + step * along;
      const isInk = step < steps && (hasInk(dark, at, across) || removed[at] === 1);
      if (isInk) {
        if (start < 0) [start, free] = [step, 0];
        last = step;
        if (isFree(dark, at, across, thick)) free++;
      } else if (start >= 0 && (step - last > gap || step === steps)) {
        const length = last - start + 1;
        const isRule = length >= shortest && free >= FREE * length;
        const isSide = () =>
          length >= shortestSide &&
          free >= FREE_SIDE * length &&
          meetsRule(line, start, -1) &&
          meetsRule(line, last, 1);
        if (isRule || isSide()) {
          rules.push({ line, start, last });
          for (let one = start; one <= last; one++)
            if (hasInk(dark, line * across + one * along, across))
              wipeAt(print, line * across + one * along, way, thick);
        }
        start = -1;
      }
    }
  }
  return rules;
}

/** Whether there is ink at a place of a rule or at its edges. */
const hasInk = (dark: Uint8Array, at: number, across: number) =>
  dark[at] === 1 || dark[at - across] === 1 || dark[at + across] === 1;

/** Whether a place of a rule has paper on both sides. */
const isFree = (dark: Uint8Array, at: number, across: number, thick: number) =>
  !dark[at - thick * across] && !dark[at + thick * across];

/** Removes a piece of a rule with its grey edges, also where it is rough, unless a letter touches it there. */
function wipeAt(
  { data, dark, ruled, removed }: Print,
  at: number,
  { across, hole }: Way,
  thick: number,
): void {
  const inkAt = (place: number, widestHole: number): [number, number] => [
    endOfInk(dark, place, -across, widestHole, 2 * thick),
    endOfInk(dark, place, across, widestHole, 2 * thick),
  ];
  const isThin = ([first, last]: readonly [number, number]) => last - first < thick * across;
  // The bars of a «€» come so near that they look like the rough edge of the rule, which may be on either side.
  const beside = hole > 0 && dark[at] !== 1 ? [at - across, at + across] : [at];
  const ends =
    [inkAt(at, hole), ...beside.filter((one) => dark[one] === 1).map((one) => inkAt(one, 0))].find(isThin) ??
    inkAt(at, hole);
  // Between a line and the letters on it.
  const isGap = hole === 0 && dark[at] !== 1 && ends.every((end) => end !== at);
  const [first, last] = isGap ? [at, at] : ends;
  // Behind paper there is other print.
  const reach = isThin([first, last])
    ? thick
    : [thick, 2 * thick].find((one) => isFree(dark, at, across, one));
  if (reach === undefined) return;
  for (let place = at - (reach - 1) * across; place < at + reach * across; place += across) {
    ruled[place] = 1;
    if (place < first - across || place > last + across) continue;
    data[place] = 255;
    if (dark[place]) removed[place] = 1;
    dark[place] = 0;
  }
}

/** The last place of the ink of a rule in one direction; without ink, the place where it starts. */
function endOfInk(dark: Uint8Array, at: number, way: number, hole: number, most: number): number {
  let end = at;
  for (let step = 1, empty = 0; step <= most && empty <= hole; step++) {
    empty = dark[at + step * way] === 1 ? 0 : empty + 1;
    if (empty === 0) end = at + step * way;
  }
  return end;
}
