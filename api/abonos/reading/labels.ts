import { type Box, union } from './geometry.ts';
import { type LabelMeaning, LONGEST_LABEL, meaningsOf } from './lexicon.ts';
import { type Line, type Token, textOf } from './lines.ts';
import type { FieldName } from './read-abono.ts';
import { CLOSED_FIELDS, shapeOf } from './shapes.ts';
import { findTaxNumber } from './tax-number.ts';

/** Words of a line that name a field. */
export interface Label extends Box {
  meanings: LabelMeaning[];
  text: string;
  line: number;
  /** Tokens of the line from `start` to before `end`, with the colon or dots that follow. */
  start: number;
  end: number;
  /** Whether a colon or dots follow. */
  led: boolean;
  /** Whether it might as well be a value: a vague word that stands alone. */
  tentative: boolean;
}

/** A stretch of a line that is no label. */
export interface Segment extends Box {
  tokens: Token[];
  line: number;
  start: number;
  /** Set where the stretch may as well be this label. */
  label?: Label;
}

/** From this fit on, a text behind a vague label shows that it is one. */
const CONVINCING = 0.85;
/** What a value's fit is when it is called as such values are. */
const TYPICAL = 0.95;
/** Words that say what is before them of what is behind them. */
const OF = /^(del?|als?|a|la|el|los|las|els|les|en)$/i;
/** Words that follow a label up to its colon. */
const MOST_MORE = 9;
/** A name of several words. */
const FULL_NAME = 0.9;
/** From this likeness on, words are those of a label but for the letters that scanners take for each other. */
const SAME = 0.95;
/** Fillers included, no label has more tokens. */
const MOST_TOKENS = LONGEST_LABEL + 4;

const isField = (topic: LabelMeaning['topic']): topic is FieldName =>
  topic !== 'other' && topic !== 'taxNumber';

/**
 * Finds the labels of a line, from left to right.
 * @param slips whether letters may be misread, as in scans.
 * @param inline whether this page puts values right behind labels, with nothing between.
 */
export function labelsOf(line: Line, index: number, slips: boolean, inline = false): Label[] {
  const labels: Label[] = [];
  let position = 0;
  while (position < line.tokens.length) {
    const label = labelAt(line, index, position, labels.at(-1), slips, inline);
    if (label) labels.push(label);
    position = label?.end ?? position + 1;
  }
  return labels;
}

function labelAt(
  line: Line,
  index: number,
  start: number,
  before: Label | undefined,
  slips: boolean,
  inline: boolean,
): Label | null {
  const first = line.tokens[start];
  if (!first?.label) return null;
  const { meanings, end: meaningEnd } = withoutRing(
    inAllLanguages(line.tokens, start, slips),
    line.tokens,
    start,
    slips,
  );
  if (meanings.length === 0) return null;
  const wordsEnd = afterFillers(line.tokens, start, meaningEnd);
  const unitEnd = afterMore(line.tokens, start, afterUnit(line.tokens, wordsEnd), slips);
  const end = afterLeader(line.tokens, unitEnd);
  const led = end > unitEnd;
  const begin = beforeLabel(line.tokens, start, before?.end ?? 0);
  const label: Label = {
    meanings,
    text: textOf(line.tokens.slice(start, wordsEnd)),
    line: index,
    start: begin,
    end,
    led,
    tentative: false,
    ...union(line.tokens.slice(begin, unitEnd)),
  };
  return accepted(label, line, before, slips, inline);
}

/** «13. Núm. de tiquet», «El teu localitzador»: what stands before a label at the beginning of its stretch. */
function beforeLabel(tokens: readonly Token[], start: number, from: number): number {
  let begin = start;
  while (begin > from && !tokens[begin]?.apart && isForeword(tokens[begin - 1])) begin--;
  return tokens[begin]?.apart ? begin : start;
}

const isForeword = (token: Token | undefined) =>
  token !== undefined &&
  token.kind === 'word' &&
  (token.label === '' ? /^\p{L}+$/u.test(token.text) : /^\d{1,2}[.)]$/.test(token.text));

interface Found {
  meanings: LabelMeaning[];
  end: number;
}

/** «Zona Gradería Norte»: the stand belongs to the ring's name. */
function withoutRing(found: Found, tokens: readonly Token[], start: number, slips: boolean): Found {
  const [last, next] = [tokens[found.end - 1], tokens[found.end]];
  if (!found.meanings.some(({ topic }) => topic === 'anillo') || found.end - start !== 2) return found;
  if (!last || !next || next.apart || next.kind !== 'word') return found;
  const ring = meaningsOf([last.label], false).some(({ topic }) => topic === 'anillo');
  const name = shapeOf('anillo', `${last.text} ${next.text}`, slips);
  const { meanings } = longestMeaning(tokens.slice(start, start + 1), 0, slips);
  return ring && (name?.fit ?? 0) >= TYPICAL && meanings.length > 0 ? { meanings, end: start + 1 } : found;
}

