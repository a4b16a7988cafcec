import { Pie } from '@visx/shape';
import { cx } from '../cx.ts';
import { formatNumber } from '../text.ts';
import type { BarSegment } from './BarRows.tsx';
import { FILL, PAINT } from './chart-colours.ts';
import { percentText } from './scale.ts';

export interface DonutChartProps {
  name: string;
  segments: readonly BarSegment[];
  /** Under the sum in the middle: «abonos». */
  unit: string;
}

const RADIUS = 54;
const WIDTH = 18;
const AROUND = 2 * Math.PI * RADIUS;
/** Between two pieces, so that their colours need not differ by themselves. */
const GAP = 3;

/** A whole and its parts, each with its figure and share beside the ring. */
export function DonutChart({ name, segments, unit }: DonutChartProps) {
  const total = segments.reduce((sum, { value }) => sum + value, 0);
  const shown = segments.filter(({ value }) => value > 0);
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
      <svg aria-hidden="true" viewBox="0 0 140 140" className="size-40 shrink-0">
        <circle cx="70" cy="70" r={RADIUS} fill="none" strokeWidth={WIDTH} className="stroke-sunken" />
        <g transform="translate(70 70)">
          <Pie
            data={shown}
            // At least one unit long, so that a single one among thousands is visible.
            pieValue={({ value }) => Math.max(value, total / AROUND)}
            pieSort={null}
            padAngle={shown.length > 1 ? GAP / RADIUS : 0}
            innerRadius={RADIUS - WIDTH / 2}
            outerRadius={RADIUS + WIDTH / 2}
          >
            {({ arcs, path }) =>
              arcs.map((arc) => (
                <path key={arc.data.label} d={path(arc) ?? ''} className={FILL[arc.data.colour]} />
              ))
            }
          </Pie>
        </g>
        <text x="70" y="74" textAnchor="middle" className="figure fill-fg text-[2rem]">
          {formatNumber(total)}
        </text>
        <text x="70" y="92" textAnchor="middle" className="fill-muted text-xs">
          {unit}
        </text>
      </svg>
      <ul aria-label={name} className="grid min-w-44 flex-1 gap-2 text-sm">
        {segments.map(({ label, colour, value }) => (
          <li key={label} className="flex items-center gap-2.5">
            <span aria-hidden="true" className={cx('size-3 shrink-0 rounded-xs', PAINT[colour])} />
            <span className="min-w-0 flex-1">{label}</span>
            <span className="font-semibold tabular-nums">{formatNumber(value)}</span>
            <span className="w-12 text-right text-muted tabular-nums">{percentText(value, total)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
