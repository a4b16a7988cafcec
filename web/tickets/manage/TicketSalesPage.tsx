import { Link } from 'react-router-dom';
import { useQuery } from 'urql';
import type { PageLoad } from '../../app/page.ts';
import { graphql } from '../../gql/index.ts';
import type { MatchSaleOrder, MatchSaleTime } from '../../gql/graphql.ts';
import { preload } from '../../graphql/preload.ts';
import { type ListView, readListView } from '../../panel/list-address.ts';
import { PanelPage } from '../../panel/PanelPage.tsx';
import { useListAddress } from '../../panel/use-list-address.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListPages } from '../../panel/ListPages.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import { SALE_COLUMNS } from './sale-columns.tsx';

const SalesQuery = graphql(`
  query TicketSalesPage($filter: MatchSaleFilter!, $page: Int!) {
    matchSales(filter: $filter, page: $page, pageSize: 25) {
      items {
        match {
          id
          subject
          opponent
          matchDate
          status
        }
        sold
        left
        price
        takings
      }
      totalCount
      pageCount
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

function variablesOf({ search, page, sort, filters }: ListView<'cuando'>) {
  return {
    filter: {
      search,
      when: TIMES[filters.cuando ?? '']?.when ?? null,
      order: ORDERS[sort?.by ?? '']?.[sort?.direction ?? 'desc'] ?? 'DATE_DESC',
    },
    page,
  };
}

export const load: PageLoad = (client, { request }) =>
  preload(
    client,
    SalesQuery,
    variablesOf(readListView(new URL(request.url).searchParams, LIST)),
    'cache-and-network',
  );

/** What the club sold for each match at home. */
export default function TicketSalesPage() {
  const list = useListAddress(LIST);
  const [{ data, error, fetching, stale }, ask] = useQuery({
    query: SalesQuery,
    variables: variablesOf(list),
  });
  const sales = data?.matchSales;

  return (
    <PanelPage
      title="Entradas vendidas"
      description="La recaudación se calcula con el precio que tiene ahora cada partido."
    >
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchField
          label="Buscar partidos"
          placeholder="Rival, jornada o competición"
          value={list.search}
          onSearch={list.setSearch}
        />
        <Select
          label="Cuándo"
          hideLabel
          value={list.filters.cuando ?? 'todos'}
          onChange={({ target }) => list.setFilter('cuando', target.value === 'todos' ? null : target.value)}
          options={[
            { value: 'todos', label: 'Todos los partidos' },
            ...Object.entries(TIMES).map(([value, { label }]) => ({ value, label })),
          ]}
        />
      </div>
      <DataTable
        caption="Partidos"
        columns={SALE_COLUMNS}
        rows={sales?.items}
        rowKey={({ match }) => match.id}
        {...(list.sort && { sort: list.sort })}
        onSort={list.setSort}
        loading={fetching || stale}
        error={
          error && { title: 'Error al cargar las ventas', text: 'Por favor, intenta de nuevo más tarde.' }
        }
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        empty={
          <EmptyState
            title={list.isNarrowed ? 'Ningún partido coincide' : 'No hay partidos en casa'}
            seed="ventas"
            actions={
              list.isNarrowed && (
                <Button variant="secondary" onClick={list.clear}>
                  Limpiar filtros
                </Button>
              )
            }
          >
            {!list.isNarrowed && (
              <p>
                Las ventas aparecerán aquí cuando haya partidos en el{' '}
                <Link to="/calendario" className="underline">
                  calendario
                </Link>
                .
              </p>
            )}
          </EmptyState>
        }
      />
      {sales && (
        <ListPages
          page={list.page}
          pageCount={sales.pageCount}
          href={list.pageHref}
          label="Páginas de partidos"
        />
      )}
    </PanelPage>
  );
}
