import { useState } from 'react';
import { useClient } from 'urql';
import type { SeasonState } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { Select } from '../../../ui/Select.tsx';
import { CsvExport } from './CsvExport.tsx';
import { ImportForm } from './ImportForm.tsx';
import type { AnyPreview } from './ImportPreview.tsx';
import { imported, type ImportSteps } from './use-import-steps.ts';

const PreviewList = graphql(`
  mutation PreviewListImport($input: ListImportInput!) {
    previewListImport(input: $input) {
      ... on PreviewListImportSuccess {
        ...ImportPreview_preview
      }
      ...MutationFailure
    }
  }
`);

const ApplyList = graphql(`
  mutation ApplyListImport($input: ListImportInput!) {
    applyListImport(input: $input) {
      ... on ApplyListImportSuccess {
        importId
        created
        changed
      }
      ...MutationFailure
    }
  }
`);

const ExportList = graphql(`
  query ListExport($list: SportsList!, $season: Int) {
    listExport(list: $list, season: $season)
  }
`);

// The page's answer has seasons also before the first import.
const LISTS = {
  TEAMS: {
    file: 'equipos',
    hint: 'Con una primera fila de títulos: Nombre, Abreviatura, Colores (#0b6e78), Escudo, Pabellón. Lo que no esté no cambia.',
    refetch: ['Team', 'DataImport', 'Season'],
  },
  PLAYERS: {
    file: 'plantilla',
    hint: 'Con una primera fila de títulos: Nombre, Dorsal, Posición (Base/Escolta), País… Lo que no esté no cambia.',
    refetch: ['Player', 'DataImport', 'Season'],
  },
} as const;

interface ListImportProps {
  list: keyof typeof LISTS;
  steps: ImportSteps<AnyPreview>;
  /** Of the squad; none for teams. */
  seasons?: readonly { year: number; label: string; state: SeasonState }[];
}

/** A list of rival teams or players. */
export function ListImport({ list, steps, seasons }: ListImportProps) {
  const { file: fileName, hint, refetch } = LISTS[list];
  const client = useClient();
  const [chosen, setChosen] = useState<string>();
  const current = seasons?.find(({ state }) => state === 'RUNNING') ?? seasons?.[0];
  const season = current ? Number(chosen ?? current.year) : null;
  const [read] = useStaffMutation({
    document: PreviewList,
    failure: 'No se puede leer',
    onSuccess: steps.show,
  });
  const [write] = useStaffMutation({
    document: ApplyList,
    refetch,
    success: imported,
    failure: 'No se ha importado',
    onSuccess: steps.forget,
  });
  return (
    <ImportForm
      steps={steps}
      hint={hint}
      accept=".csv,.txt,.json,text/csv,application/json"
      skippedLabel="No se tocan"
      read={(file) => read({ input: { list, file, season } })}
      apply={(file) => write({ input: { list, file, season } })}
      exporting={
        <CsvExport
          fileName={season ? `${fileName}-${season}` : fileName}
          load={async () => {
            const { data } = await client.query(
              ExportList,
              { list, season },
              { requestPolicy: 'network-only' },
            );
            return data?.listExport;
          }}
        />
      }
    >
      {seasons && current && (
        <Select
          label="Temporada"
          options={seasons.map(({ year, label }) => ({ value: String(year), label }))}
          value={String(season)}
          onChange={({ target }) => {
            setChosen(target.value);
            steps.dropPreview();
          }}
        />
      )}
    </ImportForm>
  );
}
