import { z } from 'zod';
import { club } from '../../../../api/club/club.ts';
import { matchInput } from '../../../../api/domains/matches/match-editing.input.ts';
import { fromClubInput, toClubInput } from '../../../ui/club-time-input.ts';
import { editOf } from '../../../ui/edited.ts';
import { typedNumber, typedPrice } from '../../../ui/typed-number.ts';
import type { FromInput } from '../../../ui/use-conflicts.tsx';

const text = z.string();

/** The values of the form, all of them text. */
const boxes = z.object({
  opponent: text,
  /** «casa» or «fuera». */
  isHome: text,
  /** In the club's local time: «2026-11-28T19:00». */
  matchDate: text,
  competition: text,
  round: text,
  subject: text,
  location: text,
  ticketPrice: text,
  ticketsTotal: text,
  summaryUrl: text,
});
export type MatchFormValues = z.output<typeof boxes>;

/** The values as the API takes them. An invalid number stays invalid, so that its field shows an error. */
export function toMatchInput(values: MatchFormValues) {
  const { isHome, matchDate, ticketsTotal, ticketPrice, ...rest } = values;
  return {
    ...rest,
    isHome: isHome === 'casa',
    matchDate: fromClubInput(matchDate),
    ticketPrice: typedPrice(ticketPrice),
    ticketsTotal: typedNumber(ticketsTotal, 0),
  };
}

/** Validates the form by the rules of the server. @returns the messages by field */
export const matchForm = boxes.superRefine((values, context) => {
  const { error } = matchInput.safeParse(toMatchInput(values));
  for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
});

/** A new match: at home, in the club's pavilion, in the first competition. */
export function newMatchValues(competition: string): MatchFormValues {
  return {
    opponent: '',
    isHome: 'casa',
    matchDate: '',
    competition,
    round: '',
    subject: '',
    location: club.venue.matchLocation,
    ticketPrice: '',
    ticketsTotal: '',
    summaryUrl: '',
  };
}

interface EditedMatch {
  opponent: string;
  isHome: boolean;
  matchDate: string;
  competition: string;
  round: string | null;
  subject: string;
  homeTeam: string;
  awayTeam: string;
  location: string;
  ownTicketPrice: string | null;
  ticketsSold: number;
  ticketsHeld: number;
  ticketsAvailable: number;
  summaryUrl: string | null;
}

/** The form's values for an existing match; the subject only if staff typed it. */
export function matchValues(match: EditedMatch): MatchFormValues {
  const teams = `${match.homeTeam} – ${match.awayTeam}`;
  const derived = match.round ? `${match.round} · ${teams}` : teams;
  return {
    opponent: match.opponent,
    isHome: match.isHome ? 'casa' : 'fuera',
    matchDate: toClubInput(match.matchDate),
    competition: match.competition,
    round: match.round ?? '',
    subject: match.subject === derived ? '' : match.subject,
    location: match.location === 'TBD' ? '' : match.location,
    ticketPrice: match.ownTicketPrice?.replace('.', ',') ?? '',
    ticketsTotal: String(match.ticketsSold + match.ticketsHeld + match.ticketsAvailable),
    summaryUrl: match.summaryUrl ?? '',
  };
}

/** The changed fields, and what they were. */
export const changedInput = (before: MatchFormValues, after: MatchFormValues) =>
  editOf(sentInput(before), sentInput(after));

function sentInput(values: MatchFormValues) {
  const { matchDate, ...input } = toMatchInput(values);
  return { ...input, ...(matchDate && { matchDate: matchDate.toISOString() }) };
}

/** The form's value for one of the input. */
export const fromMatchInput: FromInput<MatchFormValues> = (field, current) => {
  const name = field as keyof MatchFormValues;
  if (name === 'isHome') return [name, current ? 'casa' : 'fuera'];
  if (name === 'matchDate') return [name, toClubInput(String(current))];
  if (name === 'ticketPrice') return [name, String(current ?? '').replace('.', ',')];
  return [name, String(current ?? '')];
};
