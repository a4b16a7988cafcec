import { useState } from 'react';
import { useQuery } from 'urql';
import { competitionInput } from '../../../../api/domains/matches/competitions.input.ts';
import type { PageLoad } from '../../../app/page.ts';
import { graphql } from '../../../gql/index.ts';
import type { ManageCompetitionsPageQuery } from '../../../gql/graphql.ts';
import { preload } from '../../../graphql/preload.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Column } from '../../../ui/data-table.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Plus } from '../../../ui/icons.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useCompetitionChanges } from './use-competition-changes.ts';

const CompetitionsQuery = graphql(`
  query ManageCompetitionsPage {
    competitions {
      id
      name
      isActive
      matchCount
    }
  }
`);

export const load: PageLoad = (client) => preload(client, CompetitionsQuery, {}, 'cache-and-network');

type Row = ManageCompetitionsPageQuery['competitions'][number];

const COLUMNS: readonly Column<Row>[] = [
  { id: 'nombre', header: 'Nombre', names: true, cell: ({ name }) => name },
  { id: 'partidos', header: 'Partidos', align: 'end', cell: ({ matchCount }) => matchCount },
  {
    id: 'estado',
    header: 'Estado',
    speaks: true,
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'ok' : 'neutral'}>{isActive ? 'Activa' : 'Inactiva'}</Badge>
    ),
  },
];

const nameForm = competitionInput.pick({ name: true });

/** The competitions in the order in which the calendar offers them. */
export default function ManageCompetitionsPage() {
  const [{ data, error, fetching, stale }, ask] = useQuery({ query: CompetitionsQuery });
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Row | null>(null);
  const { create, update, move, remove } = useCompetitionChanges();
  const rows = data?.competitions;
  const renamed = edited === 'new' ? null : edited;

  return (
    <PanelPage
      title="Competiciones"
      description="En el orden en que el calendario las ofrece. Al renombrar una, sus partidos cambian con ella."
      actions={
        <Button onClick={() => setEdited('new')}>
          <Plus size={20} />
          Nueva competición
        </Button>
      }
    >
      <DataTable
        caption="Competiciones"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowActions={(row) => {
          const place = rows?.indexOf(row) ?? 0;
          return [
            { label: 'Renombrar', onSelect: () => setEdited(row) },
            {
              label: row.isActive ? 'Desactivar' : 'Activar',
              onSelect: () => void update(row, { isActive: !row.isActive }),
            },
            { label: 'Subir', disabled: place === 0, onSelect: () => void move(row, place - 1) },
            {
              label: 'Bajar',
              disabled: place === (rows?.length ?? 0) - 1,
              onSelect: () => void move(row, place + 1),
            },
            {
              label: 'Eliminar',
              danger: true,
              disabled: row.matchCount > 0,
              reason: 'Tiene partidos: desactívala',
              onSelect: () => setDoomed(row),
            },
          ];
        }}
        loading={fetching || stale}
        error={
          error && {
            title: 'Error al cargar las competiciones',
            text: 'Por favor, intenta de nuevo más tarde.',
          }
        }
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        empty={
          <EmptyState title="No hay competiciones" seed="competiciones">
            <p>Crea la primera para poder programar partidos.</p>
          </EmptyState>
        }
        skeletonRows={4}
      />
      <FormDialog<{ name: string }, { name: string }>
        open={edited !== null}
        onClose={() => setEdited(null)}
        size="sm"
        title={renamed ? 'Renombrar competición' : 'Nueva competición'}
        {...(renamed && renamed.matchCount > 0 && { description: matchesText(renamed.matchCount) })}
        schema={nameForm}
        defaultValues={{ name: renamed?.name ?? '' }}
        save={({ name }) => (renamed ? update(renamed, { name }) : create(name))}
        failureTitle="No se ha guardado"
      >
        {({ register, formState: { errors } }) => (
          <TextField label="Nombre" autoComplete="off" error={errors.name?.message} {...register('name')} />
        )}
      </FormDialog>
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={`¿Eliminar «${doomed?.name ?? ''}»?`}
        description="Ningún partido es de esta competición. Esta acción no se puede deshacer."
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={async () => {
          if (doomed) await remove(doomed);
        }}
      />
    </PanelPage>
  );
}

function matchesText(count: number): string {
  return count === 1 ? 'Su partido cambiará con ella.' : `Sus ${count} partidos cambiarán con ella.`;
}
