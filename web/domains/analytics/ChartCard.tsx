import { type ReactNode, useId, useState } from 'react';
import type { CsvCell, CsvTable } from '../../panel/csv.ts';
import { CsvButton } from '../../panel/CsvButton.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { formatNumericDate } from '../../ui/dates.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { formatNumber } from '../../ui/text.ts';
import type { Change } from './period-words.ts';

interface ChartCardProps {
  title: string;
  /** A sentence that describes the chart. */
  summary: ReactNode;
  /** The total of the whole period. */
  figure?: string | undefined;
  change?: Change | undefined;
  /** The same data as a table: the first column has the names of the rows. */
  table: CsvTable;
  /** The table as it is exported, if a spreadsheet needs it otherwise. */
  exported?: CsvTable;
  /** Name of the exported file, without extension. */
  fileName: string;
  /** Shown instead of an empty chart. */
  isEmpty?: boolean;
  children: ReactNode;
}

const TONES = { up: 'ok', down: 'error', same: 'neutral' } as const;

/** A chart with title and description, and its data as a table and as a file. */
export function ChartCard(props: ChartCardProps) {
  const { title, summary, figure, change, table, exported = table, fileName, isEmpty, children } = props;
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-4 overflow-visible p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id={id} className="headline text-xl">
            {title}
          </h2>
          {change && <Badge tone={TONES[change.direction]}>{change.text}</Badge>}
        </div>
        {figure !== undefined && <p className="figure text-[2.5rem]">{figure}</p>}
        <p className="text-sm text-muted">{summary}</p>
      </div>
      {asTable ? (
        <DataOf title={title} table={table} />
      ) : isEmpty ? (
        <p className="grid min-h-36 place-items-center rounded-md bg-sunken p-4 text-center text-muted">
          No hay datos en este periodo
        </p>
      ) : (
        children
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button size="sm" variant="ghost" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          Ver tabla
          <span className="sr-only">: {title}</span>
        </Button>
        <CsvButton fileName={fileName} table={() => exported} label="CSV" />
      </div>
    </Card>
  );
}

const textOf = (cell: CsvCell) => {
  if (typeof cell === 'number') return formatNumber(cell);
  return cell instanceof Date ? formatNumericDate(cell) : cell;
};

function DataOf({ title, table: { header, rows } }: { title: string; table: CsvTable }) {
  return (
    <ScrollRegion
      label={`Datos de ${title}`}
      className="max-h-80 overflow-y-auto rounded-md border border-hairline"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {header.map((cell, at) => (
              <th
                key={cell}
                scope="col"
                className={cx('sticky top-0 bg-sunken px-3 py-2', at === 0 ? 'text-left' : 'text-right')}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th
                    key={at}
                    scope="row"
                    className="border-t border-hairline px-3 py-2 text-left font-normal"
                  >
                    {textOf(cell)}
                  </th>
                ) : (
                  <td key={at} className="border-t border-hairline px-3 py-2 text-right tabular-nums">
                    {textOf(cell)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
