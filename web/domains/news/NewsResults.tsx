import type { ReactNode } from 'react';
import type { FragmentType } from '../../gql/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { NEWS_PAGE_SIZE, type NewsFilters } from './news-filters.ts';
import { NewsCard, type NewsCard_article, NewsLead, NewsRow } from './NewsCard.tsx';

type Item = { id: string } & FragmentType<typeof NewsCard_article>;

/** Page one without a search starts with a lead article and a list; all other pages show equal cards. */
function opensWithLead({ page, search }: NewsFilters): boolean {
  return page === 1 && search === '';
}

/** The articles of one page. */
export function NewsItems({ items, filters }: { items: readonly Item[]; filters: NewsFilters }) {
  const [lead, ...others] = items;
  if (!lead) return null;
  if (others.length === 0) return <NewsLead article={lead} wide />;
  if (!opensWithLead(filters)) {
    return (
      <CardGrid>
        {items.map((item) => (
          <li key={item.id}>
            <NewsCard article={item} />
          </li>
        ))}
      </CardGrid>
    );
  }
  // Not enough articles for a list as high as the lead.
  if (others.length < 3) {
    return (
      <div className="grid gap-5">
        <NewsLead article={lead} wide />
        <ul className="grid gap-5 md:grid-cols-2">
          {others.map((item) => (
            <li key={item.id}>
              <NewsRow article={item} />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <Front
      lead={<NewsLead article={lead} className="h-full lg:grid-rows-[1fr_auto]" />}
      rows={others.map((item) => (
        <li key={item.id}>
          <NewsRow article={item} />
        </li>
      ))}
    />
  );
}

function Front({ lead, rows }: { lead: ReactNode; rows: ReactNode }) {
  return (
    <div className="grid gap-4 sm:gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
      <div>{lead}</div>
      <ul className="grid auto-rows-fr gap-4 sm:gap-5 lg:gap-3.5">{rows}</ul>
    </div>
  );
}

function CardGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>;
}

/** Skeletons of a full page. */
export function NewsSkeletons({ filters }: { filters: NewsFilters }) {
  const places = Array.from({ length: NEWS_PAGE_SIZE }, (_, at) => at);
  return (
    <SkeletonGroup label="Cargando noticias...">
      {opensWithLead(filters) ? (
        <Front
          lead={<Skeleton className="h-[35rem] rounded-lg sm:h-[44.75rem] lg:h-full" />}
          rows={places.slice(1).map((at) => (
            <li key={at}>
              <Skeleton className="h-[7.875rem] rounded-lg sm:h-[8.25rem] lg:h-[9.4375rem]" />
            </li>
          ))}
        />
      ) : (
        <CardGrid>
          {places.map((at) => (
            <li key={at}>
              <Skeleton className="h-[27.5rem] rounded-lg lg:h-[28.5rem]" />
            </li>
          ))}
        </CardGrid>
      )}
      {/* The skeleton of the pagination. */}
      <Skeleton className="mx-auto mt-10 h-12 w-72" />
    </SkeletonGroup>
  );
}

interface NoNewsProps {
  filters: NewsFilters;
  /** Name of the chosen category. */
  categoryName: string | null;
}

/** The empty state, with its reason. */
export function NoNews({ filters: { search, category }, categoryName }: NoNewsProps) {
  return (
    <EmptyState
      as="h2"
      seed="sin-noticias"
      title="No hay noticias disponibles"
      actions={(search || category) && <ButtonLink to="/noticias">Limpiar filtros</ButtonLink>}
    >
      {reason(search, category && (categoryName ?? category))}
    </EmptyState>
  );
}

function reason(search: string, category: string | null): string {
  if (search && category) {
    return `Ninguna noticia de «${category}» contiene «${search}». Prueba con otra palabra o en todas las categorías.`;
  }
  if (search) return `Ninguna noticia contiene «${search}». Prueba con otra palabra.`;
  if (category) return `Todavía no hay noticias en la categoría «${category}».`;
  return 'Muy pronto publicaremos aquí la actualidad del club.';
}
