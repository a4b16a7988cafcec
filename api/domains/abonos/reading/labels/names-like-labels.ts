import { TYPICAL } from './label-words.ts';
import type { LabelMeaning, Token } from '../model.ts';
import { plain } from '../text/letters.ts';
import { textOf } from '../lines/lines.ts';
import { shapeOf } from '../fields/fields.ts';

// Some sections, tariffs and competitions have names that are labels elsewhere.

/** A name of a stand that includes the word for it: «Grada Central», but «Grada» and «Preferencia». */
const BELONGS_TO_STAND =
  /^(central|baixa|alta|baja|nord|norte|sur|sud|este?|oeste?|inferior|superior|jove|joven|infantil|principal|popular|\d.*)$/;
const STAND = /^(grada|graderia|graderio|tribuna|planta)$/;

/** Whether the words after a label for rings are a typical name of one, which confirms the label. */
export function isRing(label: string, rest: readonly Token[], clear: boolean, isOcr: boolean): boolean {
  const stop = rest.findIndex(({ kind }) => kind === 'stop');
  const listed = stop === -1 ? rest : rest.slice(0, stop);
  const comma = listed.findIndex(({ text }) => text.endsWith(','));
  const words = comma === -1 ? listed : listed.slice(0, comma + 1);
  const fit = shapeOf('anillo', textOf(words).replace(/,$/, ''), isOcr)?.fit ?? 0;
  // «Anillo 2» is a name of a ring.
  if (clear) return fit >= 0.6 && !/^\d/.test(words[0]?.text ?? '');
  if (words.length > 3 || fit < TYPICAL) return false;
  return !STAND.test(plain(label)) || !BELONGS_TO_STAND.test(plain(textOf(words).replace(/,$/, '')));
}

/** «Anillo: Segon anell est»: whether the word for rings after such a label is part of the ring's name. */
export function goesOnAsRing(label: Words, before: Words, tokens: readonly Token[], isOcr: boolean): boolean {
  const isRings = ({ meanings }: Words) => meanings.some(({ topic }) => topic === 'anillo');
  if (!isRings(label) || !isRings(before)) return false;
  const stop = tokens.findIndex(({ apart, kind }, at) => at >= label.end && (apart || kind !== 'word'));
  const whole = textOf(tokens.slice(before.end, stop < 0 ? tokens.length : stop));
  return (shapeOf('anillo', whole, isOcr)?.fit ?? 0) >= TYPICAL;
}

/** Words that may be a label, and their position among the tokens of their line. */
interface Words {
  meanings: readonly LabelMeaning[];
  start: number;
  end: number;
}

/**
 * «Base (6-14 años)», and «Tribuna VIP» directly after «Tipo de abono»: names of tariffs, not a label with its value.
 */
export function isTariff(
  { meanings, start, end }: Words,
  tokens: readonly Token[],
  before: Words | undefined,
): boolean {
  if (meanings.some(({ clear }) => clear)) return false;
  if (saysAges(tokens, end)) return true;
  const next = tokens[end];
  return (
    before?.end === start &&
    before.meanings.every(({ topic, clear }) => clear && topic === 'tipoAbonament') &&
    meanings.some(({ topic }) => topic === 'anillo') &&
    next?.kind === 'word' &&
    !next.apart &&
    (tokens[end + 1]?.apart ?? true)
  );
}

/** «(6-14 años)», «(de 6 a 14)», «(+65)», «(sub-25)»: the ages of a tariff. */
const AGES =
  /\b(an[oy]s?|afios?|\d{1,2} a \d{1,2}|(hasta|fins|sub|menores|menors|majors|mayores) ?-?(de|a)? ?\d)|[+<>] ?\d{1,2}/;
/** The most tokens of ages in brackets. */
const MOST_INSIDE = 8;

/** Whether ages in brackets follow some words: labels have none. */
function saysAges(tokens: readonly Token[], end: number): boolean {
  if (tokens[end]?.text !== '(' || tokens[end].apart) return false;
  const close = tokens.slice(end, end + MOST_INSIDE).findIndex(({ text }) => text === ')');
  return close > 0 && AGES.test(plain(textOf(tokens.slice(end + 1, end + close))));
}

/** «Abonament Primera FEB, temporada 2030/31»: after a comma, a competition continues with its own season. */
export function endsCompetition(
  { meanings, start }: Words,
  tokens: readonly Token[],
  isOcr: boolean,
): boolean {
  if (!tokens[start - 1]?.text.endsWith(',') || !meanings.every(({ topic }) => topic === 'temporada'))
    return false;
  const begin = tokens.findLastIndex(({ apart, kind }, index) => index < start && (apart || kind === 'stop'));
  const called = textOf(tokens.slice(Math.max(0, begin), start));
  return (shapeOf('evento', called, isOcr)?.fit ?? 0) >= TYPICAL;
}

/**
 * «Temporada 2025/26: 15 partits a casa», «Temporada 2025/26 Lliga Endesa»: a competition that starts with its season.
 */
export function beginsCompetition(
  { meanings, end }: Words,
  tokens: readonly Token[],
  isOcr: boolean,
): boolean {
  if (!meanings.every(({ topic }) => topic === 'temporada')) return false;
  const gap = tokens.findIndex(({ apart }, index) => index > end && apart);
  const said = tokens.slice(end, gap < 0 ? tokens.length : gap);
  const colon = said.findIndex(({ kind }) => kind === 'leader');
  const seasonEnd = colon < 0 ? endOfSeason(said, isOcr) : colon;
  const behind = textOf(said.slice(colon < 0 ? seasonEnd : colon + 1));
  return (
    shapeOf('temporada', textOf(said.slice(0, seasonEnd)), isOcr) !== null &&
    (colon >= 0 || /^\p{Lu}\p{Ll}/u.test(behind)) &&
    (shapeOf('evento', behind, isOcr)?.fit ?? 0) >= TYPICAL
  );
}

/** The number of tokens that make up a season; OCR splits it. */
const endOfSeason = (tokens: readonly Token[], isOcr: boolean): number =>
  [1, 2, 3].find((count) => shapeOf('temporada', textOf(tokens.slice(0, count)), isOcr) !== null) ?? 0;