/** «Pavelló / Pabellón»: labels that mean the same with nothing but a stroke between them are one. */
function inAllLanguages(tokens: readonly Token[], start: number, slips: boolean): Found {
  let found: Found = longestMeaning(tokens, start, slips);
  while (found.meanings.length > 0) {
    let stop = found.end;
    while (tokens[stop]?.label === '' && tokens[stop]?.kind === 'word') stop++;
    if (tokens[stop]?.far || tokens[stop + 1]?.far) break;
    // Scanners see other signs in the stroke.
    if (!(slips ? BETWEEN_MISREAD : BETWEEN_LANGUAGES).test(tokens[stop]?.text ?? '')) break;
    const next = longestMeaning(tokens, stop + 1, slips);
    const same = found.meanings.filter((one) => next.meanings.some(({ topic }) => topic === one.topic));
    if (same.length === 0) break;
    // What is vague in one language is not in two.
    const [only] = same;
    const meanings = same.length === 1 && only ? [{ ...only, clear: true }] : same;
    found = { meanings, end: next.end };
  }
  return found;
}

const BETWEEN_THINGS = /^[|·•–—]+$/u;
const BETWEEN_MISREAD = /^[^\p{L}\d()]{1,2}$/u;
const BETWEEN_LANGUAGES = /^[/|·•—–-]$/u;

/** What the words from a token on mean, as many as belong together. */
export function longestMeaning(tokens: readonly Token[], start: number, slips: boolean): Found {
  let best: Found & { rank: number } = { meanings: [], end: start, rank: 0 };
  const words: string[] = [];
  let asAnd = false;
  let gap = false;
  for (let end = start; end < Math.min(tokens.length, start + MOST_TOKENS); end++) {
    const token = tokens[end];
    if (!token || (end > start && token.far) || token.kind === 'leader') break;
    if (token.kind === 'stop' && !(token.text === '/' && token.glued)) break;
    // No label has a number in it; «8 Asiento» is a value and a label. But «Nom 1 cognoms» is an «i» that was misread.
    if (slips && token.label === '1' && words.length > 0) {
      asAnd = true;
      continue;
    }
    if (/^\d+$/.test(token.label)) break;
    if (!token.label) continue;
    words.push(token.label);
    gap ||= end > start && token.apart;
    const meanings = meaningsOf(words, slips);
    // «Pista  Bloque:» is no «Puerta bloque»: across a gap, words must be those of a label.
    if (gap && (meanings[0]?.likeness ?? 0) < SAME) continue;
    if (asAnd && !meanings.some(({ topic, clear }) => topic === 'nombreAsistente' && clear)) continue;
    const rank = (meanings[0]?.likeness ?? 0) * words.join('').length;
    if (rank > best.rank) best = { meanings, end: end + 1, rank };
  }
  return best;
}

/** «A nombre de:», «A nom de»: words without meaning belong to the label that they end. */
function afterFillers(tokens: readonly Token[], start: number, end: number): number {
  let after = end;
  // Behind these no name begins with what belongs to them.
  if (/^a (nombre|nom)$/i.test(textOf(tokens.slice(start, end))) && /^del?$/i.test(tokens[end]?.text ?? ''))
    return end + 1;
  while (tokens[after]?.kind === 'word' && tokens[after]?.label === '' && !tokens[after]?.apart) after++;
  const next = tokens[after];
  return !next || next.apart || next.kind === 'leader' ? after : end;
}

/** «Precio (€)», «Titular (abonado)»: what stands in brackets behind a label belongs to it. */
function afterUnit(tokens: readonly Token[], end: number): number {
  if (tokens[end]?.text !== '(')
    return tokens[end]?.glued && /^[.ºª]$/.test(tokens[end].text) ? end + 1 : end;
  const close = tokens.slice(end, end + 5).findIndex(({ text }) => text === ')');
  const inside = tokens.slice(end, end + close);
  // «(15 + 16)» refers to other boxes of a form.
  const says = textOf(inside.slice(1));
  return close > 0 && (!/\d/.test(says) || /^\d+( \+ \d+)+$/.test(says)) ? end + close + 1 : end;
}

