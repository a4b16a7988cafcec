import { useState } from 'react';
import { competitionInput } from '../../../../api/domains/matches/competitions.input.ts';
import type { PageLoad } from '../../../app/page.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import type { CompetitionRow_CompetitionFragment } from '../../../gql/graphql.ts';
import { preload } from '../../../graphql/preload.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Column } from '../../../ui/data-table.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { editOf } from '../../../ui/edited.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Plus } from '../../../ui/icons.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { TABLES } from '../../standings/tables.ts';

const CompetitionsQuery = graphql(`
  query ManageCompetitionsPage {
    competitions {
      id
      ...CompetitionRow_competition
    }
  }
`);

const CompetitionRow_competition = graphql(`
  fragment CompetitionRow_competition on Competition {
    id
    name
    isActive
    matchCount
  }
`);

const CreateCompetition = graphql(`
  mutation CreateCompetition($input: CreateCompetitionInput!) {
    createCompetition(input: $input) {
      ... on CreateCompetitionSuccess {
        competitions {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const UpdateCompetition = graphql(`
  mutation UpdateCompetition($input: UpdateCompetitionInput!) {
    updateCompetition(input: $input) {
      ... on UpdateCompetitionSuccess {
        competitions {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const MoveCompetition = graphql(`
  mutation MoveCompetition($input: MoveCompetitionInput!) {
    moveCompetition(input: $input) {
      ... on MoveCompetitionSuccess {
        competitions {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const DeleteCompetition = graphql(`
  mutation DeleteCompetition($input: DeleteCompetitionInput!) {
    deleteCompetition(input: $input) {
      ... on DeleteCompetitionSuccess {
        competitions {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

/** Renaming a competition renames it in its matches, and the calendar's filter uses both. */
const COMPETITION_LISTS = ['Competition', 'Match', 'CalendarStats', ...TABLES] as const;

export const load: PageLoad = (client) => preload(client, CompetitionsQuery, {}, 'cache-and-network');

type Row = CompetitionRow_CompetitionFragment;

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

/** The competitions in the order of the calendar's filter. */
export default function ManageCompetitionsPage() {
  const [{ data, error, fetching, stale }, ask] = useListQuery({ query: CompetitionsQuery });
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Row | null>(null);
  const [create] = useStaffMutation({
    document: CreateCompetition,
    refetch: COMPETITION_LISTS,
    success: 'Competición creada',
  });
  const [update] = useStaffMutation({
    document: UpdateCompetition,
    refetch: COMPETITION_LISTS,
    success: 'Competición actualizada',
    failure: 'Error al actualizar',
  });
  const [move] = useStaffMutation({
    document: MoveCompetition,
    refetch: COMPETITION_LISTS,
    failure: 'Error al mover',
  });
  const [remove] = useStaffMutation({
    document: DeleteCompetition,
    refetch: COMPETITION_LISTS,
    success: 'Competición eliminada',
    failure: 'Error al eliminar',
  });
  const rows = data && getFragment(CompetitionRow_competition, data.competitions);
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
              onSelect: () => update({ input: { id: row.id, seen: row.isActive, isActive: !row.isActive } }),
            },
            {
              label: 'Subir',
              disabled: place === 0,
              onSelect: () => move({ input: { id: row.id, position: place - 1 } }),
            },
            {
              label: 'Bajar',
              disabled: place === (rows?.length ?? 0) - 1,
              onSelect: () => move({ input: { id: row.id, position: place + 1 } }),
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
        save={(named, before) =>
          renamed ? update({ input: { id: renamed.id, ...editOf(before, named) } }) : create({ input: named })
        }
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
        onConfirm={() => doomed && remove({ input: { id: doomed.id } })}
      />
    </PanelPage>
  );
}

function matchesText(count: number): string {
  return count === 1 ? 'Su partido cambiará con ella.' : `Sus ${count} partidos cambiarán con ella.`;
}
