import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { ArrowDown, ArrowUp, Grip } from './page-icons.tsx';
import { type SortingOptions, useSorting } from './use-sorting.ts';

interface SortableListProps<Row> extends Pick<SortingOptions, 'onMove'> {
  /** Accessible name of the list: «Patrocinadores de nivel oro». */
  name: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  labelOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

const STEP = 'grid size-8 place-items-center rounded-sm hover:bg-fg/10 disabled:opacity-35';

/** A list that the user reorders by drag and drop, by keyboard or with buttons. */
export function SortableList<Row>({ name, rows, keyOf, labelOf, onMove, children }: SortableListProps<Row>) {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const label = (key: string) => {
    const row = byKey.get(key);
    return row === undefined ? '' : labelOf(row);
  };
  const { list, order, placeOf, heldKey, announcement, step, handleProps } = useSorting({
    keys: [...byKey.keys()],
    labelOf: label,
    onMove,
  });
  return (
    <>
      <ul ref={list} aria-label={name} className="grid gap-2.5">
        {order.map((key, at) => {
          const row = byKey.get(key);
          if (row === undefined) return null;
          const isHeld = heldKey === key;
          return (
            <li
              key={key}
              data-key={key}
              style={{ order: placeOf(key) }}
              className={cx(
                'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 rounded-md border bg-surface py-2 pr-2 sm:gap-3',
                isHeld ? 'z-10 border-accent shadow-pop' : 'border-hairline',
              )}
            >
              <button
                type="button"
                aria-label={`Mover ${label(key)}, posición ${at + 1} de ${order.length}`}
                aria-roledescription="asa para ordenar"
                {...handleProps(key)}
                className={cx(
                  'grid h-full min-h-12 w-10 touch-none place-items-center rounded-md text-muted select-none hover:text-fg',
                  isHeld ? 'cursor-grabbing text-accent-text' : 'cursor-grab',
                )}
              >
                <Grip size={22} />
              </button>
              <div className="min-w-0">{children(row)}</div>
              <div className="grid gap-0.5">
                <button
                  type="button"
                  aria-label={`Subir ${label(key)}`}
                  disabled={at === 0}
                  onClick={() => step(key, -1)}
                  className={STEP}
                >
                  <ArrowUp size={18} />
                </button>
                <button
                  type="button"
                  aria-label={`Bajar ${label(key)}`}
                  disabled={at === order.length - 1}
                  onClick={() => step(key, 1)}
                  className={STEP}
                >
                  <ArrowDown size={18} />
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
