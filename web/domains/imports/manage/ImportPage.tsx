import { useState } from 'react';
import { useQuery } from 'urql';
import type { PageLoad } from '../../../app/page.ts';
import type { ImportPageQuery as ImportPageQueryType } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { Card } from '../../../ui/Card.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { GamesExport } from './GamesExport.tsx';
import { ImportList } from './ImportList.tsx';
import { ImportSource } from './ImportSource.tsx';
import { ListImport } from './ListImport.tsx';
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

const KINDS = [
  { value: 'partidos', label: 'Partidos y resultados de una competición' },
  { value: 'equipos', label: 'Equipos rivales' },
  { value: 'jugadores', label: 'Jugadores de la plantilla' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

/** Imports games, rival teams or players in two steps: look at what a file would change, then apply it. */
export default function ImportPage() {
  const [{ data }] = useQuery({ query: ImportPageQuery });
  const [kind, setKind] = useState<Kind>('partidos');
  const seasons = data?.seasons ?? [];
  return (
    <PanelPage
      title="Importar"
      description="De Excel (CSV), de un calendario (ICS) o en JSON. Antes de guardar ves qué cambia, y después puedes deshacerlo."
    >
      <Select
        label="Qué hay en el archivo"
        options={KINDS}
        value={kind}
        onChange={({ target }) =>
          setKind(KINDS.find(({ value }) => value === target.value)?.value ?? 'partidos')
        }
      />
      {kind === 'partidos' && <GamesImport competitions={data?.competitions ?? []} seasons={seasons} />}
      {kind === 'equipos' && <ListImport list="TEAMS" />}
      {kind === 'jugadores' && <ListImport list="PLAYERS" seasons={seasons} />}
      <ImportList imports={data?.imports ?? []} />
    </PanelPage>
  );
}

interface GamesImportProps {
  competitions: ImportPageQueryType['competitions'];
  seasons: ImportPageQueryType['seasons'];
}

/** The games of a competition in a season. */
function GamesImport({ competitions, seasons }: GamesImportProps) {
  const [chosen, setChosen] = useState<{ competition?: string; season?: string }>({});
  const [round, setRound] = useState(0);
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<GamesPreview | null>(null);
  const current = seasons.find(({ state }) => state === 'RUNNING') ?? seasons[0];
  const competition = chosen.competition ?? competitions[0]?.name ?? '';
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
    // Empties the field with the pasted table.
    setRound(round + 1);
  }
  function choose(choice: typeof chosen) {
    setChosen({ ...chosen, ...choice });
    setPreview(null);
  }

  return (
    <>
      <Card as="section" aria-labelledby="archivo" className="grid gap-5 p-5 sm:p-6">
        <h2 id="archivo" className="headline text-xl">
          Archivo
        </h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label="Competición"
            options={competitions.map(({ name }) => ({ value: name, label: name }))}
            value={competition}
            onChange={({ target }) => choose({ competition: target.value })}
          />
          <Select
            label="Temporada"
            options={seasons.map(({ year, label }) => ({ value: String(year), label }))}
            value={String(season)}
            onChange={({ target }) => choose({ season: target.value })}
          />
        </div>
        <ImportSource
          key={round}
          hint="Con una primera fila de títulos: Jornada, Fecha (27/11/2026 20:30), Local, Visitante, Resultado, Lugar."
          accept=".csv,.txt,.json,.ics,text/csv,text/calendar,application/json"
          reading={reading}
          onFile={(picked) => void reading.run(picked, null)}
        >
          <GamesExport competition={competition} season={season} />
        </ImportSource>
      </Card>
      {preview && file && (
        <ImportPreview
          fileName={file.name}
          preview={preview}
          skippedLabel="Sin jugar o no se tocan"
          onClub={(clubName) => void reading.run(file, clubName)}
          onApply={() => write({ input: { file, competition, season, clubName: preview.clubName } })}
          onCancel={forget}
        />
      )}
    </>
  );
}
