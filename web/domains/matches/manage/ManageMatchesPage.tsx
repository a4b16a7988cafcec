import { useState } from 'react';
import type { PageLoad } from '../../../app/page.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { readListView } from '../../../panel/list-address.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { StaffList } from '../../../panel/StaffList.tsx';
import { useListAddress } from '../../../panel/use-list-address.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Plus } from '../../../ui/icons.tsx';
import { formatNumber } from '../../../ui/text.ts';
import { MATCH_COLUMNS, matchAddress, type MatchRow, MatchRow_match } from './match-columns.tsx';
import { MATCH_LIST, matchListVariables, orderOf } from './match-list.ts';
import { useDeleteMatch } from './match-mutations.ts';
import { MatchFilters } from './MatchFilters.tsx';
import { NewMatchDialog } from './NewMatchDialog.tsx';

const MatchesQuery = graphql(`
  query ManageMatchesPage(
    $filter: StaffMatchFilter!
    $sort: MatchSort!
    $descending: Boolean!
    $page: Int!
    $upTo: String
  ) {
    staffMatches(
      filter: $filter
      sort: $sort
      descending: $descending
      page: $page
      upTo: $upTo
      pageSize: 25
    ) {
      items {
        id
        ...MatchRow_match
      }
      totalCount
      pageCount
      upTo
      newCount
    }
    matchSeasons
    seasons {
      year
      label
    }
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

/** All matches, past and future: find, add and open them. */
export default function ManageMatchesPage() {
  const list = useListAddress(MATCH_LIST);
  const answer = useListQuery({
    query: MatchesQuery,
    variables: matchListVariables(list),
  });
  const [{ data }] = answer;
  const [isAdding, setIsAdding] = useState(false);
  const [doomed, setDoomed] = useState<MatchRow | null>(null);
  const [remove] = useDeleteMatch();
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
        seasons={data?.seasons.filter(({ year }) => data.matchSeasons.includes(year)) ?? []}
      />
      <StaffList
        caption="Partidos"
        columns={MATCH_COLUMNS}
        list={{ ...list, sort: orderOf(list) }}
        answer={answer}
        rows={matches && getFragment(MatchRow_match, matches.items)}
        pages={matches}
        rowKey={({ id }) => id}
        rowLabel={({ opponent }) => opponent}
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
        what="los partidos"
        pagesLabel="Páginas de partidos"
        empty={{
          seed: 'partidos',
          title: 'No hay partidos por jugar',
          text: 'Crea el próximo, o mira los que ya se han jugado.',
          action: (
            <Button variant="secondary" onClick={() => list.setFilter('estado', 'todos')}>
              Ver todos
            </Button>
          ),
          narrowedTitle: 'Ningún partido coincide',
        }}
      />
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
        onConfirm={() => doomed && remove({ input: { id: doomed.id } })}
      />
    </PanelPage>
  );
}
