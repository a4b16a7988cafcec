import { useState } from 'react';
import { useQuery } from 'urql';
import type { PageLoad } from '../../app/page.ts';
import { graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { readListView } from '../../panel/list-address.ts';
import { PanelPage } from '../../panel/PanelPage.tsx';
import { useListAddress } from '../../panel/use-list-address.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Plus } from '../../ui/icons.tsx';
import { ListPages } from '../../panel/ListPages.tsx';
import { formatNumber } from '../../ui/text.ts';
import { MATCH_COLUMNS, matchAddress, type MatchRow } from './match-columns.tsx';
import { MATCH_LIST, matchListVariables, orderOf } from './match-list.ts';
import { MatchFilters } from './MatchFilters.tsx';
import { NewMatchDialog } from './NewMatchDialog.tsx';
import { useMatchChanges } from './use-match-changes.ts';

const MatchesQuery = graphql(`
  query ManageMatchesPage($filter: StaffMatchFilter!, $sort: MatchSort!, $descending: Boolean!, $page: Int!) {
    staffMatches(filter: $filter, sort: $sort, descending: $descending, page: $page, pageSize: 25) {
      items {
        id
        opponent
        round
        isHome
        matchDate
        competition
        result
        status
        ticketsAvailable
        ticketsSold
      }
      totalCount
      pageCount
    }
    matchSeasons
    competitions {
      id
      name
      isActive
    }
  }
`);

export const load: PageLoad = (client, { request }) =>
  preload(
    client,
    MatchesQuery,
    matchListVariables(readListView(new URL(request.url).searchParams, MATCH_LIST)),
    'cache-and-network',
  );

/** All matches, past and to come: found, added, and opened one by one. */
export default function ManageMatchesPage() {
  const list = useListAddress(MATCH_LIST);
  const [{ data, error, fetching, stale }, ask] = useQuery({
    query: MatchesQuery,
    variables: matchListVariables(list),
  });
  const [isAdding, setIsAdding] = useState(false);
  const [doomed, setDoomed] = useState<MatchRow | null>(null);
  const { remove } = useMatchChanges();
  const matches = data?.staffMatches;
  const competitions = data?.competitions ?? [];

  return (
    <PanelPage
      title="Partidos"
      description={
        matches && `${formatNumber(matches.totalCount)} ${matches.totalCount === 1 ? 'partido' : 'partidos'}`
      }
      actions={
        <Button onClick={() => setIsAdding(true)} disabled={!data}>
          <Plus size={20} />
          Nuevo partido
        </Button>
      }
    >
      <MatchFilters
        list={list}
        competitions={competitions.map(({ name }) => name)}
        seasons={data?.matchSeasons ?? []}
      />
      <DataTable
        caption="Partidos"
        columns={MATCH_COLUMNS}
        rows={matches?.items}
        rowKey={({ id }) => id}
        rowLabel={({ opponent }) => opponent}
        sort={orderOf(list)}
        onSort={list.setSort}
        rowActions={(match) => [
          { label: match.status === 'LIVE' ? 'Abrir el marcador' : 'Gestionar', to: matchAddress(match) },
          { label: 'Ver en la web', to: `/partidos/${match.id}` },
          {
            label: 'Eliminar',
            danger: true,
            disabled: match.ticketsSold > 0,
            reason: 'Tiene entradas vendidas: cancélalo',
            onSelect: () => setDoomed(match),
          },
        ]}
        loading={fetching || stale}
        error={
          error && {
            title: 'Error al cargar los partidos',
            text: 'Por favor, intenta de nuevo más tarde.',
          }
        }
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        empty={
          <EmptyState
            title={list.isNarrowed ? 'Ningún partido coincide' : 'No hay partidos por jugar'}
            seed="partidos"
            actions={
              list.isNarrowed ? (
                <Button variant="secondary" onClick={list.clear}>
                  Limpiar filtros
                </Button>
              ) : (
                <Button variant="secondary" onClick={() => list.setFilter('estado', 'todos')}>
                  Ver todos
                </Button>
              )
            }
          >
            {!list.isNarrowed && <p>Crea el próximo, o mira los que ya se han jugado.</p>}
          </EmptyState>
        }
      />
      {matches && (
        <ListPages
          page={list.page}
          pageCount={matches.pageCount}
          href={list.pageHref}
          label="Páginas de partidos"
        />
      )}
      <NewMatchDialog
        open={isAdding}
        onClose={() => setIsAdding(false)}
        competitions={competitions.filter(({ isActive }) => isActive).map(({ name }) => name)}
      />
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={`¿Eliminar el partido contra ${doomed?.opponent ?? ''}?`}
        description="Desaparecerá del calendario. Esta acción no se puede deshacer."
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={async () => {
          if (doomed) await remove(doomed.id);
        }}
      />
    </PanelPage>
  );
}
