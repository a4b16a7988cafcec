import type { Box, Word } from '../model.ts';
import { centerX, height, sharedHeight, sharedWidth, union, width } from '../geometry.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';
import { inkAt } from '../picture/letter-pictures.ts';
import { lengthOf } from '../text/letters.ts';

// OCR overlooks and confuses accents: «Sènior», «Senior». Here they are detected as small slanted spots above letters.

/** Marks are lower than this share of the tallest letter, and higher than dust. */
const LOW = 0.45;
const DUST = 0.1;
/** The largest distance of a mark above its letter, by the tallest letter. */
const CLOSE = 0.25;
/** The largest horizontal distance of a mark from its letter's place, in letters. */
const ASIDE = 0.6;
/** From this correlation of across and down on, a mark slants. */
const SLANTED = 0.35;
/** In marks this low or lower, in pixels, most pixels are grey edges. */
const TINY = 4;

/** The least ratio of width to height of a tilde. */
const TILDE_WIDTH = 1.6;
/** Its least length, by the tallest letter. */
const LONG = 0.35;

const ACCENTED = /[áàéèíóòú]/iu;

const GRAVE = '\u0300';
const ACUTE = '\u0301';
const TILDE = '\u0303';
const DIAERESIS = '\u0308';

/** The thresholds for marks, at which letters are whole and separate: at the darkest one alone, faint letters break. */
const SHADES = [140, 170, 200] as const;
/**
 * Bold letters touch at all of these. At the threshold that separates them letters break too, so only a letter that OCR
 * read with a mark gets one.
 */
const DARK_SHADES = [105, 75] as const;

/** The two points of a diaeresis have similar sizes, up to this factor, and at most this distance, by their width. */
const ALIKE = 1.6;
const BETWEEN_POINTS = 1.6;

/** Words with the accents that are printed above their letters. */
export const withSeenAccents = (words: readonly Word[], picture: GreyPicture): Word[] =>
  words.map((word) =>
    /[aeoun]|I/u.test(bare(word.text)) ? { ...word, text: accented(word, picture) } : word,
  );

/** A text without accents, in lower case except «I». */
const bare = (text: string) => text.normalize('NFD').replace(/[^I]/gu, (letter) => letter.toLowerCase());

/** «Lluisa», «Aida»: Catalan separates an «i» from the vowel before it by two points, where OCR reads one. */
function withDiaereses(letters: string[], places: readonly Box[], points: readonly Box[]): void {
  for (const pair of points) {
    const away = (index: number) => Math.abs(centerX(places[index] ?? pair) - centerX(pair));
    const [index = 0] = letters
      .flatMap((letter, at) => (/[aeiou]/iu.test(baseOf(letter)) ? [at] : []))
      .toSorted((a, b) => away(a) - away(b));
    const letter = letters[index] ?? '';
    const before = baseOf(letters[index - 1] ?? '');
    // «Giell»: between «g» or «q» and «e» or «i», the letter below two points is «u», however its strokes were read.
    const isParted =
      /[ui]/iu.test(baseOf(letter)) &&
      /[gq]/iu.test(before) &&
      /[ei]/iu.test(baseOf(letters[index + 1] ?? ''));
    // «Kóhler»: other languages have a diaeresis on more letters; there OCR reads it as an accent.
    // «Encarnación»: not beside an «i», whose dot is one of the two points.
    const isForeign = /[aou]/iu.test(baseOf(letter)) && ACCENTED.test(letter) && !/i/iu.test(before);
    if (isParted) letters[index] = 'ü';
    else if (isForeign || (/i/iu.test(baseOf(letter)) && /[aeou]/iu.test(before)))
      letters[index] = (baseOf(letter) + DIAERESIS).normalize('NFC');
  }
}

const baseOf = (letter: string) => letter.normalize('NFD')[0] ?? '';

/** Pairs of points beside each other above one letter, each with one box. */
function pointsOver(spots: readonly Box[], bodies: readonly Box[], tallest: number): Box[] {
  const low = spots.filter((spot) => isMark(spot, tallest));
  return low.flatMap((left, index) => {
    const right = low[index + 1];
    if (!right) return [];
    const most = BETWEEN_POINTS * Math.max(width(left), width(right));
    const gap = right.x0 - left.x1;
    const alike = [width, height].every(
      (size) => size(left) <= ALIKE * size(right) && size(right) <= ALIKE * size(left),
    );
    const level = sharedHeight(left, right) > 0.6 * Math.max(height(left), height(right));
    if (!alike || !level || gap <= 0 || gap > most) return [];
    const pair = union([left, right]);
    const body = bodies.find(({ x0, x1 }) => x0 < centerX(pair) && x1 > centerX(pair));
    const over = body ? body.y0 - pair.y1 : -1;
    return over >= 0 && over <= CLOSE * tallest ? [pair] : [];
  });
}

