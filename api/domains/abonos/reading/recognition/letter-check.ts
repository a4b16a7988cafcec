import { withoutSigns, lengthOf } from '../text/letters.ts';
import type { Box } from '../model.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';
import {
  type CutLetters,
  type LetterPicture,
  lettersIn,
  separateLetters,
  unlikeness,
} from '../picture/letter-pictures.ts';
import { type Typeface, typefaces } from './typefaces.ts';

// Codes contain no words that OCR could check, so it guesses their letters: «K» becomes «R», «4» becomes «A». So the
// shape of each letter is compared with known typefaces.

/** The result of comparing a word's letters. */
export interface Spelling {
  text: string;
  /** Whether no letter matches another one equally well. */
  clear: boolean;
}

/** How much more similar another letter must be to replace the one that was read. */
const MUCH_LIKER = 0.1;
/**
 * The thresholds, at one of which letters are separate and whole: thin strokes of large letters are faint, and ink
 * spreads.
 */
const INK = [140, 170, 200] as const;
/** Bold letters touch at all of these: they separate at a darker one. */
const DARK_INK = [105, 75] as const;
/**
 * Typefaces within this difference a letter fit equally well: spread ink makes a regular typeface as thick as its bold
 * one.
 */
const NEARLY = 0.01;
/** A letter less similar than this is cut badly or of an unknown typeface: it proves nothing. */
const LIKE = 0.32;
/** A word whose letters are less similar than this on average was cut badly. */
const LIKE_ON_THE_WHOLE = 0.2;
/** The largest width of a single letter, as the logarithm of width divided by height. */
const WIDEST = 0.35;
/** Letters that differ more between typefaces than from each other. */
const TWINS = ['0OQD', '1IJL', 'B8'];

/**
 * Corrects a word of capitals and digits by the shapes of its letters.
 * @param read the word as it was read.
 * @returns null if its letters cannot be separated.
 */
export async function spellingOf(picture: GreyPicture, place: Box, read: string): Promise<Spelling | null> {
  const faces = await typefaces();
  const before: CutLetters = new Map();
  const lettersAt = (dark: number) => separateLetters(picture, place, dark, before);
  const usual = INK.map(lettersAt);
  // One letter less than was read usually means that one was read twice.
  const own = lengthOf(read);
  const touch = usual.every(({ length }) => length < own - 1);
  const levels = touch ? [...usual, ...DARK_INK.map(lettersAt)] : usual;
  const looks = levels.flatMap((spots) => {
    const apart = withoutStrokes(spots, read);
    return [...new Set([read, ...withCount(read, apart, faces)])].flatMap((text) => {
      const count = lengthOf(text);
      const letters = count === apart.length ? apart : lettersIn(picture, place, count, before);
      const look = letters && corrected(text, letters, faces);
      const isCut = look && differences(look.text, text) > MOST_CORRECTED;
      return look && !isCut ? [{ count, look }] : [];
    });
  });
  const isClear = looks.some(({ count, look }) => count === own && look.clear);
  // Halves of a letter look somewhat like letters, and two letters like one: another number than was read must be
  // clear, but one less is enough if the reading does not match.
  const readings = looks.flatMap(({ count, look }) =>
    count === own || look.clear || (count < own && !isClear) ? [look] : [],
  );
  const [best] = readings.toSorted((a, b) => a.unlike - b.unlike);
  return best && best.unlike < LIKE_ON_THE_WHOLE ? best : null;
}

/**
 * The digits of a word by their shapes; a following currency sign does not count.
 * @param text the digits as they were read, with points and commas.
 * @param before letters and signs before them at the place, as in «€12,50».
 * @returns null if they cannot be separated.
 */
export async function digitsOf(
  picture: GreyPicture,
  place: Box,
  text: string,
  before = 0,
): Promise<string | null> {
  const faces = (await typefaces()).map((face) => new Map([...face].filter(([letter]) => /\d/.test(letter))));
  const count = lengthOf(text);
  const apart = separateLetters(picture, place);
  if (before > 0 && apart.length < before + count) return null;
  const letters =
    apart.length >= count ? apart.slice(before, before + count) : lettersIn(picture, place, count);
  const look = letters && corrected(text, letters, faces);
  return look && look.unlike < LIKE_ON_THE_WHOLE ? look.text : null;
}

/** With more apparent errors, the letters were cut at other places than those of OCR. */
const MOST_CORRECTED = 3;

const differences = (one: string, other: string) =>
  [...one].filter((letter, index) => letter !== other[index]).length;

