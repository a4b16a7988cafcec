import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { Stub } from '../../ui/Stub.tsx';
import { ticketSituation, ticketTexts } from './ticket-texts.ts';

export const TicketStub_ticket = graphql(`
  fragment TicketStub_ticket on Ticket {
    id
    qrCode
    admission {
      at
      gate
    }
    changedFrom {
      matchDate
      location
    }
    holder {
      id
      name
    }
    match {
      id
      subject
      homeTeam
      awayTeam
      matchDate
      competition
      location
      status
    }
  }
`);

interface TicketStubProps {
  ticket: FragmentType<typeof TicketStub_ticket>;
  as?: 'h2' | 'h3';
}

/** A ticket as shown at the gate: the match, and its QR code to tear off. */
export function TicketStub({ ticket: key, as }: TicketStubProps) {
  const ticket = getFragment(TicketStub_ticket, key);
  const { match } = ticket;
  const { kicker, facts, codeAlt, notes } = ticketTexts(ticket);
  const isOver = ['cancelled', 'past', 'used'].includes(ticketSituation(ticket));
  return (
    <Stub
      {...(as && { as })}
      kicker={kicker}
      title={
        <>
          {match.homeTeam} <span className="text-accent-text">–</span> {match.awayTeam}
        </>
      }
      facts={facts}
      tear={
        <>
          {/* A code that opens nothing any more must not look as if it did. */}
          <div className={isOver ? 'opacity-40' : undefined}>
            <QrCode text={ticket.qrCode} alt={codeAlt} />
          </div>
          <p className="mt-1 font-semibold">{notes[0]}</p>
          {notes.slice(1).map((note) => (
            <p key={note} className="caption max-w-56">
              {note}
            </p>
          ))}
        </>
      }
    />
  );
}
