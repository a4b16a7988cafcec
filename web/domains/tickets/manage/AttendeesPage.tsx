import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useClient } from 'urql';
import type { PageLoad } from '../../../app/page.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import type { AttendeeOrder, TicketState } from '../../../gql/graphql.ts';
import { preload } from '../../../graphql/preload.ts';
import { describeError } from '../../../graphql/results.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { CsvButton } from '../../../panel/CsvButton.tsx';
import { type ListView, readListView } from '../../../panel/list-address.ts';
import { ListFilter } from '../../../panel/ListFilter.tsx';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { StaffList } from '../../../panel/StaffList.tsx';
import { useListAddress } from '../../../panel/use-list-address.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ATTENDEE_COLUMNS, AttendeeRow_attendee } from './attendee-columns.tsx';
import { attendeesCsv, attendeesFileName, CLOSED_ACCOUNT } from './attendees-csv.ts';
import { CancelTicketDialog } from './CancelTicketDialog.tsx';
import { ComplimentaryDialog } from './ComplimentaryDialog.tsx';
import { SaleFigures } from './SaleFigures.tsx';
import { Refunds } from './Refunds.tsx';
import { TicketSettingsDialog } from './TicketSettingsDialog.tsx';
import { WaitingPeople } from './WaitingPeople.tsx';

const AttendeesQuery = graphql(`
  query AttendeesPage(
    $matchId: ID!
    $search: String
    $order: AttendeeOrder
    $states: [TicketState!]
    $page: Int!
    $upTo: String
  ) {
    matchSale(matchId: $matchId) {
      match {
        id
        subject
        opponent
        matchDate
        isHome
        status
        returnHours
        offerMinutes
        hasWaitingList
      }
      sold
      ...SaleFigures_sale
    }
    attendees(
      matchId: $matchId
      search: $search
      order: $order
      states: $states
      page: $page
      upTo: $upTo
      pageSize: 50
    ) {
      items {
        ...AttendeeRow_attendee
      }
      totalCount
      pageCount
      upTo
      newCount
    }
    waitingList(matchId: $matchId) {
      ...WaitingPeople_person
    }
    refunds(matchId: $matchId) {
      ...Refunds_refund
    }
  }
`);

const AllAttendees = graphql(`
  query AllAttendees($matchId: ID!) {
    allAttendees(matchId: $matchId) {
      ticketId
      name
      email
      purchaseDate
      pricePaid
      paidBy
    }
  }
`);

const ORDERS: Readonly<Record<string, { asc: AttendeeOrder; desc: AttendeeOrder }>> = {
  nombre: { asc: 'NAME', desc: 'NAME_DESC' },
  compra: { asc: 'PURCHASED', desc: 'PURCHASED_DESC' },
};
const LIST = {
  sorts: Object.keys(ORDERS),
  defaultSort: { by: 'nombre', direction: 'asc' },
  filters: { estado: ['devueltas', 'regaladas', 'anuladas', 'todas'] },
} as const;

/** The filter in the URL; without it the valid ones are shown: the people who may come. */
const STATES: Readonly<Record<string, TicketState[]>> = {
  devueltas: ['RETURNED'],
  regaladas: ['TRANSFERRED'],
  anuladas: ['CANCELLED'],
  todas: ['VALID', 'RETURNED', 'TRANSFERRED', 'CANCELLED'],
};
const STATE_OPTIONS = [
  { value: 'devueltas', label: 'Entradas devueltas' },
  { value: 'regaladas', label: 'Entradas regaladas' },
  { value: 'anuladas', label: 'Entradas anuladas' },
  { value: 'todas', label: 'Todas las entradas' },
];

function variablesOf(matchId: string, { search, page, upTo, sort, filters }: ListView<'estado'>) {
  return {
    matchId,
    search,
    upTo,
    page,
    states: STATES[filters.estado ?? ''] ?? ['VALID' as const],
    order: ORDERS[sort?.by ?? '']?.[sort?.direction ?? 'asc'] ?? 'NAME',
  };
}

export const load: PageLoad = (client, { params, request }) =>
  preload(
    client,
    AttendeesQuery,
    variablesOf(params.id ?? '', readListView(new URL(request.url).searchParams, LIST)),
    'cache-and-network',
  );

