import { height } from '../lines/geometry.ts';
import { isField } from './label-phrases.ts';
import { type LabelMeaning, LONGEST_LABEL, meaningsOf } from '../text/lexicon.ts';
import { type Token, textOf } from '../lines/lines.ts';
import { shapeOf } from '../values/shapes.ts';

// Finds the words of a line that belong to a label, and where the label ends.

/** What a value's fit is when it is called as such values are. */
export const TYPICAL = 0.95;
/** From this likeness on, words are those of a label but for the letters that scanners take for each other. */
const SAME = 0.95;
/** So large a share of the letters of further words must be those of the label that they would make. */
const TELLING = 0.5;
/** Fillers included, no label has more tokens. */
const MOST_TOKENS = LONGEST_LABEL + 4;
/** Words that follow a label up to its colon. */
const MOST_MORE = 9;

/** «13. Núm. de tiquet», «El teu localitzador»: what stands before a label at the beginning of its stretch. */
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

/** «Zona Gradería Norte», «Recinte Pavelló de Vila», «Bloc 120 Anell Tribuna»: what rings and arenas are called belongs to their name. */
export function withoutName(found: Found, tokens: readonly Token[], start: number, isOcr: boolean): Found {
  const [last, next] = [tokens[found.end - 1], tokens[found.end]];
  const goesOn = next?.kind === 'word' && !next.apart;
  const endsValues = !next && /\d/.test(tokens[start - 1]?.text ?? '');
  if (!last || !(goesOn || endsValues) || found.end - start !== 2) return found;
  const field = NAMED.find((topic) => found.meanings.some((meaning) => meaning.topic === topic));
  if (!field) return found;
  const called = meaningsOf([last.label], false).some(({ topic }) => topic === field);
  const name = shapeOf(field, goesOn ? `${last.text} ${next.text}` : last.text, isOcr);
  const { meanings } = longestMeaning(tokens.slice(start, start + 1), 0, isOcr);
  return called && (name?.fit ?? 0) >= TYPICAL && meanings.length > 0 ? { meanings, end: start + 1 } : found;
}

/** Fields whose values begin with words that are labels of them as well. */
const NAMED = ['anillo', 'recinto'] as const;

/** «Pavelló / Pabellón»: labels that mean the same with nothing but a stroke between them are one. */
export function inAllLanguages(tokens: readonly Token[], start: number, isOcr: boolean): Found {
  const whole = longestMeaning(tokens, start, isOcr);
  const joined = joinedLanguages(longestMeaning(tokens, start, isOcr, false), tokens, isOcr);
  const slipped = whole.meanings.every(({ likeness }) => likeness < 1);
  return joined.end > whole.end || (slipped && joined.end === whole.end)
    ? joined
    : joinedLanguages(whole, tokens, isOcr);
}

function joinedLanguages(first: Found, tokens: readonly Token[], isOcr: boolean): Found {
  let found = first;
  while (found.meanings.length > 0) {
    let stop = found.end;
    while (tokens[stop]?.label === '' && tokens[stop]?.kind === 'word') stop++;
    const lost = isOcr ? behindLostPoint(found, tokens, stop) : null;
    if (lost) {
      found = lost;
      continue;
    }
    if (tokens[stop]?.far || tokens[stop + 1]?.far) break;
    // Scanners see other signs in the stroke.
    if (!(isOcr ? BETWEEN_MISREAD : BETWEEN_LANGUAGES).test(tokens[stop]?.text ?? '')) break;
    const next = withoutName(longestMeaning(tokens, stop + 1, isOcr), tokens, stop + 1, isOcr);
    // A scanner sees a dash in dots that lead to a value.
    const clearStroke = (isOcr ? CLEARLY_BETWEEN : BETWEEN_LANGUAGES).test(tokens[stop]?.text ?? '');
    const same = found.meanings.filter((one) => haveInCommon([one], next.meanings));
    if (same.length === 0) {
      // «Preu / Precio total»: what both have in common is said once.
      const word = longestMeaning(tokens.slice(0, stop + 2), stop + 1, isOcr);
      if (clearStroke && next.end > word.end && haveInCommon(found.meanings, word.meanings))
        return { meanings: next.meanings, end: next.end };
      break;
    }
    // «Recinto: Palau d'Esports» is a value that goes on.
    const behind = tokens[next.end];
    if (!clearStroke && (tokens[stop]?.glued || (behind && !behind.apart && behind.kind !== 'leader'))) break;
    found = { meanings: clearInTwo(same), end: next.end };
  }
  return found;
}

/** A point with its spaces takes so much room, by the height of the letters beside it. */
const POINT_ROOM = 1.6;

