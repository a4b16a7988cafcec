import { figureRow, type Row } from '../report.ts';
import { onAllCores } from '../server/machine.ts';
import type { Stage } from '../stage.ts';
import { visits, type Visit } from '../visits.ts';

const MEASURES: readonly {
  what: string;
  figure: keyof Visit;
  most: number;
  show: (value: number) => string;
}[] = [
  { what: 'largest paint', figure: 'largestPaint', most: 1200, show: (ms) => `${ms.toFixed(0)} ms` },
  { what: 'layout shift', figure: 'shift', most: 0.01, show: (shift) => shift.toFixed(4) },
  { what: 'blocking time', figure: 'blocking', most: 150, show: (ms) => `${ms.toFixed(0)} ms` },
  { what: 'JavaScript', figure: 'script', most: 110_000, show: (bytes) => `${(bytes / 1000).toFixed(1)} kB` },
  { what: 'requests before the first paint', figure: 'requestsBefore', most: 10, show: String },
];

/** What the home page costs a visitor with a slow phone and network. */
export async function visitRows({ site }: Stage, times: number): Promise<Row[]> {
  const address = `http://127.0.0.1:${site.port}/`;
  const visit = (await onAllCores(() => visits([address], times))).get(address);
  return MEASURES.map(({ what, figure, most, show }) => {
    const value = visit?.[figure] ?? Number.NaN;
    return figureRow(
      `The home page on a slow phone and network: ${what}`,
      show(value),
      `≤ ${show(most)}`,
      value <= most,
    );
  });
}
