import { useState } from 'react';
import { useClient } from 'urql';
import type { SeasonState } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportSource } from './ImportSource.tsx';
import { downloadText } from '../../../panel/csv.ts';

const PreviewList = graphql(`
  mutation PreviewListImport($input: ListImportInput!) {
    previewListImport(input: $input) {
      ... on PreviewListImportSuccess {
        created
        changed
        unchanged
        skipped
        problemCount
        problems {
          line
          column
          message
        }
        notes {
          line
          column
          message
        }
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
  /** Of the squad; none for teams. */
  seasons?: readonly { year: number; label: string; state: SeasonState }[];
}

/** A list of rival teams or players. */
export function ListImport({ list, seasons }: ListImportProps) {
  const { file: fileName, hint, refetch } = LISTS[list];
  const client = useClient();
  const [chosen, setChosen] = useState<string>();
  const [file, setFile] = useState<File | null>(null);
  const [round, setRound] = useState(0);
  const current = seasons?.find(({ state }) => state === 'RUNNING') ?? seasons?.[0];
  const season = current ? Number(chosen ?? current.year) : null;
  const [preview, setPreview] = useState<Parameters<typeof ImportPreview>[0]['preview'] | null>(null);
  const [read] = useStaffMutation({
    document: PreviewList,
    failure: 'No se puede leer',
    onSuccess: setPreview,
  });
  const [write] = useStaffMutation({
    document: ApplyList,
    refetch,
    success: ({ created, changed }) => ['Importado', `Nuevos: ${created}. Cambiados: ${changed}.`],
    failure: 'No se ha importado',
    onSuccess: () => forget(),
  });
  const reading = useAction((of: File) => {
    setFile(of);
    setPreview(null);
    return read({ input: { list, file: of, season } });
  });
  const exporting = useAction(async () => {
    const { data } = await client
      .query(ExportList, { list, season }, { requestPolicy: 'network-only' })
      .toPromise();
    if (!data) return { message: 'No se ha podido exportar. Vuelve a intentarlo.' };
    downloadText(`${fileName}${season ? `-${season}` : ''}`, data.listExport);
    return null;
  });

  function forget() {
    setPreview(null);
    setFile(null);
    setRound(round + 1);
  }

  return (
    <>
      <Card as="section" aria-labelledby="archivo" className="grid gap-5 p-5 sm:p-6">
        <h2 id="archivo" className="headline text-xl">
          Archivo
        </h2>
        {seasons && current && (
          <Select
            label="Temporada"
            options={seasons.map(({ year, label }) => ({ value: String(year), label }))}
            value={String(season)}
            onChange={({ target }) => {
              setChosen(target.value);
              setPreview(null);
            }}
          />
        )}
        <ImportSource
          key={round}
          hint={hint}
          accept=".csv,.txt,.json,text/csv,application/json"
          reading={reading}
          onFile={(picked) => void reading.run(picked)}
        >
          <Button
            variant="ghost"
            pending={exporting.pending}
            pendingLabel="Exportando..."
            onClick={() => void exporting.run()}
          >
            Exportar CSV
          </Button>
        </ImportSource>
        <ActionError problem={exporting.problem} />
      </Card>
      {preview && file && (
        <ImportPreview
          fileName={file.name}
          preview={preview}
          skippedLabel="No se tocan"
          onApply={() => write({ input: { list, file, season } })}
          onCancel={forget}
        />
      )}
    </>
  );
}
