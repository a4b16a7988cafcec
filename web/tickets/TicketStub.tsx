import { type FragmentType, getFragment, graphql } from '../gql/index.ts';
import { roundOf } from '../matches/match-state.ts';
import { formatDay, formatTime, formatYear } from '../ui/dates.ts';
import { QrCode } from '../ui/QrCode.tsx';
import { Stub } from '../ui/Stub.tsx';

export const TicketStub_ticket = graphql(`
  fragment TicketStub_ticket on Ticket {
    id
    qrCode
    match {
      id
      subject
      homeTeam
      awayTeam
      matchDate
      competition
      location
    }
  }
`);

interface TicketStubProps {
  ticket: FragmentType<typeof TicketStub_ticket>;
  /** Whose it is, where known. */
  holder?: string | undefined;
  as?: 'h2' | 'h3';
}

/** A ticket as it is shown at the door: the match, and its QR code to tear off. */
export function TicketStub({ ticket: key, holder, as }: TicketStubProps) {
  const ticket = getFragment(TicketStub_ticket, key);
  const { match } = ticket;
  const round = roundOf(match.subject);
  return (
    <Stub
      {...(as && { as })}
      kicker={[match.competition, round].filter(Boolean).join(' · ')}
      title={
        <>
          {match.homeTeam} <span className="text-accent-text">–</span> {match.awayTeam}
        </>
      }
      facts={[
        { label: 'Fecha', value: `${formatDay(match.matchDate)} ${formatYear(match.matchDate)}` },
        { label: 'Hora', value: formatTime(match.matchDate) },
        { label: 'Lugar', value: match.location },
        ...(holder ? [{ label: 'Titular', value: holder }] : []),
      ]}
      tear={
        <>
          <QrCode
            text={ticket.qrCode}
            alt={`Código QR de tu entrada para ${match.homeTeam} – ${match.awayTeam}`}
          />
          <p className="mt-1 font-semibold">Enséñalo en el acceso</p>
          <p className="caption">N.º {ticket.id.slice(0, 8).toUpperCase()}</p>
        </>
      }
    />
  );
}
