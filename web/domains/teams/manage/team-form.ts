import { z } from 'zod';
import { teamInput } from '../../../../api/domains/teams/teams.input.ts';

/** What the form offers for a team whose venue is not known: options may not be empty. */
export const NO_VENUE = 'none';

const { colors, ...texts } = teamInput.shape;

/** The values of the form: the API's input, with the colours as one text. */
export const teamForm = z.object({
  ...texts,
  // One field of the form, so an error of any colour is the field's.
  colors: z.string().transform((text, context) => {
    const words = text.split(/[\s,;]+/).filter((word) => word !== '');
    const { data, error } = colors.unwrap().safeParse(words);
    if (data) return data;
    context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? '' });
    return z.NEVER;
  }),
  venueId: z.string().transform((id) => (id === NO_VENUE ? null : id)),
});

export type TeamFormInput = z.input<typeof teamForm>;
export type TeamFormOutput = z.output<typeof teamForm>;

interface TeamValues {
  name: string;
  ownAbbreviation?: string | null | undefined;
  colors: readonly string[];
  crestUrl?: string | null | undefined;
  venue?: { id: string } | null | undefined;
}

/** A team as the form shows it; null for a new one. */
export function valuesOf(team: TeamValues | null): TeamFormInput {
  return {
    name: team?.name ?? '',
    abbreviation: team?.ownAbbreviation ?? '',
    colors: team?.colors.join(' ') ?? '',
    crestUrl: team?.crestUrl ?? '',
    venueId: team?.venue?.id ?? NO_VENUE,
  };
}

/** A value that the server has, as the form shows it. */
export function fromInput(field: string, current: unknown): [keyof TeamFormInput, unknown] {
  if (field === 'colors') return ['colors', Array.isArray(current) ? current.join(' ') : ''];
  if (field === 'venueId') return ['venueId', current ?? NO_VENUE];
  return [field as keyof TeamFormInput, current ?? ''];
}
