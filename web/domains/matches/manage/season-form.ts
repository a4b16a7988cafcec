import { z } from 'zod';
import {
  FARES,
  FIRST_PASSES,
  seasonPasses,
  type Fare,
  type SeasonPasses,
} from '../../../../api/domains/matches/season-passes.input.ts';
import { typedNumber } from '../../../ui/typed-number.ts';
import { daysProblem, seasonOpening } from '../../../../api/domains/matches/season.input.ts';

/** The prices of a zone as the form has them: texts. */
type ZoneTexts = Record<Fare, string>;

const { zones, vip, corporate, instalments, text } = seasonPasses.shape;

/** Anything but a whole number is refused by the rules of the API. */
const amount = (rule: typeof vip) =>
  z
    .string()
    .transform((typed) => typedNumber(typed))
    .pipe(rule);

const { reducedMobility, ...prices } = zones.element.shape;

const zone = z.object({
  general: amount(prices.general),
  junior: amount(prices.junior),
  young: amount(prices.young),
  senior: amount(prices.senior),
  /** Empty if the zone has no such places. */
  reducedMobility: z
    .string()
    .transform((typed): number | null | undefined => (typed.trim() === '' ? null : typedNumber(typed)))
    .pipe(reducedMobility),
  singleParent: amount(prices.singleParent),
  family: amount(prices.family),
});

const passesForm = z.object({
  zones: z.array(zone),
  vip: amount(vip),
  corporate: amount(corporate),
  instalments: amount(instalments),
  text,
});

const inOrder = <Days extends { firstDay: string; lastDay: string }>(
  days: Days,
  context: z.RefinementCtx<Days>,
) => {
  const problem = daysProblem(days);
  if (problem) context.addIssue({ code: 'custom', path: ['lastDay'], message: problem });
};

export const openingForm = seasonOpening.superRefine(inOrder);
export const seasonForm = seasonOpening.extend({ passes: passesForm }).superRefine(inOrder);

export type OpeningValues = z.input<typeof openingForm>;
export type Opening = z.output<typeof openingForm>;
export type SeasonValues = z.input<typeof seasonForm>;
export type SeasonOutput = z.output<typeof seasonForm>;

type ShownZone = { [Each in Fare]?: number | null | undefined };

/** Prices and text as the form shows them. */
export function passesValues(passes: {
  zones: readonly ShownZone[];
  vip: number;
  corporate: number;
  instalments: number;
  text: string;
}): SeasonValues['passes'] {
  return {
    zones: passes.zones.map(
      (shown) => Object.fromEntries(FARES.map((fare) => [fare, String(shown[fare] ?? '')])) as ZoneTexts,
    ),
    vip: String(passes.vip),
    corporate: String(passes.corporate),
    instalments: String(passes.instalments),
    text: passes.text,
  };
}

/** A value that the server has, as the form shows it. */
export function fromInput(field: string, current: unknown): [keyof SeasonValues, unknown] {
  if (field !== 'passes') return [field as keyof SeasonValues, current ?? ''];
  return ['passes', passesValues((current ?? FIRST_PASSES) as SeasonPasses)];
}
