import { Link } from 'react-router-dom';
import { MapPin } from '../../ui/icons.tsx';
import { Clock } from '../../ui/page-icons.tsx';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { MatchCard_MatchFragment } from '../../gql/graphql.ts';
import { Crest } from '../../ui/art/Crest.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import {
  formatDayNumber,
  formatMonthShort,
  formatTime,
  formatUtcTime,
  formatWeekdayShort,
  isoInstant,
} from '../../ui/dates.ts';
import { Price } from '../../ui/Price.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { roundOf } from '../../../api/club/match-round.input.ts';
import { MATCH_STATUS, OUTCOMES, outcomeOf, saleState } from './match-state.ts';

export const MatchCard_match = graphql(`
  fragment MatchCard_match on Match {
    id
    subject
    opponent
    homeAbbreviation
    awayAbbreviation
    isHome
    matchDate
    competition
    location
    result
    summaryUrl
    status
    ticketPrice
    ticketsAvailable
    isOnSale
  }
`);

type Shown = MatchCard_MatchFragment;

/** A match in the calendar: date tile, opponent, and the result or the ticket price. */
export function MatchCard(props: { match: FragmentType<typeof MatchCard_match> }) {
  const match = getFragment(MatchCard_match, props.match);
  const round = roundOf(match.subject);
  const status = MATCH_STATUS[match.status];
  const called = match.status === 'CANCELLED';
  return (
    <article
      id={matchAnchor(match.id)}
      className="grid grid-cols-[min(4.75rem,25%)_minmax(0,1fr)] overflow-hidden rounded-lg border border-hairline bg-surface shadow-card sm:grid-cols-[6.5rem_minmax(0,1fr)_13rem]"
    >
      <DayTile match={match} />
      <div className="grid content-center gap-2.5 p-4 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-3">
          <Crest
            abbreviation={match.isHome ? match.awayAbbreviation : match.homeAbbreviation}
            className="w-9 sm:w-11"
          />
          <div className="basis-32 grow">
            <h3 className={cx('headline text-xl sm:text-2xl', called && 'line-through decoration-2')}>
              <Link
                to={`/partidos/${match.id}`}
                className="decoration-accent decoration-3 underline-offset-4 hover:underline"
              >
                {match.opponent}
              </Link>
            </h3>
            {round && <p className="text-sm text-muted">{round}</p>}
          </div>
        </div>
        <p className="flex flex-wrap gap-1.5">
          <Badge tone={match.isHome ? 'solid' : 'neutral'}>{match.isHome ? 'Local' : 'Visitante'}</Badge>
          <Badge tone="accent">{match.competition}</Badge>
          <Badge tone={status.tone}>{status.label}</Badge>
        </p>
        <div className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <p className="flex items-center gap-1.5">
            <Clock aria-hidden="true" size={16} className="shrink-0 text-muted" />
            <span className="sr-only">Hora: </span>
            <time dateTime={isoInstant(match.matchDate)} className="font-semibold">
              {formatTime(match.matchDate)}
            </time>
            <span className="text-xs text-muted">· {formatUtcTime(match.matchDate)}</span>
          </p>
          <p className="flex min-w-0 items-center gap-1.5 text-muted">
            <MapPin aria-hidden="true" size={16} className="shrink-0" />
            <span className="sr-only">Lugar: </span>
            {match.location}
          </p>
          {match.status === 'SCHEDULED' && (
            <AddToCalendar id={match.id} opponent={match.opponent} iconSize={16} />
          )}
        </div>
      </div>
      <Outcome match={match} />
    </article>
  );
}

/** The match's anchor in the page: `#partido-39`. */
export function matchAnchor(id: string): string {
  return `partido-${id}`;
}

/** The date as on a tear-off calendar; dark for home matches. */
function DayTile({ match }: { match: Shown }) {
  return (
    <p
      className={cx(
        'row-span-2 grid content-start justify-items-center gap-1.5 py-5 sm:row-span-1 sm:content-center',
        match.isHome ? 'on-ink planks bg-navy text-fg dark:bg-navy-2' : 'bg-sunken',
      )}
    >
      <span className="caption">{formatWeekdayShort(match.matchDate)}</span>
      <span
        className={cx(
          'figure text-[2.5rem] sm:text-[3.25rem]',
          match.isHome ? 'text-coral-bright' : 'text-fg',
        )}
      >
        {formatDayNumber(match.matchDate)}
      </span>
      <span className="caption">{formatMonthShort(match.matchDate)}</span>
    </p>
  );
}

/** The result, or the price and a link to buy a ticket. */
function Outcome({ match }: { match: Shown }) {
  // During the match the leading team has not won yet.
  const outcome = match.status === 'FINISHED' ? outcomeOf(match) : null;
  if (!match.result && !match.isHome) return null;
  return (
    <div className="col-start-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline px-4 py-3 sm:col-start-3 sm:flex-col sm:items-stretch sm:justify-center sm:border-t-0 sm:border-l sm:px-5 sm:text-center">
      {match.result ? (
        <>
          <p className="figure text-[2rem] sm:text-[2.5rem]">
            <span className="sr-only">Resultado: </span>
            {match.result}
          </p>
          {outcome && (
            <Badge tone={OUTCOMES[outcome].tone} className="sm:mx-auto">
              {OUTCOMES[outcome].label}
            </Badge>
          )}
          {match.summaryUrl && (
            <a href={match.summaryUrl} className="font-semibold underline underline-offset-4">
              Ver resumen<span className="sr-only"> del partido contra {match.opponent}</span>
            </a>
          )}
        </>
      ) : (
        <Sale match={match} />
      )}
    </div>
  );
}

function Sale({ match }: { match: Shown }) {
  const state = saleState(match);
  const lost = state === 'cancelled' || state === 'finished' || state === 'closed';
  return (
    <>
      {!lost && (
        <p className="headline text-xl sm:text-2xl">
          <span className="sr-only">Entrada: </span>
          <Price amount={match.ticketPrice} />
        </p>
      )}
      {state === 'on-sale' && (
        <ButtonLink to={`/entradas/${match.id}`} size="sm" className="ml-auto min-h-12 sm:ml-0">
          Comprar<span className="sr-only"> entrada para el partido contra {match.opponent}</span>
        </ButtonLink>
      )}
      {state === 'sold-out' && (
        <Badge tone="error" className="sm:mx-auto">
          Entradas agotadas
        </Badge>
      )}
      {(state === 'closed' || state === 'live') && <p className="text-sm text-muted">Venta cerrada</p>}
      {state === 'postponed' && <p className="text-sm text-muted">A la venta con la nueva fecha</p>}
      {state === 'cancelled' && <p className="text-sm text-muted">No se juega</p>}
    </>
  );
}
