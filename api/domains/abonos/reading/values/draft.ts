import { changeOf, noted } from '../trace.ts';
import type { RuleName } from '../rules.ts';
import type { DraftField, Draft, Box, Reading } from '../model.ts';
import {
  type FieldName,
  FIELD_NAMES,
  type FieldSource,
  KEY_FIELDS,
  type ReadAbono,
  type ReadFields,
  SURE,
} from '../read-abono.ts';
import { withOnlyPrice, withPricesThatAddUp } from './prices.ts';
import { CLOSED_FIELDS, shapeOf } from '../fields/fields.ts';
import { standsForTicket, namesNoOrder } from '../fields/referencia-ticket.ts';
import { plain } from '../text/letters.ts';

/** The factor for the number of an order or a holder that stands for the ticket's own, which may have a label that is not known. */
const STANDS_IN = 0.85;

/** A field with a printed label. */
export function fieldFrom(reading: Reading, source: FieldSource): DraftField {
  const { value, raw, fit, letters, pairing } = reading;
  const standsIn = reading.ofOrder === true && reading.field === 'referenciaTicket';
  const ifAlone = letters * (0.5 + 0.5 * fit) * (0.6 + 0.4 * pairing);
  const confidence = ifAlone * (standsIn ? STANDS_IN : 1);
  const { valueBox, label: labelBox, labelText } = reading;
  const places = { valueBox, labelBox, ...(labelText !== undefined && { labelText }) };
  const evidence = { letters, fit, pairing };
  const field = { value, raw, source, confidence, ...places, ...(standsIn && { ifAlone }), evidence };
  return { ...field, changes: [changeOf(reading.rule ?? 'label', undefined, field)] };
}

/** The weight of a vague label beside a clear one, and of the number of an order or a holder beside a ticket's own. */
const VAGUE = 0.8;
const ORDERS = 0.25;
/** Beside an order's number, that of the holder or the product stands for the ticket's: the order's is the locator. */
const HOLDERS = 0.4;

/** Labels of what is seldom the value that is looked for, if the paper has both: who pays need not be who holds the pass. */
const OTHERS: Partial<Record<FieldName, RegExp>> = {
  nombreAsistente: /comprad|pagad|client|contrata|factur/,
  codigoLocalizador: /verifica|valida|segur|control|descarg|descarreg/,
};
const OF_OTHERS = 0.5;

/** From this fit on, a value is typical for its field. */
const CALLED_SO = 0.9;

/**
 * Combines the readings of one pass into fields: of two values the more certain one. An arena or competition with a
 * clear label has priority over one with a vague label, even if its letters are less certain: «Concepto» also heads
 * tables.
 */
export function draftOf(found: readonly Reading[], page: number, source: FieldSource): Draft {
  const whole = found.filter((reading) => !found.some((other) => startsWithLabelOf(other, reading)));
  const priced = source === 'text' ? withOnlyPrice(whole) : whole;
  const readings = priced.filter((reading) => !saysLocator(reading, priced));
  const fields: Draft['fields'] = {};
  const rank = (reading: Reading) =>
    fieldFrom(reading, source).confidence *
    (reading.clear ? 1 : VAGUE) *
    orderWeight(reading) *
    (isOthers(reading) ? OF_OTHERS : 1);
  const isNamed = ({ field, clear, fit }: Reading) => clear && fit >= CALLED_SO && !CLOSED_FIELDS.has(field);
  const named = new Set(readings.filter(isNamed).map(({ field }) => field));
  for (const reading of withPricesThatAddUp(readings, rank).toSorted((a, b) => rank(a) - rank(b)))
    if (reading.clear || !named.has(reading.field)) fields[reading.field] = fieldFrom(reading, source);
  const order = fields.codigoLocalizador
    ? undefined
    : orderOf(readings, fields.referenciaTicket, source === 'ocr');
  if (order)
    fields.codigoLocalizador = {
      ...fieldFrom({ ...order, pairing: FOR_STAFF }, source),
      ifAlone: fieldFrom({ ...order, pairing: OF_ORDER }, source).confidence,
    };
  return { page, fields };
}

/** «GRADA ALTA» below «Nivel», and «ALTA» behind «GRADA» on the stub: the label is a part of the name. */
const startsWithLabelOf = (whole: Reading, { field, value, labelText }: Reading) =>
  whole.field === field && labelText !== undefined && whole.value === `${labelText} ${value}`;

