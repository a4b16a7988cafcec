import type { FanLevel } from '../../platform/database/client.ts';

/** The points from which each level starts, the lowest first (design section 4). */
const LEVELS: readonly { level: FanLevel; from: number }[] = [
  { level: 'Aficionado', from: 0 },
  { level: 'Fan', from: 100 },
  { level: 'Seguidor', from: 300 },
  { level: 'Veterano', from: 600 },
  { level: 'Estrella', from: 1000 },
  { level: 'Leyenda', from: 2000 },
];

/** Where a total stands. */
export interface LevelStanding {
  level: FanLevel;
  /** Share of the way from this level to the next in per cent: whole, rounded down, 100 at the top. */
  levelProgress: number;
  /** Null at the top. */
  nextLevel: FanLevel | null;
  /** Points that the next level is away; null at the top. */
  pointsToNextLevel: number | null;
}

/** The level of a total of points. */
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