/** «Recinte   Recinto»: of scans the point or stroke between two languages is lost, and its room remains, or what it was read as. */
function behindLostPoint(found: Found, tokens: readonly Token[], start: number): Found | null {
  const [last, first] = [tokens[start - 1], tokens[start]];
  if (!last || !first) return null;
  if (first.x0 - last.x1 > POINT_ROOM * Math.max(height(last), height(first))) return null;
  const next = longestMeaning(tokens, start, true);
  const [behind, says] = [tokens[next.end], textOf(tokens.slice(start, next.end))];
  // «Abono   Precio» are two columns, though the first may be a price, too.
  const isSame =
    next.meanings.length === found.meanings.length &&
    next.meanings.every((one) => haveInCommon([one], found.meanings));
  if (!isSame || (behind && !behind.apart && behind.kind !== 'leader')) return null;
  // «Zona   Tribuna»: what is called as values are is one.
  const isValue = next.meanings.some(
    ({ topic }) => isField(topic) && (shapeOf(topic, says, true)?.fit ?? 0) >= TYPICAL,
  );
  if (isValue || next.end === start) return null;
  return { meanings: clearInTwo(found.meanings), end: next.end };
}

/** What is vague in one language is not in two. */
const clearInTwo = (same: LabelMeaning[]): LabelMeaning[] =>
  same.length === 1 ? same.map((only) => ({ ...only, clear: true })) : same;

/** Whether some meanings may be the same as others. */
export const haveInCommon = (some: readonly LabelMeaning[], others: readonly LabelMeaning[]): boolean =>
  some.some(({ topic }) => others.some((other) => other.topic === topic));

const BETWEEN_MISREAD = /^[^\p{L}\d()]{1,2}$/u;
const CLEARLY_BETWEEN = /^[/|·•]$/u;
const BETWEEN_LANGUAGES = /^[/|·•—–-]$/u;

/** «NP ticket»: the raised letter of «Nº». */
const MISREAD_NUMBER = /^N[PE]$/;

/** What the words from a token on mean, as many as belong together. */
export function longestMeaning(
  tokens: readonly Token[],
  start: number,
  isOcr: boolean,
  acrossStrokes = true,
): Found {
  let best: Found & { rank: number; letters: number } = { meanings: [], end: start, rank: 0, letters: 0 };
  const words: string[] = [];
  let asAnd = false;
  let gap: { at: number; best: typeof best } | undefined;
  for (let end = start; end < Math.min(tokens.length, start + MOST_TOKENS); end++) {
    const token = tokens[end];
    if (!token || (end > start && token.far) || token.kind === 'leader') break;
    if (token.kind === 'stop' && !(acrossStrokes && token.text === '/' && token.glued)) break;
    if (end > start && token.apart) gap ??= { at: end, best };
    // No label has a number in it; «8 Asiento» is a value and a label. But «Nom 1 cognoms» is an «i» that was misread.
    if (isOcr && token.label === '1' && words.length > 0) {
      asAnd = true;
      continue;
    }
    if (/^\d+$/.test(token.label)) break;
    const isNumber =
      isOcr && ((end === start && MISREAD_NUMBER.test(token.text)) || isNumberSign(tokens, end));
    const word = isNumber ? 'num' : token.label;
    if (!word) continue;
    words.push(word);
    const meanings = meaningsOf(words, isOcr);
    // «Pista  Bloque:» is no «Puerta bloque»: across a gap, words must be those of a label.
    if (gap && (meanings[0]?.likeness ?? 0) < SAME) continue;
    if (asAnd && !meanings.some(({ topic, clear }) => topic === 'nombreAsistente' && clear)) continue;
    const letters = words.join('').length;
    const rank = (meanings[0]?.likeness ?? 0) * letters;
    // Words that make a label less like itself are what stands behind it.
    if (rank > best.rank && rank - best.rank >= TELLING * (letters - best.letters))
      best = { meanings, end: end + 1, rank, letters };
  }
  // «Seient  Núm. de tiquet»: across a gap, no label takes the beginning of another.
  if (gap && best.end > gap.at) {
    const next = tokens.findIndex(({ label }, index) => index >= (gap?.at ?? 0) && label !== '');
    if (longestMeaning(tokens, next, isOcr, acrossStrokes).end > best.end) return gap.best;
  }
  return best;
}