/** «Confirmación de tu abono X7K2»: a sentence calls the locator so, if the ticket has another number. */
const saysLocator = ({ field, value, rule }: Reading, readings: readonly Reading[]) =>
  rule === 'sentence' &&
  field === 'referenciaTicket' &&
  readings.some((other) => other.field === 'codigoLocalizador' && other.value === value) &&
  readings.some((other) => other.field === field && other.value !== value);

function orderWeight({ ofOrder, labelText = '' }: Reading): number {
  if (!ofOrder) return 1;
  return standsForTicket(plain(labelText)) ? HOLDERS : ORDERS;
}

const isOthers = ({ field, labelText = '' }: Reading) => OTHERS[field]?.test(plain(labelText)) === true;

/** How well an order's number fits as its locator: of 150 of them all were right, except two beside another code. */
const OF_ORDER = 0.9;
/** Too uncertain to be kept without a look. */
const FOR_STAFF = 0.3;

/** The order's number as its locator, if the ticket has a number of its own. */
function orderOf(
  readings: readonly Reading[],
  ticket: DraftField | undefined,
  isOcr: boolean,
): Reading | undefined {
  const order = readings.find(
    ({ ofOrder, value, labelText = '' }) =>
      ofOrder && value !== ticket?.value && !namesNoOrder(plain(labelText)),
  );
  const shape = order && ticket && shapeOf('codigoLocalizador', order.raw, isOcr);
  return shape ? { ...order, ...shape, field: 'codigoLocalizador' } : undefined;
}

/** A draft with its boxes at other positions. */
export function placed(draft: Draft, place: (box: Box) => Box): Draft {
  const fields: Draft['fields'] = {};
  for (const name of FIELD_NAMES) {
    const field = draft.fields[name];
    if (!field) continue;
    const { valueBox, labelBox } = field;
    fields[name] = {
      ...field,
      ...(valueBox && { valueBox: place(valueBox) }),
      ...(labelBox && { labelBox: place(labelBox) }),
    };
  }
  return { ...draft, fields };
}

/** Combines two drafts of the same pass: the more certain value of each field. */
export function merged(a: Draft, b: Draft): Draft {
  const fields: Draft['fields'] = { ...a.fields };
  for (const name of FIELD_NAMES) {
    const other = b.fields[name];
    if (other && other.confidence > (fields[name]?.confidence ?? 0))
      fields[name] = {
        ...other,
        changes: [...(other.changes ?? []), changeOf('same-pass', fields[name]?.value, other)],
      };
  }
  const layout = a.layout ?? b.layout;
  const isPicture = a.isPicture ?? b.isPicture;
  return {
    page: Math.min(a.page, b.page),
    fields,
    ...(layout && { layout }),
    ...(isPicture && { isPicture }),
  };
}

/** Completes a draft with fields that a rule found only in another one of the same pass. */
export const completed = (draft: Draft, other: Draft | undefined, rule: RuleName): Draft => ({
  ...draft,
  fields: { ...(other && noted(rule, [other])[0]?.fields), ...compared(draft.fields, other) },
});

/** The fields of a draft, and whether another reading of the same page has the same values: that is evidence for them. */
export function compared(own: Draft['fields'], other: Draft | undefined): Draft['fields'] {
  const fields: Draft['fields'] = { ...own };
  for (const name of FIELD_NAMES) {
    const [field, second] = [own[name], other?.fields[name]];
    if (!field?.evidence || !second) continue;
    const key = second.value === field.value ? 'sameElsewhere' : 'otherElsewhere';
    fields[name] = { ...field, evidence: { ...field.evidence, [key]: true } };
  }
  return fields;
}

/** Fields whose values may be a part of another one: the season is in the competition's name. */
const PARTS: ReadonlySet<FieldName> = new Set<FieldName>(['temporada', 'tipoAbonament']);

/** Other fields of a draft whose values are inside a value: it took the text of its neighbours too. */
export function swallowed(name: FieldName, { value }: DraftField, { fields }: Draft): FieldName[] {
  const words = wordsIn(String(value));
  return FIELD_NAMES.filter((other) => {
    const theirs = wordsIn(String(fields[other]?.value ?? ''));
    if (holds(name, String(value), other, String(fields[other]?.value ?? ''))) return true;
    if (other === name || theirs === ' ' || theirs.length >= words.length) return false;
    if (PARTS.has(other) && (name === 'evento' || name === 'tipoAbonament')) return false;
    // «12» of the row is also in an address.
    const isNumber = /^ \d+ $/.test(theirs);
    return isNumber ? name === 'anillo' && words.endsWith(theirs) : words.includes(theirs);
  });
}

/** Codes that OCR joins with the one in the line above or below. */
const CODES: ReadonlySet<FieldName> = new Set<FieldName>([
  'nifOrganizador',
  'nifDistr',
  'referenciaTicket',
  'codigoLocalizador',
]);
const SHORTEST_CODE = 5;

