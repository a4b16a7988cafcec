import { Link } from 'react-router-dom';
import { formatTime } from '../../ui/dates.ts';
import { Ticket } from '../../ui/icons.tsx';
import { roomAtEnd } from '../../ui/room-at-end.ts';
import { ticketAddress } from '../users/profile/addresses.ts';
import { useTicketToday } from './use-ticket-today.ts';

/** On a match day the home page leads its user to the code, over whatever else the page shows. */
export default function TicketToday() {
  const ticket = useTicketToday({ pause: false });
  if (!ticket) return null;
  const { homeTeam, awayTeam, matchDate } = ticket.match;
  return (
    <aside
      ref={roomAtEnd}
      aria-label="Tu entrada de hoy"
      className="@container fixed inset-x-3 bottom-[calc(var(--tab-h)+0.75rem+env(safe-area-inset-bottom))] z-30 sm:left-auto sm:w-96 md:bottom-4 print:hidden"
    >
      <Link
        to={ticketAddress(ticket.id)}
        className="flex flex-wrap items-center gap-3 rounded-lg bg-accent p-3 text-on-accent no-underline shadow-pop"
      >
        {/* With large letters it would cover the page: there are only words. */}
        <Ticket aria-hidden="true" className="size-8 shrink-0 @max-[15rem]:hidden" />
        <span className="grid flex-[1_1_8rem]">
          <span className="text-sm font-semibold">Hoy a las {formatTime(matchDate)}</span>
          <span className="headline line-clamp-2 text-lg leading-tight">
            {homeTeam} – {awayTeam}
          </span>
        </span>
        <span className="shrink-0 font-semibold underline underline-offset-4">Tu entrada</span>
      </Link>
    </aside>
  );
}
