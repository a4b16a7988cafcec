import { z } from 'zod';
import { type AbonosReading, FIELD_NAMES, type FieldName, type ReadAbono } from './reading/read-abono.ts';

/** The fields of a pass as its row holds them; prices are euros as «12.50». */
export type PassFields = Record<Exclude<FieldName, 'fila' | 'asiento'>, string | null> &
  Record<'fila' | 'asiento', number | null>;

/** The longest text that a field keeps, in characters. */
const MAX_TEXT = 300;
const MAX_INT = 2_147_483_647;
const MAX_EUROS = 99_999_999.99;

/**
 * A text as the database takes it, on one line: without NUL, other control characters and halves of characters.
 * @param most characters
 */
export function storableText(text: string, most = MAX_TEXT): string {
  const clean = text.replace(/\p{Cs}/gu, '').replace(/\p{Cc}+/gu, ' ');
  return [...clean].slice(0, most).join('').trim();
}

function storableValue(name: FieldName, value: string | number | null): string | number | null {
  if (value === null) return null;
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) <= MAX_INT ? value : null;
  const text = storableText(value);
  if (name.startsWith('precio')) return Number(text) >= 0 && Number(text) <= MAX_EUROS ? text : null;
  return text === '' ? null : text;
}

/** What was read of a pass, as its row keeps it. */
export function passFields({ fields }: ReadAbono): PassFields {
  const entries = FIELD_NAMES.map((name) => [name, storableValue(name, fields[name].value)]);
  return Object.fromEntries(entries) as PassFields;
}

const readingSchema = z.object({
  /** The file it was read from, to know it again. */
  file: z.object({ sha256: z.string(), passes: z.number() }),
  page: z.number(),
  method: z.enum(['text', 'ocr', 'mixed']),
  doubts: z.array(z.string()),
  fields: z.record(
    z.string(),
    z.object({
      value: z.union([z.string(), z.number()]).nullable(),
      raw: z.string(),
      source: z.string(),
      confidence: z.number(),
    }),
  ),
});

/** What `abonos.ocrData` holds: per field what was read, how, and how sure that is (0 to 1). */
export type StoredReading = z.infer<typeof readingSchema>;

export function storedReading(
  pass: ReadAbono,
  { method, passes }: AbonosReading,
  sha256: string,
): StoredReading {
  const fields = FIELD_NAMES.map((name) => {
    const { value, raw, source, confidence } = pass.fields[name];
    return [name, { value: storableValue(name, value), raw: storableText(raw), source, confidence }];
  });
  return {
    file: { sha256, passes: passes.length },
    page: pass.page,
    method,
    doubts: pass.doubts,
    fields: Object.fromEntries(fields),
  };
}

/** Reads `ocrData` back; null for a row that was not made by an upload. */
export function readStored(ocrData: unknown): StoredReading | null {
  const parsed = readingSchema.safeParse(ocrData);
  return parsed.success ? parsed.data : null;
}