/** «N.2 de ticket», «N.P d'abonat»: scanners see other signs in the small «o» of «N.º». */
const isNumberSign = (tokens: readonly Token[], index: number) =>
  /^N[.,]?[\p{L}\d?*"'”’]?$/u.test(tokens[index]?.text ?? '') &&
  /^(del?|d['’].*)$/.test(tokens[index + 1]?.text ?? '');

/** The heading of a table has so many columns, and at most so large a share of them is none that we know. */
export const FEWEST_HEADINGS = 5;
const MOST_UNKNOWN = 0.3;

/** Whether a line is the heading of a table: what stands apart on it are labels, hardly anything else. */
export function isHeading(tokens: readonly Token[], isOcr: boolean): boolean {
  const starts = tokens.flatMap(({ apart }, index) => (apart || index === 0 ? [index] : []));
  if (starts.length < FEWEST_HEADINGS) return false;
  const unknown = starts.filter((start, index) => {
    const { meanings, end } = longestMeaning(tokens, start, isOcr);
    return meanings.length === 0 || end !== (starts[index + 1] ?? tokens.length);
  });
  return unknown.length <= MOST_UNKNOWN * starts.length;
}

/** Headings of narrow tables: «Bloque Fila Asiento», nothing but labels up to the gap. */
export function onlyLabels(rest: readonly Token[], isOcr: boolean, heading: boolean): boolean {
  let position = 0;
  // «Abonament de temporada» goes on.
  if (rest[0]?.label === '') return false;
  while (position < rest.length) {
    const { meanings, end } = longestMeaning(rest, position, isOcr);
    if (!meanings.some(({ clear, likeness }) => (clear || heading) && likeness >= 0.95)) return false;
    position = end;
  }
  return true;
}

/** «A nombre de:», «A nom de»: words without meaning belong to the label that they end. */
export function afterFillers(tokens: readonly Token[], start: number, end: number): number {
  let after = end;
  // Behind these no name begins with what belongs to them.
  if (/^a (nombre|nom)$/i.test(textOf(tokens.slice(start, end))) && /^del?$/i.test(tokens[end]?.text ?? ''))
    return end + 1;
  while (tokens[after]?.kind === 'word' && tokens[after]?.label === '' && !tokens[after]?.apart) after++;
  const next = tokens[after];
  return !next || next.apart || next.kind === 'leader' ? after : end;
}

/** Brackets hold no more tokens, their own two with them. */
const MOST_INSIDE = 8;

/** «Precio (€)», «Titular (abonado)»: what stands in brackets behind a label belongs to it. */
export function afterUnit(tokens: readonly Token[], end: number): number {
  if (tokens[end]?.text !== '(')
    return tokens[end]?.glued && /^[.ºª]$/.test(tokens[end].text) ? end + 1 : end;
  const close = tokens.slice(end, end + MOST_INSIDE).findIndex(({ text }) => text === ')');
  const inside = tokens.slice(end, end + close);
  // «(15 + 16)» refers to other boxes of a form.
  const says = textOf(inside.slice(1));
  return close > 0 && (!/\d/.test(says) || /^\d+( \+ \d+)+$|%$/.test(says)) ? end + close + 1 : end;
}

/** «Import cobrat a la targeta **** 4417:»: at the beginning of a line, a label goes on up to its colon. */
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

/** Behind the colon or dots of a label; scanners see a dash in dots. */
export function afterLeader(
  tokens: readonly Token[],
  end: number,
  meanings: readonly LabelMeaning[] = [],
  isOcr = false,
): number {
  let after = end;
  while (tokens[after]?.kind === 'leader' || (after > end && tokens[after]?.text === '.')) after++;
  return after === end && isOcr && isLedByDash(tokens, end, meanings) ? end + 1 : after;
}

/** «Graderia — Anillo Alto»: behind the dash stands what is called as the values of the label are, and is no label alone. */
function isLedByDash(tokens: readonly Token[], end: number, meanings: readonly LabelMeaning[]): boolean {
  if (!DASH.test(tokens[end]?.text ?? '')) return false;
  const rest = tokens.slice(end + 1);
  const stop = rest.findIndex(({ apart, kind }, index) => kind !== 'word' || (apart && index > 0));
  const words = stop === -1 ? rest : rest.slice(0, stop);
  const next = longestMeaning(tokens, end + 1, true);
  return (
    next.end < end + 1 + words.length &&
    meanings.some(
      ({ topic }) =>
        topic !== 'other' &&
        topic !== 'taxNumber' &&
        (shapeOf(topic, textOf(words), true)?.fit ?? 0) >= TYPICAL,
    )
  );
}

const DASH = /^[—–-]$/;

/** Whether the words behind what may be a label go on as sentences do. */
export const isProse = (rest: readonly Token[]): boolean => goesOnInSentence(rest) || isSentences(rest);

/** «Partits a casa», «…la competició indicada. No es pot revendre»: values do not begin with small letters. */
const isSentences = (rest: readonly Token[]) =>
  rest.length > 6 && rest.slice(0, -1).some(({ text }) => /\p{Ll}{3}\.$/u.test(text));

const goesOnInSentence = ([first, second]: readonly Token[]) =>
  /^(a|amb|con|para|per|por)$/.test(first?.text ?? '') ||
  (/^no$/i.test(first?.text ?? '') && /^\p{Ll}+$/u.test(second?.text ?? '')) ||
  (/^\p{Ll}{4,}[.,;]?$/u.test(first?.text ?? '') && second !== undefined);
