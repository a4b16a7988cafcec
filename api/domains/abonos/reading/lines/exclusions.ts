import type { Token } from '../model.ts';
import { plain } from '../text/letters.ts';
import { textOf } from './lines.ts';
import { endsText } from './proper-names.ts';

/** «no incluye», «no es vàlid», «excepto», in five languages: what follows is not what the pass is for. */
const EXCLUDES =
  /^(non? (incluyen?|inclouen|inclou|inclue?n?|dan? derecho|dan? dereito|donen? dret|((es|e|son) )?valid[oa]?s? (para|per|en))|(does|do) not include|not valid (for|in)|excepto|salvo|agas|llevat|tret d|excluding|except)\b/;
const LONGEST = 4;

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
