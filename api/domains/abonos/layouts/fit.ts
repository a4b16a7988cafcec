import type { Box, Word } from '../reading/model.ts';
import { centerX, centerY, height, median, sharedWidth } from '../reading/geometry.ts';
import {
  apply,
  distanceOf,
  explained,
  leastSquares,
  likelyMatches,
  type Match,
  MOST_DOWN,
  through,
  type Transform,
  wordForms,
} from './matching.ts';
import type { FixedWord, Lesson } from './model.ts';
import { gaps, onOneLine } from './page-words.ts';
import { isFiller } from './paper-words.ts';

// Lays a lesson's fixed words on those of a page, which may be shifted, scaled and slightly turned. Rows may have moved down
// because a value above them takes more lines.

/** Fewer words than this do not tell one layout from another. */
export const FEWEST_WORDS = 5;
/** The share of a lesson's words that its pages have; OCR loses some. A further pass of a page has no heading of its own. */
const LEAST_FOUND = { first: 0.65, further: 0.4 };
/** Whether a pass is the first of its page or a further one. */
export type PassOfPage = keyof typeof LEAST_FOUND;
/** The most pairs of words that are tried as the anchors of a fit. */
const MOST_TRIALS = 60;

/** A lesson laid on a page. */
export interface Fit {
  /** The share of the lesson's words that the page has. */
  found: number;
  /** How far words are from their expected places on average, in heights of their letters. */
  error: number;
  /** The words of the page that are fixed ones. */
  fixed: Set<Word>;
  /** A box of the page where it would be in the lesson. */
  back: (box: Box) => Box;
  /** A box of the lesson, moved as its nearest fixed words have moved; in the lesson, like those of `back`. */
  moved: (box: Box) => Box;
  /** A box of the lesson on the page. */
  onPage: (box: Box) => Box;
}

/** Pairs of matches as anchors, those of the rarest words first. */
function* anchors(likely: readonly Match[][]): Generator<[Match, Match]> {
  const rare = likely.filter(({ length }) => length > 0).toSorted((a, b) => a.length - b.length);
  let trials = 0;
  // Neighbours in this order are at chance distances, and far ones measure scale and slant better than near ones.
  for (let step = Math.ceil(rare.length / 2); step >= 1; step--)
    for (let at = 0; at + step < rare.length; at++)
      for (const one of rare[at] ?? [])
        for (const other of rare[at + step] ?? []) {
          if (++trials > MOST_TRIALS) return;
          if (one.word !== other.word) yield [one, other];
        }
}

/**
 * Lays a lesson on a page.
 * @param words the words of the page without those of other passes that were found before.
 * @returns null if the page has another layout.
 */
export function fitOf(
  lesson: Lesson,
  words: readonly Word[],
  isOcr: boolean,
  which: PassOfPage = 'first',
): Fit | null {
  const told = lesson.words.filter(({ text }) => !isFiller(text));
  const needed = Math.max(FEWEST_WORDS, LEAST_FOUND[which] * told.length);
  const likely = likelyMatches(told, words, isOcr);
  if (likely.filter(({ length }) => length > 0).length < needed) return null;
  const first = bestAnchored(likely);
  if (!first) return null;
  const best = { transform: first, matches: explained(likely, first) };
  if (best.matches.length < needed) return null;
  const transform = leastSquares(best.matches) ?? best.transform;
  const matches = explained(likely, transform);
  const kept = matches.length >= best.matches.length ? { transform, matches } : best;
  if (kept.matches.length < needed) return null;
  const fit = asFit(told.length, kept, { words: lesson.words, isAbove: labelsAreBelow(lesson) });
  for (const filler of lesson.words) if (isFiller(filler.text)) addFiller(filler, words, fit);
  return fit;
}

/** Words that lie exactly have this much of the best quality. */
const EXACT = 0.97;

/** Of the transforms through pairs of words the one that explains most words best. */
function bestAnchored(likely: readonly Match[][]): Transform | null {
  let best: { transform: Transform; quality: number } | null = null;
  for (const [one, other] of anchors(likely)) {
    const transform = through(one, other);
    if (!transform) continue;
    const quality = qualityOf(likely, transform);
    if (!best || quality > best.quality) best = { transform, quality };
    if (quality > EXACT * likely.length) break;
  }
  return best?.transform ?? null;
}

/** The sum over all fixed words of how near the nearest possible word is to its place, 1 for an exact one. */
function qualityOf(likely: readonly Match[][], transform: Transform): number {
  let sum = 0;
  for (const matches of likely) {
    let nearest = Infinity;
    for (const match of matches) nearest = Math.min(nearest, distanceOf(match, transform) ?? Infinity);
    sum += 1 / (1 + nearest);
  }
  return sum;
}

const errorOf = (matches: readonly Match[], transform: Transform) =>
  median(matches.map((match) => distanceOf(match, transform) ?? MOST_DOWN));