/** «2728/342031»: a stroke that was read as such is no letter, though it has the height of one. */
export function withoutStrokes<Spot>(spots: readonly Spot[], text: string): readonly Spot[] {
  const tall = [...text].filter((sign) => /[\p{L}\d/]/u.test(sign));
  return spots.length === tall.length ? spots.filter((_, index) => tall[index] !== '/') : spots;
}

/** OCR reads letters twice, or two as one: a text with one letter less or more, if that many are separate. */
function withCount(text: string, apart: readonly LetterPicture[], faces: readonly Typeface[]): string[] {
  const more = apart.length - lengthOf(text);
  if (Math.abs(more) !== 1 || apart.some(({ stretch }) => stretch > WIDEST)) return [];
  const { ranks } = lookOf(apart, faces);
  const isStrange = (index: number) => (ranks[index]?.[0]?.unlike ?? 1) >= LIKE;
  // «44»: a shape wider than high that looks like no letter is two touching ones.
  if (more < 0 && apart.some(({ stretch }, index) => stretch > 0 && isStrange(index))) return [];
  const look = ranks.map(([first]) => first?.letter ?? '').join('');
  const variants = Array.from({ length: text.length + 1 }, (_, index) => {
    const before = text.slice(0, index);
    if (more < 0) return before + text.slice(index + 1);
    return before + (look[lengthOf(before)] ?? '') + text.slice(index);
  }).filter((variant) => lengthOf(variant) === apart.length);
  const agreement = (variant: string) =>
    [...withoutSigns(variant)].filter((letter, index) => letter === look[index]).length;
  return variants.toSorted((a, b) => agreement(b) - agreement(a)).slice(0, 1);
}

function corrected(
  text: string,
  letters: readonly LetterPicture[],
  faces: readonly Typeface[],
): Spelling & { unlike: number } {
  const { ranks, sum, nearlyAsLike } = lookOf(letters, faces);
  let index = 0;
  let clear = true;
  const spelled = text.replace(/[\p{L}\d]/gu, (read) => {
    const at = index++;
    const rank = ranks[at] ?? [];
    const [first] = rank;
    const own = rank.find(({ letter }) => letter === read.toUpperCase());
    if (!first || !own) {
      clear = false;
      return read;
    }
    const liker = Math.min(
      ...nearlyAsLike.map((look) => unlikeIn(look[at], own.letter) - unlikeIn(look[at], first.letter)),
    );
    const twins = TWINS.some((some) => some.includes(first.letter) && some.includes(own.letter));
    if (first.unlike < LIKE && liker > MUCH_LIKER && !twins) return first.letter;
    if (first !== own || own.unlike >= LIKE) clear = false;
    return read;
  });
  return { text: spelled, clear, unlike: sum / Math.max(1, letters.length) };
}

interface Rank {
  letter: string;
  unlike: number;
}

/**
 * The shape of each letter compared with the typeface most similar for all of them, and with those that fit nearly as
 * well.
 */
function lookOf(
  letters: readonly LetterPicture[],
  faces: readonly Typeface[],
): { ranks: Rank[][]; sum: number; nearlyAsLike: Rank[][][] } {
  const looks = faces
    .map((face) => letters.map((letter) => likest(letter, face)))
    .map((ranks) => ({ ranks, sum: ranks.reduce((sum, [first]) => sum + (first?.unlike ?? 1), 0) }))
    .toSorted((a, b) => a.sum - b.sum);
  const { ranks, sum } = looks[0] ?? { ranks: [], sum: 0 };
  const most = sum + NEARLY * letters.length;
  return { ranks, sum, nearlyAsLike: looks.filter((look) => look.sum <= most).map((look) => look.ranks) };
}

const unlikeIn = (rank: readonly Rank[] | undefined, letter: string) =>
  rank?.find((one) => one.letter === letter)?.unlike ?? 1;

/** Results of comparisons: each letter is compared for every possible text of its word. */
const ranksBefore = new WeakMap<LetterPicture, Map<Typeface, Rank[]>>();

/** The letters of a typeface, the most similar first. */
function likest(picture: LetterPicture, face: Typeface): Rank[] {
  const before = ranksBefore.get(picture) ?? new Map<Typeface, Rank[]>();
  ranksBefore.set(picture, before);
  const ranks =
    before.get(face) ??
    [...face]
      .map(([letter, known]) => ({ letter, unlike: unlikeness(picture, known) }))
      .toSorted((a, b) => a.unlike - b.unlike);
  before.set(face, ranks);
  return ranks;
}
