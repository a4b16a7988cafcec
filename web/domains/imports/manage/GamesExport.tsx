import { useClient } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { downloadText } from '../../../panel/csv.ts';

const ExportQuery = graphql(`
  query GamesExport($competition: String!, $season: Int!) {
    gamesExport(competition: $competition, season: $season)
  }
`);

/** Downloads all games of a competition in a season, in the form that can be imported again. */
export function GamesExport({ competition, season }: { competition: string; season: number }) {
  const client = useClient();
  const { run, pending, problem } = useAction(async () => {
    const { data } = await client.query(
      ExportQuery,
      { competition, season },
      { requestPolicy: 'network-only' },
    );
    if (!data) return { message: 'No se ha podido exportar. Vuelve a intentarlo.' };
    downloadText(`partidos-${competition}-${season}`, data.gamesExport);
    return null;
  });
  return (
    <>
      <Button variant="ghost" pending={pending} pendingLabel="Exportando..." onClick={() => void run()}>
        Exportar CSV
      </Button>
      <ActionError problem={problem} className="basis-full" />
    </>
  );
}
