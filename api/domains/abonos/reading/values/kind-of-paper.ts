import { height, median } from '../geometry.ts';
import type { Token, Word } from '../model.ts';
import { plain } from '../text/letters.ts';
import { linesOf } from '../lines/lines.ts';

// Whether a page is a season pass or a similar document: an invoice, or a ticket for one match.

/** Words that only season passes have. */
const PASS_WORDS =
  /\b(abono|abonos|abonado|abonada|abonament|abonaments|abonat|carnet de soci|carne de soci|tarjeta de soci|targeta de soci|(carnet|carne|pase|passi|tarjeta|targeta) (de )?temporada|season (ticket|pass)|(dauer|saison|jahres)karten?|(pases?|passes?|passis?|bonos?) (de |per a |para )?(la )?temporada)/;
/** Titles of documents about passes that are no passes. */
const OTHER_PAPERS =
  /\b(factura(?! simplificada)|factures|rechnung|invoice|presupuesto|pressupost|nomina|albaran|albara|recibo domiciliado)\b/;
/** Words of tickets for one match, with its time. */
const ONE_MATCH =
  /\b(jornada \d+|(dia|fecha|data) [yi] hora|hora (de )?(inicio|inici|comienzo)|(apertura|obertura) (de )?(puertas|portes)(?!.{0,40} (cada|todos|tots) ))\b/;
/** «la jornada 1»: a sentence is about the next match, beside nearly all fields of a pass. */
const NEXT_MATCH = /\bla (primera )?jornada \d+/g;
/** The match at the start of a line or column: sentences are about all matches or the next one. */
const MATCH = /^(partido|partit|encuentro|encontre)\b/m;
const HOUR = /\b([01]?\d|2[0-3])[:.h][0-5]\d\b(?!,)/;

/** Letters larger than most by this factor are a title, and so are the first lines. */
const LARGER = 1.25;
const FIRST_LINES = 2;

interface Around {
  /** Words along the edges of an upright page: some documents have their title there. */
  sides?: readonly Word[];
  /** Whether the page has a seat for a season, by a label: then it need not say that it is a pass. */
  hasSeason?: boolean;
  /**
   * Whether the page has nearly all fields of a pass: then an invoice is the only paper that its buyer has, and a sentence about one
   * match does not make it a ticket for that.
   */
  isWhole?: boolean;
}

/** Whether a page is about season passes, and not one of the documents that only mention them. */
export function speaksOfPasses(
  words: readonly Word[],
  scanned: boolean,
  { sides = [], hasSeason = false, isWhole = false }: Around = {},
): boolean {
  const text = textOf([...words, ...sides]);
  const lines = linesOf(words, scanned).map(({ tokens }) => tokens);
  const isForMatch =
    ONE_MATCH.test(isWhole ? text.replaceAll(NEXT_MATCH, '') : text) ||
    MATCH.test(lines.map(inColumns).join('\n'));
  if (!PASS_WORDS.test(text) && (!hasSeason || isForMatch)) return false;
  const large = largeText([...words, ...sides]);
  const first = lines.slice(0, FIRST_LINES).map(textOf);
  // In small print a pass may say that it is no invoice; the kind of a document is in its first or large lines.
  const isOther = OTHER_PAPERS.test(large) || first.some((line) => OTHER_PAPERS.exec(line)?.index === 0);
  if (isOther && !isWhole) return false;
  const isTitled = PASS_WORDS.test([large, ...first].join(' '));
  return isTitled || !(isForMatch && HOUR.test(text));
}

const textOf = (words: readonly { text: string }[]) => plain(words.map(({ text }) => text).join(' '));

/** A line of text in plain letters, each column on a line of its own. */
const inColumns = (tokens: readonly Token[]) =>
  plain(tokens.map(({ text, apart }) => (apart ? `\n${text}` : text)).join(' ')).replaceAll(' \n', '\n');

function largeText(words: readonly Word[]): string {
  const most = median(words.map(height));
  return textOf(words.filter((word) => height(word) >= LARGER * most && /\p{L}{3}/u.test(word.text)));
}
