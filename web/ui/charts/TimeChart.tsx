import { scaleBand, scaleLinear } from '@visx/scale';
import { AreaClosed, Bar, LinePath } from '@visx/shape';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { cx } from '../cx.ts';
import { formatNumber } from '../text.ts';
import { type ChartColour, FILL, STROKE } from './chart-colours.ts';
import { axisTicks, labelledPoints } from './scale.ts';
import { useWidth } from './use-width.ts';

export interface TimePoint {
  /** Whole, for the tooltip: «semana del 16 al 22 nov». */
  label: string;
  /** Short, under the axis: «16 nov». */
  tick: string;
  value: number;
}

export interface TimeChartProps {
  /** The name that screen readers say: «Entradas vendidas». */
  name: string;
  points: readonly TimePoint[];
  /** A value with its unit: «3 entradas». */
  describe: (value: number) => string;
  /** Columns for what is counted, an area for what stands at an instant. */
  shape: 'columns' | 'area';
  colour?: ChartColour;
}

const HEIGHT = 220;
const TOP = 12;
const BOTTOM = 26;
/** Room that a label under the axis takes. */
const LABEL_ROOM = 64;

/**
 * One figure over time. The arrow keys, a finger or the mouse go from point to point; screen readers hear each as the
 * value of a slider.
 */
export function TimeChart({ name, points, describe, shape, colour = 'accent' }: TimeChartProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const [chosen, setChosen] = useState<number | null>(null);
  const ticks = axisTicks(Math.max(0, ...points.map(({ value }) => value)));
  const end = ticks.at(-1) ?? 1;
  const left = 12 + 7.5 * formatNumber(end).length;
  const inner = Math.max(1, width - left - 8);
  const x = scaleBand({ domain: points.map((_, index) => index), range: [left, left + inner] });
  const y = scaleLinear({ domain: [0, end], range: [HEIGHT - BOTTOM, TOP] });
  const step = x.bandwidth();
  const centre = (index: number) => (x(index) ?? left) + step / 2;
  const last = points.length - 1;
  const point = chosen === null ? undefined : points[chosen];

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left - left;
    setChosen(Math.min(last, Math.max(0, Math.floor(at / step))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const now = chosen ?? last;
    const next = {
      ArrowLeft: now - 1,
      ArrowDown: now - 1,
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Escape') setChosen(null);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, next)));
  };

  const spoken = points[chosen ?? last];
  return (
    <div
      ref={frame}
      role="slider"
      tabIndex={0}
      aria-label={`${name}: recorre los datos con las flechas`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={chosen ?? last}
      aria-valuetext={spoken && `${spoken.label}: ${describe(spoken.value)}`}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && setChosen((now) => now ?? last)}
      onBlur={() => setChosen(null)}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setChosen(null)}
      className="relative min-w-0 touch-pan-y rounded-sm"
    >
      <svg aria-hidden="true" width={width} height={HEIGHT} className="block max-w-full overflow-visible">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={left}
              x2={left + inner}
              y1={y(tick)}
              y2={y(tick)}
              className={tick === 0 ? 'stroke-line' : 'stroke-hairline'}
            />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted text-xs tabular-nums">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {labelledPoints(points.length, inner, LABEL_ROOM).map((index) => (
          <text
            key={index}
            x={Math.min(centre(index), left + inner - 16)}
            y={HEIGHT - 6}
            textAnchor="middle"
            className="fill-muted text-xs"
          >
            {points[index]?.tick}
          </text>
        ))}
        {shape === 'columns' ? (
          points.map(({ value }, index) => (
            <Bar
              key={index}
              x={centre(index) - Math.min(28, step * 0.72) / 2}
              y={y(value)}
              width={Math.min(28, step * 0.72)}
              height={HEIGHT - BOTTOM - y(value)}
              rx={Math.min(3, step / 6)}
              className={cx(FILL[colour], chosen !== null && chosen !== index && 'opacity-45')}
            />
          ))
        ) : (
          <>
            <AreaClosed
              data={[...points]}
              x={(_, index) => centre(index)}
              y={({ value }) => y(value)}
              yScale={y}
              className={cx(FILL[colour], 'opacity-15')}
            />
            <LinePath
              data={[...points]}
              x={(_, index) => centre(index)}
              y={({ value }) => y(value)}
              strokeWidth={2.5}
              strokeLinejoin="round"
              className={STROKE[colour]}
            />
            {points.length === 1 && points[0] && (
              <circle cx={centre(0)} cy={y(points[0].value)} r={4} className={FILL[colour]} />
            )}
          </>
        )}
        {point && chosen !== null && (
          <Marker x={centre(chosen)} y={y(point.value)} dot={shape === 'area'} colour={colour} />
        )}
      </svg>
      {point && chosen !== null && (
        <Tooltip at={centre(chosen)} width={width} label={point.label} text={describe(point.value)} />
      )}
    </div>
  );
}

function Marker({ x, y, dot, colour }: { x: number; y: number; dot: boolean; colour: ChartColour }) {
  return (
    <>
      <line x1={x} x2={x} y1={TOP} y2={HEIGHT - BOTTOM} strokeDasharray="3 3" className="stroke-line" />
      {dot && <circle cx={x} cy={y} r={5} strokeWidth={2} className={cx(FILL[colour], 'stroke-surface')} />}
    </>
  );
}

interface TooltipProps {
  at: number;
  width: number;
  label: string;
  text: string;
}

/** Over the chart, on the side that has room. */
function Tooltip({ at, width, label, text }: TooltipProps) {
  const right = at > width / 2;
  return (
    <div
      aria-hidden="true"
      style={right ? { right: width - at + 10 } : { left: at + 10 }}
      className="on-ink pointer-events-none absolute top-2 z-10 grid max-w-52 gap-0.5 rounded-md bg-ink px-3 py-2 text-sm text-fg shadow-pop"
    >
      <span className="text-muted">{label}</span>
      <span className="font-semibold tabular-nums">{text}</span>
    </div>
  );
}
