import type { ReactNode } from 'react';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { Card } from '../../ui/Card.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { formatPoints, levelName } from './level-names.ts';

export const PointsSummary_points = graphql(`
  fragment PointsSummary_points on FanPoints {
    totalPoints
    level
    levelProgress
    nextLevel
    pointsToNextLevel
    recentActivityCount
  }
`);

/** The total on the scoreboard, the level and the distance to the next one. */
export function PointsSummary({ points: key }: { points: FragmentType<typeof PointsSummary_points> }) {
  const points = getFragment(PointsSummary_points, key);
  const { totalPoints, level, levelProgress, nextLevel, pointsToNextLevel, recentActivityCount } = points;
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <Card className="on-ink planks bg-board! p-5 sm:p-6">
          <Figure label="Puntos totales" value={formatPoints(totalPoints)} lit>
            {totalPoints === 1 ? 'punto' : 'puntos'} desde que estás en el club
          </Figure>
        </Card>
        <Card className="p-5 sm:p-6">
          <Figure label="Nivel actual" value={levelName(level)}>
            {nextLevel ? `${levelProgress} % del camino hacia ${levelName(nextLevel)}` : 'El nivel más alto'}
          </Figure>
        </Card>
        <Card className="p-5 sm:p-6">
          <Figure label="Actividad reciente" value={recentActivityCount}>
            {recentActivityCount === 1 ? 'movimiento' : 'movimientos'} en los últimos 30 días
          </Figure>
        </Card>
      </div>
      <Card className="grid gap-3 p-5 sm:p-6">
        <p className="flex flex-wrap justify-between gap-x-4 font-display font-bold">
          <span>{levelName(level)}</span>
          <span>{nextLevel ? levelName(nextLevel) : '¡Nivel máximo!'}</span>
        </p>
        <ProgressBar
          value={levelProgress}
          label={nextLevel ? `Progreso hacia el nivel ${levelName(nextLevel)}` : 'Nivel máximo alcanzado'}
        />
        <p className="text-sm text-muted">
          {nextLevel && pointsToNextLevel !== null ? (
            <>
              Te {pointsToNextLevel === 1 ? 'falta' : 'faltan'}{' '}
              <strong className="text-fg">
                {formatPoints(pointsToNextLevel ?? 0)} {pointsToNextLevel === 1 ? 'punto' : 'puntos'}
              </strong>{' '}
              para el nivel {levelName(nextLevel)}.
            </>
          ) : (
            'Has llegado al nivel más alto. La grada lleva tu nombre.'
          )}
        </p>
      </Card>
    </div>
  );
}

interface FigureProps {
  label: string;
  value: string | number;
  children: ReactNode;
  lit?: boolean;
}

function Figure({ label, value, children, lit }: FigureProps) {
  return (
    <dl className="grid h-full content-between gap-5">
      <dt className="caption text-muted">{label}</dt>
      <dd className="grid gap-2.5">
        <span className={lit ? 'figure text-6xl text-coral-bright' : 'figure text-5xl'}>{value}</span>
        <span className="text-sm text-muted">{children}</span>
      </dd>
    </dl>
  );
}
