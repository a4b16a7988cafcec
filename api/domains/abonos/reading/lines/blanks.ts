import { width } from '../geometry.ts';
import type { Word } from '../model.ts';
import { levels } from './pieces.ts';

/** The line of a form that is to be written on, also right behind a text. */
const BLANK = /_{3,}$/;
/** The same right before the next label: «____Fila:». */
const BEFORE_TEXT = /^(.*_{3,})(\p{L}.*)$/u;

/**
 * The words of a page without the rest of the blanks that a form's values stand in: «Nombre: Ana Vega ______  DNI: …». A blank before a
 * value, or an empty one, stays: it shows where the value is.
 */
export function withoutBlanks(printed: readonly Word[]): Word[] {
  const words = printed.flatMap(apart);
  if (!words.some(({ text }) => BLANK.test(text))) return [...printed];
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

/** A word, or the blank in it and the text behind that. */
function apart(word: Word): Word[] {
  const [, blank, behind] = BEFORE_TEXT.exec(word.text) ?? [];
  if (!blank || !behind) return [word];
  const x = word.x0 + (width(word) * blank.length) / word.text.length;
  return [
    { ...word, text: blank, x1: x },
    { ...word, text: behind, x0: x },
  ];
}
