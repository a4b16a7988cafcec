import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { matchPlace } from '../../../../api/club/match-place.input.ts';
import { admitsNobody, changeText, type TicketFacts, ticketAdvice } from '../../tickets/ticket-texts.ts';
import { MATCH_STATUS } from '../../matches/match-state.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import {
  formatDayNumber,
  formatMonthShort,
  formatTime,
  formatWeekdayShort,
  formatYear,
  isoInstant,
} from '../../../ui/dates.ts';
import { ticketAddress, ticketLinkId } from './addresses.ts';

export const OwnTicketRow_ticket = graphql(`
  fragment OwnTicketRow_ticket on Ticket {
    id
    admission {
      at
      gate
    }
    changedFrom {
      matchDate
      location
    }
    canGive
    gift {
      email
    }
    match {
      id
      homeTeam
      awayTeam
      matchDate
      competition
      location
      result
      status
    }
  }
`);

interface OwnTicketRowProps {
  ticket: FragmentType<typeof OwnTicketRow_ticket>;
  past?: boolean;
}

/** One ticket in the user's list. */
export function OwnTicketRow({ ticket: key, past }: OwnTicketRowProps) {
  const ticket = getFragment(OwnTicketRow_ticket, key);
  const { id, match, gift, canGive } = ticket;
  const isPostponed = match.status === 'POSTPONED';
  const name = `${match.homeTeam} – ${match.awayTeam}`;
  const status = MATCH_STATUS[match.status];
  return (
    <article className="@container overflow-hidden rounded-lg border border-hairline bg-surface shadow-card">
      {/* With large letters on a phone the date stands above the match. */}
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] sm:grid-cols-[6.5rem_minmax(0,1fr)_auto] @max-[15rem]:grid-cols-1">
        <div
          className={cx(
            'grid content-center justify-items-center py-4 text-center max-sm:row-span-2 @max-[15rem]:row-span-1',
            past ? 'bg-sunken' : 'on-ink planks bg-board text-fg',
          )}
        >
          {isPostponed ? (
            <span className="caption px-2">Fecha por confirmar</span>
          ) : (
            <DayOf date={match.matchDate} past={past} />
          )}
        </div>
        <div className="grid content-center gap-2 p-4 sm:px-5">
          <p className="flex flex-wrap gap-1.5">
            <Badge tone="accent">{match.competition}</Badge>
            {match.status !== 'SCHEDULED' && <Badge tone={status.tone}>{status.label}</Badge>}
            {gift && canGive && <Badge tone="sea">Ofrecida</Badge>}
          </p>
          <h4 className="headline text-xl leading-[1.15]!">{name}</h4>
          <p className="text-sm text-muted">
            {past && match.result
              ? `Resultado: ${match.result}`
              : admitsNobody(ticket)
                ? ticketAdvice(ticket, '')
                : `${formatTime(match.matchDate)} · ${matchPlace(match.location).name ?? 'Lugar por confirmar'}`}
          </p>
          {!admitsNobody(ticket) && <Change ticket={ticket} />}
        </div>
        <div className="flex items-center px-4 pb-4 max-sm:col-start-2 sm:py-4 sm:pl-0 @max-[15rem]:col-start-1">
          <Link
            id={ticketLinkId(id)}
            to={ticketAddress(id)}
            preventScrollReset
            className={buttonClass(
              past ? 'ghost' : 'primary',
              'md',
              cx('w-full', past && 'border-2 border-line'),
            )}
          >
            Ver QR<span className="sr-only"> de {name}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}

function DayOf({ date, past }: { date: string; past?: boolean | undefined }) {
  return (
    <time dateTime={isoInstant(date)} className="grid justify-items-center gap-1.5">
      <span className="caption">{formatWeekdayShort(date)}</span>
      <span className={cx('figure text-[2.5rem]', !past && 'text-coral-bright')}>
        {formatDayNumber(date)}
      </span>
      <span className="caption">
        {formatMonthShort(date)} {formatYear(date)}
      </span>
    </time>
  );
}

/** That the match is not when or where it was to be. */
function Change({ ticket }: { ticket: TicketFacts }) {
  const text = changeText(ticket);
  return text && <p className="text-sm font-semibold">{text}</p>;
}
