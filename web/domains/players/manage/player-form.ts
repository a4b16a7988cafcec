import { z } from 'zod';
import {
  playerInput,
  RATING_FIELDS,
  type RatingField,
} from '../../../../api/domains/players/players.input.ts';
import type { Position } from '../../../gql/graphql.ts';
import type { ImageValue } from '../../../ui/ImageField.tsx';
import { typedNumber } from '../../../ui/typed-number.ts';
import type { FromInput } from '../../../ui/use-conflicts.tsx';

/** The values of the form: numbers as text, the picture as a file or a URL. */
export interface PlayerFormValues extends Record<RatingField, string> {
  dorsal: string;
  name: string;
  position: Position[];
  country: string;
  primaryQuality: string;
  secondaryQuality: string;
  profileImage: ImageValue;
  isActive: boolean;
}

const text = z.string();
const ratings = {
  atkOverall: text,
  shooting: text,
  finishing: text,
  concentration: text,
  passing: text,
  defOverall: text,
  steal: text,
  block: text,
  perimeter: text,
  interior: text,
} satisfies Record<RatingField, typeof text>;

/** The values as the API takes them. */
export function toPlayerInput(values: PlayerFormValues) {
  const { profileImage, dorsal, ...rest } = values;
  const figures = Object.fromEntries(
    RATING_FIELDS.map((field) => [field, typedNumber(values[field])]),
  ) as Record<RatingField, number>;
  return {
    ...rest,
    ...figures,
    dorsal: typedNumber(dorsal),
    ...(profileImage instanceof File ? { picture: profileImage } : { profileImage }),
  };
}

/** Validates the form by the rules of the server. @returns the messages by field */
export const playerForm: z.ZodType<PlayerFormValues, PlayerFormValues> = z
  .object({
    ...ratings,
    dorsal: text,
    name: text,
    position: z.array(z.enum(['PG', 'SG', 'SF', 'PF', 'C'])),
    country: text,
    primaryQuality: text,
    secondaryQuality: text,
    profileImage: z.custom<ImageValue>(() => true),
    isActive: z.boolean(),
  })
  .superRefine((values, context) => {
    const { error } = playerInput.safeParse(toPlayerInput(values));
    for (const { path, message } of error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: path.slice(0, 1), message });
    }
  });

type Known = Omit<PlayerFormValues, RatingField | 'dorsal' | 'primaryQuality' | 'secondaryQuality'> &
  Record<RatingField | 'dorsal', number> & {
    primaryQuality: string | null;
    secondaryQuality: string | null;
  };

/** The form's values for an existing player. */
export function playerValues(player: Known): PlayerFormValues {
  const figures = Object.fromEntries(RATING_FIELDS.map((field) => [field, String(player[field])])) as Record<
    RatingField,
    string
  >;
  const { name, position, country, profileImage, isActive } = player;
  return {
    ...figures,
    name,
    position: [...position],
    country,
    profileImage,
    isActive,
    dorsal: String(player.dorsal),
    primaryQuality: player.primaryQuality ?? '',
    secondaryQuality: player.secondaryQuality ?? '',
  };
}

/** The form's values for a new player: average ratings, which are quickly adjusted. */
export function newPlayerValues(): PlayerFormValues {
  const figures = Object.fromEntries(RATING_FIELDS.map((field) => [field, '70'])) as Record<
    RatingField,
    string
  >;
  return {
    ...figures,
    dorsal: '',
    name: '',
    position: [],
    country: '',
    primaryQuality: '',
    secondaryQuality: '',
    profileImage: null,
    isActive: true,
  };
}

/** The form's value for one of the input: numbers are text. */
export const fromPlayerInput: FromInput<PlayerFormValues> = (field, current) => {
  const value = typeof current === 'number' ? String(current) : current;
  return [field as keyof PlayerFormValues, field === 'profileImage' ? value : (value ?? '')];
};
