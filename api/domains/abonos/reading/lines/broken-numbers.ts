import { height } from '../geometry.ts';
import type { Word } from '../model.ts';
import { hasCheckedTaxNumber } from '../text/tax-number.ts';
import { levels } from './pieces.ts';

/** The letter of a company's number with its hyphen, where a line may break, and the rest of the number. */
const BEGINNING = /^\p{Lu}-$/u;
const REST = /^(\d{7}[\dA-J])[.,;)]*$/;
/** How far the next line is at most, in letter sizes. */
const NEXT_LINE = 2;

/** «NIF B-» at the end of a line and «31025273» at the start of the next: the number as one word, if its check digit is right. */
export function withWholeTaxNumbers(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => BEGINNING.test(text))) return [...words];
  const lines = levels(words);
  const starts = lines.flatMap(([first]) => first ?? []);
  const wholes = new Map<Word, Word>();
  const rests = new Set<Word>();
  for (const last of lines.flatMap((line) => line.at(-1) ?? [])) {
    if (!BEGINNING.test(last.text)) continue;
    const rest = starts.find(
      (one) =>
        one.y0 > last.y0 + 0.5 * height(last) &&
        one.y0 - last.y0 < NEXT_LINE * height(last) &&
        hasCheckedTaxNumber(last.text + (REST.exec(one.text)?.[1] ?? '')),
    );
    if (!rest) continue;
    wholes.set(last, { ...last, text: last.text + rest.text });
    rests.add(rest);
  }
  return words.filter((word) => !rests.has(word)).map((word) => wholes.get(word) ?? word);
}
