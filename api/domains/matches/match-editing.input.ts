import { z } from 'zod';
import { club } from '../../club/club.ts';
import {
  ONE_LINE,
  optionalLine,
  requiredText,
  soughtText,
  typedLine,
} from '../../platform/input/text.input.ts';
import { isSameToSearch } from '../../platform/input/folded-text.input.ts';
import { isWebAddress, LONGEST_ADDRESS, optionalAddress } from '../../platform/input/web-address.input.ts';
import { LONGEST_COMPETITION } from './competitions.input.ts';

// Shared by the API, which enforces these rules, and the staff's forms, which show errors earlier.

/** Maximum lengths in characters, and maximum price (euros) and seats. */
export const MATCH_LIMITS = {
  round: 60,
  opponent: 60,
  subject: 200,
  location: 120,
  competition: LONGEST_COMPETITION,
  url: LONGEST_ADDRESS,
  price: 1000,
  seats: club.venue.capacity,
} as const;

/** Null and an empty form field both mean «none». */
const text = (what: string, most: number) =>
  optionalLine(what, most, `${what} no es válido`).transform((value) => value ?? '');

const opponent = requiredText({
  what: 'El rival',
  most: MATCH_LIMITS.opponent,
  missing: 'Indica el rival',
}).refine((name) => !isSameToSearch(name, club.name), 'El rival no puede ser el propio club');

const competition = typedLine('Selecciona una competición')
  .min(1, 'Selecciona una competición')
  .max(MATCH_LIMITS.competition, 'Selecciona una competición')
  .regex(ONE_LINE, 'Selecciona una competición');

const wrongDate = 'Indica una fecha y una hora válidas';
const matchDate = z
  .date({ error: wrongDate })
  .min(new Date('2000-01-01T00:00:00Z'), wrongDate)
  .max(new Date('2099-12-31T00:00:00Z'), wrongDate);

const wrongPrice = `El precio debe estar entre 0 y ${MATCH_LIMITS.price} €, con dos decimales como máximo`;
/** Euros, with a decimal point or comma; empty means the club's default price. */
const ticketPrice = z
  .union([z.null(), z.string().trim()], { error: wrongPrice })
  .transform((value) => value?.replace(',', '.') || null)
  .refine(
    (value) => value === null || (/^\d{1,4}(\.\d{1,2})?$/.test(value) && Number(value) <= MATCH_LIMITS.price),
    wrongPrice,
  )
  .transform((value) => value && Number(value).toFixed(2));

const wrongSeats = `Las entradas deben ser un número entero entre 0 y ${MATCH_LIMITS.seats}, el aforo del pabellón`;
const seats = z.int({ error: wrongSeats }).min(0, wrongSeats).max(MATCH_LIMITS.seats, wrongSeats);

const summaryUrl = optionalAddress(isWebAddress, 'Debe ser una URL válida');

const fields = {
  opponent,
  isHome: z.boolean({ error: 'Indica si se juega en casa' }),
  matchDate,
  competition,
  /** «Jornada 12»; together with the teams it forms the subject. */
  round: text('La jornada', MATCH_LIMITS.round).refine(
    (round) => !round.includes('·'),
    'La jornada no puede llevar el signo «·»',
  ),
  /** A custom subject replaces the one built from round and teams. */
  subject: text('El título', MATCH_LIMITS.subject),
  location: text('El lugar', MATCH_LIMITS.location).transform((value) => value || null),
  ticketPrice,
  /** All seats on sale, including sold ones. */
  ticketsTotal: seats,
  /** Seats still for sale. */
  ticketsAvailable: seats,
  summaryUrl,
};

const oneOfBoth = (input: { ticketsTotal?: number | undefined; ticketsAvailable?: number | undefined }) =>
  input.ticketsTotal === undefined || input.ticketsAvailable === undefined;
const both = { path: ['ticketsAvailable'], message: 'Indica el total o las que quedan, no las dos cosas' };

/** A new match; omitted fields are empty. */
export const matchInput = z
  .object({
    ...fields,
    round: fields.round.optional(),
    subject: fields.subject.optional(),
    location: fields.location.optional(),
    ticketPrice: fields.ticketPrice.optional(),
    ticketsTotal: fields.ticketsTotal.optional(),
    summaryUrl: fields.summaryUrl.optional(),
  })
  .omit({ ticketsAvailable: true });

/** Omitted fields do not change. */
export const matchChanges = z.object(fields).partial().refine(oneOfBoth, both);

/** A future date, or null if it is not known yet. */
export const postponeInput = z.object({ matchDate: matchDate.nullish().transform((date) => date ?? null) });

const wrongPoints = 'Los puntos de un periodo deben estar entre 0 y 199';
const points = z.int({ error: wrongPoints }).min(0, wrongPoints).max(199, wrongPoints);
const period = z.object({ home: points, away: points });

/** Points of each side in a quarter or in overtime. */
export type PeriodScore = z.output<typeof period>;

/** Quarters of a match; later periods are extra time. */
export const QUARTERS = 4;
/** No match in history had more than six overtimes. */
export const MOST_PERIODS = QUARTERS + 6;

const wrongPeriods = `Un partido tiene entre 1 y ${MOST_PERIODS} periodos`;

const wrongFinal = 'El resultado debe estar entre 0 y 999 puntos';
const finalPoints = z.int({ error: wrongFinal }).min(0, wrongFinal).max(999, wrongFinal);

const inBounds = (periods: readonly PeriodScore[]) =>
  (['home', 'away'] as const).every((side) => periods.reduce((sum, each) => sum + each[side], 0) <= 999);

/** The new score, and the score that the scorekeeper saw before the change (optimistic locking). */
export const scoreInput = z.object({
  seen: z.array(period).max(MOST_PERIODS, wrongPeriods),
  periods: z.array(period).min(1, wrongPeriods).max(MOST_PERIODS, wrongPeriods).refine(inBounds, wrongFinal),
});

export const finishInput = z.object({
  /** The result shown on the screen: «82-75», or null if there was none. */
  seen: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
  /** That a doubtful end is meant, see `doubtsOfEnd`. */
  confirmed: z.boolean().nullish(),
  /** The final score of a match without recorded quarters. */
  final: z
    .object({ home: finalPoints, away: finalPoints })
    .nullish()
    .transform((value) => value ?? null),
});

/** Filter of the staff's list; omitted or null fields do not filter. */
export const staffMatchFilter = z.object({
  search: z.string().nullish(),
  status: z.array(z.enum(['scheduled', 'live', 'finished', 'postponed', 'cancelled'])).nullish(),
  competition: soughtText(MATCH_LIMITS.competition, 'Esta competición no existe').nullish(),
  season: z
    .int('La temporada no es válida')
    .min(2000, 'La temporada no es válida')
    .max(2099, 'La temporada no es válida')
    .nullish(),
  home: z.boolean().nullish(),
});
