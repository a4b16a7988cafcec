import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { formatNumber } from '../text.ts';
import { type ChartColour, PAINT } from './chart-colours.ts';

export interface BarSegment {
  /** What it stands for, in the legend: «Vendidas en el periodo». */
  label: string;
  colour: ChartColour;
  value: number;
}

export interface BarRow {
  key: string;
  label: ReactNode;
  segments: readonly BarSegment[];
  /** In place of the sum at the end of the row. */
  figure?: string;
  /** A line under the bar. */
  note?: string;
}

export interface BarRowsProps {
  name: string;
  rows: readonly BarRow[];
  /** Each bar fills the row, so that shares compare; otherwise lengths do. */
  whole?: boolean;
}

/** Bars lying under their labels, each with its figure beside it, so that nothing has to be pointed at to be read. */
export function BarRows({ name, rows, whole }: BarRowsProps) {
  const sum = (row: BarRow) => row.segments.reduce((total, { value }) => total + value, 0);
  const longest = Math.max(1, ...rows.map(sum));
  return (
    <ul aria-label={name} className="grid gap-3.5">
      {rows.map((row) => (
        <li key={row.key} className="grid gap-1">
          <div className="flex items-baseline justify-between gap-4 text-sm">
            <span className="min-w-0 font-medium">{row.label}</span>
            <span className="shrink-0 font-semibold tabular-nums">
              {row.figure ?? formatNumber(sum(row))}
            </span>
          </div>
          <Bar segments={row.segments} of={whole ? Math.max(1, sum(row)) : longest} />
          {row.note && <span className="text-sm text-muted">{row.note}</span>}
        </li>
      ))}
    </ul>
  );
}

function Bar({ segments, of }: { segments: readonly BarSegment[]; of: number }) {
  return (
    <span aria-hidden="true" className="flex h-3.5 gap-0.5 overflow-hidden rounded-sm bg-sunken">
      {segments.map(
        ({ label, colour, value }) =>
          value > 0 && (
            <span
              key={label}
              title={`${label}: ${formatNumber(value)}`}
              // A single one among thousands is still there.
              style={{ width: `max(3px, ${(value / of) * 100}%)` }}
              className={cx('block min-w-0 rounded-xs', PAINT[colour])}
            />
          ),
      )}
    </span>
  );
}

/** What the colours stand for. */
export function ChartLegend({ items }: { items: readonly Pick<BarSegment, 'label' | 'colour'>[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted">
      {items.map(({ label, colour }) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden="true" className={cx('size-3 rounded-xs', PAINT[colour])} />
          {label}
        </li>
      ))}
    </ul>
  );
}
