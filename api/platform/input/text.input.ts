import { z } from 'zod';

// Shared rules for typed texts; each field has its own messages.

/**
 * A single line. Control characters break lists, exports and mail headers; unpaired surrogates cannot be stored;
 * direction marks can disguise other text.
 */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]*$/u;
/** The same with line breaks and tabs. */
export const SEVERAL_LINES = /^(?:[\n\t]|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069])*$/u;
/** At least one letter or digit. */
export const READABLE = /[\p{L}\p{N}]/u;

/**
 * @param what the field with its article: «El nombre».
 * @param most maximum number of characters
 */
export const tooLong = (what: string, most: number) => `${what} no puede superar los ${most} caracteres`;
/** @param what the field with its article: «La descripción». */
export const oddSigns = (what: string) => `${what} contiene caracteres no permitidos`;

/** Normalises line breaks. */
export const plainLineEnds = (text: string) => text.replace(/\r\n?/g, '\n');

/**
 * A search text. Databases cannot compare texts with NUL, so it is replaced by a character that matches nothing.
 * @param long message for a text that is too long
 */
export const soughtText = (most: number, long: string) =>
  z
    .string()
    .trim()
    .max(most, long)
    .transform((text) => text.replaceAll('\0', '\uFFFD'));

interface RequiredText {
  /** The field with its article, as the start of messages: «El nombre». */
  what: string;
  /** Maximum number of characters. */
  most: number;
  /** Message for an empty text. */
  missing: string;
  readable?: RegExp;
  allowed?: RegExp;
}

/** A required text, by default of one line. */
export function requiredText({ what, most, missing, readable = READABLE, allowed = ONE_LINE }: RequiredText) {
  return z
    .string({ error: missing })
    .trim()
    .regex(readable, missing)
    .max(most, tooLong(what, most))
    .regex(allowed, oddSigns(what));
}

/**
 * An optional text of several lines: null and an empty form field both mean «none».
 * @param wrong message for a value that is not a string
 */
export function optionalLines(what: string, most: number, wrong: string) {
  return z
    .union([z.null(), z.string()], { error: wrong })
    .transform((value) => (value === null ? null : plainLineEnds(value).trim() || null))
    .pipe(z.string().max(most, tooLong(what, most)).regex(SEVERAL_LINES, oddSigns(what)).nullable());
}
