import { z } from 'zod';

// Shared by the API, which decides, and the form, which counts along.

/** Longest comment in characters as people count them: an emoji of one code point is one. */
export const MAX_COMMENT = 1000;
/** Longest reason of a report, counted alike. */
export const MAX_REASON = 300;

/** How many characters a text has. */
export const countCharacters = (text: string) => Array.from(text).length;

/**
 * What is shown of a text that somebody typed: no control characters, nothing that turns the direction of what follows
 * or hides between letters, no towers of accents, no screens of empty lines. Emoji and their joiners stay whole.
 */
export function plainComment(typed: string): string {
  return (
    typed
      .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      .replace(/\t/g, ' ')
      // Control characters but line breaks, halves of surrogate pairs.
      .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
      // Marks of direction, spaces without width, blank letters: tools to forge names, hide words and post nothing.
      .replace(
        /[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f]/g,
        '',
      )
      .replace(/[\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/g, '')
      .normalize('NFC')
      .replace(/(\p{M}{4})\p{M}+/gu, '$1')
      .replace(/[^\S\n]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** Whether there is anything to see: joiners, marks and blanks alone are nothing. */
const hasSubstance = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

const content = z
  .string({ error: 'Escribe un comentario' })
  // A megabyte need not be cleaned to be known as too long.
  .max(20 * MAX_COMMENT, `El comentario no puede superar los ${MAX_COMMENT} caracteres`)
  .transform(plainComment)
  .pipe(
    z
      .string()
      .refine(hasSubstance, 'Escribe un comentario')
      .refine(
        (text) => countCharacters(text) <= MAX_COMMENT,
        `El comentario no puede superar los ${MAX_COMMENT} caracteres`,
      ),
  );

export const commentInput = z.object({ content });

const reason = z
  .string()
  .max(20 * MAX_REASON, `El motivo no puede superar los ${MAX_REASON} caracteres`)
  .transform(plainComment)
  .pipe(
    z
      .string()
      .refine(
        (text) => countCharacters(text) <= MAX_REASON,
        `El motivo no puede superar los ${MAX_REASON} caracteres`,
      ),
  )
  .nullish()
  .transform((text) => (text && hasSubstance(text) ? text : null));

export const reportInput = z.object({ reason });
