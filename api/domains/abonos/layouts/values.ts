import type { FieldName } from '../reading/read-abono.ts';
import { plain, withoutSigns } from '../reading/text/letters.ts';
import type { Shape } from '../reading/model.ts';
import { shapeOf } from '../reading/fields/fields.ts';

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

/** A text as the value of a field. Prices may have words around them, and seats letters: «F12». */
export function valueOf(field: FieldName, text: string, isOcr: boolean): Shape | null {
  const shape = shapeOf(field, text, isOcr);
  if (shape || (field !== 'fila' && field !== 'asiento')) return shape;
  const digits = /^\p{L}{1,3}[.-]?(\d{1,3})$/u.exec(text.trim())?.[1];
  return digits ? shapeOf(field, digits, false) : null;
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
