/** What a chart paints with; each tells itself from the paper in both schemes (at least 3:1). */
export type ChartColour = 'accent' | 'sea' | 'ok' | 'warn' | 'error' | 'muted' | 'faint';

/** For SVG shapes. */
export const FILL: Record<ChartColour, string> = {
  accent: 'fill-accent',
  sea: 'fill-sea',
  ok: 'fill-ok',
  warn: 'fill-warn',
  error: 'fill-error',
  muted: 'fill-muted',
  faint: 'fill-line',
};

export const STROKE: Record<ChartColour, string> = {
  accent: 'stroke-accent',
  sea: 'stroke-sea',
  ok: 'stroke-ok',
  warn: 'stroke-warn',
  error: 'stroke-error',
  muted: 'stroke-muted',
  faint: 'stroke-line',
};

/** For boxes. `faint` is what is left of a whole: hatched, so that it does not count by its colour. */
export const PAINT: Record<ChartColour, string> = {
  accent: 'bg-accent',
  sea: 'bg-sea',
  ok: 'bg-ok',
  warn: 'bg-warn',
  error: 'bg-error',
  muted: 'bg-muted',
  faint:
    'bg-[repeating-linear-gradient(135deg,var(--line)_0_1.5px,transparent_1.5px_5px)] outline outline-1 -outline-offset-1 outline-line',
};
