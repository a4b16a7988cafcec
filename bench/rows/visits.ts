import { figureRow, type Row } from '../report.ts';
import { onAllCores } from '../server/machine.ts';
import type { Stage } from '../stage.ts';
import { PUBLIC_PAGES, visits, type Visit } from '../visits.ts';

const ms = (value: number) => `${value.toFixed(0)} ms`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const MEASURES: readonly {
  what: string;
  figure: keyof Visit;
  /** Undefined for rows without a limit. */
  most?: number;
  show: (value: number) => string;
}[] = [
  { what: 'first paint', figure: 'firstPaint', show: ms },
  { what: 'largest paint', figure: 'largestPaint', most: 1200, show: ms },
  { what: 'layout shift', figure: 'shift', most: 0.01, show: (shift) => shift.toFixed(4) },
  { what: 'blocking time', figure: 'blocking', most: 150, show: ms },
  { what: 'JavaScript', figure: 'script', most: 110_000, show: kB },
  { what: 'bytes in all', figure: 'total', show: kB },
  { what: 'requests before the first paint', figure: 'requestsBefore', most: 10, show: String },
];

/**
 * The cost of pages for a visitor with a slow phone and network: the home page in detail, others in one row each.
 * @param times number of visits per page
 */
export async function visitRows({ site }: Stage, times: number, others: boolean): Promise<Row[]> {
  const origin = `http://127.0.0.1:${site.port}`;
  const paths = others ? PUBLIC_PAGES : PUBLIC_PAGES.slice(0, 1);
  const seen = await onAllCores(() =>
    visits(
      paths.map((path) => origin + path),
      times,
    ),
  );
  const [[, home] = [], ...further] = seen;
  return [
    ...MEASURES.map(({ what, figure, most, show }) => {
      const value = home?.[figure] ?? Number.NaN;
      const name = `The home page on a slow phone and network: ${what}`;
      if (most === undefined) return figureRow(name, show(value), '', null);
      return figureRow(name, show(value), `≤ ${show(most)}`, value <= most);
    }),
    ...further.map(([address, visit]) =>
      figureRow(`${address.slice(origin.length)} on the same`, inWords(visit), '', null),
    ),
  ];
}

const inWords = (visit: Visit) =>
  MEASURES.map(({ what, figure, show }) => `${what} ${show(visit[figure])}`).join(', ');
