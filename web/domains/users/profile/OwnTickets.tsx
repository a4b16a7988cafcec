import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { describeError } from '../../../graphql/results.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton.tsx';
import { OwnWaits } from '../../tickets/OwnWaits.tsx';
import { TICKET_GONE } from '../../tickets/ticket-texts.ts';
import type { Viewer } from '../viewer.tsx';
import { OwnTicketLists } from './OwnTicketLists.tsx';
import { OwnTicketShown } from './OwnTicketShown.tsx';
import { SectionTitle } from './SectionTitle.tsx';
import { ticketLinkId } from './addresses.ts';
import { useSavedTickets } from './use-saved-tickets.ts';
import { SavedCopiesLink } from '../../../offline/SavedCopiesLink.tsx';

const OwnTicketsQuery = graphql(`
  query OwnTicketsPanel {
    viewer {
      id
      tickets {
        id
        ...OwnTicketLists_ticket
        ...SavedTickets_ticket
        ...TicketStub_ticket
        ...TicketActions_ticket
      }
    }
  }
`);

/** The user's tickets, or one of them with its code if the URL names it. */
export function OwnTickets({ user }: { user: Viewer }) {
  const [params] = useSearchParams();
  const [{ data, error, stale }, ask] = useQuery({
    query: OwnTicketsQuery,
    // One may have been accepted by somebody else, or used at the gate, since this tab loaded them.
    requestPolicy: 'cache-and-network',
    // The type name lets a purchase invalidate this query even if there was no ticket.
    context: useMemo(() => ({ additionalTypenames: ['Ticket'] }), []),
  });
  const tickets = data?.viewer?.tickets;
  const named = params.get('entrada');
  const shown = tickets?.find(({ id }) => id === named);
  const isGone = named !== null && !shown && tickets !== undefined && !stale;

  useFocusReturn(shown?.id);
  const saved = useSavedTickets(user, tickets);

  if (shown) return <OwnTicketShown ticket={shown} />;
  return (
    <>
      <SectionTitle>Mis entradas</SectionTitle>
      <ActionError problem={isGone ? TICKET_GONE : null} />
      <OwnWaits />
      {tickets && <OwnTicketLists tickets={tickets} />}
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
              <SavedCopiesLink label="Ver las guardadas en este dispositivo" />
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

/**
 * Back from a ticket, the focus returns to that ticket in the list. One that was just returned leaves the list in a moment: the
 * page starts at its top.
 */
function useFocusReturn(shownId: string | undefined) {
  const before = useRef(shownId);
  const { returned } = (useLocation().state ?? {}) as { returned?: string };
  useEffect(() => {
    if (!shownId && before.current && before.current !== returned)
      document.getElementById(ticketLinkId(before.current))?.focus();
    before.current = shownId;
  }, [shownId, returned]);
}
