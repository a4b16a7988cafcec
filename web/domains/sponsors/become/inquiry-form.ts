import { z } from 'zod';
import {
  SPONSORSHIP_LEVELS,
  sponsorInquiryInput,
  type SponsorshipLevelName,
} from '../../../../api/domains/inquiries/inquiries.input.ts';
import { LEVEL_LABELS } from '../../content/sponsorship.ts';
import type { CreateSponsorInquiryInput, SponsorshipLevel } from '../../../gql/graphql.ts';

/** Options may not be empty, so «not decided yet» has its own value. */
export const UNDECIDED = 'por-decidir';

export const LEVEL_OPTIONS = [
  { value: UNDECIDED, label: 'Aún no lo sé' },
  ...SPONSORSHIP_LEVELS.map((level) => ({ value: level, label: LEVEL_LABELS[level] })),
];

/** The form's schema: the API's rules plus a value for no level. */
export const inquiryForm = sponsorInquiryInput.extend({
  sponsorshipLevel: z.enum([UNDECIDED, ...SPONSORSHIP_LEVELS], {
    error: 'Selecciona un nivel de patrocinio válido',
  }),
});

export type InquiryValues = z.input<typeof inquiryForm>;

/** The fields in visual order. */
export const FIELDS = ['name', 'company', 'email', 'phone', 'sponsorshipLevel', 'message'] as const;

const LEVELS: Record<SponsorshipLevelName, SponsorshipLevel> = {
  bronce: 'BRONCE',
  plata: 'PLATA',
  oro: 'ORO',
  platino: 'PLATINO',
  personalizado: 'PERSONALIZADO',
};

/** The API input of a valid form. */
export function inquiryInput(values: z.output<typeof inquiryForm>): CreateSponsorInquiryInput {
  const { sponsorshipLevel: level, ...rest } = values;
  return { ...rest, sponsorshipLevel: level === UNDECIDED ? null : LEVELS[level] };
}
