import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type FragmentType, getFragment } from '../../../gql/index.ts';
import { TicketActions, TicketActions_ticket } from '../../tickets/TicketActions.tsx';
import { TicketStub, TicketStub_ticket } from '../../tickets/TicketStub.tsx';
import { ticketAdvice } from '../../tickets/ticket-texts.ts';
import { TicketFiles } from '../../wallet/TicketFiles.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { ChevronLeft } from '../../../ui/icons.tsx';
import { Printer } from '../../../ui/page-icons.tsx';
import { useWakeLock } from '../../../ui/use-wake-lock.ts';
import { sectionAddress } from './addresses.ts';

interface OwnTicketShownProps {
  ticket: FragmentType<typeof TicketStub_ticket> & FragmentType<typeof TicketActions_ticket>;
}

/** A ticket with its code, in place of the list. Takes the focus, so that screen readers announce it. */
export function OwnTicketShown({ ticket }: OwnTicketShownProps) {
  const facts = getFragment(TicketStub_ticket, ticket);
  useWakeLock();
  const title = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section aria-labelledby="entrada" className="ticket-shown grid gap-6">
      <h2
        id="entrada"
        ref={title}
        tabIndex={-1}
        className="ticket-title display text-display-md sm:-mb-4 print:hidden"
      >
        Tu entrada
      </h2>
      <p className="ticket-advice text-lg text-muted print:hidden">
        {ticketAdvice(
          facts,
          'Enseña el código QR en el acceso, desde el móvil con el brillo alto o impreso.',
        )}
      </p>
      <TicketStub ticket={ticket} as="h3" />
      <div className="flex flex-wrap gap-3 print:hidden">
        <Link
          to={sectionAddress('entradas')}
          preventScrollReset
          className={buttonClass('secondary', 'md', 'max-sm:w-full')}
        >
          <ChevronLeft size={20} /> Volver a mis entradas
        </Link>
        <Button onClick={() => window.print()} className="max-sm:w-full">
          <Printer size={20} /> Imprimir
        </Button>
        <TicketFiles ticketId={facts.id} receipt={getFragment(TicketActions_ticket, ticket).receipt} />
      </div>
      <TicketActions
        ticket={ticket}
        onReturned={() =>
          void navigate(sectionAddress('entradas'), { replace: true, state: { returned: facts.id } })
        }
      />
    </section>
  );
}
