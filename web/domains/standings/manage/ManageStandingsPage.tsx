import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PageLoad } from '../../../app/page.ts';
import type { ManageStandingsPageQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { toClubInput } from '../../../ui/club-time-input.ts';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton.tsx';
import { askBeforeLeaving } from '../../../ui/use-unsaved-guard.ts';
import { readStandings, standingsAddress, type StandingsFilters } from '../standings-address.ts';
import { StandingsTable } from '../StandingsTable.tsx';
import { EditionDialog } from './EditionDialog.tsx';
import { GameForm } from './GameForm.tsx';
import { NewGameForm } from './NewGameForm.tsx';

const StandingsQuery = graphql(`
  query ManageStandingsPage($competition: String, $season: Int, $round: Int) {
    seasons {
      year
      label
    }
    season(year: $season) {
      year
    }
    competitions {
      id
      name
    }
    teams {
      id
      name
    }
    edition(competition: $competition, season: $season) {
      id
      competition
      ...EditionDialog_edition
      round(number: $round) {
        number
        games {
          id
          playedAt
          homeTeam {
            id
          }
          awayTeam {
            id
          }
          ...GameForm_game
        }
      }
    }
    standings(competition: $competition, season: $season) {
      round
      ...StandingsTable_standings
    }
  }
`);

const ADDRESS = '/admin/sports/standings';
/** More than any league has; a file may bring others. */
const MOST_ROUNDS = 46;

const variablesOf = ({ competition, season, round }: StandingsFilters) => ({ competition, season, round });

export const load: PageLoad = (client, { request }) =>
  preload(
    client,
    StandingsQuery,
    variablesOf(readStandings(new URL(request.url).searchParams)),
    'cache-and-network',
  );

/** The results of other teams, round by round, and the rules of the table that they make. */
export default function ManageStandingsPage() {
  const [search] = useSearchParams();
  const filters = readStandings(search);
  const [{ data, error, fetching }, ask] = useListQuery({
    query: StandingsQuery,
    variables: variablesOf(filters),
  });
  const [isEditing, setIsEditing] = useState(false);
  const edition = data?.edition;
  return (
    <PanelPage
      title="Clasificación"
      description="Los resultados de los demás equipos. Los del club salen de sus partidos."
      actions={
        <>
          <ButtonLink to="/admin/sports/import" variant="secondary">
            Importar
          </ButtonLink>
          {edition && <Button onClick={() => setIsEditing(true)}>Reglas y equipos</Button>}
        </>
      }
    >
      {error && !data && (
        <Alert
          tone="error"
          title="Error al cargar la clasificación"
          actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>}
        >
          Por favor, intenta de nuevo más tarde.
        </Alert>
      )}
      {!data && !error && (
        <SkeletonGroup label="Cargando la clasificación..." className="grid gap-2">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-16" />
          ))}
        </SkeletonGroup>
      )}
      {data && <Choices data={data} filters={filters} />}
      {data && (
        <div
          aria-busy={fetching}
          className="grid min-w-0 items-start gap-6 2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
        >
          <Round data={data} filters={filters} />
          {data.standings && (
            <div className="min-w-0">
              <StandingsTable standings={data.standings} />
            </div>
          )}
        </div>
      )}
      {edition && isEditing && (
        <EditionDialog edition={edition} teams={data.teams} onClose={() => setIsEditing(false)} />
      )}
    </PanelPage>
  );
}

interface PartProps {
  data: ManageStandingsPageQuery;
  filters: StandingsFilters;
}

/** What is shown if the address does not say it. */
function chosen({ data, filters }: PartProps) {
  return {
    competition: filters.competition ?? data.edition?.competition ?? data.competitions[0]?.name ?? '',
    round: filters.round ?? data.edition?.round.number ?? 1,
  };
}

function Choices(props: PartProps) {
  const { data, filters } = props;
  const navigate = useNavigate();
  const { competition, round } = chosen(props);
  const show = (changes: Partial<StandingsFilters>) =>
    // The forms of the round go with it.
    askBeforeLeaving(() => {
      const address = standingsAddress({ ...filters, ...changes }).replace('/clasificacion', ADDRESS);
      void navigate(address, { preventScrollReset: true });
    });
  const rounds = Array.from({ length: Math.max(MOST_ROUNDS, round) }, (_, index) => String(index + 1));
  return (
    <div className="grid items-end gap-x-5 gap-y-3 sm:grid-cols-3 xl:max-w-[48rem]">
      <Select
        label="Temporada"
        value={filters.season ?? data.season?.year ?? ''}
        onChange={(event) => show({ season: Number(event.target.value), round: null })}
        options={data.seasons.map(({ year, label }) => ({ value: String(year), label }))}
      />
      <Select
        label="Competición"
        value={competition}
        onChange={(event) => show({ competition: event.target.value, round: null })}
        options={data.competitions.map(({ name }) => ({ value: name, label: name }))}
      />
      <Select
        label="Jornada"
        value={round}
        onChange={(event) => show({ round: Number(event.target.value) })}
        options={rounds.map((value) => ({ value, label: `Jornada ${value}` }))}
      />
    </div>
  );
}

/** Whether another view is shown while the one that the address names is loading, or cannot be loaded. */
function isAnotherView({ data: { edition, season }, filters }: PartProps): boolean {
  if (!edition) return false;
  return (
    (filters.round ?? edition.round.number) !== edition.round.number ||
    (filters.competition ?? edition.competition) !== edition.competition ||
    Number(filters.season ?? season?.year) !== Number(season?.year)
  );
}

function Round(props: PartProps) {
  const { data } = props;
  const { competition, round } = chosen(props);
  const games = data.edition?.round.games ?? [];
  const busy = new Set(games.flatMap(({ homeTeam, awayTeam }) => [homeTeam.id, awayTeam.id]));
  const [added, setAdded] = useState(0);
  const [now] = useState(() => toClubInput(new Date()));
  const last = games.at(-1)?.playedAt;
  const shown = data.edition?.round.number ?? round;
  return (
    // What is typed into another view would be lost when the right one comes.
    <section aria-label={`Jornada ${shown}`} inert={isAnotherView(props)} className="grid min-w-0 gap-4">
      {games.length === 0 && (
        <p className="text-muted">
          {data.edition
            ? 'Aún no hay resultados de otros equipos en esta jornada.'
            : 'Esta competición no tiene clasificación en esta temporada. Empieza con el primer resultado.'}
        </p>
      )}
      <ul className="grid gap-4">
        {games.map((game) => (
          <Card as="li" key={game.id} className="p-4">
            <GameForm game={game} onSaved={focusNext} />
          </Card>
        ))}
      </ul>
      <Card className="grid gap-4 p-4">
        <h2 className="headline text-lg">Añadir un resultado</h2>
        <NewGameForm
          key={`${competition} ${round} ${added}`}
          competition={competition}
          round={round}
          day={last ? toClubInput(last) : now}
          teams={data.teams.filter(({ id }) => !busy.has(id))}
          isNext={added > 0}
          onAdded={() => setAdded(added + 1)}
        />
      </Card>
    </section>
  );
}

/** The first field of the form after this one. */
function focusNext(form: HTMLFormElement | null): void {
  const forms = [...(form?.closest('section')?.querySelectorAll('form') ?? [])];
  const next = form ? forms[forms.indexOf(form) + 1] : undefined;
  next?.querySelector<HTMLElement>('input, select')?.focus();
}
