import { width } from '../geometry.ts';
import type { Word } from '../model.ts';
import { levels } from './pieces.ts';

/** The line of a form that is to be written on, also right behind a text. */
const BLANK = /_{3,}$/;

/**
 * The words of a page without the rest of the blanks that a form's values stand in: «Nombre: Ana Vega ______  DNI: …». A blank before a
 * value, or an empty one, stays: it shows where the value is.
 */
export function withoutBlanks(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => BLANK.test(text))) return [...words];
  const inValue = new Map<Word, string>();
  for (const line of levels(words)) {
    let colon = -1;
    for (const [index, word] of line.entries()) {
      const said = word.text.replace(BLANK, '');
      const hasValue = colon >= 0 && (index > colon + 1 || said !== '');
      if (said !== word.text && hasValue && !said.endsWith(':')) {
        inValue.set(word, said);
        colon = -1;
      } else if (said.endsWith(':') || (said === '' && colon === index - 1)) colon = index;
    }
  }
  return words.flatMap((word) => {
    const said = inValue.get(word) ?? word.text;
    const x1 = word.x0 + (width(word) * said.length) / word.text.length;
    return said === '' ? [] : said === word.text ? word : { ...word, text: said, x1 };
  });
}
