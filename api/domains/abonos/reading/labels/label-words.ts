import { shapeOf } from '../fields/fields.ts';
import { height } from '../geometry.ts';
import type { LabelMeaning, LabelTopic, Token } from '../model.ts';
import { LONGEST_LABEL, meaningsOf } from '../fields/lexicon.ts';
import { endsWithSubject } from '../fields/other-languages.ts';
import { SEASON_YEARS } from '../fields/temporada.ts';
import { TARIFFS } from '../fields/tipo-abonament.ts';
import { textOf } from '../lines/lines.ts';
import { plain } from '../text/letters.ts';
import { findMoney } from '../text/money.ts';

// Finds the words of a line that belong to a label, and where the label ends.

/** The fit of a value that is typical for its label. */
export const TYPICAL = 0.95;
/** From this similarity on, words are those of a label, except for letters that OCR confuses. */
const SAME = 0.95;
/** Further words must share at least this share of the letters of the longer label. */
const TELLING = 0.5;
/** The most tokens of a label, with fillers. */
const MOST_TOKENS = LONGEST_LABEL + 4;
/** The most words between a label and its colon. */
const MOST_MORE = 9;

/** «13. Núm. de tiquet», «El teu localitzador»: words before a label at the beginning of its stretch. */
export function beforeLabel(tokens: readonly Token[], start: number, from: number): number {
  let begin = start;
  while (begin > from && !tokens[begin]?.apart && isForeword(tokens[begin - 1])) begin--;
  return tokens[begin]?.apart ? begin : start;
}

const isForeword = (token: Token | undefined) =>
  token !== undefined &&
  token.kind === 'word' &&
  (token.label === '' || token.label === 'seu'
    ? /^\p{L}+$/u.test(token.text)
    : /^\d{1,2}[.,)]$/.test(token.text));

export interface Found {
  meanings: LabelMeaning[];
  end: number;
}

/**
 * «Zona Gradería Norte», «Recinte Pavelló de Vila», «Bloc 120 Anell Tribuna»: such words belong to the names of rings
 * and arenas.
 */
export function withoutName(found: Found, tokens: readonly Token[], start: number, isOcr: boolean): Found {
  const [last, next] = [tokens[found.end - 1], tokens[found.end]];
  const goesOn = next?.kind === 'word' && !next.apart;
  if (!last || !goesOn || found.end - start !== 2) return found;
  const field = NAMED.find((topic) => found.meanings.some((meaning) => meaning.topic === topic));
  if (!field) return found;
  const called = meaningsOf([last.label], false).some(({ topic }) => topic === field);
  const name = shapeOf(field, `${last.text} ${next.text}`, isOcr);
  const { meanings } = longestMeaning(tokens.slice(start, start + 1), 0, isOcr);
  return called && (name?.fit ?? 0) >= TYPICAL && meanings.length > 0 ? { meanings, end: start + 1 } : found;
}

/** Fields whose values start with words that are also labels of them. */
const NAMED = ['anillo', 'recinto'] as const;

/** «Pavelló / Pabellón»: labels with the same meaning, separated only by a stroke, are one label. */
export function inAllLanguages(tokens: readonly Token[], start: number, isOcr: boolean): Found {
  const whole = longestMeaning(tokens, start, isOcr);
  const joined = joinedLanguages(longestMeaning(tokens, start, isOcr, false), tokens, start, isOcr);
  const slipped = whole.meanings.every(({ likeness }) => likeness < 1);
  return joined.end > whole.end || (slipped && joined.end === whole.end)
    ? joined
    : joinedLanguages(whole, tokens, start, isOcr);
}

/** «Modalidad Category»: the same in English or Basque right behind a label, up to a gap. */
function withTranslation(found: Found, tokens: readonly Token[], start: number, isOcr: boolean): Found {
  if (found.meanings.length === 0 || tokens[found.end]?.apart !== false) return found;
  const next = longestMeaning(tokens, found.end, isOcr);
  const second = tokens.slice(found.end, next.end);
  const wordsOf = (some: readonly Token[]) =>
    some
      .map(({ label }) => label)
      .toSorted()
      .join(' ');
  // «Ref. ticket Ticket ref.»
  const isReversed = wordsOf(tokens.slice(start, found.end)) === wordsOf(second);
  if (!isReversed && !second.some(({ text }) => endsWithSubject(text))) return found;
  const same = found.meanings.filter((one) => haveInCommon([one], next.meanings));
  const isWhole = tokens[next.end]?.apart !== false || tokens[next.end]?.kind === 'leader';
  return same.length > 0 && isWhole ? { meanings: clearInTwo(same), end: next.end } : found;
}

