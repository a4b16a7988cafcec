import { z } from 'zod';

// What every form and the API ask of a text that somebody types, each in the words of its own field.

/**
 * A text of one line. Control characters break lists, exports and mail headers; half a surrogate pair cannot be stored;
 * characters that turn the direction of writing disguise what follows them.
 */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]*$/u;
/** The same with line breaks and tabs. */
export const SEVERAL_LINES = /^(?:[\n\t]|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069])*$/u;
/** Something to read, not only signs that look like nothing. */
export const READABLE = /[\p{L}\p{N}]/u;

/** @param what the field with its article: «El nombre». @param most in characters. */
export const tooLong = (what: string, most: number) => `${what} no puede superar los ${most} caracteres`;
/** @param what the field with its article: «La descripción». */
export const oddSigns = (what: string) => `${what} contiene caracteres no permitidos`;

/** Lines end as they do here, whatever the browser sent. */
export const plainLineEnds = (text: string) => text.replace(/\r\n?/g, '\n');

/**
 * A text that rows are looked up by. None of them holds a NUL, with which the database would not even look: in its place
 * stands what nobody types either.
 * @param long what is said of one that is too long
 */
export const soughtText = (most: number, long: string) =>
  z
    .string()
    .trim()
    .max(most, long)
    .transform((text) => text.replaceAll('\0', '\uFFFD'));

interface RequiredText {
  /** The field with its article, as messages begin: «El nombre». */
  what: string;
  /** In characters. */
  most: number;
  /** What is said where there is nothing to read. */
  missing: string;
  readable?: RegExp;
  allowed?: RegExp;
}

/** A text that has to be there, of one line where nothing else is `allowed`. */
export function requiredText({ what, most, missing, readable = READABLE, allowed = ONE_LINE }: RequiredText) {
  return z
    .string({ error: missing })
    .trim()
    .regex(readable, missing)
    .max(most, tooLong(what, most))
    .regex(allowed, oddSigns(what));
}

/**
 * A text of several lines that need not be there: null and the empty box of a form both mean «without one».
 * @param wrong what is said of what is no text.
 */
export function optionalLines(what: string, most: number, wrong: string) {
  return z
    .union([z.null(), z.string()], { error: wrong })
    .transform((value) => (value === null ? null : plainLineEnds(value).trim() || null))
    .pipe(z.string().max(most, tooLong(what, most)).regex(SEVERAL_LINES, oddSigns(what)).nullable());
}
