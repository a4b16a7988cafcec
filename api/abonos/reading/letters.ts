// Letters as people and scanners confuse them.

/** Lower case without accents, «l·l» as «ll». */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/l[·.•]l/g, 'll')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

const SKELETON: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  j: 'l',
  '|': 'l',
  '!': 'l',
  '5': 's',
  '8': 'b',
  '6': 'g',
  '9': 'g',
  '2': 'z',
};

/** The shape of a word: letters and digits that scanners take for each other become one. */
export function skeleton(text: string): string {
  return plain(text).replace(/[01ij|!58692]/g, (letter) => SKELETON[letter] ?? letter);
}

/**
 * How many letters must be added, dropped or replaced to turn one word into the other.
 * @returns the distance, or `limit + 1` as soon as it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replace = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const drop = (previous[column] ?? 0) + 1;
      const add = (current[column - 1] ?? 0) + 1;
      current.push(Math.min(replace, drop, add));
    }
    if (Math.min(...current) > limit) return limit + 1;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}

const AS_DIGIT: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  G: '6',
  B: '8',
};

/** What a scanner meant where only digits can stand. */
export function asDigits(text: string): string {
  return text.replace(/[OoQDIli|!ZzSsGB]/g, (letter) => AS_DIGIT[letter] ?? letter);
}

/** «llles», «lglesia»: a scanner sees a large «I» as a small «l», with which no word begins before these letters. */
export const withLargeI = (text: string): string =>
  text.replace(/(?<![\p{L}\d'’])l(?=ll|[bcdfghjkmnpqrstvxz])/gu, 'I');
