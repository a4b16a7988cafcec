import { useEffect, useRef } from 'react';
import { type FragmentType, getFragment } from '../../gql/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ArrowLeft, Printer } from '../../ui/page-icons.tsx';
import { TicketFiles } from '../wallet/TicketFiles.tsx';
import { useViewer } from '../users/viewer.tsx';
import { useWakeLock } from '../../ui/use-wake-lock.ts';
import { saveTicket } from './save-tickets.ts';
import { TicketActions, TicketActions_ticket } from './TicketActions.tsx';
import { TicketStub, TicketStub_ticket } from './TicketStub.tsx';
import { admitsNobody, ticketAdvice } from './ticket-texts.ts';

/** The profile's tab with the tickets. */
const OWN_TICKETS = '/perfil?seccion=entradas';

const BEFORE = {
  bought: 'Tu entrada está lista. ',
  owned: '',
  found: 'Ya tenías una entrada para este partido: es esta. ',
} as const;

interface TicketShownProps {
  ticket: FragmentType<typeof TicketStub_ticket> & FragmentType<typeof TicketActions_ticket>;
  /** Whether it was just bought, bought before, or found when the user wanted to buy it again. */
  shown: 'bought' | 'owned' | 'found';
  /** Back to the match; undefined right after buying. */
  onBack?: (() => void) | undefined;
  /** The user has returned the ticket. */
  onReturned: () => void;
}

/** The ticket with its QR code, in place of the offer. Takes the focus, so that screen readers announce it. */
export function TicketShown({ ticket, shown, onBack, onReturned }: TicketShownProps) {
  const viewer = useViewer();
  const facts = getFragment(TicketStub_ticket, ticket);
  useWakeLock();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  // Also saved on this device: there may be no network at the gate.
  const { user } = viewer;
  useEffect(() => {
    if (!user) return undefined;
    let current = true;
    saveTicket(user.id, ticket, () => current).catch((error: unknown) =>
      console.error('Failed to save the ticket', error),
    );
    return () => {
      current = false;
    };
  }, [user, ticket]);
  return (
    <section aria-labelledby="entrada" className="ticket-shown grid gap-6">
      <h2 id="entrada" ref={title} tabIndex={-1} className="ticket-title display text-display-md sm:-mb-4">
        {shown === 'bought' && !admitsNobody(facts) ? '¡Nos vemos en la grada!' : 'Tu entrada'}
      </h2>
      <p className="ticket-advice text-lg text-muted">
        {BEFORE[shown]}
        {ticketAdvice(facts, 'Enseña el código QR en el acceso, desde el móvil o impreso.')}
      </p>
      <TicketStub ticket={ticket} as="h3" />
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={OWN_TICKETS} className="max-sm:w-full">
          Ver mis entradas
        </ButtonLink>
        <Button variant="secondary" onClick={() => window.print()} className="max-sm:w-full">
          <Printer size={20} /> Imprimir
        </Button>
        <TicketFiles ticketId={facts.id} receipt={getFragment(TicketActions_ticket, ticket).receipt} />
        {onBack && (
          <Button variant="ghost" onClick={onBack} className="max-sm:w-full">
            <ArrowLeft size={20} /> Volver al partido
          </Button>
        )}
      </div>
      <TicketActions ticket={ticket} onReturned={onReturned} />
    </section>
  );
}
