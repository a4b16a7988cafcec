import { NAMED_BLOCK } from '../fields/bloque.ts';
import { isField, shapeOf } from '../fields/fields.ts';
import { namesNoTicket } from '../fields/referencia-ticket.ts';
import { overlap, sharedHeight, union } from '../geometry.ts';
import { excludedIn } from '../lines/exclusions.ts';
import { longestMeaning, TYPICAL } from '../labels/label-words.ts';
import { textOf } from '../lines/lines.ts';
import { isLabelled, paragraphsOf, stretchesIn } from '../lines/paragraphs.ts';
import { endsText, isProper, personAt, withoutEnd } from '../lines/proper-names.ts';
import type { LabelTopic, Layout, Reading, Token } from '../model.ts';
import type { FieldName } from '../read-abono.ts';
import { plain } from '../text/letters.ts';
import { COMMON } from './groups.ts';
import {
  arenasIn,
  competitionsIn,
  HOLDER,
  holdersIn,
  holderWithTariff,
  numberedPapers,
  quotedEnd,
  type Read,
} from './prose-phrases.ts';
import { namesCompany } from './tax-numbers.ts';
import { readingOf } from './unlabelled-reading.ts';

// Letters, contracts, certificates and mails have their values in sentences: «… con el localizador X4-221, en el Pabellón Vega
// (C/ Mayor 3, 40001 Segovia)». Labels have no colon there, and both go on in the next line.

/** How likely a value is right behind the words of its label, or in a phrase for it. */
const PAIRING = 0.9;

/**
 * The readings of a page with those of its sentences, for the fields that have no label elsewhere. What a sentence excludes is
 * no value.
 */
export function withSentences(seen: readonly Reading[], layout: Layout): Reading[] {
  const { lines, isOcr } = layout;
  const paragraphs = paragraphsOf(lines);
  const excluded = paragraphs.flatMap(excludedIn);
  const readings = seen.filter(({ valueBox }) => !excluded.some((token) => overlap(token, valueBox)));
  const read: Read = (field, value, label) => {
    const isCompany = field === 'nombreAsistente' && namesCompany(textOf(value));
    const [first] = value;
    if (!first || isCompany) return [];
    const reading = readingOf(field, withoutEnd(value), isOcr, label && union(label));
    if (!reading) return [];
    // The lines of a paragraph have other words around a value that goes on in the next one.
    const isBeside = (token: Token) => isOcr || sharedHeight(token, first) > 0;
    const pairing = isOcr ? reading.pairing : PAIRING;
    const labelText = label && textOf(label);
    return [
      {
        ...reading,
        rule: 'sentence',
        valueBox: union(value.filter(isBeside)),
        pairing,
        ...(labelText && { labelText, ofOrder: field === 'referenciaTicket' && namesNoTicket(labelText) }),
      },
    ];
  };
  const texts = [
    ...paragraphs
      .map((tokens) => tokens.filter((token) => !excluded.includes(token)))
      .map((tokens) => ({
        tokens,
        found: [
          ...behindLabels(tokens, isOcr, read),
          ...arenasIn(tokens, read, isProse(tokens)),
          ...(isProse(tokens)
            ? [...competitionsIn(tokens, read), ...holdersIn(tokens, read), ...numberedPapers(tokens, read)]
            : []),
        ],
      })),
    ...stretchesIn(lines).map(({ tokens }) => ({ tokens, found: holderWithTariff(tokens, read) })),
  ];
  const all = texts.flatMap(({ found }) => found);
  const count = (field: FieldName, some: readonly Reading[]) =>
    new Set(some.filter((one) => one.field === field).map(({ value }) => value)).size;
  // What a label alone takes for its value inside a sentence is less likely, unless the sentence says the same.
  const isReadBetter = ({ field, value, valueBox }: Reading) =>
    texts.some(({ tokens, found }) => {
      const said = found.filter((other) => other.field === field);
      const isInside = tokens.some((token) => overlap(token, valueBox));
      const isSame =
        said.some((other) => other.value === value) && count(field, all) <= count(field, readings);
      return isInside && said.length > 0 && !isSame;
    });
  const others = readings.filter((one) => !isReadBetter(one));
  // The number of an order may be beside the ticket's, but what a label reads already is no other one.
  const isReadAlready = ({ field, value, ofOrder = false }: Reading) =>
    others.some((one) => one.field === field && ((one.ofOrder ?? false) === ofOrder || one.value === value));
  const added = all.filter((one) => !isReadAlready(one));
  // Two arenas or competitions say nothing.
  const isSingle = ({ field, value }: Reading) =>
    !COMMON.has(field) ||
    field === 'tipoAbonament' ||
    added.every((other) => other.field !== field || other.value === value);
  return [...others, ...added.filter(isSingle)];
}

