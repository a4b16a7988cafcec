import { z } from 'zod';
import { TURNING, visibleLine, visibleLines } from './visible-text.input.ts';

// Shared rules for typed texts; each field has its own messages. Every text that people type starts as `typedLine` or
// `typedLines`.

/**
 * A single line. Control characters break lists, exports and mail headers; unpaired surrogates cannot be stored;
 * direction marks can disguise other text.
 */
export const ONE_LINE = new RegExp(String.raw`^[^\p{Cc}\p{Cs}\u2028\u2029${TURNING}]*$`, 'u');
/** The same with line breaks and tabs. */
export const SEVERAL_LINES = new RegExp(String.raw`^(?:[\n\t]|[^\p{Cc}\p{Cs}${TURNING}])*$`, 'u');
/** At least one letter or digit. */
export const READABLE = /[\p{L}\p{N}]/u;
/**
 * Whether a text has a letter or digit, for a check beside that of its shortest length: a shorter text gets only that error.
 */
export const isReadableFrom = (shortest: number) => (text: string) =>
  text.length < shortest || READABLE.test(text);

/**
 * @param what the field with its article: «El nombre».
 * @param most maximum number of characters
 */
export const tooLong = (what: string, most: number) => `${what} no puede superar los ${most} caracteres`;
/** @param what the field with its article: «La descripción». */
export const oddSigns = (what: string) => `${what} contiene caracteres no permitidos`;

/**
 * A typed text of one line, in the form that is stored, see `visible-text.input.ts`.
 * @param error message for a value that is not a string
 */
export const typedLine = (error: string) => z.string({ error }).overwrite(visibleLine);
/** The same with line breaks. */
export const typedLines = (error: string) => z.string({ error }).overwrite(visibleLines);

/** A text that the database can compare: NUL, with which it cannot, becomes a character that matches nothing. */
export const comparableText = (text: string): string => text.replaceAll('\0', '\uFFFD');

/**
 * A search text.
 * @param long message for a text that is too long
 */
export const soughtText = (most: number, long: string) =>
  z.string().overwrite(visibleLine).max(most, long).transform(comparableText);

interface RequiredText {
  /** The field with its article, as the start of messages: «El nombre». */
  what: string;
  /** Maximum number of characters. */
  most: number;
  /** Message for an empty text. */
  missing: string;
  readable?: RegExp;
}

const required = (text: z.ZodString, allowed: RegExp, { what, most, missing, readable }: RequiredText) =>
  text
    .regex(readable ?? READABLE, missing)
    .max(most, tooLong(what, most))
    .regex(allowed, oddSigns(what));

/** A required text of one line. */
export const requiredText = (say: RequiredText) => required(typedLine(say.missing), ONE_LINE, say);

/** A required text of several lines. */
export const requiredLines = (say: RequiredText) => required(typedLines(say.missing), SEVERAL_LINES, say);

/** Null and an empty form field both mean «none». */
const optional = (text: z.ZodString, wrong: string) =>
  z.union([z.null(), text], { error: wrong }).transform((value) => value || null);

/**
 * An optional text of one line: null and an empty form field both mean «none».
 * @param wrong message for a value that is not a string
 */
export function optionalLine(what: string, most: number, wrong: string) {
  return optional(typedLine(wrong), wrong).pipe(
    z.string().max(most, tooLong(what, most)).regex(ONE_LINE, oddSigns(what)).nullable(),
  );
}

/** The same with several lines. */
export function optionalLines(what: string, most: number, wrong: string) {
  return optional(typedLines(wrong), wrong).pipe(
    z.string().max(most, tooLong(what, most)).regex(SEVERAL_LINES, oddSigns(what)).nullable(),
  );
}
