import { type ReactNode, useState } from 'react';
import type { OwnTicketLists_TicketFragment } from '../../../gql/graphql.ts';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { OwnTicketRow } from './OwnTicketRow.tsx';
import { splitByDate } from './split-by-date.ts';

export const OwnTicketLists_ticket = graphql(`
  fragment OwnTicketLists_ticket on Ticket {
    id
    match {
      id
      matchDate
      status
    }
    ...OwnTicketRow_ticket
  }
`);

interface OwnTicketListsProps {
  tickets: readonly FragmentType<typeof OwnTicketLists_ticket>[];
}

/** The user's tickets: those of future matches, then those of past ones. */
export function OwnTicketLists(props: OwnTicketListsProps) {
  const tickets = getFragment(OwnTicketLists_ticket, props.tickets);
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
  tickets: readonly OwnTicketLists_TicketFragment[];
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