/** The most words of a value behind its label. */
const LONGEST: Partial<Record<LabelTopic, number>> = {
  codigoLocalizador: 1,
  referenciaTicket: 1,
  fila: 1,
  asiento: 1,
  bloque: 3,
  anillo: 3,
  tipoAbonament: 4,
  nifOrganizador: 1,
  nifDistr: 1,
};
/** Labels of tax numbers begin with a capital letter inside a sentence too. */
const TAX_NUMBERS: ReadonlySet<LabelTopic> = new Set<LabelTopic>(['nifOrganizador', 'nifDistr']);
/** What may stand between a label and its value. */
const BETWEEN = /^(es|és|será|serà|de|del|el|la|:|núm\.?|número|n\.?[º°o]\.?)$/iu;
const MOST_BETWEEN = 3;

/** Prose has mostly words with small letters, and some of them. */
export function isProse(tokens: readonly Token[]): boolean {
  const small = tokens.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  return !isLabelled(tokens) && small >= FEWEST_SMALL && small > SMALL_SHARE * tokens.length;
}
const FEWEST_SMALL = 4;
const SMALL_SHARE = 0.2;

/** Values behind the words of their label, which have a small letter inside a sentence. */
function behindLabels(tokens: readonly Token[], isOcr: boolean, read: Read): Reading[] {
  const found: Reading[] = [];
  const inProse = isProse(tokens);
  // «el código localizador, X4-221»
  const named = tokens.map((token) =>
    token.kind === 'word' ? { ...token, text: token.text.replace(/,$/, '') } : token,
  );
  let labelled = 0;
  for (let start = 0; start < tokens.length; start++) {
    const [first, before] = [tokens[start], tokens[start - 1]];
    const { meanings, end } = longestMeaning(named, start, isOcr);
    // «Tipo de abono» is one label, but «titular de l'abonament número» is two.
    if (!first?.label || end <= labelled || !meanings.some(({ likeness }) => likeness === 1)) continue;
    labelled = end;
    const isBegin = !before || before.kind !== 'word' || /[.,;)]$/.test(before.text);
    const isTaxNumber = meanings.some(({ topic }) => TAX_NUMBERS.has(topic));
    if (isProper(first) && !(inProse && isBegin) && !isTaxNumber) continue;
    let from = end;
    while (from < end + MOST_BETWEEN && BETWEEN.test(tokens[from]?.text ?? '')) from++;
    for (const { topic, clear, likeness } of meanings) {
      if (!isField(topic) || likeness < 1) continue;
      const value =
        topic === 'nombreAsistente'
          ? personBehind(tokens, end, clear)
          : (quotedTariff(topic, tokens, from) ??
            Array.from({ length: LONGEST[topic] ?? 0 }, (_, less) =>
              tokens.slice(from, from + (LONGEST[topic] ?? 0) - less),
            ).find((some) =>
              isValue(topic, some, { clear, before, next: tokens[from + some.length], isOcr, inProse }),
            ));
      const ring = topic === 'anillo' && !value ? ringBefore(tokens, start) : undefined;
      const said = ring ?? value;
      if (said) found.push(...read(topic, said, tokens.slice(start, end)));
    }
  }
  return found;
}

