import type { Box, Word } from '../model.ts';
import { centerX, height, sharedHeight, sharedWidth, union, width } from '../geometry.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';
import { inkAt } from '../picture/letter-pictures.ts';
import { lengthOf, plain } from '../text/letters.ts';

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

const ACCENTED = /[áàéèíóòú]/iu;

const GRAVE = '\u0300';
const ACUTE = '\u0301';
const DIAERESIS = '\u0308';

/** The thresholds for marks, at which letters are whole and separate: at the darkest one alone, faint letters break. */
const SHADES = [140, 170, 200] as const;

/** The two points of a diaeresis have similar sizes, up to this factor, and at most this distance, by their width. */
const ALIKE = 1.6;
const BETWEEN_POINTS = 1.6;

/** Words with the accents that are printed above their letters. */
export const withSeenAccents = (words: readonly Word[], picture: GreyPicture): Word[] =>
  words.map((word) => (/[aeou]/u.test(plain(word.text)) ? { ...word, text: accented(word, picture) } : word));

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
    // «Kóhler», «Zoé»: other languages have a diaeresis on more letters; there OCR reads it as an accent.
    // «Encarnación»: not beside an «i», whose dot is one of the two points.
    // «Torrejón»: nor before the «n» that ends a Spanish word.
    const isForeign =
      /[aeou]/iu.test(baseOf(letter)) &&
      ACCENTED.test(letter) &&
      !/i/iu.test(before) &&
      !/^ón\P{L}*$/iu.test(letters.slice(index).join(''));
    if (isParted) letters[index] = 'ü';
    else if (isForeign || (/i/iu.test(baseOf(letter)) && mayBeParted(letters, index)))
      letters[index] = (baseOf(letter) + DIAERESIS).normalize('NFC');
  }
}

/**
 * Whether an «i» may have two points: behind a vowel of its own. «Quiñones», «Guinart»: that «u» is silent. «Quijano», «Sáinz»: one
 * of two spots is the dot of the next letter, or the accent of the one before.
 */
function mayBeParted(letters: readonly string[], index: number): boolean {
  const before = letters.slice(0, index).join('');
  const next = baseOf(letters[index + 1] ?? '');
  return /[aeou]$/iu.test(before) && !/[qg]u$/iu.test(before) && !/[ij]/iu.test(next);
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
  const { bodies, floating, points } = marksOver(word, picture);
  const letters = [...word.text];
  // If all letters are separate, it is known which is which.
  const apart = bodies.length === lengthOf(word.text);
  const places = apart ? withSigns(letters, bodies) : placesOf(letters, word, picture.scale);
  withDiaereses(letters, places, points);
  for (const mark of floating) {
    const index = nearest(mark, letters, places);
    const [base = '', seen = ''] = letters[index ?? -1]?.normalize('NFD') ?? '';
    const slant = slantOf(mark, picture);
    // «ü» has two spots, and a mark that is not slanted is no accent.
    if (index === null || !/[aeou]/iu.test(base) || Math.abs(slant) < SLANTED || seen === DIAERESIS) continue;
    letters[index] = withAccent(base, slant);
  }
  const [capital = ''] = letters;
  const mark = /^[EOU]$/.test(capital) && bodies[0] ? markTouching(bodies[0], picture) : null;
  const slant = mark ? slantOf(mark, picture) : 0;
  if (Math.abs(slant) >= SLANTED) letters[0] = withAccent(capital, slant);
  // «Valéncia»: Catalan has «-ència», and the other languages have no accent there.
  return letters
    .join('')
    .replace(/énci(?=a)/gu, 'ènci')
    .replace(/ÉNCI(?=A)/gu, 'ÈNCI');
}

const withAccent = (letter: string, slant: number) => (letter + (slant > 0 ? GRAVE : ACUTE)).normalize('NFC');

/** The top of «E», «O» and «U» is at least this wide, by the letter: what is narrower is a mark that touches it. */
const WIDE_TOP = 0.5;
/** The least height of such a mark, by the letter with its mark. */
const HIGH_MARK = 0.15;

/** The mark on top of a capital that touches it: «Ò» in most typefaces, at the size of a scan. */
function markTouching(letter: Box, { data, width: across }: GreyPicture): Box | null {
  let mark: Box | null = null;
  for (let y = letter.y0; y < letter.y1; y++) {
    const row = data.subarray(y * across + letter.x0, y * across + letter.x1);
    const from = row.findIndex((shade) => shade < SHADES[0]);
    const to = row.findLastIndex((shade) => shade < SHADES[0]);
    if (from === -1 || to + 1 - from >= WIDE_TOP * width(letter)) break;
    const own = { x0: letter.x0 + from, x1: letter.x0 + to + 1, y0: y, y1: y + 1 };
    mark = mark ? union([mark, own]) : own;
  }
  return mark && height(mark) >= HIGH_MARK * height(letter) ? mark : null;
}

interface Marks {
  /** The letters, or groups of touching letters. */
  bodies: Box[];
  floating: Box[];
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
  for (const dark of SHADES) {
    const marks = marksAt(word, picture, dark);
    if (marks.bodies.length === count && marks.spots <= CRUMBLED * most) return marks;
    if (marks.spots <= most) whole ??= marks;
  }
  return whole ?? { bodies: [], floating: [], points: [], spots: 0 };
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

/** Small spots close above letters. */
function marksAt(word: Word, picture: GreyPicture, dark: number): Marks {
  const spots = inkAt(picture, { ...word, y0: word.y0 - 0.1 * height(word) }, dark);
  const tallest = Math.max(0, ...spots.map(height));
  const bodies = spots.filter((spot) => height(spot) >= LOW * tallest);
  const floating = spots.filter((spot) => {
    if (!isMark(spot, tallest)) return false;
    const body = bodies.find((one) => sharedWidth(one, spot) > 0.5 * Math.min(width(spot), width(one)));
    const gap = body ? body.y0 - spot.y1 : -1;
    return gap >= 0 && gap <= CLOSE * tallest;
  });
  return { bodies, floating, points: pointsOver(spots, bodies, tallest), spots: spots.length };
}

/** Letters that may have a mark: also «n», «i» and «j», so that their marks are not given to another letter. */
const MARKED = /[aeioujn]/iu;

/** The letter below a mark. */
function nearest(mark: Box, letters: readonly string[], places: readonly Box[]): number | null {
  const apart = letters.flatMap((letter, index) => {
    const place = places[index];
    if (!place || !MARKED.test(baseOf(letter))) return [];
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
