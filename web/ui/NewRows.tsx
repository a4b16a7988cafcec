import { Link } from 'react-router-dom';
import { formatNumber } from './text.ts';

interface NewRowsProps {
  /** What arrived since the list was opened. */
  count: number;
  /** The URL of the first page. */
  href: string;
}

/** Says that a list has grown since its first page was read, and leads to its top; nothing if it has not. */
export function NewRows({ count, href }: NewRowsProps) {
  if (count === 0) return null;
  return (
    <p role="status" className="text-center">
      <Link
        to={href}
        className="inline-flex min-h-10 items-center font-semibold underline underline-offset-4"
      >
        {count === 1 ? 'Ver 1 novedad' : `Ver ${formatNumber(count)} novedades`}
      </Link>
    </p>
  );
}
