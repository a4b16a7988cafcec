import { useState } from 'react';
import { useClient, useQuery } from 'urql';
import type { PageLoad } from '../../../app/page.ts';
import type { ImportPageQuery as ImportPageQueryType } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { Select } from '../../../ui/Select.tsx';
import { TABLES } from '../../standings/tables.ts';
import { CsvExport } from './CsvExport.tsx';
import { ImportForm } from './ImportForm.tsx';
import { ImportList } from './ImportList.tsx';
import type { AnyPreview } from './ImportPreview.tsx';
import { ListImport } from './ListImport.tsx';
import { imported, type ImportSteps, useImportSteps } from './use-import-steps.ts';

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

const PreviewGames = graphql(`
  mutation PreviewGamesImport($input: GamesImportInput!) {
    previewGamesImport(input: $input) {
      ... on PreviewGamesImportSuccess {
        ...ImportPreview_preview
        teamNames
        clubName
      }
      ...MutationFailure
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

const ExportGames = graphql(`
  query GamesExport($competition: String!, $season: Int!) {
    gamesExport(competition: $competition, season: $season)
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
  const steps = useImportSteps<AnyPreview>();
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
        onChange={({ target }) => {
          setKind(KINDS.find(({ value }) => value === target.value)?.value ?? 'partidos');
          steps.dropPreview();
        }}
      />
      {kind === 'partidos' && (
        <GamesImport steps={steps} competitions={data?.competitions ?? []} seasons={seasons} />
      )}
      {kind === 'equipos' && <ListImport list="TEAMS" steps={steps} />}
      {kind === 'jugadores' && <ListImport list="PLAYERS" steps={steps} seasons={seasons} />}
      <ImportList imports={data?.imports ?? []} seasons={seasons} />
    </PanelPage>
  );
}

interface GamesImportProps {
  steps: ImportSteps<AnyPreview>;
  competitions: ImportPageQueryType['competitions'];
  seasons: ImportPageQueryType['seasons'];
}

/** The games of a competition in a season. */
function GamesImport({ steps, competitions, seasons }: GamesImportProps) {
  const client = useClient();
  const [chosen, setChosen] = useState<{ competition?: string; season?: string }>({});
  const current = seasons.find(({ state }) => state === 'RUNNING') ?? seasons[0];
  const competition = chosen.competition ?? competitions[0]?.name ?? '';
  const season = Number(chosen.season ?? current?.year ?? 0);
  const [read] = useStaffMutation({
    document: PreviewGames,
    failure: 'No se puede leer',
    onSuccess: steps.show,
  });
  const [write] = useStaffMutation({
    document: ApplyGames,
    refetch: ['Match', 'Team', 'DataImport', 'Season', ...TABLES],
    success: imported,
    failure: 'No se ha importado',
    onSuccess: steps.forget,
  });
  function choose(choice: typeof chosen) {
    setChosen({ ...chosen, ...choice });
    steps.dropPreview();
  }
  return (
    <ImportForm
      steps={steps}
      hint="Con una primera fila de títulos: Jornada, Fecha (27/11/2026 20:30), Local, Visitante, Resultado, Lugar."
      accept=".csv,.txt,.json,.ics,text/csv,text/calendar,application/json"
      skippedLabel="Sin jugar o no se tocan"
      read={(file, clubName) => read({ input: { file, competition, season, clubName } })}
      apply={(file) =>
        write({ input: { file, competition, season, clubName: steps.preview?.clubName ?? null } })
      }
      exporting={
        <CsvExport
          fileName={`partidos-${competition}-${season}`}
          load={async () => {
            const edition = { competition, season };
            const { data } = await client.query(ExportGames, edition, { requestPolicy: 'network-only' });
            return data?.gamesExport;
          }}
        />
      }
    >
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
    </ImportForm>
  );
}
