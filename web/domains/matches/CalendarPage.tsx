import { Navigate, redirect, useSearchParams } from 'react-router-dom';
import { club } from '../../../api/club/club.ts';
import { seasonLabel } from '../../../api/club/season-label.input.ts';
import type { PageLoad } from '../../app/page.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import { graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { useListQuery } from '../../graphql/use-list-query.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { monthLabel } from '../../ui/dates.ts';
import {
  calendarAddress,
  type CalendarFilters,
  isFiltered,
  queryVariables,
  readFilters,
} from './calendar-filters.ts';
import { CalendarFilterForm } from './CalendarFilterForm.tsx';
import { CalendarResults } from './CalendarResults.tsx';
import { CalendarStats } from './CalendarStats.tsx';
import { CalendarSubscription } from './CalendarSubscription.tsx';
import { matchJsonLd } from './match-json-ld.ts';
import { MatchStrip, MatchStripQuery } from './MatchStrip.tsx';
import { PageBand } from '../../ui/PageBand.tsx';

const CalendarQuery = graphql(`
  query CalendarPage($filter: MatchFilter, $season: Int, $isCurrent: Boolean, $page: Int!, $pageSize: Int!) {
    matches(filter: $filter, page: $page, pageSize: $pageSize) {
      pageCount
      items {
        id
        status
        ...MatchJsonLd_match
      }
      ...CalendarResults_page
    }
    matchMonths
    season(year: $season) {
      year
      label
      months
    }
    seasons {
      year
      label
    }
    calendarStats(season: $season, currentSeason: $isCurrent) {
      competitions
      ...CalendarStats_stats
    }
  }
`);

export const load: PageLoad = async (client, { request }) => {
  const filters = readFilters(new URL(request.url).searchParams);
  const [answer] = await Promise.all([
    preload(client, CalendarQuery, queryVariables(filters)),
    isOpening(filters) && preload(client, MatchStripQuery, {}),
  ]);
  if (answer && filters.page > answer.matches.pageCount)
    throw redirect(calendarAddress({ ...filters, page: answer.matches.pageCount }));
  return null;
};

/** Whether the calendar opens as it is, with the last result and the next match first. */
const isOpening = (filters: CalendarFilters) => !isFiltered(filters) && filters.page === 1;

/** The matches of a season. A calendar that is not filtered opens at the last result and the next match. */
export default function CalendarPage() {
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const { origin } = useSite();
  const [{ data, error, fetching }, ask] = useListQuery({
    query: CalendarQuery,
    variables: queryVariables(filters),
  });
  const matches = data?.matches;
  const asked = queryVariables(filters).season ?? null;
  const season =
    data?.season ?? (asked === null ? null : { year: asked, label: seasonLabel(asked), months: [] });
  const label = season?.label;
  const upcoming = matches?.items.filter(({ status }) => status === 'SCHEDULED') ?? [];

  if (matches && !fetching && !error && filters.page > matches.pageCount)
    return <Navigate to={calendarAddress({ ...filters, page: matches.pageCount })} replace />;
  return (
    <>
      <Seo
        title={titleOf(filters, label)}
        description={`Todos los partidos del ${club.name}${label ? ` en la temporada ${label}` : ''}: fechas, horarios, resultados y entradas de ${club.competitions.length} competiciones.`}
        canonical={calendarAddress(filters)}
        {...(upcoming.length > 0 && {
          jsonLd: upcoming.map((match) => matchJsonLd(match, origin)),
        })}
      />
      {isOpening(filters) && <MatchStrip />}
      <PageBand
        kicker={label ? `${club.league} · Temporada ${label}` : club.league}
        title="Calendario"
        seed="calendario"
        foot={<CalendarStats stats={data?.calendarStats} />}
      >
        <CalendarSubscription />
      </PageBand>
      <div className="wrap grid gap-6 py-8 sm:py-12">
        <CalendarFilterForm
          filters={filters}
          seasons={data?.seasons ?? []}
          season={season}
          months={data?.matchMonths ?? []}
          competitions={data?.calendarStats.competitions ?? []}
        />
        {error && (
          <Alert
            tone="error"
            title="No hemos podido cargar el calendario"
            actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>}
          >
            Comprueba tu conexión y vuelve a intentarlo.
          </Alert>
        )}
        {(matches || !error) && <CalendarResults page={matches} filters={filters} fetching={fetching} />}
      </div>
    </>
  );
}

function titleOf(
  { month, competition, onlyUpcoming, page }: CalendarFilters,
  label: string | undefined,
): string {
  const parts = [
    competition,
    month && `${monthLabel(Number(month.slice(5))).toLowerCase()} de ${month.slice(0, 4)}`,
    onlyUpcoming && 'próximos partidos',
    page > 1 && `página ${page}`,
  ].filter(Boolean);
  if (parts.length > 0) return `Calendario: ${parts.join(', ')}`;
  return label ? `Calendario ${label}` : 'Calendario';
}
