import { useNavigate, useSearchParams } from 'react-router-dom';
import { club } from '../../../api/club/club.ts';
import { breadcrumbs } from '../../app/breadcrumbs.ts';
import type { PageLoad } from '../../app/page.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import type { StandingsPageQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { useListQuery } from '../../graphql/use-list-query.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageBand } from '../../ui/PageBand.tsx';
import { Select } from '../../ui/Select.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import {
  readStandings,
  standingsAddress,
  standingsVariables,
  type StandingsFilters,
} from './standings-address.ts';
import { StandingsTable } from './StandingsTable.tsx';

const StandingsQuery = graphql(`
  query StandingsPage($competition: String, $season: Int, $group: String, $round: Int) {
    standings(competition: $competition, season: $season, group: $group, round: $round) {
      competition
      season {
        year
        label
      }
      group
      round
      competitions
      groups
      rounds
      ...StandingsTable_standings
    }
    season(year: $season) {
      year
      label
    }
    seasons {
      year
      label
    }
  }
`);

export const load: PageLoad = async (client, { request }) => {
  const filters = readStandings(new URL(request.url).searchParams);
  await preload(client, StandingsQuery, standingsVariables(filters));
  return null;
};

/** The table of a competition, as of any round. */
export default function StandingsPage() {
  const { origin } = useSite();
  const [search] = useSearchParams();
  const filters = readStandings(search);
  const [{ data, error, fetching }, ask] = useListQuery({
    query: StandingsQuery,
    variables: standingsVariables(filters),
  });
  const table = data?.standings;
  const season = table?.season ?? data?.season;
  const name = [table?.competition ?? 'Clasificación', season?.label].filter(Boolean).join(' ');
  return (
    <>
      <Seo
        title={table ? `Clasificación: ${name}` : 'Clasificación'}
        description={`La clasificación del ${club.name}${season ? ` en la temporada ${season.label}` : ''}: puntos, racha, casa y fuera, y por qué se deshace cada empate.`}
        canonical={standingsAddress(filters)}
        jsonLd={[breadcrumbs(origin, ['Calendario', '/calendario'], ['Clasificación', '/clasificacion'])]}
      />
      <PageBand
        kicker={[club.league, season && `Temporada ${season.label}`].filter(Boolean).join(' · ')}
        title="Clasificación"
        seed="clasificacion"
        foot={
          <ButtonLink to="/calendario" variant="secondary">
            Ver el calendario
          </ButtonLink>
        }
      >
        {table?.round && <p>Después de la jornada {table.round}.</p>}
      </PageBand>
      <div className="wrap grid gap-6 py-8 sm:py-12">
        {data && <Choices data={data} filters={filters} />}
        {error && !data && (
          <Alert
            tone="error"
            title="No hemos podido cargar la clasificación"
            actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>}
          >
            Comprueba tu conexión y vuelve a intentarlo.
          </Alert>
        )}
        {!error && !data && <LoadingTable />}
        {data && !table && (
          <EmptyState
            title="No hay clasificación"
            seed="sin-clasificacion"
            actions={<ButtonLink to="/calendario">Ver el calendario</ButtonLink>}
          >
            <p>La verás aquí en cuanto se jueguen los primeros partidos de la competición.</p>
          </EmptyState>
        )}
        {table && (
          <div
            aria-busy={fetching}
            className={cx('min-w-0 transition-opacity duration-150', fetching && 'opacity-50')}
          >
            <StandingsTable standings={table} />
          </div>
        )}
      </div>
    </>
  );
}

interface ChoicesProps {
  data: StandingsPageQuery;
  filters: StandingsFilters;
}

/** Season, competition, group and round: each takes effect at once; without JavaScript it is a GET form. */
function Choices({ data: { standings, season, seasons }, filters }: ChoicesProps) {
  const navigate = useNavigate();
  const show = (changes: Partial<StandingsFilters>) =>
    navigate(standingsAddress({ ...filters, round: null, ...changes }), { preventScrollReset: true });
  const year = standings?.season.year ?? season?.year;
  if (year === undefined) return null;
  return (
    <form
      method="get"
      action="/clasificacion"
      aria-label="Elegir la clasificación"
      className="grid items-end gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-[10rem_16rem_10rem_10rem]"
    >
      <Select
        label="Temporada"
        name="temporada"
        value={year}
        onChange={(event) => show({ season: Number(event.target.value), group: null, competition: null })}
        options={seasons.map((each) => ({ value: String(each.year), label: each.label }))}
      />
      {standings && (
        <Select
          label="Competición"
          name="competicion"
          value={standings.competition}
          onChange={(event) => show({ competition: event.target.value, group: null })}
          options={standings.competitions.map((value) => ({ value, label: value }))}
        />
      )}
      {standings && standings.groups.length > 0 && (
        <Select
          label="Grupo"
          name="grupo"
          value={standings.group}
          onChange={(event) => show({ group: event.target.value })}
          options={standings.groups.map((value) => ({ value, label: value }))}
        />
      )}
      {standings && standings.round !== null && standings.round !== undefined && (
        <Select
          label="Jornada"
          name="jornada"
          value={standings.round}
          onChange={(event) => show({ round: Number(event.target.value) })}
          options={standings.rounds
            .toReversed()
            .map((value) => ({ value: String(value), label: `Jornada ${value}` }))}
        />
      )}
      <noscript>
        <Button type="submit">Ver</Button>
      </noscript>
    </form>
  );
}

function LoadingTable() {
  return (
    <SkeletonGroup label="Cargando la clasificación..." className="grid gap-2">
      {Array.from({ length: 16 }, (_, index) => (
        <Skeleton key={index} className="h-12" />
      ))}
    </SkeletonGroup>
  );
}
