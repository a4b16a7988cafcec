import { radarPath, radarPoint } from './radar.ts';
import type { RatingGroup } from './ratings.ts';

const RADIUS = 104;
const HIGHEST = 100;
const RINGS = [25, 50, 75, 100] as const;
const LABEL_DISTANCE = RADIUS + 15;

interface RadarChartProps {
  /** Two halves: the first is drawn on the right, the second on the left. */
  groups: readonly RatingGroup[];
  className?: string;
}

/** A radar chart of a player's ratings. A table beside it has the same figures. */
export function RadarChart({ groups, className }: RadarChartProps) {
  const ratings = groups.flatMap(({ ratings: own }) => own);
  const distances = ratings.map(({ value }) => (value / HIGHEST) * RADIUS);
  return (
    <svg
      viewBox="-170 -134 340 268"
      role="img"
      aria-label="Gráfico de radar con las ocho valoraciones. La tabla de esta ficha da las mismas cifras."
      className={className}
    >
      <g className="fill-none stroke-line">
        {RINGS.map((ring) => (
          <path
            key={ring}
            d={radarPath(ratings.map(() => (ring / HIGHEST) * RADIUS))}
            strokeOpacity={ring === HIGHEST ? 0.9 : 0.4}
          />
        ))}
        {ratings.map(({ label }, at) => {
          const { x, y } = radarPoint(at, ratings.length, RADIUS);
          return <path key={label} d={`M0 0L${x} ${y}`} strokeOpacity=".4" />;
        })}
      </g>
      <path
        d={radarPath(distances)}
        className="fill-accent/25 stroke-accent"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {distances.map((distance, at) => {
        const { x, y } = radarPoint(at, distances.length, distance);
        return <circle key={ratings[at]?.label} cx={x} cy={y} r="4" className="fill-accent" />;
      })}
      <g className="fill-fg font-sans text-[0.875rem] font-semibold">
        {ratings.map(({ label }, at) => {
          const { x, y } = radarPoint(at, ratings.length, LABEL_DISTANCE);
          return (
            <text key={label} x={x} y={y + 5} textAnchor={x > 0 ? 'start' : 'end'}>
              {label}
            </text>
          );
        })}
      </g>
    </svg>
  );
}
