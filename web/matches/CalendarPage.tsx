import { ArrowDown } from '../ui/icons.tsx';
import { Link, Navigate, redirect, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { club } from '../../api/club.ts';
import type { PageLoad } from '../app/page.ts';
import { Seo } from '../app/Seo.tsx';
import { useSite } from '../app/site.tsx';
import { graphql } from '../gql/index.ts';
import type { CalendarPageQuery } from '../gql/graphql.ts';
import { preload } from '../graphql/preload.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { formatMonth, monthKey, monthLabel } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import {
  calendarAddress,
  type CalendarFilters,
  isFiltered,
  queryVariables,
  readFilters,
} from './calendar-filters.ts';
import { CalendarFilterForm } from './CalendarFilterForm.tsx';
import { CalendarStats } from './CalendarStats.tsx';
import { groupBy } from './group-by.ts';
import { matchJsonLd } from './match-json-ld.ts';
import { matchAnchor, MatchCard } from './MatchCard.tsx';
import { MatchCardSkeletons } from './MatchCardSkeletons.tsx';
import { PageBand } from './PageBand.tsx';

const CalendarQuery = graphql(`
  query CalendarPage($filter: MatchFilter, $page: Int!, $pageSize: Int!) {
    matches(filter: $filter, page: $page, pageSize: $pageSize) {
      totalCount
      pageCount
      items {
        id
        matchDate
        status
        ...MatchCard_match
        ...MatchJsonLd_match
      }
    }
    matchMonths
    calendarStats {
      competitions
      ...CalendarStats_stats
    }
  }
`);

export const load: PageLoad = async (client, { request }) => {
  const filters = readFilters(new URL(request.url).searchParams);
  const answer = await preload(client, CalendarQuery, queryVariables(filters));
  if (answer && filters.page > answer.matches.pageCount)
    throw redirect(calendarAddress({ ...filters, page: answer.matches.pageCount }));
  return null;
};

export default function CalendarPage() {
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const { origin } = useSite();
  const [{ data, error, fetching }, ask] = useQuery({
    query: CalendarQuery,
    variables: queryVariables(filters),
  });
  const matches = data?.matches;
  const upcoming = matches?.items.filter(({ status }) => status === 'SCHEDULED') ?? [];

  if (matches && !fetching && filters.page > matches.pageCount)
    return <Navigate to={calendarAddress({ ...filters, page: matches.pageCount })} replace />;
  return (
    <>
      <Seo
        title={titleOf(filters)}
        description={`Todos los partidos del ${club.name} en la temporada ${club.season}: fechas, horarios, resultados y entradas de ${club.competitions.length} competiciones.`}
        canonical={calendarAddress(filters)}
        {...(upcoming.length > 0 && {
          jsonLd: { '@graph': upcoming.map((match) => matchJsonLd(match, origin)) },
        })}
      />
      <PageBand
        kicker={`${club.league} · Temporada ${club.season}`}
        title="Calendario"
        seed="calendario"
        foot={<CalendarStats stats={data?.calendarStats} />}
      />
      <div className="wrap grid gap-6 py-8 sm:py-12">
        <CalendarFilterForm
          filters={filters}
          months={data?.matchMonths ?? []}
          competitions={data?.calendarStats.competitions ?? []}
        />
        {error && !matches ? (
          <Alert
            tone="error"
            title="No hemos podido cargar el calendario"
            actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>}
          >
            Comprueba tu conexión y vuelve a intentarlo.
          </Alert>
        ) : (
          <Results matches={matches} filters={filters} fetching={fetching} />
        )}
      </div>
    </>
  );
}

function titleOf({ month, competition, onlyUpcoming, page }: CalendarFilters): string {
  const parts = [
    competition,
    month && `${monthLabel(Number(month.slice(5))).toLowerCase()} de ${month.slice(0, 4)}`,
    onlyUpcoming && 'próximos partidos',
    page > 1 && `página ${page}`,
  ].filter(Boolean);
  return parts.length > 0 ? `Calendario: ${parts.join(', ')}` : `Calendario ${club.season}`;
}

interface ResultsProps {
  matches: CalendarPageQuery['matches'] | undefined;
  filters: CalendarFilters;
  fetching: boolean;
}

/** The matches under their months, and how many they are. Former ones stay, dimmed, until new ones come. */
function Results({ matches, filters, fetching }: ResultsProps) {
  const count = matches?.totalCount ?? 0;
  const nextId = matches?.items.find(({ status }) => status === 'SCHEDULED' || status === 'LIVE')?.id;
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b-3 border-fg pb-2">
        <p role="status" className="headline text-lg">
          {matches && !fetching ? countText(count) : 'Cargando partidos...'}
        </p>
        <div className="flex flex-wrap gap-x-6 font-semibold">
          {isFiltered(filters) && count > 0 && (
            <Link to="/calendario" preventScrollReset className="py-2 underline underline-offset-4">
              Quitar filtros
            </Link>
          )}
          {nextId && matches?.items[0]?.id !== nextId && (
            <Link
              to={`${calendarAddress(filters)}#${matchAnchor(nextId)}`}
              className="flex items-center gap-1.5 py-2 underline underline-offset-4"
            >
              <ArrowDown aria-hidden="true" size={18} /> Ir al próximo partido
            </Link>
          )}
        </div>
      </div>
      {!matches && <MatchCardSkeletons />}
      {matches && count === 0 && (
        <EmptyState
          as="h2"
          seed="sin-partidos"
          title="No hay partidos"
          actions={isFiltered(filters) && <ButtonLink to="/calendario">Limpiar filtros</ButtonLink>}
        >
          {isFiltered(filters)
            ? 'Ningún partido coincide con estos filtros. Prueba con otro mes u otra competición.'
            : 'Publicaremos el calendario en cuanto se confirmen las fechas.'}
        </EmptyState>
      )}
      {matches && count > 0 && (
        <div aria-busy={fetching} className={cx('transition-opacity duration-150', fetching && 'opacity-50')}>
          <Months items={matches.items} />
          <Pagination
            page={filters.page}
            pageCount={matches.pageCount}
            href={(page) => calendarAddress({ ...filters, page })}
            label="Páginas del calendario"
            className="mt-10"
          />
        </div>
      )}
    </>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 partido' : `${count} partidos`;
}

function Months({ items }: { items: CalendarPageQuery['matches']['items'] }) {
  const months = groupBy(items, ({ matchDate }) => monthKey(matchDate));
  return (
    <div className="grid gap-10">
      {[...months].map(([key, group]) => (
        <section
          key={key}
          aria-labelledby={`mes-${key}`}
          className="grid gap-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8"
        >
          <h2
            id={`mes-${key}`}
            className="display flex items-baseline gap-2 self-start text-display-sm lg:sticky lg:top-[calc(var(--bar-h)+1.5rem)] lg:grid lg:gap-1.5 lg:pt-3"
          >
            <MonthTitle at={group[0]?.matchDate ?? key} />
          </h2>
          <ul className="grid gap-4">
            {group.map((match) => (
              <li key={match.id}>
                <MatchCard match={match} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function MonthTitle({ at }: { at: string }) {
  const [month, year] = formatMonth(at).split(' de ');
  return (
    <>
      {month}
      <span className="text-accent-text"> {year}</span>
    </>
  );
}
