import { expect, test } from 'vitest';
import { levelAt } from './levels.ts';

test.each([
  [0, 'Aficionado', 0, 'Fan', 100],
  [99, 'Aficionado', 99, 'Fan', 1],
  [100, 'Fan', 0, 'Seguidor', 200],
  [450, 'Seguidor', 50, 'Veterano', 150],
  [999, 'Veterano', 99, 'Estrella', 1],
  [1000, 'Estrella', 0, 'Leyenda', 1000],
  [1999, 'Estrella', 99, 'Leyenda', 1],
  [2000, 'Leyenda', 100, null, null],
  [99_999, 'Leyenda', 100, null, null],
] as const)('%i points are level %s, %i per cent of the way', (total, level, share, nextLevel, away) => {
  expect(levelAt(total)).toEqual({ level, levelProgress: share, nextLevel, pointsToNextLevel: away });
});
