import type { Box, Word, Draft } from '../reading/model.ts';
import { distance, height, startTogether, union } from '../reading/geometry.ts';
import type { VerifiedValues } from './model.ts';
import { paperWord } from './paper-words.ts';
import { bare } from './values.ts';

// The words that a lesson keeps: those that every pass of the layout has, and none of a person.

/** The most words of a lesson, those nearest to values: small print says little. */
const MOST_FIXED = 90;

/** Whether a word belongs to this pass and not to another one of the page; the heading of a table belongs to all. */
export function zoneOf(
  values: readonly Box[],
  own: Draft | undefined,
  others: readonly Draft[],
): (word: Box) => boolean {
  const labels = Object.values(own?.fields ?? {}).flatMap(({ labelBox }) => labelBox ?? []);
  const isOwn = (box: Box) => labels.some((label) => startTogether(label, box));
  const mine = union([...values, ...labels]);
  const theirs = others.flatMap(({ fields }) => {
    const boxes = Object.values(fields)
      .flatMap(({ valueBox, labelBox }) => [valueBox, labelBox])
      .filter((box) => box !== undefined && !isOwn(box));
    return boxes.length > 0 ? [union(boxes.filter((box) => box !== undefined))] : [];
  });
  return (word) => theirs.every((box) => distance(word, mine) <= distance(word, box));
}

/** Words of a person, which are no fixed words anywhere on the page. */
export function privateWords({ nombreAsistente }: VerifiedValues): (word: Word) => boolean {
  const names = new Set(
    String(nombreAsistente ?? '')
      .split(/[\s'’-]+/u)
      .map(bare),
  );
  return ({ text }) => names.has(bare(text));
}

/** What is known of the words of a page. */
interface Known {
  values: ReadonlySet<Word>;
  isPrivate: (word: Word) => boolean;
  isOcr: boolean;
}

/** The words of the page that every pass of the layout has, as far as one pass can tell. */
export function fixedWords(rows: readonly (readonly Word[])[], { values, isPrivate, isOcr }: Known) {
  return rows.flatMap((row) => {
    const names = wordsOfNames(row, isOcr);
    return row.flatMap((word) => {
      if (values.has(word) || names.has(word) || isPrivate(word)) return [];
      const text = paperWord(word.text, isOcr);
      return text ? [{ word, text }] : [];
    });
  });
}

export function nearest<One extends { word: Word }>(fixed: readonly One[], values: readonly Word[]): One[] {
  const far = ({ word }: One) => Math.min(...values.map((value) => distance(word, value)));
  const near = new Set(fixed.toSorted((a, b) => far(a) - far(b)).slice(0, MOST_FIXED));
  return fixed.filter((one) => near.has(one));
}

/** The widest gap between the words of a name, in heights of their letters. */
const IN_NAME = 0.8;

/**
 * Words that may be of a name: «Jane Puerta» and «PUERTA GIL, JANE». A known word in capital letters counts if an unknown one
 * is right before it, or one with a comma right behind it.
 */
function wordsOfNames(row: readonly Word[], isOcr: boolean): ReadonlySet<Word> {
  const names = new Set<Word>();
  const isUnknown = (word: Word) => names.has(word) || paperWord(word.text, isOcr) === null;
  const isBeside = (a: Word, b: Word) => b.x0 - a.x1 <= IN_NAME * height(b);
  for (const [index, word] of row.entries()) {
    if (!/^\p{Lu}\p{L}*[.,]?$/u.test(word.text)) continue;
    const [before, next] = [row[index - 1], row[index + 1]];
    const follows =
      before && isBeside(before, word) && /^\p{Lu}\p{L}+[.,]?$/u.test(before.text) && isUnknown(before);
    const leads = next && isBeside(word, next) && /^\p{Lu}\p{L}+,$/u.test(next.text) && isUnknown(next);
    if (follows || leads) names.add(word);
  }
  return names;
}
