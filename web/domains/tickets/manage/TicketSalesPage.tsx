import { Link } from 'react-router-dom';
import { useClient } from 'urql';
import type { PageLoad } from '../../../app/page.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import type { MatchSaleOrder, MatchSaleTime } from '../../../gql/graphql.ts';
import { preload } from '../../../graphql/preload.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { exportedRows } from '../../../panel/all-pages.ts';
import { CsvButton } from '../../../panel/CsvButton.tsx';
import { type ListView, readListView } from '../../../panel/list-address.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { ListFilter } from '../../../panel/ListFilter.tsx';
import { StaffList } from '../../../panel/StaffList.tsx';
import { useListAddress } from '../../../panel/use-list-address.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SALE_COLUMNS, SaleRow_sale } from './sale-columns.tsx';
import { salesCsv } from './sales-csv.ts';

const SalesQuery = graphql(`
  query TicketSalesPage($filter: MatchSaleFilter!, $page: Int!, $upTo: String) {
    matchSales(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {
      items {
        ...SaleRow_sale
      }
      totalCount
      pageCount
      upTo
      newCount
    }
  }
`);

const ExportQuery = graphql(`
  query TicketSaleExport($filter: MatchSaleFilter!, $page: Int!, $upTo: String) {
    matchSales(filter: $filter, page: $page, upTo: $upTo, pageSize: 100) {
      items {
        ...SaleRow_sale
      }
      pageCount
      upTo
    }
  }
`);

const ORDERS: Readonly<Record<string, { asc: MatchSaleOrder; desc: MatchSaleOrder }>> = {
  fecha: { asc: 'DATE', desc: 'DATE_DESC' },
  rival: { asc: 'OPPONENT', desc: 'OPPONENT_DESC' },
  vendidas: { asc: 'SOLD', desc: 'SOLD_DESC' },
  libres: { asc: 'LEFT', desc: 'LEFT_DESC' },
  recaudacion: { asc: 'TAKINGS', desc: 'TAKINGS_DESC' },
};
const TIMES: Readonly<Record<string, { label: string; when: MatchSaleTime }>> = {
  proximos: { label: 'Próximos', when: 'UPCOMING' },
  pasados: { label: 'Pasados', when: 'PAST' },
};
const LIST = {
  sorts: Object.keys(ORDERS),
  defaultSort: { by: 'fecha', direction: 'desc' },
  filters: { cuando: Object.keys(TIMES) },
} as const;

function variablesOf({ search, page, upTo, sort, filters }: ListView<'cuando'>) {
  return {
    filter: {
      search,
      when: TIMES[filters.cuando ?? '']?.when ?? null,
      order: ORDERS[sort?.by ?? '']?.[sort?.direction ?? 'desc'] ?? 'DATE_DESC',
    },
    page,
    upTo,
  };
}

export const load: PageLoad = (client, { request }) =>
  preload(
    client,
    SalesQuery,
    variablesOf(readListView(new URL(request.url).searchParams, LIST)),
    'cache-and-network',
  );

/** The tickets sold for each home match. */
export default function TicketSalesPage() {
  const list = useListAddress(LIST);
  const variables = variablesOf(list);
  const answer = useListQuery({ query: SalesQuery, variables });
  const [{ data }] = answer;
  const client = useClient();
  const sales = data?.matchSales;

  const exportSales = async () =>
    salesCsv(
      getFragment(
        SaleRow_sale,
        await exportedRows(client, ExportQuery, variables, ({ matchSales }) => matchSales),
      ),
    );

  return (
    <PanelPage
      title="Entradas vendidas"
      description="La recaudación suma lo que costó cada entrada válida cuando se vendió, sin los partidos cancelados."
      actions={
        <CsvButton fileName="ventas" label="Ventas (CSV)" table={exportSales} disabled={!sales?.totalCount} />
      }
    >
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchField
          label="Buscar partidos"
          placeholder="Rival, jornada o competición"
          value={list.search}
          onSearch={list.setSearch}
        />
        <ListFilter
          list={list}
          name="cuando"
          label="Cuándo"
          all="Todos los partidos"
          options={Object.entries(TIMES).map(([value, { label }]) => ({ value, label }))}
        />
      </div>
      <StaffList
        caption="Partidos"
        columns={SALE_COLUMNS}
        list={list}
        answer={answer}
        rows={sales && getFragment(SaleRow_sale, sales.items)}
        pages={sales}
        rowKey={({ match }) => match.id}
        what="las ventas"
        pagesLabel="Páginas de partidos"
        empty={{
          seed: 'ventas',
          title: 'No hay partidos en casa',
          text: (
            <>
              Las ventas aparecerán aquí cuando haya partidos en el{' '}
              <Link to="/calendario" className="underline">
                calendario
              </Link>
              .
            </>
          ),
          narrowedTitle: 'Ningún partido coincide',
        }}
      />
    </PanelPage>
  );
}
