import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { MatchNeighbours_ContextFragment } from '../../gql/graphql.ts';
import { cx } from '../../ui/cx.ts';
import { formatShortDate } from '../../ui/dates.ts';
import { ChevronLeft, ChevronRight } from '../../ui/icons.tsx';

export const MatchNeighbours_context = graphql(`
  fragment MatchNeighbours_context on MatchContext {
    previous {
      id
      homeTeam
      awayTeam
      matchDate
      result
    }
    next {
      id
      homeTeam
      awayTeam
      matchDate
      result
    }
  }
`);

type Neighbour = NonNullable<MatchNeighbours_ContextFragment['previous']>;

/** Links to the club's matches before and after this one. */
export function MatchNeighbours(props: { context: FragmentType<typeof MatchNeighbours_context> }) {
  const { previous, next } = getFragment(MatchNeighbours_context, props.context);
  if (!previous && !next) return null;
  return (
    <nav
      aria-label="Otros partidos"
      className="grid border-y border-hairline py-2 sm:grid-cols-2 sm:py-0 print:hidden"
    >
      {previous && <NeighbourLink match={previous} label="Partido anterior" rel="prev" />}
      {next && <NeighbourLink match={next} label="Partido siguiente" rel="next" />}
    </nav>
  );
}

function NeighbourLink({ match, label, rel }: { match: Neighbour; label: string; rel: 'prev' | 'next' }) {
  const isNext = rel === 'next';
  const Arrow = isNext ? ChevronRight : ChevronLeft;
  return (
    <Link
      to={`/partidos/${match.id}`}
      rel={rel}
      className={cx(
        'group flex gap-4 py-4 sm:py-6',
        isNext
          ? 'border-hairline max-sm:not-first:border-t sm:col-start-2 sm:flex-row-reverse sm:border-l sm:pl-8 sm:text-right'
          : 'sm:pr-8',
      )}
    >
      <Arrow
        size={28}
        className={cx('mt-1 shrink-0 text-accent-text', isNext && 'max-sm:order-last max-sm:ml-auto')}
      />
      <span className="grid min-w-0 content-start gap-1">
        <span className="caption text-muted">
          {label} · {formatShortDate(match.matchDate)}
        </span>
        <span className="headline text-xl leading-[1.15]! wrap-anywhere decoration-accent decoration-3 underline-offset-4 group-hover:underline">
          {match.homeTeam} – {match.awayTeam}
          {match.result && ` (${match.result})`}
        </span>
      </span>
    </Link>
  );
}