function joinedLanguages(first: Found, tokens: readonly Token[], start: number, isOcr: boolean): Found {
  let found = withTranslation(first, tokens, start, isOcr);
  while (found.meanings.length > 0) {
    let stop = found.end;
    while (tokens[stop]?.label === '' && tokens[stop]?.kind === 'word') stop++;
    if (tokens[stop]?.far || tokens[stop + 1]?.far) break;
    // OCR reads other characters for the stroke.
    if (!(isOcr ? BETWEEN_MISREAD : BETWEEN_LANGUAGES).test(tokens[stop]?.text ?? '')) break;
    const next = withoutName(longestMeaning(tokens, stop + 1, isOcr), tokens, stop + 1, isOcr);
    // OCR reads dots that lead to a value as a dash.
    const clearStroke = (isOcr ? CLEARLY_BETWEEN : BETWEEN_LANGUAGES).test(tokens[stop]?.text ?? '');
    const same = found.meanings.filter(
      (one) => haveInCommon([one], next.meanings) || (NUMBERED.has(one.topic) && isTaxNumber(next)),
    );
    if (same.length === 0) {
      // «Preu / Precio total»: a shared word is printed once.
      const word = longestMeaning(tokens.slice(0, stop + 2), stop + 1, isOcr);
      if (clearStroke && next.end > word.end && haveInCommon(found.meanings, word.meanings))
        return { meanings: next.meanings, end: next.end };
      break;
    }
    // «Recinto: Palau d'Esports» is a value that continues.
    const behind = tokens[next.end];
    if (!clearStroke && (tokens[stop]?.glued || (behind && !behind.apart && behind.kind !== 'leader'))) break;
    found = { meanings: clearInTwo(same), end: next.end };
  }
  return found;
}

/** «Organizador · N.I.F.»: whose number it is. */
const NUMBERED: ReadonlySet<LabelTopic> = new Set<LabelTopic>(['nifOrganizador', 'nifDistr']);
const isTaxNumber = ({ meanings }: Found) => meanings.some(({ topic }) => topic === 'taxNumber');

/** A label that is vague in one language is not vague in two. */
const clearInTwo = (same: LabelMeaning[]): LabelMeaning[] =>
  same.length === 1 ? same.map((only) => ({ ...only, clear: true })) : same;

/** Whether two sets of meanings may be the same. */
export const haveInCommon = (some: readonly LabelMeaning[], others: readonly LabelMeaning[]): boolean =>
  some.some(({ topic }) => others.some((other) => other.topic === topic));

const BETWEEN_MISREAD = /^[^\p{L}\d()]{1,2}$/u;
const CLEARLY_BETWEEN = /^[/|·•]$/u;
const BETWEEN_LANGUAGES = /^[/|·•—–-]$/u;

/** «NP ticket»: the raised letter of «Nº». */
const MISREAD_NUMBER = /^N[PE]$/;

/** The meaning of the words from a token on, as many as belong together. */
export function longestMeaning(
  tokens: readonly Token[],
  start: number,
  isOcr: boolean,
  acrossStrokes = true,
): Found {
  let best: Found & { rank: number; letters: number } = { meanings: [], end: start, rank: 0, letters: 0 };
  const words: string[] = [];
  let isAcross = false;
  let isForeign = false;
  for (let end = start; end < Math.min(tokens.length, start + MOST_TOKENS); end++) {
    const token = tokens[end];
    if (!token || (end > start && token.far) || token.kind === 'leader') break;
    if (token.kind === 'stop' && !(acrossStrokes && token.text === '/' && token.glued)) break;
    if (end > start && token.apart) {
      if (best.end === end && isAnotherLabel(token, best.meanings, isOcr)) break;
      isAcross = true;
    }
    // Labels contain no number, «8 Asiento» is a value and a label; and no comma, «1er anillo, Sector: 8» is two, except
    // in that of a name.
    if (/^\d+$/.test(token.label)) break;
    if (!isOcr && token.text.endsWith(',') && !isLabelWithComma(token, tokens[end + 1])) break;
    const isNumber =
      isOcr && ((end === start && MISREAD_NUMBER.test(token.text)) || isNumberSign(tokens, end));
    const word = isNumber ? 'num' : token.label;
    if (!word) continue;
    words.push(word);
    isForeign ||= endsWithSubject(token.text);
    // «Competition Liga» is no label of such a language; «Ticket ref.» is one.
    const fromEnd = isForeign && (endsWithSubject(token.text) || /^.{1,3}$|\.$/.test(token.text));
    const meanings = meaningsOf(words, isOcr, fromEnd);
    // «Pista  Bloque:» is not «Puerta bloque»: across a gap, words must match exactly those of a label.
    if (isAcross && (meanings[0]?.likeness ?? 0) < SAME) continue;
    const letters = words.join('').length;
    const rank = (meanings[0]?.likeness ?? 0) * letters;
    // Words that reduce the similarity to the label are not part of it.
    if (rank > best.rank && rank - best.rank >= TELLING * (letters - best.letters))
      best = { meanings, end: end + 1, rank, letters };
  }
  return best;
}

