import { z } from 'zod';
import { TURNING, visibleLines } from '../../platform/input/visible-text.input.ts';

// Shared by the API, which enforces these rules, and the form, which shows the number of characters.

/** Maximum length of a comment in code points, so that most emoji count as one character. */
export const MAX_COMMENT = 1000;
/** Maximum length of a report's reason, counted the same way. */
export const MAX_REASON = 300;

/** Number of code points in a text. */
export const countCharacters = (text: string) => Array.from(text).length;

const NOT_PLAIN = new RegExp(String.raw`(?!\n)[\p{Cc}\p{Cs}${TURNING}]`, 'gu');

/**
 * Cleans a typed text: removes control characters, direction marks, invisible characters, piles of accents and rows
 * of empty lines. Emoji and their joiners stay complete.
 */
export function plainComment(typed: string): string {
  return (
    visibleLines(typed)
      .replace(/[\u2028\u2029\u0085]/g, '\n')
      .replace(/\t/g, ' ')
      // Control characters except line breaks, unpaired surrogates, and marks that turn the writing.
      .replace(NOT_PLAIN, '')
      .replace(/(\p{M}{4})\p{M}+/gu, '$1')
      .replace(/[^\S\n]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** Whether the text has visible characters; joiners, marks and blanks alone do not count. */
const hasVisibleText = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

const content = z
  .string({ error: 'Escribe un comentario' })
  // Reject very long texts before cleaning them.
  .max(20 * MAX_COMMENT, `El comentario no puede superar los ${MAX_COMMENT} caracteres`)
  .transform(plainComment)
  .pipe(
    z
      .string()
      .refine(hasVisibleText, 'Escribe un comentario')
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
  .transform((text) => (text && hasVisibleText(text) ? text : null));

export const reportInput = z.object({ reason });

/** Whether the comment had open reports on the screen of the moderator who hides it. */
export const hideInput = z.object({ reported: z.boolean().nullish() });

/** The number of open reports on the screen of the moderator who shows or keeps it. */
export const restoreInput = z.object({ reports: z.number().nullish() });
