import { z } from 'zod';
import { typedLine } from '../../platform/input/text.input.ts';

const wrongRound = 'La jornada debe estar entre 1 y 99';
const wrongPoints = 'Los puntos deben estar entre 0 y 999';
const points = z.int({ error: wrongPoints }).min(0, wrongPoints).max(999, wrongPoints);
const team = z.string({ error: 'Selecciona un equipo' });

const forfeit = z.enum(['home', 'away', 'both']);

/** When a game was played, and how it ended. */
const result = {
  playedAt: z.date({ error: 'Indica la fecha' }),
  homePoints: points,
  awayPoints: points,
  /** The points of each team after the regulation time, if there was overtime. */
  regulationPoints: points.nullish().transform((value) => value ?? null),
  forfeitBy: forfeit.nullish().transform((value) => value ?? null),
};
type Result = z.output<z.ZodObject<typeof result>>;

/** Which results there cannot be. */
function refuseImpossible(
  { homePoints, awayPoints, regulationPoints, forfeitBy }: Result,
  context: z.RefinementCtx,
): void {
  const refuse = (path: keyof Result, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (homePoints === awayPoints && forfeitBy === null)
    refuse('awayPoints', 'Un partido no puede acabar en empate');
  if (regulationPoints !== null && regulationPoints > Math.min(homePoints, awayPoints))
    refuse('regulationPoints', 'No puede superar el resultado final');
}

/** The result of a game. */
export const gameResult = z.object(result).superRefine(refuseImpossible);

/** Changes of a result; omitted fields do not change. */
export const gameChanges = z
  .object({ ...result, regulationPoints: points.nullable(), forfeitBy: forfeit.nullable() })
  .partial();

/** A game between two other teams. */
export const leagueGameInput = z
  .object({
    competition: typedLine('Selecciona una competición'),
    round: z.int({ error: wrongRound }).min(1, wrongRound).max(99, wrongRound),
    homeTeamId: team,
    awayTeamId: team,
    ...result,
    /** Its sender saw no result of the game. */
    isNew: z.boolean().nullish(),
  })
  .refine(({ homeTeamId, awayTeamId }) => homeTeamId !== awayTeamId, {
    path: ['awayTeamId'],
    message: 'Un equipo no juega contra sí mismo',
  })
  .superRefine(refuseImpossible);
