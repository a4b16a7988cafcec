import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { formatShortDate, isoInstant } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatPoints } from './level-names.ts';

export const PointsHistory_points = graphql(`
  fragment PointsHistory_points on FanPoints {
    history(limit: 5) {
      id
      description
      points
      createdAt
    }
  }
`);

/** The latest five entries of the ledger. */
export function PointsHistory({ points }: { points: FragmentType<typeof PointsHistory_points> }) {
  const { history } = getFragment(PointsHistory_points, points);
  return (
    <section className="grid gap-4" aria-labelledby="historial">
      <h3 id="historial" className="headline text-2xl">
        Últimos movimientos
      </h3>
      {history.length === 0 ? (
        <EmptyState title="Aún no tienes puntos" seed="sin-puntos">
          Compra tu primera entrada, comenta una noticia o sube tu abono, y verás aquí lo que suma.
        </EmptyState>
      ) : (
        <ul className="@container overflow-hidden rounded-lg border border-hairline bg-surface shadow-card">
          {history.map(({ id, description, points: earned, createdAt }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-hairline px-5 py-3.5 not-first:border-t @max-[15rem]:grid-cols-1"
            >
              <span className="font-semibold">{description}</span>
              <span className="figure row-span-2 text-3xl text-ok">
                +{formatPoints(earned)}
                <span className="sr-only"> puntos</span>
              </span>
              <time dateTime={isoInstant(createdAt)} className="text-sm text-muted">
                {formatShortDate(createdAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
