import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { CalendarResults_PageFragment } from '../../gql/graphql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { formatMonth, monthKey } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ArrowDown } from '../../ui/page-icons.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { calendarAddress, type CalendarFilters, isFiltered } from './calendar-filters.ts';
import { groupBy } from './group-by.ts';
import { matchAnchor, MatchCard } from './MatchCard.tsx';
import { MatchCardSkeletons } from './MatchCardSkeletons.tsx';

export const CalendarResults_page = graphql(`
  fragment CalendarResults_page on MatchPage {
    totalCount
    pageCount
    items {
      id
      matchDate
      status
      ...MatchCard_match
    }
  }
`);

type Items = CalendarResults_PageFragment['items'];

interface CalendarResultsProps {
  /** Undefined before the first response. */
  page: FragmentType<typeof CalendarResults_page> | undefined;
  filters: CalendarFilters;
  fetching: boolean;
}

/** The matches grouped by month, with their number. The previous matches stay, dimmed, until the new ones arrive. */
export function CalendarResults({ page: key, filters, fetching }: CalendarResultsProps) {
  const page = getFragment(CalendarResults_page, key);
  const count = page?.totalCount ?? 0;
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b-3 border-fg pb-2">
        <p role="status" className="headline text-lg">
          {page && !fetching ? countText(count) : 'Cargando partidos...'}
        </p>
        <div className="flex flex-wrap gap-x-6 font-semibold">
          {isFiltered(filters) && count > 0 && (
            <Link to="/calendario" preventScrollReset className="py-2 underline underline-offset-4">
              Limpiar filtros
            </Link>
          )}
          {page && <JumpToNext items={page.items} address={calendarAddress(filters)} />}
        </div>
      </div>
      {!page && <MatchCardSkeletons />}
      {page && count === 0 && <NothingFound filtered={isFiltered(filters)} />}
      {page && count > 0 && (
        <div aria-busy={fetching} className={cx('transition-opacity duration-150', fetching && 'opacity-50')}>
          <Months items={page.items} />
          <Pagination
            page={filters.page}
            pageCount={page.pageCount}
            href={(to) => calendarAddress({ ...filters, page: to })}
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

/** Scrolls past the played matches, if there are any. */
function JumpToNext({ items, address }: { items: Items; address: string }) {
  const next = items.findIndex(({ status }) => status === 'SCHEDULED' || status === 'LIVE');
  const match = next > 0 ? items[next] : undefined;
  if (!match) return null;
  return (
    <Link
      to={`${address}#${matchAnchor(match.id)}`}
      className="flex items-center gap-1.5 py-2 underline underline-offset-4"
    >
      <ArrowDown aria-hidden="true" size={18} /> Ir al próximo partido
    </Link>
  );
}

function NothingFound({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      as="h2"
      seed="sin-partidos"
      title="No hay partidos"
      actions={filtered && <ButtonLink to="/calendario">Limpiar filtros</ButtonLink>}
    >
      {filtered
        ? 'Ningún partido coincide con estos filtros. Prueba con otro mes u otra competición.'
        : 'Publicaremos el calendario en cuanto se confirmen las fechas.'}
    </EmptyState>
  );
}

function Months({ items }: { items: Items }) {
  return (
    <div className="grid gap-10">
      {[...groupBy(items, ({ matchDate }) => monthKey(matchDate))].map(([key, group]) => (
        <section
          key={key}
          aria-labelledby={`mes-${key}`}
          className="grid gap-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8"
        >
          <h2
            id={`mes-${key}`}
            className="display flex flex-wrap items-baseline gap-2 self-start text-display-sm lg:sticky lg:top-[calc(var(--bar-h)+1.5rem)] lg:grid lg:gap-1.5 lg:pt-3"
          >
            <MonthTitle at={group[0]?.matchDate ?? key} />
          </h2>
          <ul className="grid gap-4">
            {group.map((match) => (
              <li key={match.id} className="later-[14rem] sm:later-[10rem]">
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
