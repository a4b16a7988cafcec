import { useState } from 'react';
import type { PageLoad } from '../../../app/page.ts';
import { useRefreshSite } from '../../../app/site.tsx';
import type { ManageSeasonsPageQuery, SeasonState } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Column } from '../../../ui/data-table.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { formatShortDate } from '../../../ui/dates.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatEuros } from '../../../ui/text.ts';
import { OpenSeasonDialog } from './OpenSeasonDialog.tsx';
import { SeasonDialog } from './SeasonDialog.tsx';

const SeasonsQuery = graphql(`
  query ManageSeasonsPage {
    seasons {
      year
      label
      firstDay
      lastDay
      state
      wasOpened
      passes {
        zones {
          zone
          general
        }
      }
      ...SeasonDialog_season
    }
    nextSeason {
      closes {
        year
        label
      }
      label
      firstDay
      lastDay
      competitions
      players
      members
    }
  }
`);

const UndoOpenSeason = graphql(`
  mutation UndoOpenSeason($input: UndoOpenSeasonInput!) {
    undoOpenSeason(input: $input) {
      ... on UndoOpenSeasonSuccess {
        year
      }
      ...MutationFailure
    }
  }
`);

export const load: PageLoad = (client) => preload(client, SeasonsQuery, {}, 'cache-and-network');

type Row = ManageSeasonsPageQuery['seasons'][number];

const STATES: Record<SeasonState, string> = {
  PLANNED: 'Por empezar',
  RUNNING: 'En curso',
  CLOSED: 'Cerrada',
};

const dayText = (day: string) => formatShortDate(`${day}T12:00:00Z`);

const COLUMNS: readonly Column<Row>[] = [
  { id: 'nombre', header: 'Temporada', names: true, cell: ({ label }) => label },
  {
    id: 'dias',
    header: 'Días',
    cell: ({ firstDay, lastDay }) => `${dayText(firstDay)} – ${dayText(lastDay)}`,
  },
  { id: 'estado', header: 'Estado', cell: ({ state }) => STATES[state] },
  {
    id: 'abono',
    header: 'Abono General',
    align: 'end',
    cell: ({ passes }) => `desde ${formatEuros(Math.min(...passes.zones.map(({ general }) => general)))}`,
  },
];

/** The seasons: their days and season passes, and the step from one to the next. */
export default function ManageSeasonsPage() {
  const [{ data, error, fetching, stale }, ask] = useListQuery({ query: SeasonsQuery });
  const [edited, setEdited] = useState<Row | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [undone, setUndone] = useState<Row | null>(null);
  const [undo] = useStaffMutation({
    document: UndoOpenSeason,
    refetch: ['Season', 'NextSeason', 'Match'],
    success: 'La apertura se ha deshecho',
    failure: 'No se ha deshecho',
    onSuccess: useRefreshSite(),
  });
  const next = data?.nextSeason ?? null;
  return (
    <PanelPage
      title="Temporadas"
      description="La temporada en curso da su nombre a la web, y sus precios a los abonos."
      actions={
        next && (
          <Button onClick={() => setIsOpening(true)}>Cerrar {next.closes.label} y abrir la siguiente</Button>
        )
      }
    >
      <DataTable
        caption="Temporadas"
        columns={COLUMNS}
        rows={data?.seasons}
        rowKey={({ year }) => String(year)}
        rowLabel={({ label }) => label}
        rowActions={(row) => [
          { label: 'Editar', onSelect: () => setEdited(row) },
          ...(row.wasOpened
            ? [{ label: 'Deshacer la apertura', danger: true, onSelect: () => setUndone(row) }]
            : []),
        ]}
        loading={fetching || stale}
        error={
          error && { title: 'Error al cargar las temporadas', text: 'Por favor, intenta de nuevo más tarde.' }
        }
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        empty={
          <EmptyState title="No hay temporadas" seed="temporadas">
            <p>Cada una se añade con su primer partido, o al abrirla aquí.</p>
          </EmptyState>
        }
        skeletonRows={3}
      />
      <SeasonDialog season={edited} onClose={() => setEdited(null)} />
      <OpenSeasonDialog next={isOpening ? next : null} onClose={() => setIsOpening(false)} />
      <ConfirmDialog
        open={undone !== null}
        onClose={() => setUndone(null)}
        title={`¿Deshacer la apertura de ${undone?.label ?? ''}?`}
        description="La temporada anterior vuelve a acabar cuando acababa, y los partidos pasan a la temporada de su fecha."
        confirmLabel="Deshacer"
        pendingLabel="Deshaciendo..."
        onConfirm={() => undone && undo({ input: { year: undone.year } })}
      />
    </PanelPage>
  );
}