/** «Import cobrat a la targeta **** 4417:»: at the beginning of a line, a label goes on up to its colon. */
function afterMore(tokens: readonly Token[], start: number, end: number, slips: boolean): number {
  if (!tokens[start]?.apart || tokens[end]?.apart || !/^(\p{Ll}{1,4}|,)$/u.test(tokens[end]?.text ?? ''))
    return end;
  const colon = tokens.findIndex(
    ({ kind, text, apart }, index) => index > end && (kind === 'leader' || apart) && (apart || text === ':'),
  );
  if (colon === -1 || tokens[colon]?.apart || colon - end > MOST_MORE) return end;
  for (let at = end; at < colon; at++) {
    const { meanings } = longestMeaning(tokens, at, slips);
    if (meanings.some(({ clear }) => clear)) return end;
  }
  return colon;
}

function afterLeader(tokens: readonly Token[], end: number): number {
  let after = end;
  while (tokens[after]?.kind === 'leader' || (after > end && tokens[after]?.text === '.')) after++;
  return after;
}

/** Decides whether words that could be a label are one where they stand. */
function accepted(
  label: Label,
  line: Line,
  before: Label | undefined,
  slips: boolean,
  inline: boolean,
): Label | null {
  const { tokens } = line;
  // «…da acceso al recinto:», «Organitzador de l'esdeveniment:» name something else.
  const said = tokens[label.start - 1];
  if (label.led && said && !said.apart && OF.test(said.text) && !tokens[label.start]?.apart) return null;
  if (label.led) return label;
  const clear = label.meanings.some((meaning) => meaning.clear);
  const rest = restOf(line, label.end);
  // «Abonaments de la família», «Campeonato de Liga»: the words go on.
  if (!clear && rest[0]?.label === '' && /\p{L}/u.test(rest[0].text)) return null;
  const startsHere =
    tokens[label.start]?.apart ||
    tokens[label.start - 1]?.kind === 'stop' ||
    (clear && tokens[label.start - 1]?.text.endsWith(',')) ||
    (before?.end === label.start && !before.led);
  if (!startsHere && !followsValue(label, line, before, slips) && !namesNumber(label, rest)) return null;
  if (rest.length === 0 || rest[0]?.kind === 'stop') {
    const alone =
      tokens[label.start]?.apart ||
      (clear && (before?.end === label.start || tokens[label.start - 1]?.kind === 'stop'));
    return alone ? { ...label, tentative: !clear } : null;
  }
  if (clear && goesOnToGap(label, line, rest, slips)) return { ...label, end: label.end + rest.length };
  const inList = inline || BETWEEN_THINGS.test(tokens[label.start - 1]?.text ?? '');
  return label.meanings.some((meaning) => convinces(meaning, label.text, rest, slips, inList)) ||
    onlyLabels(rest, slips)
    ? label
    : null;
}

/** «Localizador web   KJAAY84D»: words between a label and the gap before its value, none of them a value. */
function goesOnToGap(
  { meanings, start, end }: Label,
  line: Line,
  rest: readonly Token[],
  slips: boolean,
): boolean {
  const next = line.tokens[end + rest.length];
  return (
    line.tokens[start]?.apart === true &&
    next?.apart === true &&
    rest.length <= 2 &&
    rest.every(({ text, kind }) => kind === 'word' && /^\p{Ll}+$/u.test(text)) &&
    meanings.every(
      ({ topic }) => isField(topic) && CLOSED_FIELDS.has(topic) && !shapeOf(topic, textOf(rest), slips),
    )
  );
}

/** «El organizador es el club, con CIF G07123456»: in a sentence too, before a number whose control agrees. */
const namesNumber = ({ meanings }: Label, rest: readonly Token[]) =>
  meanings.some(({ topic, clear }) => {
    if (topic === 'taxNumber') return findTaxNumber(rest[0]?.text ?? '', false)?.checked ?? false;
    // «…tiene la referencia BHXZ-487896»
    const code = topic === 'referenciaTicket' || topic === 'codigoLocalizador';
    return (
      code &&
      clear &&
      /\d/.test(rest[0]?.text ?? '') &&
      (shapeOf(topic, rest[0]?.text ?? '', false)?.fit ?? 0) >= 0.9
    );
  });

/** Tokens behind a label up to the next gap, or the next stroke between things. */
function restOf(line: Line, from: number): Token[] {
  const rest = line.tokens.slice(from);
  const gap = rest.findIndex(
    ({ apart, glued, text }, index) => apart || (index > 0 && !glued && BETWEEN_THINGS.test(text)),
  );
  return gap === -1 ? rest : rest.slice(0, gap);
}

