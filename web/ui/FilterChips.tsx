import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';

interface FilterChipsProps {
  /** Accessible name: «Posición». */
  label: string;
  items: readonly { value: string; label: ReactNode }[];
  value: string;
  /** The URL for a value; filters are in the URL and work without JavaScript. */
  href: (value: string) => string;
  className?: string;
}

/** A choice between a few values, as links; the current one is marked. The row scrolls on phones. */
export function FilterChips({ label, items, value, href, className }: FilterChipsProps) {
  return (
    <nav aria-label={label} className={cx('min-w-0', className)}>
      <ul className="no-scrollbar -m-1 flex gap-2 overflow-x-auto p-1 sm:flex-wrap">
        {items.map((item) => (
          <li key={item.value} className="shrink-0">
            <Link
              to={href(item.value)}
              preventScrollReset
              aria-current={item.value === value ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center rounded-full border-2 px-4 font-display text-[0.9375rem] font-bold [font-stretch:92%] no-underline transition-colors duration-150',
                item.value === value
                  ? 'border-fg bg-fg text-canvas'
                  : 'border-line text-fg hover:border-fg hover:bg-fg/8',
              )}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
