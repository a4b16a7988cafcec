import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import type { OwnTicketsPanelQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { describeError } from '../../../graphql/results.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton.tsx';
import type { Viewer } from '../viewer.tsx';
import { OwnTicketRow } from './OwnTicketRow.tsx';
import { OwnTicketShown } from './OwnTicketShown.tsx';
import { SectionTitle } from './SectionTitle.tsx';
import { splitByDate } from './split-by-date.ts';
import { ticketLinkId } from './addresses.ts';
import { useSavedTickets } from './use-saved-tickets.ts';
import { OFFLINE_PAGE } from '../../../offline/address.ts';

const OwnTicketsQuery = graphql(`
  query OwnTicketsPanel {
    viewer {
      id
      tickets {
        id
        match {
          id
          matchDate
          status
        }
        ...OwnTicketRow_ticket
        ...TicketStub_ticket
      }
    }
  }
`);

type OwnTicket = NonNullable<OwnTicketsPanelQuery['viewer']>['tickets'][number];

/** The user's tickets, or one of them with its code if the URL names it. */
export function OwnTickets({ user }: { user: Viewer }) {
  const [params] = useSearchParams();
  const [{ data, error }, ask] = useQuery({
    query: OwnTicketsQuery,
    // The type name lets a purchase invalidate this query even if there was no ticket.
    context: useMemo(() => ({ additionalTypenames: ['Ticket'] }), []),
  });
  const tickets = data?.viewer?.tickets;
  const shown = tickets?.find(({ id }) => id === params.get('entrada'));

  useFocusReturn(shown?.id);
  const saved = useSavedTickets(user, tickets);

  if (shown) return <OwnTicketShown ticket={shown} holder={user.name} />;
  return (
    <>
      <SectionTitle>Mis entradas</SectionTitle>
      {tickets && <TicketLists tickets={tickets} />}
      {saved && (
        <p className="text-sm text-muted">
          También sin conexión: tus próximas entradas quedan guardadas en este dispositivo hasta que cierres
          sesión.
        </p>
      )}
      {!tickets && error && (
        <Alert
          tone="error"
          title="No hemos podido cargar tus entradas"
          actions={
            <>
              <Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>
              <ButtonLink variant="secondary" href={OFFLINE_PAGE}>
                Ver las guardadas en este dispositivo
              </ButtonLink>
            </>
          }
        >
          {describeError(error)}
        </Alert>
      )}
      {!tickets && !error && (
        <SkeletonGroup label="Cargando tus entradas..." className="grid gap-4">
          <Skeleton className="h-7 w-40" />
          {[0, 1, 2].map((at) => (
            <Skeleton key={at} className="h-44 rounded-lg sm:h-29" />
          ))}
        </SkeletonGroup>
      )}
    </>
  );
}

/** Back from a ticket, the focus returns to that ticket in the list. */
function useFocusReturn(shownId: string | undefined) {
  const before = useRef(shownId);
  useEffect(() => {
    if (!shownId && before.current) document.getElementById(ticketLinkId(before.current))?.focus();
    before.current = shownId;
  }, [shownId]);
}

function TicketLists({ tickets }: { tickets: readonly OwnTicket[] }) {
  // Fixed while the list is open, so that a match does not move while the user is about to tap it.
  const [now] = useState(() => Date.now());
  const { upcoming, past } = splitByDate(tickets, now);
  if (tickets.length === 0) {
    return (
      <EmptyState
        as="h3"
        seed="sin-entradas"
        title="Aún no tienes entradas"
        actions={<ButtonLink to="/entradas">Comprar entradas</ButtonLink>}
      >
        Elige un partido y tu entrada aparecerá aquí, con el código QR para entrar al pabellón.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-10">
      <TicketList title="Próximos partidos" tickets={upcoming}>
        <p className="text-muted">
          No tienes entradas para los próximos partidos.{' '}
          <ButtonLink to="/entradas" size="sm" className="mt-3 flex! w-fit">
            Comprar entradas
          </ButtonLink>
        </p>
      </TicketList>
      {past.length > 0 && <TicketList title="Partidos anteriores" tickets={past} past />}
    </div>
  );
}

interface TicketListProps {
  title: string;
  tickets: readonly OwnTicket[];
  past?: boolean;
  /** The empty state of the list. */
  children?: ReactNode;
}

function TicketList({ title, tickets, past, children }: TicketListProps) {
  return (
    <section className="grid gap-4">
      <h3 className="headline border-b-3 border-fg pb-2 text-xl">
        {title} {tickets.length > 0 && <span className="text-muted tabular-nums">({tickets.length})</span>}
      </h3>
      {tickets.length === 0 && children}
      <ul className="grid gap-4">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <OwnTicketRow ticket={ticket} {...(past && { past })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
