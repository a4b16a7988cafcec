import { z } from 'zod';
import { optionalLine } from '../../platform/input/text.input.ts';

/** Maximum length of the staff's own sentence, in characters. */
export const LONGEST_SENTENCE = 280;

/** What staff say about a change to the holders of its tickets. */
export const noticeInput = z
  .object({
    sentence: optionalLine('El mensaje', LONGEST_SENTENCE, 'El mensaje no es válido').optional(),
    /** Sends no notice: only for a correction of how the place is written. */
    silent: z.boolean().nullish(),
  })
  .nullish()
  .transform((notice) => ({ sentence: notice?.sentence ?? null, silent: notice?.silent === true }));

/** How a change is told. */
export type Notice = z.output<typeof noticeInput>;

/** The part of an input of staff that is about the notice; everything else has its own rules. */
export const withNotice = z.object({ notice: noticeInput });