const isMark = (spot: Box, tallest: number) =>
  height(spot) < LOW * tallest && height(spot) >= DUST * tallest && width(spot) >= 2;

function accented(word: Word, picture: GreyPicture): string {
  const { bodies, floating, grown, points, dark } = marksOver(word, picture);
  const letters = [...withTildes(word, floating, bodies, picture.scale)];
  // If all letters are separate, it is known which is which.
  const apart = bodies.length === lengthOf(letters.join(''));
  const places = apart ? withSigns(letters, bodies) : placesOf(letters, word, picture.scale);
  withDiaereses(letters, places, points);
  const under: readonly (readonly [Box, RegExp])[] = [
    ...floating.map((mark) => [mark, /[aeioujn]/iu] as const),
    ...(apart ? grown : []).map((mark) => [mark, /\p{L}/u] as const),
  ];
  for (const [mark, kind] of under) {
    const index = nearest(mark, letters, places, kind);
    const letter = index === null ? undefined : letters[index];
    if (index === null || letter === undefined) continue;
    const [base = '', seen = ''] = letter.normalize('NFD');
    if (grown.includes(mark) && !/[aeou]/u.test(base)) continue;
    if (dark < SHADES[0] && !ACCENTED.test(letter)) continue;
    // Between «g» and «e» or «i», a mark above a «u» is always a diaeresis.
    if (
      /^u$/iu.test(base) &&
      /g/iu.test(letters[index - 1] ?? '') &&
      /[eiéí]/iu.test(letters[index + 1] ?? '')
    ) {
      letters[index] = `${base}\u0308`.normalize('NFC');
    } else if (/^[aeou]$/iu.test(base)) {
      const slant = slantOf(mark, picture);
      // «ü» has two spots, and a mark that is not slanted is no accent.
      if (Math.abs(slant) < SLANTED || seen === '\u0308') continue;
      letters[index] = (base + (slant > 0 ? GRAVE : ACUTE)).normalize('NFC');
    } else if (base === 'I' && slantOf(mark, picture) < -SLANTED) {
      letters[index] = 'Í';
    } else if (/^n$/iu.test(base) && isWide(mark)) {
      letters[index] = (base + TILDE).normalize('NFC');
    }
  }
  return letters.join('');
}

/** «Espafia»: OCR reads «ñ» as «fi», but above neither of these is a mark as wide as a tilde. */
function withTildes(word: Word, floating: readonly Box[], bodies: readonly Box[], scale: number): string {
  const tallest = Math.max(0, ...bodies.map(height));
  // The dot of a bold «i» may be wider than high too.
  const wide = floating.filter((mark) => isWide(mark) && width(mark) > LONG * tallest);
  if (wide.length === 0) return word.text;
  const letters = [...word.text];
  const places = placesOf(letters, word, scale);
  const known = places.filter((_, index) => /[ñãõ]/iu.test(letters[index] ?? '')).map(centerX);
  return word.text.replace(/(?<=\p{L})fi/gu, (read, at: number) => {
    const [first, last] = [places[at], places[at + 1]];
    if (!first || !last) return read;
    const middle = (first.x0 + last.x1) / 2;
    const isOver = (mark: Box) => {
      const away = Math.abs(centerX(mark) - middle);
      // A spot closer to a letter that was read with its tilde belongs to that one.
      return away < width(first) + width(last) && known.every((x) => Math.abs(centerX(mark) - x) > away);
    };
    return wide.some(isOver) ? 'ñ' : read;
  });
}

const isWide = (mark: Box) => width(mark) > TILDE_WIDTH * height(mark);

interface Marks {
  /** The threshold at which they were found. */
  dark: number;
  /** The letters, or groups of touching letters. */
  bodies: Box[];
  floating: Box[];
  grown: Box[];
  /** The two points of a diaeresis, together. */
  points: Box[];
  /** The number of spots of ink. */
  spots: number;
}

/** The separate letters, with a position for each punctuation mark between them: that of the next letter. */
function withSigns(letters: readonly string[], bodies: readonly Box[]): Box[] {
  let index = 0;
  return letters.flatMap((letter) => {
    const next = bodies[index] ?? bodies.at(-1);
    if (!next) return [];
    if (lengthOf(letter) === 0) return { ...next, x1: next.x0 };
    index++;
    return next;
  });
}

