import { useState } from 'react';
import { useClient } from 'urql';
import type { PageLoad } from '../../../app/page.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import type { OrderOrder } from '../../../gql/graphql.ts';
import { preload } from '../../../graphql/preload.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { exportedRows } from '../../../panel/all-pages.ts';
import { CsvButton } from '../../../panel/CsvButton.tsx';
import { ListFilter } from '../../../panel/ListFilter.tsx';
import { type ListView, readListView } from '../../../panel/list-address.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { StaffList } from '../../../panel/StaffList.tsx';
import { useListAddress } from '../../../panel/use-list-address.ts';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { ORDER_COLUMNS, OrderRow_order } from './order-columns.tsx';
import { DISPUTED, ORDER_STATES, STATE_NAMES } from './order-words.ts';
import { paymentsCsv } from './payments-csv.ts';
import { VatDialog } from './VatDialog.tsx';

const PaymentsQuery = graphql(`
  query PaymentsPage($filter: OrderFilter!, $page: Int!, $upTo: String) {
    orders(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {
      items {
        ...OrderRow_order
      }
      totalCount
      pageCount
      upTo
      newCount
    }
    ticketVatRate
  }
`);

const ExportQuery = graphql(`
  query OrderExport($filter: OrderFilter!, $page: Int!, $upTo: String) {
    orders(filter: $filter, page: $page, upTo: $upTo, pageSize: 100) {
      items {
        id
        reference
        state
        amount
        vatRate
        provider
        paidAt
        paidBy
        paymentId
        refundReason
        refundedAt
        refundId
        ticketId
        buyerName
        buyerEmail
        match {
          id
          homeTeam
          awayTeam
        }
      }
      pageCount
      upTo
    }
  }
`);

const FILTERS = [
  ...STATE_NAMES.map((name) => ({ value: ORDER_STATES[name].slug, label: ORDER_STATES[name].label })),
  { value: DISPUTED.slug, label: 'Reclamados' },
];

const ORDERS: Readonly<Record<string, { asc: OrderOrder; desc: OrderOrder }>> = {
  fecha: { asc: 'DATE', desc: 'DATE_DESC' },
  importe: { asc: 'AMOUNT', desc: 'AMOUNT_DESC' },
};
const LIST = {
  sorts: Object.keys(ORDERS),
  defaultSort: { by: 'fecha', direction: 'desc' },
  filters: { estado: FILTERS.map(({ value }) => value) },
} as const;

function variablesOf({ search, page, upTo, sort, filters }: ListView<'estado'>) {
  const state = STATE_NAMES.find((name) => ORDER_STATES[name].slug === filters.estado);
  return {
    filter: {
      search,
      states: state ? [state] : null,
      isDisputed: filters.estado === DISPUTED.slug || null,
      order: ORDERS[sort?.by ?? '']?.[sort?.direction ?? 'desc'] ?? 'DATE_DESC',
    },
    page,
    upTo,
  };
}

export const load: PageLoad = (client, { request }) =>
  preload(
    client,
    PaymentsQuery,
    variablesOf(readListView(new URL(request.url).searchParams, LIST)),
    'cache-and-network',
  );

/** The payments for tickets. */
export default function PaymentsPage() {
  const list = useListAddress(LIST);
  const variables = variablesOf(list);
  const answer = useListQuery({ query: PaymentsQuery, variables });
  const [{ data }, ask] = answer;
  const client = useClient();
  const [isSettingVat, setIsSettingVat] = useState(false);
  const orders = data?.orders;

  const exportOrders = async () =>
    paymentsCsv(await exportedRows(client, ExportQuery, variables, (all) => all.orders));

  return (
    <PanelPage
      title="Pagos"
      description="Lo que se paga y se devuelve por las entradas en la web."
      actions={
        <>
          {data && (
            <Button size="sm" variant="secondary" onClick={() => setIsSettingVat(true)}>
              IVA: {String(Number(data.ticketVatRate)).replace('.', ',')} %
            </Button>
          )}
          <CsvButton
            fileName="pagos"
            label="Conciliación (CSV)"
            table={exportOrders}
            disabled={!orders?.totalCount}
          />
        </>
      }
    >
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchField
          label="Buscar pagos"
          placeholder="Persona, rival o referencia"
          value={list.search}
          onSearch={list.setSearch}
        />
        <ListFilter list={list} name="estado" label="Estado" all="Todos los estados" options={FILTERS} />
      </div>
      <StaffList
        caption="Pagos"
        columns={ORDER_COLUMNS}
        list={list}
        answer={answer}
        rows={orders && getFragment(OrderRow_order, orders.items)}
        pages={orders}
        rowKey={({ id }) => id}
        what="los pagos"
        pagesLabel="Páginas de pagos"
        empty={{
          seed: 'pagos',
          title: 'Aún no hay pagos',
          text: 'Aparecerán aquí cuando la web cobre las entradas.',
          narrowedTitle: 'Ningún pago coincide',
        }}
      />
      <VatDialog
        vatRate={data?.ticketVatRate ?? '0'}
        open={isSettingVat}
        onClose={() => setIsSettingVat(false)}
        onSaved={() => ask({ requestPolicy: 'network-only' })}
      />
    </PanelPage>
  );
}
