import type { FieldName } from '../reading/read-abono.ts';
import { plain, withoutSigns } from '../reading/text/letters.ts';
import type { Shape } from '../reading/model.ts';
import { shapeOf } from '../reading/fields/fields.ts';
import { trimmed } from '../reading/fields/texts.ts';

// How the text of a cell becomes the value of a field.

/** Fields of free text, which may take several lines. */
export const OPEN_FIELDS: ReadonlySet<FieldName> = new Set<FieldName>([
  'nombreAsistente',
  'tipoAbonament',
  'evento',
  'recinto',
  'direccion',
  'anillo',
]);

/** Fields whose value may be any short text at its place, like the competition «BCL» and the block «Río». */
const ANY_NAME: ReadonlySet<FieldName> = new Set<FieldName>([
  'tipoAbonament',
  'evento',
  'recinto',
  'anillo',
  'bloque',
]);
const SHORT_NAME = /^(?=.*\p{L})[\p{L}\d][\p{L}\d.'’·-]*( [\p{L}\d.'’·-]+){0,2}$/u;
const LONGEST_NAME = 24;
/** In a picture the general reading of the place goes before such a text, which may have letters of the next cell. */
const NAME_FIT = { text: 0.9, ocr: 0.4 };

/** A text at the place of a field as its value. Prices may have words around them, and seats letters: «F12». */
export function valueOf(field: FieldName, text: string, isOcr: boolean): Shape | null {
  const shape = shapeOf(field, text, isOcr);
  if (shape) return shape;
  const printed = text.trim();
  if (ANY_NAME.has(field))
    return SHORT_NAME.test(printed) && printed.length <= LONGEST_NAME
      ? { value: printed, fit: isOcr ? NAME_FIT.ocr : NAME_FIT.text }
      : null;
  if (field !== 'fila' && field !== 'asiento') return null;
  const digits = /^\p{L}{1,3}[.-]?(\d{1,3})$/u.exec(printed)?.[1];
  return digits ? shapeOf(field, digits, false) : null;
}

/** The text at the place of a field as its value with all its signs. */
export function wholeText(field: FieldName, text: string, isOcr: boolean): Shape | null {
  const value = trimmed(text);
  const fit = valueOf(field, text, isOcr)?.fit ?? 0;
  return value === '' ? null : { value, fit: Math.max(fit, NAME_FIT[isOcr ? 'ocr' : 'text']) };
}

/** The form in which two readings of a value are compared. */
export const comparable = (field: FieldName, value: string | number): string => {
  const text = String(value).normalize('NFC').replace(/\s+/g, ' ').trim();
  return OPEN_FIELDS.has(field) ? text.replace(/[’´`]/g, "'") : text.toUpperCase();
};

/** Whether two values of a field are the same. */
export const isSameValue = (field: FieldName, a: string | number, b: string | number): boolean =>
  comparable(field, a) === comparable(field, b);

/** The letters and digits of a text, for finding a value whose signs and spaces are printed otherwise. */
export const bare = (text: string): string => withoutSigns(plain(text));
