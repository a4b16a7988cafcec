import type { FanLevel } from '../../gql/graphql.ts';

const NAMES: Record<FanLevel, string> = {
  AFICIONADO: 'Aficionado',
  FAN: 'Fan',
  SEGUIDOR: 'Seguidor',
  VETERANO: 'Veterano',
  ESTRELLA: 'Estrella',
  LEYENDA: 'Leyenda',
};

/** The label of a level. */
export function levelName(level: FanLevel): string {
  return NAMES[level];
}

const NUMBER = /\B(?=(\d{3})+(?!\d))/g;

/** «1.250»: points with a thousands separator, the same in every browser. */
export function formatPoints(points: number): string {
  return String(points).replace(NUMBER, '.');
}
