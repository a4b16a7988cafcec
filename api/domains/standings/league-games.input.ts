import { z } from 'zod';
import { typedLine } from '../../platform/input/text.input.ts';

const wrongRound = 'La jornada debe estar entre 1 y 99';
const wrongPoints = 'Los puntos deben estar entre 0 y 999';
const points = z.int({ error: wrongPoints }).min(0, wrongPoints).max(999, wrongPoints);
const team = z.string({ error: 'Selecciona un equipo' });

/** The result of a game between two other teams. */
export const leagueGameInput = z
  .object({
    competition: typedLine('Selecciona una competición'),
    round: z.int({ error: wrongRound }).min(1, wrongRound).max(99, wrongRound),
    playedAt: z.date({ error: 'Indica la fecha' }),
    homeTeamId: team,
    awayTeamId: team,
    homePoints: points,
    awayPoints: points,
    /** The points of each team after the regulation time, if there was overtime. */
    regulationPoints: points.nullish().transform((value) => value ?? null),
    forfeitBy: z
      .enum(['home', 'away', 'both'])
      .nullish()
      .transform((value) => value ?? null),
  })
  .refine(({ homeTeamId, awayTeamId }) => homeTeamId !== awayTeamId, {
    path: ['awayTeamId'],
    message: 'Un equipo no juega contra sí mismo',
  })
  .refine(({ homePoints, awayPoints, forfeitBy }) => homePoints !== awayPoints || forfeitBy !== null, {
    path: ['awayPoints'],
    message: 'Un partido no puede acabar en empate',
  })
  .refine(
    ({ homePoints, awayPoints, regulationPoints }) =>
      regulationPoints === null || regulationPoints <= Math.min(homePoints, awayPoints),
    { path: ['regulationPoints'], message: 'No puede superar el resultado final' },
  );
