import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useClient } from 'urql';
import type { PageLoad } from '../../../app/page.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import type { AttendeeOrder } from '../../../gql/graphql.ts';
import { preload } from '../../../graphql/preload.ts';
import { describeError } from '../../../graphql/results.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { CsvButton } from '../../../panel/CsvButton.tsx';
import { type ListView, readListView } from '../../../panel/list-address.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { StaffList } from '../../../panel/StaffList.tsx';
import { useListAddress } from '../../../panel/use-list-address.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { Price } from '../../../ui/Price.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { formatNumber } from '../../../ui/text.ts';
import { ATTENDEE_COLUMNS, AttendeeRow_attendee } from './attendee-columns.tsx';
import { attendeesCsv, attendeesFileName } from './attendees-csv.ts';

const AttendeesQuery = graphql(`
  query AttendeesPage($matchId: ID!, $search: String, $order: AttendeeOrder, $page: Int!, $upTo: String) {
    matchSale(matchId: $matchId) {
      match {
        id
        subject
        opponent
        matchDate
      }
      sold
      left
      price
      takings
    }
    attendees(matchId: $matchId, search: $search, order: $order, page: $page, upTo: $upTo, pageSize: 50) {
      items {
        ...AttendeeRow_attendee
      }
      totalCount
      pageCount
      upTo
      newCount
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
} as const;

function variablesOf(matchId: string, { search, page, upTo, sort }: ListView) {
  const order = ORDERS[sort?.by ?? '']?.[sort?.direction ?? 'asc'] ?? ('NAME' as const);
  return { matchId, search, page, upTo, order };
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
  const answer = useListQuery({
    query: AttendeesQuery,
    variables: variablesOf(matchId, list),
  });
  const [{ data }] = answer;
  const sale = data?.matchSale;
  const attendees = data?.attendees;
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
          <CsvButton
            fileName={attendeesFileName(sale.match)}
            table={everybody}
            label="Exportar todos (CSV)"
            disabled={sale.sold === 0}
          />
        )
      }
    >
      {sale ? (
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <Figure name="Vendidas">{formatNumber(sale.sold)}</Figure>
          <Figure name="Libres">{formatNumber(sale.left)}</Figure>
          <Figure name="Precio ahora">
            <Price amount={sale.price} />
          </Figure>
          <Figure name="Recaudación a ese precio">
            <Price amount={sale.takings} />
          </Figure>
        </dl>
      ) : (
        <Skeleton className="h-21" />
      )}
      <SearchField
        label="Buscar asistentes"
        placeholder="Nombre, email o código de la entrada"
        value={list.search}
        onSearch={list.setSearch}
      />
      <StaffList
        caption="Asistentes"
        columns={ATTENDEE_COLUMNS}
        list={list}
        answer={answer}
        rows={attendees && getFragment(AttendeeRow_attendee, attendees.items)}
        pages={attendees}
        rowKey={({ ticketId }) => ticketId}
        what="los asistentes"
        pagesLabel="Páginas de asistentes"
        empty={{
          seed: 'asistentes',
          title: 'Aún no se ha vendido ninguna entrada',
          narrowedTitle: 'Nadie coincide',
        }}
      />
    </PanelPage>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-between gap-1 rounded-lg border border-hairline bg-surface p-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="headline text-2xl tabular-nums">{children}</dd>
    </div>
  );
}
