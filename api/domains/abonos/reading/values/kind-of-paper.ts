import { height, median } from '../geometry.ts';
import type { Word } from '../model.ts';
import { plain } from '../text/letters.ts';
import { linesOf } from '../lines/lines.ts';

// Whether a page is a season pass or a similar document: an invoice, or a ticket for one match.

/** Words that only season passes have, in Spanish and Catalan. */
const PASS_WORDS =
  /\b(abono|abonos|abonado|abonada|abonament|abonaments|abonat|carnet de soci|carne de soci|tarjeta de soci|targeta de soci|(carnet|carne|pase|passi|tarjeta|targeta) (de )?temporada|season ticket)/;
/** Titles of documents about passes that are no passes. */
const OTHER_PAPERS =
  /\b(factura(?! simplificada)|factures|rechnung|invoice|presupuesto|pressupost|nomina|albaran|albara|recibo domiciliado)\b/;
/** Words of tickets for one match, with its time. «Muéstralo en cada partido» is about all matches. */
const ONE_MATCH =
  /\b((?<!\b(cada|un|cualquier|qualsevol|algun) )(partido|partit|encuentro|encontre)|jornada \d+|(dia|fecha|data) [yi] hora|hora (de )?(inicio|inici|comienzo)|(apertura|obertura) (de )?(puertas|portes))\b/;
const HOUR = /\b([01]?\d|2[0-3])[:.h][0-5]\d\b(?!,)/;

/** Letters larger than most by this factor are a title, and so are the first lines. */
const LARGER = 1.25;
const FIRST_LINES = 2;

interface Around {
  /** Words along the edges of an upright page: some documents have their title there. */
  sides?: readonly Word[];
  /** Whether the page has a seat for a season, by a label: then it need not say that it is a pass. */
  hasSeason?: boolean;
}

/** Whether a page is about season passes, and not one of the documents that only mention them. */
export function speaksOfPasses(
  words: readonly Word[],
  scanned: boolean,
  { sides = [], hasSeason = false }: Around = {},
): boolean {
  const text = textOf([...words, ...sides]);
  if (!PASS_WORDS.test(text) && (!hasSeason || ONE_MATCH.test(text))) return false;
  const large = largeText([...words, ...sides]);
  const first = linesOf(words, scanned)
    .slice(0, FIRST_LINES)
    .map(({ tokens }) => textOf(tokens));
  // In small print a pass may say that it is no invoice; the kind of a document is in its first or large lines.
  if (OTHER_PAPERS.test(large) || first.some((line) => OTHER_PAPERS.exec(line)?.index === 0)) return false;
  const isTitled = PASS_WORDS.test([large, ...first].join(' '));
  return isTitled || !(ONE_MATCH.test(text) && HOUR.test(text));
}

const textOf = (words: readonly { text: string }[]) => plain(words.map(({ text }) => text).join(' '));

function largeText(words: readonly Word[]): string {
  const most = median(words.map(height));
  return textOf(words.filter((word) => height(word) >= LARGER * most && /\p{L}{3}/u.test(word.text)));
}
