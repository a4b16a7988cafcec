import type { PlayKind } from '../../gql/graphql.ts';
import { periodName } from '../matches/period-names.ts';

/** «18:26» of seconds. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** «7/12»: made of attempted. */
export const throwsText = ({ made, attempted }: { made: number; attempted: number }): string =>
  `${made}/${attempted}`;

/** «58 %»; a dash if nothing was attempted. */
export const shareText = ({ made, attempted }: { made: number; attempted: number }): string =>
  attempted === 0 ? '–' : `${Math.round((made / attempted) * 100)} %`;

/** «12,4»: a sum by games. */
export const averageText = (sum: number, games: number): string => (sum / games).toFixed(1).replace('.', ',');

const WORDS: Record<PlayKind, string> = {
  TWO: 'Canasta de dos',
  THREE: 'Triple',
  FREE_THROW: 'Tiro libre',
  REBOUND: 'Rebote',
  ASSIST: 'Asistencia',
  STEAL: 'Recuperación',
  BLOCK: 'Tapón',
  TURNOVER: 'Pérdida',
  FOUL: 'Falta',
  FOUL_DRAWN: 'Falta recibida',
  PLAYER_IN: 'Entra en pista',
  PLAYER_OUT: 'Se va al banquillo',
  TIMEOUT: 'Tiempo muerto',
  PERIOD_START: 'Empieza el periodo',
  PERIOD_END: 'Termina el periodo',
  OTHER: 'Otra acción',
};
const MISSED: Partial<Record<PlayKind, string>> = {
  TWO: 'Tiro de dos fallado',
  THREE: 'Triple fallado',
  FREE_THROW: 'Tiro libre fallado',
};

/** What happened, in words. */
export const playText = ({ kind, isMade }: { kind: PlayKind; isMade?: boolean | null }): string =>
  (isMade === false ? MISSED[kind] : undefined) ?? WORDS[kind];

/**
 * Where a match is, by its last event: «3.er cuarto, 4:12». Sources have no reliable word for it.
 * @param last with the period from 1
 */
export function stateText({
  period,
  left,
  kind,
  isFinal,
}: {
  period: number;
  left: number;
  kind: PlayKind;
  isFinal: boolean;
}): string {
  if (isFinal) return 'Final del partido';
  if (kind !== 'PERIOD_END') return `${periodName(period - 1)}, ${clockText(left)}`;
  return period === 2 ? 'Descanso' : `Final del ${periodName(period - 1)}`;
}
