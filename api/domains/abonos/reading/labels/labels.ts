import { LETTER_OR_DIGIT } from '../text/letters.ts';
import type { Label, Segment, LabelMeaning, Line, Token } from '../model.ts';
import { union } from '../geometry.ts';
import {
  afterFillers,
  afterLeader,
  afterMore,
  afterOtherLanguage,
  afterParticiple,
  afterSeason,
  afterSmallPrint,
  afterUnit,
  beforeLabel,
  haveInCommon,
  inAllLanguages,
  isHeading,
  isProse,
  longestMeaning,
  onlyLabels,
  TYPICAL,
  withoutName,
} from './label-words.ts';
import { startsAddress } from '../fields/direccion.ts';
import { isField, CLOSED_FIELDS, shapeOf } from '../fields/fields.ts';
import { isCount } from '../lines/counts.ts';
import { textOf } from '../lines/lines.ts';
import type { FieldName } from '../read-abono.ts';
import { hasCheckedTaxNumber } from '../text/tax-number.ts';

/** Whether two labels may mean the same. */
export const meansTheSame = (one: Label, other: Label): boolean => haveInCommon(one.meanings, other.meanings);

/** From this fit on, a text after a vague label shows that it is one. */
const CONVINCING = 0.85;
/** Words that connect a text with the next one. */
const OF = /^(del?|als?|a|la|el|los|las|els|les|en)$/i;
/** A name of several words. */
const FULL_NAME = 0.9;

const BETWEEN_THINGS = /^[|·•–—]+$/u;

/**
 * Finds the labels of a line, from left to right.
 * @param isOcr whether letters may be misread, as in scans.
 * @param inline whether this page puts values directly after labels, without a separator.
 */