/** The holders of tickets for one match. */
export default function AttendeesPage() {
  const { id: matchId = '' } = useParams();
  const list = useListAddress(LIST);
  const client = useClient();
  const [dialog, setDialog] = useState<'invite' | 'settings' | null>(null);
  const [cancelled, setCancelled] = useState<{ ticketId: string; name: string } | null>(null);
  const answer = useListQuery({
    query: AttendeesQuery,
    variables: variablesOf(matchId, list),
  });
  const [{ data }] = answer;
  const sale = data?.matchSale;
  const attendees = data?.attendees;
  const canInvite = sale?.match.isHome && !['FINISHED', 'CANCELLED'].includes(sale.match.status);
  const back = { to: '/admin/commercial/tickets', label: 'Entradas vendidas' };

  async function everybody() {
    const everyone = await client
      .query(AllAttendees, { matchId }, { requestPolicy: 'network-only' })
      .toPromise();
    if (!everyone.data) throw new Error(describeError(everyone.error));
    return attendeesCsv(everyone.data.allAttendees);
  }

  if (data && !sale) {
    return (
      <PanelPage title="Partido no encontrado" back={back}>
        <Alert tone="warn">El club no vende entradas para este partido, o ya no existe.</Alert>
      </PanelPage>
    );
  }
  return (
    <PanelPage
      title={sale ? `Asistentes: ${sale.match.opponent}` : 'Asistentes'}
      description={sale && `${sale.match.subject} · ${formatDateTime(sale.match.matchDate)}`}
      back={back}
      actions={
        sale && (
          <>
            {canInvite && <Button onClick={() => setDialog('invite')}>Dar una invitación</Button>}
            <Button variant="secondary" onClick={() => setDialog('settings')}>
              Devoluciones y espera
            </Button>
            <ButtonLink to={`/admin/commercial/tickets/${matchId}/puerta`} variant="secondary">
              Acceso
            </ButtonLink>
            <CsvButton
              fileName={attendeesFileName(sale.match)}
              table={everybody}
              label="Exportar todos (CSV)"
              disabled={sale.sold === 0}
            />
          </>
        )
      }
    >
      {sale ? <SaleFigures sale={sale} /> : <Skeleton className="h-21" />}
      {data && sale && (
        <Refunds refunds={data.refunds} fileName={`devolver-${attendeesFileName(sale.match)}`} />
      )}
      {data && <WaitingPeople people={data.waitingList} />}
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <SearchField
          label="Buscar asistentes"
          placeholder="Nombre, email o número de la entrada"
          value={list.search}
          onSearch={list.setSearch}
        />
        <ListFilter list={list} name="estado" label="Estado" all="Entradas válidas" options={STATE_OPTIONS} />
      </div>
      <StaffList
        caption="Asistentes"
        columns={ATTENDEE_COLUMNS}
        list={list}
        answer={answer}
        rows={attendees && getFragment(AttendeeRow_attendee, attendees.items)}
        pages={attendees}
        rowKey={({ ticketId }) => ticketId}
        rowLabel={({ name }) => name ?? CLOSED_ACCOUNT}
        rowActions={({ ticketId, name, state }) =>
          state === 'VALID'
            ? [
                {
                  label: 'Anular la entrada',
                  danger: true,
                  onSelect: () => setCancelled({ ticketId, name: name ?? CLOSED_ACCOUNT }),
                },
              ]
            : []
        }
        what="los asistentes"
        pagesLabel="Páginas de asistentes"
        empty={{
          seed: 'asistentes',
          title: 'Aún no se ha vendido ninguna entrada',
          narrowedTitle: 'Nadie coincide',
        }}
      />
      <CancelTicketDialog ticket={cancelled} onClose={() => setCancelled(null)} />
      {sale && (
        <>
          <ComplimentaryDialog matchId={matchId} open={dialog === 'invite'} onClose={() => setDialog(null)} />
          <TicketSettingsDialog
            match={sale.match}
            open={dialog === 'settings'}
            onClose={() => setDialog(null)}
          />
        </>
      )}
    </PanelPage>
  );
}
