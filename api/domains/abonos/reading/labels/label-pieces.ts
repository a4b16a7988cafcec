import { haveInCommon } from './label-words.ts';
import { type LabelMeaning, meaningsOf } from '../text/lexicon.ts';
import type { Token } from '../lines/lines.ts';

// OCR sees some labels in small print only in part.

/** Fewer letters show no word. */
const FEWEST_OF_PIECE = 3;

/** «Recinte Reci   Palau…»: where a label says it in two languages, scanners may see the beginning of the second one alone. */
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