export function labelsOf(line: Line, index: number, isOcr: boolean, inline = false): Label[] {
  const labels: Label[] = [];
  const heading = isHeading(line.tokens, isOcr);
  let position = 0;
  while (position < line.tokens.length) {
    const label = labelAt(line, index, position, labels.at(-1), isOcr, inline, heading);
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
  isOcr: boolean,
  inline: boolean,
  heading: boolean,
): Label | null {
  const first = line.tokens[start];
  if (!first?.label) return null;
  const { meanings, end: meaningEnd } = withoutName(
    inAllLanguages(line.tokens, start, isOcr),
    line.tokens,
    start,
    isOcr,
  );
  if (meanings.length === 0) return null;
  // «Abono 1 de 3» alone is a heading; in «Abono 1 de 3: Joven» it is a label.
  const next = line.tokens[meaningEnd];
  const behindCount = line.tokens[afterFillers(line.tokens, meaningEnd)];
  if (meaningEnd === start + 1 && next && isCount(next) && behindCount?.kind !== 'leader') return null;
  const wordsEnd = afterOtherLanguage(line.tokens, start, afterFillers(line.tokens, meaningEnd), isOcr);
  const explained = isOcr ? wordsEnd : afterSmallPrint(line.tokens, start, wordsEnd);
  const whole = afterParticiple(line.tokens, start, explained);
  const named = afterSeason(line.tokens, afterUnit(line.tokens, whole));
  const unitEnd = afterMore(line.tokens, start, named, isOcr);
  const begin = beforeLabel(line.tokens, start, before?.end ?? 0);
  const end = afterLeader(line.tokens, unitEnd);
  const led = end > unitEnd;
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
  return accepted(label, line, before, isOcr, inline, heading);
}

/** «Cómo llegar ›»: an arrow at the end of a line leads to another page. */
const isLink = ({ led, end }: Label, { tokens }: Line) =>
  led && end === tokens.length && /^[>»→▶]$/.test(tokens[end - 1]?.text ?? '');

/** Decides whether words that could be a label are one at this place. */
function accepted(
  label: Label,
  line: Line,
  before: Label | undefined,
  isOcr: boolean,
  inline: boolean,
  heading: boolean,
): Label | null {
  const { tokens } = line;
  // «…da acceso al recinto:», «Organitzador de l'esdeveniment:» name something else.
  const said = tokens[label.start - 1];
  // In «Bloque: A Fila: 24» it is a value.
  const isLedTo = before?.led === true && before.end === label.start - 1;
  const isOf = said !== undefined && !said.apart && OF.test(said.text) && !isLedTo;
  if (label.led && isOf && !tokens[label.start]?.apart) return null;
  if (isLink(label, line)) return null;
  if (label.led) return label;
  // «Domicilio: Portal de Lasarte»: right behind a colon OCR has misread no label.
  if (before?.led && before.end === label.start && label.meanings.every(({ likeness }) => likeness < 1))
    return null;
  if (isHouseNumber(label, line)) return null;
  // «Facturado a (domicilio)»: it explains another label, which is not known.
  if (said?.text === '(' && !said.apart && label.start > 1 && tokens[label.end]?.text === ')') return null;
  // «Clase: Socio de número»: all that follows a colon is the value.
  if (before?.led && before.end === label.start && restOf(line, label.end).length === 0)
    return isRepeated(label, before, line, isOcr) ? label : null;
  const clear = label.meanings.some((meaning) => meaning.clear);
  const rest = restOf(line, label.end);
  // «Abonaments de la família», «Campeonato de Liga»: the words continue.
  const open = label.meanings.every(({ topic }) => isField(topic) && !CLOSED_FIELDS.has(topic));
  if (open && isProse(rest)) return null;
  if ((!clear || open) && rest[0]?.label === '' && /\p{L}/u.test(rest[0].text)) return null;
  const startsHere =
    tokens[label.start]?.apart ||
    tokens[label.start - 1]?.kind === 'stop' ||
    tokens[label.start - 1]?.text.endsWith(',') ||
    (before?.end === label.start && !before.led);
  const isInside = followsValue(label, line, before, isOcr) || startsSeat(label, line, isOcr);
  if (!startsHere && !isInside && !namesNumber(label, rest)) return null;
  if (rest.length === 0 || rest[0]?.kind === 'stop') {
    const isBehindLabel = before?.end === label.start;
    const alone =
      tokens[label.start]?.apart ||
      ((clear || heading) && isBehindLabel) ||
      // «Prezioa / Precio»: the first language is not known.
      tokens[label.start - 1]?.text === '/' ||
      (clear && tokens[label.start - 1]?.kind === 'stop');
    return alone ? { ...label, tentative: !clear } : null;
  }
  // «Abono Tribuna Preferente»: right behind a label its value begins.
  const isValue = before?.end === label.start && !tokens[label.start]?.apart;
  const listed = isValue ? null : beforeSeat(line, label, isOcr);
  const inList =
    inline ||
    listed !== null ||
    isSetApart(label, line) ||
    BETWEEN_THINGS.test(tokens[label.start - 1]?.text ?? '');
  const value = listed ?? rest;
  return label.meanings.some((meaning) =>
    convinces(meaning, label.text, value, isOcr, inList, listed !== null, tokens[label.start]?.apart),
  ) || onlyLabels(rest, isOcr, heading)
    ? label
    : null;
}

/** «Localidad: Zona   Fondo»: the ring is named again, and its value is behind a gap. */
function isRepeated(label: Label, before: Label, line: Line, isOcr: boolean): boolean {
  const value = [...line.tokens.slice(label.end, label.end + 1), ...restOf(line, label.end + 1)];
  return (
    [label, before].every(({ meanings }) => meanings.some(({ topic }) => topic === 'anillo')) &&
    longestMeaning(line.tokens, label.end, isOcr).meanings.length === 0 &&
    shapeOf('anillo', textOf(value), isOcr) !== null
  );
}

/** «C/ Mayor, núm. 12, 26004 Logroño»: the number behind a street. */
const isHouseNumber = ({ start, end }: Label, { tokens }: Line): boolean => {
  const from = tokens.findLastIndex(({ apart }, index) => apart && index < start);
  const isStreet = (index: number) => startsAddress(textOf(tokens.slice(index, start)));
  const isNumber = end === start + 1 && tokens[start]?.label === 'num';
  return isNumber && tokens.slice(from, start).some((_, index) => isStreet(from + index));
};

/** «ZONA Tribuna Baja»: a line of its own with a label in capitals and the value in small letters. */
const isSetApart = ({ start, end, text }: Label, { tokens }: Line) =>
  start === 0 &&
  text === text.toUpperCase() &&
  tokens.length <= end + MOST_WORDS &&
  tokens.slice(end).every((token) => !token.apart && /^\p{Lu}\p{Ll}|^\d/u.test(token.text));

/** The most words of a ring or tariff. */
const MOST_WORDS = 4;
/** Fields that vague words name in such lines. */
const LISTED: readonly FieldName[] = ['anillo', 'bloque', 'tipoAbonament'];
/** Labels that follow a ring or a tariff in a line: «Grada Bajo Bloque T3 Fila 19», «Abono Fundador Temporada 2025/2026». */
const FOLLOWING: readonly FieldName[] = ['bloque', 'fila', 'asiento', 'temporada'];
const LIKELY = 0.7;

/** «PRIMER ANILLO BLOQUE P1 FILA 1 ASIENTO 6»: inside a line, the label of a seat before its value and another one. */
function startsSeat({ meanings, end }: Label, { tokens }: Line, isOcr: boolean): boolean {
  const isSeats = (some: Label['meanings'], value: Token | undefined) =>
    value?.apart === false &&
    SEAT.some(
      (field) =>
        some.some(({ topic, likeness }) => topic === field && likeness === 1) &&
        (shapeOf(field, value.text, isOcr)?.fit ?? 0) >= LIKELY,
    );
  const next = longestMeaning(tokens, end + 1, isOcr);
  return isSeats(meanings, tokens[end]) && isSeats(next.meanings, tokens[next.end]);
}

const SEAT: readonly FieldName[] = ['bloque', 'fila', 'asiento'];

/** The words between a label and the next one of a seat on its line; null if there are none, or too many. */
function beforeSeat({ tokens }: Line, label: Label, isOcr: boolean): Token[] | null {
  if (!label.meanings.some(({ topic }) => LISTED.some((field) => topic === field))) return null;
  for (let end = label.end + 1; end <= label.end + MOST_WORDS && end < tokens.length; end++) {
    const { meanings, end: valueStart } = longestMeaning(tokens, end, isOcr);
    const value = tokens[valueStart];
    if (!value || value.apart) continue;
    const isNext = FOLLOWING.some(
      (field) =>
        meanings.some(({ topic, likeness }) => topic === field && likeness === 1) &&
        (shapeOf(field, value.text, isOcr)?.fit ?? 0) >= LIKELY,
    );
    if (isNext) return withoutSeparator(tokens.slice(label.end, end));
  }
  return null;
}

/** Tokens without a stroke or comma at their end. */
function withoutSeparator(tokens: readonly Token[]): Token[] {
  const words = BETWEEN_THINGS.test(tokens.at(-1)?.text ?? '') ? tokens.slice(0, -1) : tokens;
  return words.map((token, index) =>
    index === words.length - 1 ? { ...token, text: token.text.replace(/,$/, '') } : token,
  );
}

/** «El organizador es el club, con CIF G07123456»: also in a sentence, before a number with a valid check digit. */
const namesNumber = ({ meanings }: Label, [number]: readonly Token[]) =>
  meanings.some(({ topic }) => topic === 'taxNumber') && hasCheckedTaxNumber(number?.text ?? '');

/** Tokens after a label up to the next gap or separating stroke. */
function restOf(line: Line, from: number): Token[] {
  const rest = line.tokens.slice(from);
  const gap = rest.findIndex(
    ({ apart, glued, text }, index) => apart || (index > 0 && !glued && BETWEEN_THINGS.test(text)),
  );
  return gap === -1 ? rest : rest.slice(0, gap);
}

/** «Fila 12 Asiento 5»: after a complete value, a label may follow. */
function followsValue(label: Label, line: Line, before: Label | undefined, isOcr: boolean): boolean {
  // «Grada Segundo Anillo»: the word belongs to the value.
  const others = before?.meanings ?? [];
  // «Grada Bajo Bloque T3»: a block is also called «Grada», but not first.
  const isNew = label.meanings.some(
    (meaning) =>
      !haveInCommon([meaning], others) ||
      (label.meanings.length < others.length && meaning.topic !== others[0]?.topic),
  );
  if (!before || !isNew) return false;
  const { tokens } = line;
  const tokensBetween = tokens.slice(before.end, label.start);
  // After a gap there is another value, and «Primera planta» is one.
  if (tokensBetween.slice(1).some(({ apart }) => apart)) return false;
  const between = textOf(tokensBetween);
  return before.meanings.some(
    ({ topic }) =>
      isField(topic) &&
      (CLOSED_FIELDS.has(topic) || topic === 'anillo' || topic === 'tipoAbonament') &&
      (shapeOf(topic, between, isOcr)?.fit ?? 0) >= (isOcr ? 0.7 : CONVINCING),
  );
}

function convinces(
  { topic, clear }: LabelMeaning,
  text: string,
  rest: readonly Token[],
  isOcr: boolean,
  inList: boolean,
  isBeforeSeat = false,
  startsText = false,
): boolean {
  if (topic === 'taxNumber') return shapeOf('nifDistr', textOf(rest), isOcr) !== null;
  if (topic === 'other') return clear;
  // «Temporada regular LEB 2025/26» is a competition, not a season.
  if (topic === 'temporada' && !/\d/.test(rest[0]?.text ?? '')) return false;
  const closed = CLOSED_FIELDS.has(topic);
  // «Loc. JHUDFQBQ»: sentences contain no abbreviated words.
  const known = clear || /\p{L}\.$/u.test(text);
  // Of «12 Asiento 5», only the beginning is the value.
  const lengths = closed ? rest.map((_, index) => index + 1) : [rest.length];
  return lengths.some((length) => {
    const fit = shapeOf(topic, textOf(rest.slice(0, length)), isOcr)?.fit ?? 0;
    const isAlone = topic === 'referenciaTicket' && rest.length === 1 && startsText;
    if (closed || clear) return fit >= (known || isBeforeSeat || isAlone ? 0.6 : CONVINCING);
    // «Fila 4 | Producto General»: in such a list a vague word is a label before one of its typical values. But
    // «Pabellón Rafa Cifre» is a name as a whole.
    const called = !isBeforeSeat && (shapeOf(topic, text, isOcr)?.fit ?? 0) >= TYPICAL;
    return inList && !called && fit >= (topic === 'nombreAsistente' ? FULL_NAME : TYPICAL);
  });
}

/** «Tipo: VIP. Temporada: 2026/27»: the point before the next label ends the sentence. */
function withoutStop(tokens: Token[]): Token[] {
  const last = tokens.at(-1);
  if (!last || !/^[\p{L}\d]{3,}\.$/u.test(last.text)) return tokens;
  return [...tokens.slice(0, -1), { ...last, text: last.text.slice(0, -1) }];
}

/** The stretches of a line that are not labels, separated by labels and gaps; tentative labels count as both. */
export function segmentsOf(line: Line, index: number, labels: readonly Label[]): Segment[] {
  const segments: Segment[] = [];
  let open: Token[] = [];
  let start = 0;
  const close = () => {
    if (open.some(({ text }) => LETTER_OR_DIGIT.test(text)))
      segments.push({ tokens: open, line: index, start, ...union(open) });
    open = [];
  };
  line.tokens.forEach((token, position) => {
    const label = labels.find((one) => position >= one.start && position < one.end);
    if (label?.led && !token.apart) open = withoutStop(open);
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
