import { height } from '../geometry.ts';
import type { Word } from '../model.ts';
import { hasCheckedTaxNumber } from '../text/tax-number.ts';
import { levels } from './pieces.ts';

/** The letter of a company's number with its hyphen, where a line may break, and the end of the number. */
const BEGINNING = /^\p{Lu}-$/u;
const END = /^(\d{7}[\dA-J])[.,;)]*$/;
/** How far the next line is at most, in letter sizes. */
const NEXT_LINE = 2;

/** «NIF B-» at the end of a line and «31025273» at the start of the next: the number as one word, if its check digit is right. */
export function withWholeTaxNumbers(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => BEGINNING.test(text))) return [...words];
  const lines = levels(words);
  const starts = lines.flatMap(([first]) => first ?? []);
  const wholes = new Map<Word, Word>();
  const ends = new Set<Word>();
  for (const last of lines.flatMap((line) => line.at(-1) ?? [])) {
    if (!BEGINNING.test(last.text)) continue;
    const end = starts.find(
      (one) =>
        one.y0 > last.y0 + 0.5 * height(last) &&
        one.y0 - last.y0 < NEXT_LINE * height(last) &&
        hasCheckedTaxNumber(last.text + (END.exec(one.text)?.[1] ?? '')),
    );
    if (!end) continue;
    wholes.set(last, { ...last, text: last.text + end.text });
    ends.add(end);
  }
  return words.filter((word) => !ends.has(word)).map((word) => wholes.get(word) ?? word);
}