/** «la modalidad «Mayor de 65 años»»: quotes show where a tariff ends, and that it is one. */
function quotedTariff(topic: LabelTopic, tokens: readonly Token[], from: number): Token[] | undefined {
  const end = topic === 'tipoAbonament' ? quotedEnd(tokens, from) : undefined;
  return end === undefined ? undefined : tokens.slice(from, end);
}

/** «a nombre de Ana Vega», «la titular es Ana Vega», «la socia Ana Vega». */
function personBehind(tokens: readonly Token[], end: number, clear: boolean): Token[] | undefined {
  const isOf = /^(nombre|nom|favor)$/.test(tokens[end - 1]?.label ?? '');
  const start = (isOf ? /^(de|del|d['’]|:)$/ : /^(es|és|:)$/).test(tokens[end]?.text ?? '') ? end + 1 : end;
  const person = personAt(tokens, start);
  const isSaid = HOLDER.test(tokens[end - 1]?.label ?? '') || (clear && (start > end || isOf));
  return isSaid && person.length > 1 ? person : undefined;
}

/** «del segundo anillo». */
function ringBefore(tokens: readonly Token[], start: number): Token[] | undefined {
  const isOrdinal = /^(primer|segundo|segon|tercer|[1-4](er|r|n|º|o)?)$/.test(
    plain(tokens[start - 1]?.text ?? ''),
  );
  return isOrdinal ? tokens.slice(start - 1, start + 1) : undefined;
}

/** Words that do not belong to a ring or tariff, and those that do not end one. */
const CONNECTING =
  /^(a|al|als|con|amb|para|per|por|en|que|y|i|durante|durant|temporada|es|esta|ha|se|son|fue|queda|corresponde|correspon|emitid[oa]|emes|expedid[oa]|expedit|hasta|fins|desde|segun|segons)$/;
const UNFINISHED = /^(de|del|dels|d['’]|la|el|los|las|les|els)$/;

interface Place {
  /** Whether the label says clearly what it is. */
  clear: boolean;
  before: Token | undefined;
  next: Token | undefined;
  inProse: boolean;
  isOcr: boolean;
}

/** Whether some words behind a label in a sentence are its value: all that a label can mean is also said otherwise. */
function isValue(
  field: FieldName,
  some: readonly Token[],
  { clear, before, next, inProse, isOcr }: Place,
): boolean {
  const last = some.at(-1);
  if (!last || some.slice(0, -1).some(endsText) || some.some(({ kind }) => kind !== 'word')) return false;
  const { fit = 0, value = '' } = shapeOf(field, textOf(some), isOcr) ?? {};
  const isWhole = !UNFINISHED.test(last.text) && !some.some(({ text }) => CONNECTING.test(plain(text)));
  const isNamed = some.every((one) => isProper(one) || /^\d/.test(one.text));
  switch (field) {
    case 'codigoLocalizador':
    case 'referenciaTicket':
      if (/\d/.test(last.text)) return fit >= (clear ? SHORT_NUMBER : CODE);
      // «Tu localizador es JKCDJQ;»: among words in small letters.
      return (
        clear && inProse && !isOcr && LETTERS.test(String(value)) && /^\p{Ll}|^$/u.test(next?.text ?? '')
      );
    case 'fila':
    case 'asiento':
    case 'nifOrganizador':
    case 'nifDistr':
      return clear && fit >= CODE;
    case 'bloque':
      return clear && isNamed && fit >= NAMED_BLOCK;
    case 'anillo':
      // In a list «anillo inferior» is the name of a ring.
      return (
        clear &&
        fit >= TYPICAL &&
        !some.some(({ text }) => UNFINISHED.test(text)) &&
        ((inProse && before !== undefined) || isNamed)
      );
    default:
      return (
        inProse &&
        fit >= TYPICAL &&
        isProper(some[0] ?? last) &&
        isWhole &&
        (endsText(last) || next === undefined || next.kind !== 'word' || /^\p{Ll}/u.test(next.text))
      );
  }
}

/** The fit of codes, of those with few digits, and of typical values. */
const CODE = 0.9;
const SHORT_NUMBER = 0.7;
/** A code of letters alone. */
const LETTERS = /^[A-Z]{5,8}$/;