/** «Fila 12 Asiento 5»: behind a complete value a label may follow. */
function followsValue(label: Label, line: Line, before: Label | undefined, slips: boolean): boolean {
  if (!before) return false;
  const tokensBetween = line.tokens.slice(before.end, label.start);
  // Behind a gap stands another value, and «Primera planta» is one.
  if (tokensBetween.slice(1).some(({ apart }) => apart)) return false;
  const between = textOf(tokensBetween);
  return before.meanings.some(
    ({ topic }) =>
      isField(topic) &&
      (CLOSED_FIELDS.has(topic) || topic === 'anillo') &&
      (shapeOf(topic, between, slips)?.fit ?? 0) >= (slips ? 0.7 : CONVINCING),
  );
}

function convinces(
  { topic, clear }: LabelMeaning,
  text: string,
  rest: readonly Token[],
  slips: boolean,
  inList: boolean,
): boolean {
  // «Zona Gol Sud · Sector 104»: few words are as rings are called.
  if (topic === 'anillo' && !clear) return isRing(text, rest, slips);
  if (topic === 'taxNumber') return shapeOf('nifDistr', textOf(rest), slips) !== null;
  if (topic === 'other') return clear;
  // «Temporada regular LEB 2025/26» is a competition, not a season.
  if (topic === 'temporada' && !/\d/.test(rest[0]?.text ?? '')) return false;
  const closed = CLOSED_FIELDS.has(topic);
  // «Loc. JHUDFQBQ»: nobody shortens a word of a sentence.
  const known = clear || /\p{L}\.$/u.test(text);
  // Of «12 Asiento 5», only the beginning is the value.
  const lengths = closed ? rest.map((_, index) => index + 1) : [rest.length];
  return lengths.some((length) => {
    const fit = shapeOf(topic, textOf(rest.slice(0, length)), slips)?.fit ?? 0;
    if (closed || clear) return fit >= (known ? 0.6 : CONVINCING);
    // «Fila 4 | Producto General»: in such a list a vague word is a label before what is called as its values are. But
    // «Pabellón Rafa Cifre» is called so as a whole.
    const called = (shapeOf(topic, text, slips)?.fit ?? 0) >= TYPICAL;
    return inList && !called && fit >= (topic === 'nombreAsistente' ? FULL_NAME : TYPICAL);
  });
}

function isRing(label: string, rest: readonly Token[], slips: boolean): boolean {
  const stop = rest.findIndex(({ kind }) => kind === 'stop');
  const words = stop === -1 ? rest : rest.slice(0, stop);
  const typical = (text: string) => (shapeOf('anillo', text, slips)?.fit ?? 0) >= TYPICAL;
  if (words.length > 2 || !typical(textOf(words))) return false;
  // «Tribuna Nord» is a ring as a whole; in «Nivel Tribuna Nord» the tribune begins one.
  const begins = meaningsOf([words[0]?.label ?? ''], false).some(({ topic }) => topic === 'anillo');
  return (begins && words.length > 1) || !typical(`${label} ${textOf(words)}`);
}

/** Headings of narrow tables: «Bloque Fila Asiento», nothing but labels up to the gap. */
function onlyLabels(rest: readonly Token[], slips: boolean): boolean {
  let position = 0;
  // «Abonament de temporada» goes on.
  if (rest[0]?.label === '') return false;
  while (position < rest.length) {
    const { meanings, end } = longestMeaning(rest, position, slips);
    if (!meanings.some(({ clear, likeness }) => clear && likeness >= 0.95)) return false;
    position = end;
  }
  return true;
}

/** The stretches of a line that are no labels, parted by labels and gaps; tentative labels count as both. */
export function segmentsOf(line: Line, index: number, labels: readonly Label[]): Segment[] {
  const segments: Segment[] = [];
  let open: Token[] = [];
  let start = 0;
  const close = () => {
    if (open.some(({ text }) => /[\p{L}\d]/u.test(text)))
      segments.push({ tokens: open, line: index, start, ...union(open) });
    open = [];
  };
  line.tokens.forEach((token, position) => {
    const label = labels.find((one) => position >= one.start && position < one.end);
    if (label || token.apart) close();
    if (label) {
      if (label.tentative && position === label.start) {
        const tokens = line.tokens.slice(label.start, label.end);
        segments.push({ tokens, line: index, start: position, label, ...union(tokens) });
      }
      return;
    }
    if (open.length === 0) start = position;
    open.push(token);
  });
  close();
  return segments;
}