/** The marks at the threshold at which the letters of a word are separate, or otherwise whole. */
function marksOver(word: Word, picture: GreyPicture): Marks {
  const count = lengthOf(word.text);
  const most = mostSpots(word.text);
  let whole: Marks | undefined;
  for (const dark of [...SHADES, ...(ACCENTED.test(word.text) ? DARK_SHADES : [])]) {
    const marks = marksAt(word, picture, dark);
    if (marks.bodies.length === count && marks.spots <= CRUMBLED * most) return marks;
    if (marks.spots <= most) whole ??= marks;
  }
  return whole ?? { dark: SHADES[0], bodies: [], floating: [], grown: [], points: [], spots: 0 };
}

/** The number of spots that may be dust or overlooked marks. */
const MORE_SPOTS = 2;
/** If as many letters are separate as were read, fragments may add spots, up to this factor. */
const CRUMBLED = 1.4;

/** The most spots that the letters of a word and their marks have; with more, the letters are broken. */
const mostSpots = (text: string) => {
  const parts = text.normalize('NFD');
  return parts.length + (parts.match(/[ij:;%"]|\u0308/gu) ?? []).length + MORE_SPOTS;
};

/** Small spots close above letters, and parts of touching letters that rise above the low letters. */
function marksAt(word: Word, picture: GreyPicture, dark: number): Marks {
  const spots = inkAt(picture, { ...word, y0: word.y0 - 0.1 * height(word) }, dark);
  const tallest = Math.max(0, ...spots.map(height));
  const bodies = spots.filter((spot) => height(spot) >= LOW * tallest);
  const low = Math.max(0, ...bodies.map(({ y0 }) => y0));
  const grown = bodies
    .filter((body) => body.y0 <= low - 0.15 * tallest && width(body) < 0.9 * tallest && body.y1 > low)
    .map((body) => ({ ...body, y1: low }));
  const floating = spots.filter((spot) => {
    if (!isMark(spot, tallest)) return false;
    const body = bodies.find((one) => sharedWidth(one, spot) > 0.5 * Math.min(width(spot), width(one)));
    const gap = body ? body.y0 - spot.y1 : -1;
    return gap >= 0 && gap <= CLOSE * tallest;
  });
  return { bodies, floating, grown, points: pointsOver(spots, bodies, tallest), spots: spots.length, dark };
}

/** The letter of a kind below a mark. */
function nearest(mark: Box, letters: readonly string[], places: readonly Box[], kind: RegExp): number | null {
  const apart = letters.flatMap((letter, index) => {
    const place = places[index];
    if (!place || !kind.test(letter.normalize('NFD')[0] ?? '')) return [];
    return [{ index, away: Math.abs(centerX(place) - centerX(mark)) / Math.max(1, width(place)) }];
  });
  const [first] = apart.toSorted((a, b) => a.away - b.away);
  return first && first.away < ASIDE ? first.index : null;
}

/** The approximate position of each letter, in pixels: wide letters take more space. */
function placesOf(letters: readonly string[], word: Word, scale: number): Box[] {
  const shares = letters.map(shareOf);
  const unit = (width(word) * scale) / shares.reduce((sum, share) => sum + share, 0);
  let x = word.x0 * scale;
  return shares.map((share) => {
    const place = { x0: x, x1: x + share * unit, y0: word.y0 * scale, y1: word.y1 * scale };
    x = place.x1;
    return place;
  });
}

function shareOf(letter: string): number {
  if (/[iíìjl.,:;'’|!]/u.test(letter)) return 0.25;
  if (/[ftrI()/-]/u.test(letter)) return 0.33;
  if (/[mwMW]/u.test(letter)) return 0.85;
  return /\p{Lu}/u.test(letter) ? 0.7 : 0.54;
}

/** The slant of a mark: towards 1 it falls to the right, towards −1 it rises. */
function slantOf(mark: Box, { data, width: across }: GreyPicture): number {
  const edge = height(mark) <= TINY ? 1 : 0;
  let [ink, sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0, 0];
  for (let y = mark.y0 - edge; y < mark.y1 + edge; y++)
    for (let x = mark.x0 - edge; x < mark.x1 + edge; x++) {
      const dark = 255 - (data[y * across + x] ?? 255);
      ink += dark;
      sumX += dark * x;
      sumY += dark * y;
      sumXX += dark * x * x;
      sumYY += dark * y * y;
      sumXY += dark * x * y;
    }
  if (ink === 0) return 0;
  const [meanX, meanY] = [sumX / ink, sumY / ink];
  const spread = Math.sqrt((sumXX / ink - meanX ** 2) * (sumYY / ink - meanY ** 2));
  return spread > 0 ? (sumXY / ink - meanX * meanY) / spread : 0;
}
