import { PAPER } from '../fields/phrases.ts';
import type { Token } from '../model.ts';
import { plain } from '../text/letters.ts';

const PASS = new RegExp(`^(${PAPER.replace(/\s+/g, '')})s?$`);
const NUMBER = /^\d{1,2}$/;
const OF = /^(de|of)$/i;

/** Whether a token counts the passes of a paper: the numbers of «Abono 1 de 3». */
export const isCount = ({ label, text }: Token): boolean => label === '' && NUMBER.test(text);

/** Whether «1 de 3» begins at a token, behind the word for a pass. */
function startsCount(tokens: readonly Token[], at: number): boolean {
  const [pass, one, of, all] = [-1, 0, 1, 2].map((step) => tokens[at + step]?.text ?? '');
  const isBoth = NUMBER.test(one ?? '') && NUMBER.test(all ?? '') && Number(one) <= Number(all);
  return isBoth && OF.test(of ?? '') && PASS.test(plain(pass ?? ''));
}

/**
 * The tokens of a line, with «1 de 3» behind the word for a pass as words without meaning, like «de»: neither is the value of that
 * word, and «Abono 1 de 3  Núm.» is «Abono núm.».
 */
export const withoutCounts = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, index) => {
    if ([0, 2].some((back) => startsCount(tokens, index - back))) return { ...token, label: '' };
    const isNumber = token.label === 'num' && startsCount(tokens, index - 3);
    return isNumber ? { ...token, apart: false, far: false } : token;
  });
