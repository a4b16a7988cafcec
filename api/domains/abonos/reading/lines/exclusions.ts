import type { Token } from '../model.ts';
import { plain } from '../text/letters.ts';
import { textOf } from './lines.ts';
import { endsText } from './proper-names.ts';

/** «no incluye», «no dóna dret», «excepto»: what follows is not what the pass is for. */
const EXCLUDES =
  /^(no (incluyen?|inclouen|inclou|inclu(en)?|dan? derecho|donen? dret)|excepto|salvo|llevat|tret d)\b/;
const LONGEST = 3;

/** The words of a paragraph that say what a pass does not include: from there to the end of the sentence. */
export function excludedIn(paragraph: readonly Token[]): Token[] {
  let isExcluded = false;
  return paragraph.filter((token, index) => {
    const before = paragraph[index - 1];
    if (before && endsText(before) && before.text.endsWith('.')) isExcluded = false;
    isExcluded ||= EXCLUDES.test(plain(textOf(paragraph.slice(index, index + LONGEST))));
    return isExcluded;
  });
}
