import { MapPin } from '../../ui/icons.tsx';
import { CircleCheck, Clock } from '../../ui/page-icons.tsx';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { TicketCard_MatchFragment } from '../../gql/graphql.ts';
import { AddToCalendar } from '../matches/AddToCalendar.tsx';
import { roundOf } from '../../../api/club/match-round.input.ts';
import { saleState } from '../matches/match-state.ts';
import { Crest } from '../../ui/art/Crest.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import {
  formatDayNumber,
  formatLongDate,
  formatMonthShort,
  formatTime,
  formatWeekdayShort,
  formatYear,
  isoInstant,
} from '../../ui/dates.ts';
import { Price } from '../../ui/Price.tsx';
import { StockBadge } from './StockBadge.tsx';

export const TicketCard_match = graphql(`
  fragment TicketCard_match on Match {
    id
    subject
    opponent
    homeAbbreviation
    awayAbbreviation
    isHome
    matchDate
    competition
    location
    status
    ticketPrice
    ticketsAvailable
    isOnSale
  }
`);

interface TicketCardProps {
  match: FragmentType<typeof TicketCard_match>;
  /** Whether the user already has a ticket for it. */
  owned: boolean;
  /** Heading level. */
  as?: 'h2' | 'h3';
}

type Shown = TicketCard_MatchFragment;

/** A match on sale, drawn as a ticket: the date, the match, and a tear-off part with the price. */
export function TicketCard({ match: key, owned, as: Title = 'h2' }: TicketCardProps) {
  const match = getFragment(TicketCard_match, key);
  const round = roundOf(match.subject);
  // Nobody must come on the old date.
  const isPostponed = match.status === 'POSTPONED';
  return (
    <article className="grid overflow-hidden rounded-lg border border-hairline bg-surface shadow-card md:grid-cols-[8.5rem_minmax(0,1fr)_17rem]">
      <DayTile at={isPostponed ? null : match.matchDate} />
      <div className="grid content-center gap-3 p-4 sm:p-6">
        <p className="caption flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-accent-text">{match.competition}</span>
          {round && <span className="text-muted">{round}</span>}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Crest
            abbreviation={match.isHome ? match.awayAbbreviation : match.homeAbbreviation}
            className="w-11 sm:w-14"
          />
          <Title className="headline grow basis-32 text-2xl sm:text-[1.875rem]">{match.opponent}</Title>
        </div>
        <div className="grid gap-1.5 sm:flex sm:flex-wrap sm:gap-x-6">
          <p className="flex items-start gap-2">
            <Clock aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-muted" />
            {isPostponed ? (
              <strong className="font-semibold">Fecha por confirmar</strong>
            ) : (
              <time dateTime={isoInstant(match.matchDate)}>
                <span className="sr-only">{formatLongDate(match.matchDate)}, </span>
                <strong className="font-semibold">{formatTime(match.matchDate)} h</strong>
              </time>
            )}
          </p>
          <p className="flex items-start gap-2 text-muted">
            <MapPin aria-hidden="true" size={18} className="mt-0.5 shrink-0" />
            <span>
              <span className="sr-only">Lugar: </span>
              {match.location}
            </span>
          </p>
          {match.status === 'SCHEDULED' && (
            <AddToCalendar id={match.id} opponent={match.opponent} iconSize={18} />
          )}
        </div>
      </div>
      <TearOff match={match} owned={owned} />
    </article>
  );
}

/** The date, if there is one; hidden from screen readers, which read it in words beside the time. */
function DayTile({ at }: { at: string | null }) {
  return (
    <p
      aria-hidden="true"
      className="on-ink planks flex flex-wrap items-baseline gap-x-2.5 bg-navy px-4 py-3 text-fg dark:bg-navy-2 md:grid md:content-center md:justify-items-center md:gap-2 md:p-4"
    >
      {at === null ? (
        <span className="caption md:text-sm">Aplazado</span>
      ) : (
        <>
          <span className="caption md:order-1 md:text-sm">{formatWeekdayShort(at)}</span>
          <span className="figure text-[2rem] text-coral-bright md:order-2 md:text-[4rem]">
            {formatDayNumber(at)}
          </span>
          <span className="caption md:order-3 md:text-sm">
            {formatMonthShort(at)} <span className="text-muted">{formatYear(at)}</span>
          </span>
        </>
      )}
    </p>
  );
}

const NOTCH =
  'before:absolute before:size-5 before:rounded-full before:border before:border-hairline before:bg-canvas ' +
  'after:absolute after:size-5 after:rounded-full after:border after:border-hairline after:bg-canvas ' +
  'before:-top-2.5 before:-left-2.5 after:-top-2.5 after:-right-2.5 ' +
  'md:after:top-auto md:after:right-auto md:after:-bottom-2.5 md:after:-left-2.5';

/** The tear-off part: price, stock and a button of constant size. */
function TearOff({ match, owned }: { match: Shown; owned: boolean }) {
  const state = saleState(match);
  const onSale = state === 'on-sale';
  const against = <span className="sr-only"> contra {match.opponent}</span>;
  return (
    <div
      className={cx(
        'relative grid content-center gap-3 border-t-2 border-dashed border-line p-4 sm:p-6 md:border-t-0 md:border-l-2',
        NOTCH,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="figure text-[2rem]">
          <span className="sr-only">Precio: </span>
          <Price amount={match.ticketPrice} />
        </p>
        {owned ? (
          <Badge tone="sea">
            <CircleCheck aria-hidden="true" size={14} /> Ya tienes entrada
          </Badge>
        ) : (
          <StockBadge state={state} available={match.ticketsAvailable} />
        )}
      </div>
      {onSale || owned ? (
        <ButtonLink to={`/entradas/${match.id}`} variant={owned ? 'secondary' : 'primary'} className="w-full">
          <span>
            {owned ? 'Ver mi entrada' : 'Comprar entrada'}
            {against}
          </span>
        </ButtonLink>
      ) : (
        <ButtonLink to={`/entradas/${match.id}`} variant="ghost" className="w-full border-2 border-hairline">
          <span>Ver el partido{against}</span>
        </ButtonLink>
      )}
    </div>
  );
}
