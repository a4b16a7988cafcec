import { haveInCommon } from './label-words.ts';
import type { LabelMeaning, Token } from '../model.ts';
import { meaningsOf } from '../fields/lexicon.ts';

// OCR reads some labels in small print only partly.

/** The least number of letters that identify a word. */
const FEWEST_OF_PIECE = 3;

/** «Recinte Reci   Palau…»: of a label in two languages, OCR may read only the beginning of the second. */
export function afterPiece(
  tokens: readonly Token[],
  start: number,
  end: number,
  meanings: readonly LabelMeaning[],
): number {
  const [piece, next] = [tokens[end], tokens[end + 1]];
  if (!tokens[start]?.apart || piece?.kind !== 'word' || piece.apart || !next?.apart) return end;
  if (piece.label.length < FEWEST_OF_PIECE || !/^\p{L}+$/u.test(piece.text)) return end;
  const whole = meaningsOf([`${piece.label}.`], false);
  return haveInCommon(whole, meanings) ? end + 1 : end;
}
