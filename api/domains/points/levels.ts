import type { FanLevel } from '../../platform/database/client.ts';

/** The points at which each level starts, the lowest first. */
const LEVELS: readonly { level: FanLevel; from: number }[] = [
  { level: 'Aficionado', from: 0 },
  { level: 'Fan', from: 100 },
  { level: 'Seguidor', from: 300 },
  { level: 'Veterano', from: 600 },
  { level: 'Estrella', from: 1000 },
  { level: 'Leyenda', from: 2000 },
];

/** The level of a total and the distance to the next. */
export interface LevelStanding {
  level: FanLevel;
  /** Progress from this level to the next in per cent: rounded down, 100 at the highest level. */
  levelProgress: number;
  /** Null at the highest level. */
  nextLevel: FanLevel | null;
  /** Points missing for the next level; null at the highest. */
  pointsToNextLevel: number | null;
}

export function levelAt(total: number): LevelStanding {
  const index = Math.max(
    0,
    LEVELS.findLastIndex(({ from }) => total >= from),
  );
  const { level, from } = LEVELS[index] ?? { level: 'Aficionado', from: 0 };
  const next = LEVELS[index + 1];
  if (!next) return { level, levelProgress: 100, nextLevel: null, pointsToNextLevel: null };
  return {
    level,
    levelProgress: Math.floor(((total - from) * 100) / (next.from - from)),
    nextLevel: next.level,
    pointsToNextLevel: next.from - total,
  };
}
