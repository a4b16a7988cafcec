import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { ChevronRight } from '../../ui/icons.tsx';
import { CircleCheck } from '../../ui/page-icons.tsx';
import { formatNumber } from '../../ui/text.ts';

export const PendingWork_dashboard = graphql(`
  fragment PendingWork_dashboard on Dashboard {
    newInquiries
    passesToReview
    reportedComments
    unsettledMatches
  }
`);

interface PendingWorkProps {
  dashboard: FragmentType<typeof PendingWork_dashboard>;
}

/** The work that waits for staff, limited to what the user's roles may do. */
export function PendingWork({ dashboard: key }: PendingWorkProps) {
  const waiting = getFragment(PendingWork_dashboard, key);
  const all = [
    {
      count: waiting.newInquiries,
      label: 'Solicitudes de patrocinio sin responder',
      to: '/admin/commercial/inquiries',
    },
    { count: waiting.passesToReview, label: 'Abonos por revisar', to: '/admin/commercial/abonos' },
    { count: waiting.reportedComments, label: 'Comentarios denunciados', to: '/admin/content/comments' },
    {
      count: waiting.unsettledMatches,
      label: 'Partidos jugados sin resultado final',
      to: '/admin/sports/matches',
    },
  ];
  const mine = all.flatMap(({ count, ...rest }) =>
    count === null || count === undefined ? [] : [{ count, ...rest }],
  );
  if (mine.length === 0) return null;
  const isDone = mine.every(({ count }) => count === 0);
  return (
    <Card as="section" aria-labelledby="pendiente" className="grid gap-2 p-4 sm:p-5">
      <h2 id="pendiente" className="headline text-xl">
        Pendiente
      </h2>
      {isDone && (
        <p className="flex items-center gap-2 text-ok">
          <CircleCheck size={22} />
          Todo al día.
        </p>
      )}
      <ul className="grid">
        {mine.map(({ count, label, to }) => (
          <li key={to} className="border-t border-hairline first:border-t-0">
            <Link
              to={to}
              className="-mx-2 flex min-h-13 items-center gap-4 rounded-md px-2 py-1 no-underline hover:bg-fg/8"
            >
              <span
                className={cx(
                  'figure min-w-12 shrink-0 text-3xl whitespace-nowrap',
                  count > 0 ? 'text-accent-text' : 'text-muted',
                )}
              >
                {formatNumber(count)}
              </span>
              <span className={cx('min-w-0 flex-1', count > 0 ? 'font-semibold' : 'text-muted')}>
                {label}
              </span>
              <ChevronRight size={20} className="shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
