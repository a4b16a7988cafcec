import { useState } from 'react';
import { useQuery } from 'urql';
import type { PageLoad } from '../../../app/page.ts';
import { graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { GamesExport } from './GamesExport.tsx';
import { ImportList } from './ImportList.tsx';
import { type GamesPreview, ImportPreview, PreviewGames } from './ImportPreview.tsx';

const ImportPageQuery = graphql(`
  query ImportPage {
    competitions {
      id
      name
    }
    seasons {
      year
      label
      state
    }
    imports {
      ...ImportList_import
    }
  }
`);

const ApplyGames = graphql(`
  mutation ApplyGamesImport($input: GamesImportInput!) {
    applyGamesImport(input: $input) {
      ... on ApplyGamesImportSuccess {
        importId
        created
        changed
      }
      ...MutationFailure
    }
  }
`);

export const load: PageLoad = (client) => preload(client, ImportPageQuery, {}, 'cache-and-network');

/** A table that was pasted is a file without a name. */
const pastedFile = (text: string) => new File([text], 'Texto pegado', { type: 'text/plain' });

/** Imports the games of a competition in two steps: look at what a file would change, then apply it. */
export default function ImportPage() {
  const [{ data }] = useQuery({ query: ImportPageQuery });
  const [chosen, setChosen] = useState<{ competition?: string; season?: string }>({});
  const [pasted, setPasted] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<GamesPreview | null>(null);
  const current = data?.seasons.find(({ state }) => state === 'RUNNING') ?? data?.seasons[0];
  const competition = chosen.competition ?? data?.competitions[0]?.name ?? '';
  const season = Number(chosen.season ?? current?.year ?? 0);
  const [read] = useStaffMutation({
    document: PreviewGames,
    failure: 'No se puede leer',
    onSuccess: setPreview,
  });
  const [write] = useStaffMutation({
    document: ApplyGames,
    refetch: ['Match', 'Team', 'DataImport', 'Season'],
    success: ({ created, changed }) => ['Importado', `Nuevos: ${created}. Cambiados: ${changed}.`],
    failure: 'No se ha importado',
    onSuccess: () => forget(),
  });
  const reading = useAction((of: File, clubName: string | null) => {
    setFile(of);
    setPreview(null);
    return read({ input: { file: of, competition, season, clubName } });
  });

  function forget() {
    setPreview(null);
    setFile(null);
    setPasted('');
  }
  function choose(choice: typeof chosen) {
    setChosen({ ...chosen, ...choice });
    setPreview(null);
  }

  return (
    <PanelPage
      title="Importar"
      description="El calendario y los resultados de una competición, de Excel (CSV), de un calendario (ICS) o en JSON. Antes de guardar ves qué cambia."
    >
      <Card as="section" aria-labelledby="archivo" className="grid gap-5 p-5 sm:p-6">
        <h2 id="archivo" className="headline text-xl">
          Archivo
        </h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label="Competición"
            options={(data?.competitions ?? []).map(({ name }) => ({ value: name, label: name }))}
            value={competition}
            onChange={({ target }) => choose({ competition: target.value })}
          />
          <Select
            label="Temporada"
            options={(data?.seasons ?? []).map(({ year, label }) => ({ value: String(year), label }))}
            value={String(season)}
            onChange={({ target }) => choose({ season: target.value })}
          />
        </div>
        <TextArea
          label="Pegar una tabla"
          hint="Con una primera fila de títulos: Jornada, Fecha (27/11/2026 20:30), Local, Visitante, Resultado, Lugar."
          rows={4}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <label
            className={buttonClass(
              'primary',
              'md',
              'relative cursor-pointer has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ring',
            )}
          >
            {reading.pending ? 'Leyendo...' : 'Elegir archivo'}
            <input
              type="file"
              accept=".csv,.txt,.json,.ics,text/csv,text/calendar,application/json"
              className="sr-only"
              onChange={({ target }) => {
                const [picked] = target.files ?? [];
                // The same file can be chosen again after it was mended.
                target.value = '';
                if (picked) void reading.run(picked, null);
              }}
            />
          </label>
          <Button
            variant="secondary"
            disabled={pasted.trim() === ''}
            pending={reading.pending}
            pendingLabel="Leyendo..."
            onClick={() => void reading.run(pastedFile(pasted), null)}
          >
            Revisar lo pegado
          </Button>
          <GamesExport competition={competition} season={season} />
        </div>
        <ActionError problem={reading.problem} />
      </Card>
      {preview && file && (
        <ImportPreview
          fileName={file.name}
          preview={preview}
          onClub={(clubName) => void reading.run(file, clubName)}
          onApply={() => write({ input: { file, competition, season, clubName: preview.clubName } })}
          onCancel={forget}
        />
      )}
      <ImportList imports={data?.imports ?? []} />
    </PanelPage>
  );
}
