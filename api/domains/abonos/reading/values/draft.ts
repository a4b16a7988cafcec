import type { Box } from '../lines/geometry.ts';
import {
  type FieldName,
  FIELD_NAMES,
  type FieldSource,
  KEY_FIELDS,
  type ReadAbono,
  type ReadField,
  type ReadFields,
  SURE,
} from '../read-abono.ts';
import type { Reading } from './readings.ts';
import { CLOSED_FIELDS } from './shapes.ts';

/** A field while a pass is being put together. */
export interface DraftField extends ReadField<string | number> {
  /** Where the value stands, to look at it again. */
  valueBox?: Box;
  labelBox?: Box;
  /** How sure its letters are, 0 to 1, of a value without a label. */
  letters?: number;
}

/** A pass while it is being put together. */
export interface Draft {
  page: number;
  fields: Partial<Record<FieldName, DraftField>>;
}

/** A field that its printed label names. */
export function fieldFrom(reading: Reading, source: FieldSource): DraftField {
  const { value, raw, fit, letters, pairing } = reading;
  const confidence = letters * (0.5 + 0.5 * fit) * (0.6 + 0.4 * pairing);
  return { value, raw, source, confidence, valueBox: reading.valueBox, labelBox: reading.label };
}

/** What a vague label counts for beside a clear one, and the number of an order beside a ticket's own. */
const VAGUE = 0.8;
const ORDERS = 0.25;

/** From this fit on, a value is called as those of its field are. */
const CALLED_SO = 0.9;

/**
 * The readings of one pass as its fields: where a field is said twice, the surer one. What a clear label says of an arena or
 * a competition stays, however hard its letters are to see, where another label is vague: «Concepto» heads tables, too.
 */
export function draftOf(readings: readonly Reading[], page: number, source: FieldSource): Draft {
  const fields: Draft['fields'] = {};
  const rank = (reading: Reading) =>
    fieldFrom(reading, source).confidence * (reading.clear ? 1 : VAGUE) * (reading.ofOrder ? ORDERS : 1);
  const isNamed = ({ field, clear, fit }: Reading) => clear && fit >= CALLED_SO && !CLOSED_FIELDS.has(field);
  const named = new Set(readings.filter(isNamed).map(({ field }) => field));
  for (const reading of readings.toSorted((a, b) => rank(a) - rank(b)))
    if (reading.clear || !named.has(reading.field)) fields[reading.field] = fieldFrom(reading, source);
  return { page, fields };
}

/** A draft with its boxes elsewhere. */
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

/** Two drafts of the same pass as one: the surer of each field. */
export function merged(a: Draft, b: Draft): Draft {
  const fields: Draft['fields'] = { ...a.fields };
  for (const name of FIELD_NAMES) {
    const other = b.fields[name];
    if (other && other.confidence > (fields[name]?.confidence ?? 0)) fields[name] = other;
  }
  return { page: Math.min(a.page, b.page), fields };
}

/** A draft with what only another one of the same pass says; what it says itself stays. */
export const completed = (draft: Draft, other: Draft | undefined): Draft => ({
  ...draft,
  fields: { ...other?.fields, ...draft.fields },
});

/** What two papers of the same pass say alike, and two passes do not. */
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
 * Whether two drafts are of one pass: they share a locator or reference, as copies do, or the seat where one of them
 * lacks the codes or the name that the other has, as a ticket and its stub do; and nothing speaks against it.
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

/** With one of the two codes for certain, the pass is known; the other may be a little less so. */
const LESS_SURE = 0.6;

function isSure(fields: Draft['fields'], name: FieldName): boolean {
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

/** The finished pass. */
export function finished({ page, fields }: Draft): ReadAbono {
  const nothing = { value: null, raw: '', source: 'none', confidence: 0 } as const;
  const entries = FIELD_NAMES.map((name) => {
    const field = fields[name];
    if (!field) return [name, nothing];
    const { value, raw, source } = field;
    return [name, { value, raw, source, confidence: Math.round(Math.min(1, field.confidence) * 100) / 100 }];
  });
  const doubts = KEY_FIELDS.filter((name) => !isSure(fields, name));
  return { fields: Object.fromEntries(entries) as ReadFields, page, sure: doubts.length === 0, doubts };
}