/** «Apellidos, nombre». */
const isLabelWithComma = ({ label }: Token, next: Token | undefined) =>
  next?.apart === false &&
  meaningsOf([label, next.label], false).some(
    ({ topic, likeness }) => topic === 'nombreAsistente' && likeness === 1,
  );

/** «Precio   Distribución»: after a gap, a word that is a label of another field. */
function isAnotherLabel({ label }: Token, before: readonly LabelMeaning[], isOcr: boolean): boolean {
  const own = label ? meaningsOf([label], isOcr) : [];
  const isOwners = [...before, ...own].some(({ topic }) => topic === 'taxNumber');
  return own.length > 0 && before.length > 0 && !isOwners && !haveInCommon(before, own);
}

/** «N.2 de ticket», «N.P d'abonat»: OCR reads other characters for the small «o» of «N.º». */
const isNumberSign = (tokens: readonly Token[], index: number) =>
  /^N[.,]?[\p{L}\d?*"'”’]?$/u.test(tokens[index]?.text ?? '') &&
  /^(del?|d['’].*)$/.test(tokens[index + 1]?.text ?? '');

/** The least columns of a table's heading, and the largest share of them that may be unknown. */
const FEWEST_HEADINGS = 5;
const MOST_UNKNOWN = 0.3;

/** Whether a line is the heading of a table: its separate texts are nearly all labels. */
export function isHeading(tokens: readonly Token[], isOcr: boolean): boolean {
  const starts = tokens.flatMap(({ apart }, index) => (apart || index === 0 ? [index] : []));
  if (starts.length < FEWEST_HEADINGS) return false;
  const unknown = starts.filter((start, index) => {
    const { meanings, end } = longestMeaning(tokens, start, isOcr);
    return meanings.length === 0 || end !== (starts[index + 1] ?? tokens.length);
  });
  return unknown.length <= MOST_UNKNOWN * starts.length;
}

/** Headings of narrow tables: «Bloque Fila Asiento», only labels up to the gap. */
export function onlyLabels(rest: readonly Token[], isOcr: boolean, heading: boolean): boolean {
  let position = 0;
  // «Abonament de temporada» continues.
  if (rest[0]?.label === '') return false;
  while (position < rest.length) {
    const { meanings, end } = longestMeaning(rest, position, isOcr);
    if (!meanings.some(({ clear, likeness }) => (clear || heading) && likeness >= 0.95)) return false;
    position = end;
  }
  return true;
}

/** The most words of a label in a language that is not known. */
const MOST_FOREIGN = 4;

/** «Localizador / Booking reference»: at the start of a text, all behind the stroke is the label in another language. */
export function afterOtherLanguage(
  tokens: readonly Token[],
  start: number,
  end: number,
  isOcr: boolean,
): number {
  if (!tokens[start]?.apart || tokens[end]?.text !== '/' || tokens[end].apart) return end;
  const stop = tokens.findIndex(({ apart, kind }, index) => index > end && (apart || kind === 'leader'));
  const foreign = tokens.slice(end + 1, stop < 0 ? tokens.length : stop);
  const isForeign =
    foreign.length > 0 &&
    foreign.length <= MOST_FOREIGN &&
    foreign.every(({ text }) => /^\p{L}[\p{L}'’.-]*$/u.test(text)) &&
    longestMeaning(foreign, 0, isOcr).end < foreign.length;
  return isForeign ? end + 1 + foreign.length : end;
}

/** How much smaller than a label its translation behind it is printed, as a share. */
const SMALL_PRINT = 0.85;

/** «Precio entrada Ticket price»: words in smaller print between a label and the gap before its value explain it. */
export function afterSmallPrint(tokens: readonly Token[], start: number, end: number): number {
  const first = tokens[start];
  if (!first?.apart) return end;
  const isSmall = (token: Token | undefined) =>
    token?.apart === false && token.kind === 'word' && height(token) < SMALL_PRINT * height(first);
  let after = end;
  while (isSmall(tokens[after])) after++;
  return tokens[after]?.apart === false ? end : after;
}

/** «A nombre de:», «A nom de»: words without meaning belong to the label before them. */
export function afterFillers(tokens: readonly Token[], end: number): number {
  let after = end;
  while (tokens[after]?.kind === 'word' && tokens[after]?.label === '' && !tokens[after]?.apart) after++;
  const next = tokens[after];
  return !next || next.apart || next.kind === 'leader' ? after : end;
}

/** «Tipo de abono contratado», «Zona asignada»: what was done with it, up to the gap before the value beside it. */
export function afterParticiple(tokens: readonly Token[], start: number, end: number): number {
  const [word, next] = [tokens[end], tokens[end + 1]];
  const isParticiple =
    tokens[start]?.apart === true &&
    word?.apart === false &&
    next?.apart === true &&
    /^\p{Ll}{3,}([ai]d[oa]s?|ats?|ad[ae]s?|its?)$/u.test(word.text) &&
    !TARIFFS.test(plain(word.text));
  return isParticiple ? end + 1 : end;
}

/** The most tokens in brackets, including the brackets. */
const MOST_INSIDE = 8;

/** «Precio (€)», «Titular (abonado)»: brackets after a label belong to it. */
export function afterUnit(tokens: readonly Token[], end: number): number {
  if (tokens[end]?.text !== '(')
    return tokens[end]?.glued && /^[.ºª]$/.test(tokens[end].text) ? end + 1 : end;
  const close = tokens.slice(end, end + MOST_INSIDE).findIndex(({ text }) => text === ')');
  const inside = tokens.slice(end, end + close);
  // «(15 + 16)» refers to other fields of a form.
  const says = textOf(inside.slice(1));
  return close > 0 && (!/\d/.test(says) || /^\d+( \+ \d+)+$|%$/.test(says)) ? end + close + 1 : end;
}

/** «Cuota 2025-2026   155,00 €»: the season between a label and its amount belongs to the label. */
export function afterSeason(tokens: readonly Token[], end: number): number {
  const season = tokens[end];
  if (season?.apart !== false || !SEASON_YEARS.test(season.text)) return end;
  const amount = tokens[afterLeader(tokens, end + 1)];
  const isBehind = amount?.apart === true || tokens[end + 1]?.kind === 'leader';
  return isBehind && findMoney(amount?.text ?? '', false)?.clear ? end + 1 : end;
}

/** «Import cobrat a la targeta **** 4417:»: at the beginning of a line, a label continues up to its colon. */
export function afterMore(tokens: readonly Token[], start: number, end: number, isOcr: boolean): number {
  if (!tokens[start]?.apart || tokens[end]?.apart || !/^(\p{Ll}{1,4}|,)$/u.test(tokens[end]?.text ?? ''))
    return end;
  const colon = tokens.findIndex(
    ({ kind, text, apart }, index) => index > end && (kind === 'leader' || apart) && (apart || text === ':'),
  );
  if (colon === -1 || tokens[colon]?.apart || colon - end > MOST_MORE) return end;
  for (let at = end; at < colon; at++) {
    const { meanings } = longestMeaning(tokens, at, isOcr);
    if (meanings.some(({ clear }) => clear)) return end;
  }
  return colon;
}

/** After the colon or dots of a label. */
export function afterLeader(tokens: readonly Token[], end: number): number {
  let after = end;
  const isDot = (at: number) => tokens[at]?.text === '.';
  if (isDot(after) && tokens[after + 1]?.kind === 'leader') after++;
  while (tokens[after]?.kind === 'leader' || (after > end && isDot(after))) after++;
  return after;
}

/** Whether the words after a possible label continue as a sentence. */
export const isProse = (rest: readonly Token[]): boolean => goesOnInSentence(rest) || isSentences(rest);

/** «Partits a casa», «…la competició indicada. No es pot revendre»: values do not start with small letters. */
const isSentences = (rest: readonly Token[]) =>
  rest.length > 6 && rest.slice(0, -1).some(({ text }) => /\p{Ll}{3}\.$/u.test(text));

const goesOnInSentence = ([first, second]: readonly Token[]) =>
  /^\p{Ll}{4,}[.,;]?$/u.test(first?.text ?? '') && second !== undefined;
