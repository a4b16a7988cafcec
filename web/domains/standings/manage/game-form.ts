import { z } from 'zod';
import { gameResult } from '../../../../api/domains/standings/league-games.input.ts';
import type { Side } from '../../../gql/graphql.ts';
import { fromClubInput, toClubInput } from '../../../ui/club-time-input.ts';
import type { EditedValue } from '../../../ui/edited.ts';
import { typedNumber } from '../../../ui/typed-number.ts';

/** What the form offers for a game that was played: options may not be empty. */
export const PLAYED = 'played';

/** A result as the form shows it. */
export type GameValues = {
  homePoints: string;
  awayPoints: string;
  /** In club time. */
  playedAt: string;
  regulationPoints: string;
  forfeitBy: string;
};

interface KnownGame {
  homePoints: number;
  awayPoints: number;
  playedAt: string | Date;
  regulationPoints?: number | null | undefined;
  forfeitBy?: Side | null | undefined;
}

/** A result as the form shows it. */
export const valuesOf = (game: KnownGame): GameValues => ({
  homePoints: String(game.homePoints),
  awayPoints: String(game.awayPoints),
  playedAt: toClubInput(game.playedAt),
  regulationPoints: String(game.regulationPoints ?? ''),
  forfeitBy: game.forfeitBy ?? PLAYED,
});

/** The input of the API for the values of the form, which must be valid. */
export const toInput = ({ homePoints, awayPoints, playedAt, regulationPoints, forfeitBy }: GameValues) => ({
  homePoints: typedNumber(homePoints),
  awayPoints: typedNumber(awayPoints),
  playedAt: fromClubInput(playedAt)?.toISOString() ?? null,
  regulationPoints: regulationPoints.trim() === '' ? null : typedNumber(regulationPoints),
  forfeitBy: forfeitBy === PLAYED ? null : (forfeitBy as Side),
});

/** Checks the values of a form by the rules of the API. */
export function checkResult(values: GameValues, context: z.RefinementCtx): void {
  const { forfeitBy, playedAt, ...input } = toInput(values);
  const { error } = gameResult.safeParse({
    ...input,
    playedAt: playedAt && new Date(playedAt),
    forfeitBy: forfeitBy?.toLowerCase(),
  });
  for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
}

const text = z.string();

/** The fields of a result. */
export const gameFields = {
  homePoints: text,
  awayPoints: text,
  playedAt: text,
  regulationPoints: text,
  forfeitBy: text,
};

/** A value that the server has, as the form shows it. */
export function fromInput(field: string, current: EditedValue): [keyof GameValues, string] {
  const name = field as keyof GameValues;
  if (name === 'playedAt') return [name, toClubInput(String(current))];
  if (name === 'forfeitBy') return [name, current === null ? PLAYED : String(current).toUpperCase()];
  return [name, String(current ?? '')];
}