/** The number of fixed words that say how far a place near them has moved. */
const NEAREST = 3;

/** How near a filler is to its place beside the words around it, in heights of its letters. */
const BESIDE = 0.6;

/** «de» is also in values, so it counts only right beside the words that it connects. */
function addFiller(filler: FixedWord, words: readonly Word[], fit: Fit): void {
  const place = fit.moved(filler);
  const found = words.find((word) => {
    if (wordForms(word).text !== filler.text) return false;
    const box = fit.back(word);
    const far = Math.max(Math.abs(centerX(box) - centerX(place)), Math.abs(centerY(box) - centerY(place)));
    return far < BESIDE * height(place);
  });
  if (found) fit.fixed.add(found);
}

/**
 * Whether the labels of a lesson stand below their values, as on some cards: then a value that takes more lines moves what is above
 * its label.
 */
function labelsAreBelow({ words, cells, fields }: Lesson): boolean {
  const values = Object.values(fields).flatMap((places) =>
    places.flatMap(({ parts }) => parts.flatMap(({ cell }) => cells[cell]?.lines ?? [])),
  );
  const countOf = (gapOf: (word: FixedWord, value: Box) => number) =>
    values.filter((value) =>
      words.some((word) => {
        const gap = gapOf(word, value);
        return sharedWidth(word, value) > 0 && gap > -CLOSE * height(value) && gap < CLOSE * height(value);
      }),
    ).length;
  const beside = values.filter((value) =>
    words.some((word) => onOneLine(word, value) && word.x1 <= value.x0 && value.x0 - word.x1 < height(value)),
  ).length;
  const below = countOf((word, value) => word.y0 - value.y1);
  const above = countOf((word, value) => value.y0 - word.y1);
  return below > 2 * Math.max(beside, above);
}

/** The widest gap between a value and its label above or below it, in heights of letters. */
const CLOSE = 0.8;

function asFit(
  wanted: number,
  { transform, matches }: { transform: Transform; matches: Match[] },
  { words, isAbove }: { words: readonly FixedWord[]; isAbove: boolean },
): Fit {
  const { a, b, x, y } = transform;
  const square = a * a + b * b;
  const scale = Math.sqrt(square);
  const back = (box: Box): Box => {
    const [px, py] = [centerX(box) - x, centerY(box) - y];
    const [cx, cy] = [(a * px + b * py) / square, (a * py - b * px) / square];
    return around(cx, cy, (box.x1 - box.x0) / scale, height(box) / scale);
  };
  const shifts = matches.map(({ fixed, word }) => {
    const seen = back(word);
    const isOnly = words.filter(({ text }) => text === fixed.text).length === 1;
    return { fixed, isOnly, x: centerX(seen) - centerX(fixed), y: centerY(seen) - centerY(fixed) };
  });
  const moved = (box: Box): Box => {
    const near = shifts
      .map((shift) => ({ shift, far: farness(shift, box, isAbove) }))
      .toSorted((one, other) => one.far - other.far)
      .slice(0, NEAREST)
      .map(({ shift, far }) => ({ shift, weight: 1 / (height(box) / 4 + far) ** 2 }));
    const whole = near.reduce((sum, { weight }) => sum + weight, 0);
    const dx = near.reduce((sum, { shift, weight }) => sum + shift.x * weight, 0) / whole;
    const dy = near.reduce((sum, { shift, weight }) => sum + shift.y * weight, 0) / whole;
    return { x0: box.x0 + dx, x1: box.x1 + dx, y0: box.y0 + dy, y1: box.y1 + dy };
  };
  const onPage = (box: Box): Box => {
    const [cx, cy] = apply(transform, centerX(box), centerY(box));
    return around(cx, cy, (box.x1 - box.x0) * scale, height(box) * scale);
  };
  return {
    found: matches.length / wanted,
    error: errorOf(matches, transform),
    fixed: new Set(matches.map(({ word }) => word)),
    back,
    moved,
    onPage,
  };
}

const around = (x: number, y: number, wide: number, high: number): Box => ({
  x0: x - wide / 2,
  x1: x + wide / 2,
  y0: y - high / 2,
  y1: y + high / 2,
});

/**
 * How little a fixed word says about the movement of a place: those beside and above it say most, its label on the same line above
 * all. A word that the lesson has several times may have been found in another line.
 */
function farness({ fixed, isOnly }: { fixed: Box; isOnly: boolean }, box: Box, isAbove: boolean): number {
  const { x, y } = gaps(fixed, box);
  if (isOnly && onOneLine(fixed, box) && fixed.x1 <= box.x0) return x / 8;
  const down = centerY(fixed) - centerY(box);
  const isOther = (isAbove ? -down : down) > height(box) / 2;
  return x / 2 + 2 * y + (isOther ? 2 * height(box) + y : 0);
}
