import { z } from 'zod';
import { LONGEST_SENTENCE } from '../../../../api/domains/matches/notice.input.ts';
import { formatNumber } from '../../../ui/text.ts';

/** What staff say about a change to the holders of its tickets, as a part of a form. */
export const noticeForm = z.object({
  sentence: z
    .string()
    .max(LONGEST_SENTENCE, `El mensaje no puede superar los ${LONGEST_SENTENCE} caracteres`),
});

export const NO_NOTICE: z.output<typeof noticeForm> = { sentence: '' };

/** «600 personas». */
export const peopleText = (people: number): string =>
  people === 1 ? '1 persona' : `${formatNumber(people)} personas`;