/** Whether a code contains another one. */
const holds = (name: FieldName, text: string, other: FieldName, theirs: string) =>
  CODES.has(name) &&
  CODES.has(other) &&
  other !== name &&
  theirs.length >= SHORTEST_CODE &&
  theirs.length < text.length &&
  text.includes(theirs);

/** A draft whose codes do not contain each other: OCR read two cells as one. */
export function withCodesApart(draft: Draft, isOcr: boolean): Draft {
  const fields: Draft['fields'] = { ...draft.fields };
  for (const name of ['referenciaTicket', 'codigoLocalizador'] as const)
    for (const other of CODES) {
      const [field, neighbour] = [fields[name], fields[other]];
      const [text, theirs] = [String(field?.value ?? ''), String(neighbour?.value ?? '')];
      if (!field || !holds(name, text, other, theirs)) continue;
      const raw = text.slice(0, text.indexOf(theirs)) || text.slice(theirs.length);
      const shape = raw.length >= SHORTEST_CODE ? shapeOf(name, raw, isOcr) : null;
      const [own, box] = [field.valueBox, neighbour?.valueBox];
      const isAbove = own && box && own.y1 - box.y1 < box.y0 - own.y0;
      const valueBox = own && box && { ...own, ...(isAbove ? { y1: box.y0 } : { y0: box.y1 }) };
      if (shape)
        fields[name] = {
          ...field,
          value: shape.value,
          raw,
          ...(valueBox && valueBox.y1 > valueBox.y0 && { valueBox }),
        };
    }
  return { ...draft, fields };
}

const wordsIn = (text: string) =>
  ` ${plain(text)
    .replace(/[^a-z\d]+/g, ' ')
    .trim()} `.replace('  ', ' ');

/** Fields that are the same on two papers of one pass, and differ between two passes. */
const TELLING: readonly FieldName[] = [
  'codigoLocalizador',
  'referenciaTicket',
  'nombreAsistente',
  'bloque',
  'fila',
  'asiento',
  'precioTotal',
];

/**
 * Whether two drafts are of one pass: they have the same locator or reference, like copies, or the same seat if one of
 * them lacks the codes or the name that the other has, like a ticket and its stub; and no field contradicts it.
 */
export function samePass(a: Draft, b: Draft): boolean {
  const value = (draft: Draft, name: FieldName) => draft.fields[name]?.value;
  const isSame = (name: FieldName) => value(a, name) !== undefined && value(a, name) === value(b, name);
  const known = (name: FieldName) => value(a, name) !== undefined && value(b, name) !== undefined;
  if (TELLING.some((name) => known(name) && !isSame(name))) return false;
  if (isSame('codigoLocalizador') || isSame('referenciaTicket')) return true;
  const parts = !known('nombreAsistente') || !(known('codigoLocalizador') || known('referenciaTicket'));
  return parts && isSame('fila') && isSame('asiento');
}

/** With one certain code the pass is identified; the other may be a little less certain. */
const LESS_SURE = 0.6;

function isSure(fields: Draft['fields'], name: FieldName): boolean {
  if (SELDOM_WRONG.has(name) && fields[name]?.source === 'text') return !isGuessed(name, fields[name]);
  const sureness = (one: FieldName) => fields[one]?.confidence ?? 0;
  if (sureness(name) >= SURE) return true;
  const other =
    name === 'codigoLocalizador'
      ? 'referenciaTicket'
      : name === 'referenciaTicket'
        ? 'codigoLocalizador'
        : null;
  return other !== null && sureness(other) >= SURE && sureness(name) >= LESS_SURE;
}

/** Whether a text ends with a word that others follow, or is written as nobody prints it. */
export const looksCut = (value: string): boolean =>
  // «Grupo I» is complete.
  (/(^|[\s'’])(de|DE|del|DEL|dels|DELS|d|do|da|dos|das|en|EN|la|LA|las|LAS|los|LOS|el|EL|els|ELS|les|LES|y|i|o|a|s\/|[.,·/-]+)$/u.test(
    value,
  ) &&
    !/\p{Ll} I$/u.test(value)) ||
  /(?<!\p{L})(\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll})/u.test(value);

/**
 * Fields whose values in text are right although they are unusual: of 90 of other people's papers between this confidence and `SURE`
 * none was wrong.
 */
const SELDOM_WRONG: ReadonlySet<FieldName> = new Set<FieldName>([
  'tipoAbonament',
  'evento',
  'anillo',
  'bloque',
]);
const PROBABLE = 0.7;

