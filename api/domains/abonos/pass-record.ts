import { z } from 'zod';
import type { Abono } from '../../platform/database/client.ts';
import {
  type AbonosReading,
  FIELD_NAMES,
  type FieldName,
  type LayoutUse,
  type ReadAbono,
} from './reading/read-abono.ts';

/** The fields of a pass as stored; prices are euros as «12.50». */
export type PassFields = Record<Exclude<FieldName, 'fila' | 'asiento'>, string | null> &
  Record<'fila' | 'asiento', number | null>;

/** Maximum length of a field in characters. */
const MAX_TEXT = 300;
const MAX_INT = 2_147_483_647;
const MAX_EUROS = 99_999_999.99;

/**
 * Cleans a text for the database and puts it on one line: without control characters and unpaired surrogates.
 * @param most maximum number of characters
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

/** The fields of a row, from the reading of a pass. */
export function passFields({ fields }: ReadAbono): PassFields {
  const entries = FIELD_NAMES.map((name) => [name, storableValue(name, fields[name].value)]);
  return Object.fromEntries(entries) as PassFields;
}

/** The fields of a stored pass. */
export function passFieldsOf(abono: Abono): PassFields {
  const entries = FIELD_NAMES.map((name) => {
    const value = abono[name];
    return [name, value !== null && typeof value === 'object' ? value.toFixed(2) : value];
  });
  return Object.fromEntries(entries) as PassFields;
}

const layoutUseSchema = z.object({
  id: z.number(),
  agreed: z.array(z.enum(FIELD_NAMES)),
  added: z.array(z.enum(FIELD_NAMES)),
  disputed: z.array(z.object({ field: z.enum(FIELD_NAMES), other: z.union([z.string(), z.number()]) })),
});

const readingSchema = z.object({
  /** Identifies the file, to recognise it in a later upload. */
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
  /** The layout that the pass was read with, and why fields are doubted. */
  layout: layoutUseSchema.optional(),
});

/** The content of `abonos.ocrData`: per field the value, its source and its confidence (0 to 1). */
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
    ...(pass.layout && { layout: storedUse(pass.layout) }),
  };
}

/** Only values that the database can store. */
function storedUse({ disputed, ...use }: LayoutUse): LayoutUse {
  const stored = disputed.flatMap(({ field, other }) => {
    const value = storableValue(field, other);
    return value === null ? [] : [{ field, other: value }];
  });
  return { ...use, disputed: stored };
}

/** Parses `ocrData`; null for a row without an upload. */
export function readStored(ocrData: unknown): StoredReading | null {
  const parsed = readingSchema.safeParse(ocrData);
  return parsed.success ? parsed.data : null;
}
