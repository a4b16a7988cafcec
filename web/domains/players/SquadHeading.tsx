import type { Position } from '../../gql/graphql.ts';
import { cx } from '../../ui/cx.ts';
import { POSITIONS } from './positions.ts';
import { FRAMED_TIERS } from './rating-tier.ts';

interface SquadHeadingProps {
  /** Undefined while unknown. */
  count: number | undefined;
  position: Position | null;
}

/** The number of players, and a legend of the card tiers. */
export function SquadHeading({ count, position }: SquadHeadingProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b-3 border-fg pb-2.5">
      <p role="status" className="headline text-lg">
        {count === undefined ? 'Cargando la plantilla...' : countText(count, position)}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <p id="marcos">Marco según la valoración</p>
        <ul aria-labelledby="marcos" className="flex flex-wrap gap-x-4">
          {FRAMED_TIERS.map(({ from, foil }) => (
            <li key={from} className="flex items-center gap-1.5 font-semibold tabular-nums text-fg">
              <span
                aria-hidden="true"
                className={cx('block h-5 w-3.5 rounded-[3px] p-[3px] ring-1 ring-line', foil)}
              >
                <span className="block size-full rounded-[1px] bg-ink" />
              </span>
              {from}+
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function countText(count: number, position: Position | null): string {
  const group = POSITIONS.find(({ code }) => code === position);
  const one = group?.name.toLowerCase() ?? 'jugador';
  const many = group?.plural.toLowerCase() ?? 'jugadores';
  return `${count} ${count === 1 ? one : many}`;
}