/** Whether a value with a label is less certain than its letters: it was assembled, or its label guessed. */
const isGuessed = (name: FieldName, field: DraftField | undefined): boolean =>
  field?.source === 'text' && field.confidence < (SELDOM_WRONG.has(name) ? PROBABLE : SURE);

/**
 * An arena is no guess because its name is unusual, «Martín Carpena», if its address is one: values of other labels would be
 * in both. One word may be the rest of a longer name.
 */
const hasItsAddress = ({ recinto, direccion }: Draft['fields']): boolean =>
  recinto?.labelBox !== undefined &&
  (recinto.evidence?.fit ?? 1) < CALLED_SO &&
  String(recinto.value).includes(' ') &&
  (direccion?.evidence?.fit ?? 0) >= CALLED_SO;

/**
 * A pass from a picture with a value that is less likely right than this is checked by staff. Higher, and staff check more
 * passes without need; docs/performance.md has the figures of both.
 */
const LIKELY_IN_PICTURE = 0.65;
/**
 * Who checks a pass is shown all its values that are less likely right than this. On papers that the reader did not know, 66 of
 * 1000 values of text between `SURE` and this confidence were wrong, and 12 of 1000 above it.
 */
const CERTAIN_IN_TEXT = 0.94;
const CERTAIN_IN_PICTURE = 0.98;

/** «…, 08440»: behind the postal code there is a town. */
const WITHOUT_TOWN = /(^|[ ,])\d{5}$/;

/**
 * Fields that most passes print. On 967 passes in designs that the reader did not know, a reading without a tariff, a competition
 * or an arena had overlooked it in 53 of 58 cases, and one without an address, a price or the club's number in 53 of 330: most
 * papers without these have no sign of them, see `not-printed.ts`. Who has taught the seller's layout has said what its papers print.
 */
const MOSTLY_PRINTED: ReadonlySet<FieldName> = new Set<FieldName>([
  'tipoAbonament',
  'evento',
  'recinto',
  'direccion',
  'nifOrganizador',
  'precioEntrada',
]);

/**
 * The finished pass. Staff check a text if a value is a guess, uncertain or missing that passes mostly print, and a picture if a
 * value is not likely right. If they check it, its less certain values and its missing fields are doubted too: one surprise
 * means that the paper is not understood well. A member of a picture checks them in any case. Fees mostly go to a distributor,
 * but clubs have fees too: its tax number is doubted if it is missing beside fees.
 */
export function finished({ page, fields, layout, notPrinted, isPicture = false }: Draft): ReadAbono {
  const nothing = { value: null, raw: '', source: 'none', confidence: 0 } as const;
  const entries = FIELD_NAMES.map((name) => {
    const field = fields[name];
    if (!field) return [name, nothing];
    const { value, raw, source } = field;
    return [name, { value, raw, source, confidence: Math.round(Math.min(1, field.confidence) * 100) / 100 }];
  });
  const disputed = new Set(layout?.disputed.map(({ field }) => field));
  const likely = (one: FieldName) => fields[one]?.confidence ?? 0;
  const isReason = (name: FieldName) => {
    if (disputed.has(name)) return true;
    const text = fields[name]?.value ?? null;
    if (text === null && notPrinted?.has(name)) return false;
    if (isPicture) return likely(name) < LIKELY_IN_PICTURE;
    if (text === null && !layout && MOSTLY_PRINTED.has(name)) return true;
    if (typeof text === 'string' && !CLOSED_FIELDS.has(name) && looksCut(text)) return true;
    if (name === 'direccion' && typeof text === 'string' && WITHOUT_TOWN.test(text)) return true;
    if (name === 'recinto' && hasItsAddress(fields)) return false;
    return KEY_FIELDS.includes(name) ? !isSure(fields, name) : isGuessed(name, fields[name]);
  };
  const reasons = new Set(FIELD_NAMES.filter(isReason));
  const needsReview = reasons.size > 0;
  const isUncertain = (name: FieldName) => {
    if (fields[name]) return likely(name) < (isPicture ? CERTAIN_IN_PICTURE : CERTAIN_IN_TEXT);
    if (layout || notPrinted?.has(name)) return false;
    return name !== 'nifDistr' || fields.precioDistribucion !== undefined;
  };
  const doubts = FIELD_NAMES.filter(
    (name) => reasons.has(name) || ((needsReview || isPicture) && isUncertain(name)),
  );
  return {
    fields: Object.fromEntries(entries) as ReadFields,
    page,
    needsReview,
    doubts,
    ...(layout && { layout }),
  };
}
