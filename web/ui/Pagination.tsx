import { ChevronLeft, ChevronRight } from './icons.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';
import { clampPage, pageWindow } from './page-window.ts';

export interface PaginationProps {
  page: number;
  pageCount: number;
  /** The URL of a page, so that the links work without JavaScript. */
  href: (page: number) => string;
  /** Accessible name: «Páginas de noticias». */
  label?: string;
  className?: string;
}

const CELL =
  'grid size-12 place-items-center rounded-md font-display text-lg font-extrabold [font-stretch:80%] tabular-nums';

/** Page links; nothing if there is only one page. */
export function Pagination({ page, pageCount, href, label = 'Páginas', className }: PaginationProps) {
  if (pageCount <= 1) return null;
  const here = clampPage(page, pageCount);
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1">
        <Step to={here > 1 ? href(here - 1) : undefined} label="Página anterior" rel="prev">
          <ChevronLeft aria-hidden="true" size={22} />
        </Step>
        {pageWindow(here, pageCount).map((item, at) =>
          item === 'gap' ? (
            <li key={`gap-${at}`} aria-hidden="true" className={cx(CELL, 'max-sm:w-5 text-muted')}>
              …
            </li>
          ) : (
            <li key={item}>
              <Link
                to={href(item)}
                aria-label={`Página ${item}`}
                aria-current={item === here ? 'page' : undefined}
                className={cx(CELL, 'max-sm:w-9.5', item === here ? 'bg-fg text-canvas' : 'hover:bg-fg/10')}
              >
                {item}
              </Link>
            </li>
          ),
        )}
        <Step to={here < pageCount ? href(here + 1) : undefined} label="Página siguiente" rel="next">
          <ChevronRight aria-hidden="true" size={22} />
        </Step>
      </ul>
    </nav>
  );
}

function Step({
  to,
  label,
  rel,
  children,
}: {
  to: string | undefined;
  label: string;
  rel: string;
  children: ReactNode;
}) {
  return (
    <li>
      {to === undefined ? (
        <span aria-hidden="true" className={cx(CELL, 'max-sm:w-9.5 opacity-35')}>
          {children}
        </span>
      ) : (
        <Link to={to} rel={rel} aria-label={label} className={cx(CELL, 'max-sm:w-9.5 hover:bg-fg/10')}>
          {children}
        </Link>
      )}
    </li>
  );
}
