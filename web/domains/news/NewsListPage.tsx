import { Link, Navigate, redirect, useSearchParams } from 'react-router-dom';
import { club } from '../../../api/club/club.ts';
import type { PageLoad } from '../../app/page.ts';
import { Seo } from '../../app/Seo.tsx';
import { graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { useListQuery } from '../../graphql/use-list-query.ts';
import { PageBand } from '../../ui/PageBand.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Plus } from '../../ui/icons.tsx';
import { NewRows } from '../../ui/NewRows.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { hasRole, useViewer } from '../users/viewer.tsx';
import { NewsCategories } from './NewsCategories.tsx';
import { newsAddress, type NewsFilters, queryVariables, readFilters } from './news-filters.ts';
import { NewsItems, NewsSkeletons, NoNews } from './NewsResults.tsx';
import { NewsSearch } from './NewsSearch.tsx';

const NewsListQuery = graphql(`
  query NewsListPage($search: String, $category: String, $page: Int!, $upTo: String, $pageSize: Int!) {
    news(search: $search, category: $category, page: $page, upTo: $upTo, pageSize: $pageSize) {
      totalCount
      pageCount
      upTo
      newCount
      items {
        id
        ...NewsCard_article
      }
    }
    newsCategories {
      id
      slug
      name
      description
      ...NewsCategories_category
    }
  }
`);

export const load: PageLoad = async (client, { request }) => {
  const filters = readFilters(new URL(request.url).searchParams);
  const answer = await preload(client, NewsListQuery, queryVariables(filters));
  if (answer && filters.page > answer.news.pageCount) {
    throw redirect(newsAddress({ ...filters, page: answer.news.pageCount }));
  }
  return null;
};

export default function NewsListPage() {
  const [params] = useSearchParams();
  const filters = readFilters(params);
  const [{ data, error, fetching }, ask] = useListQuery({
    query: NewsListQuery,
    variables: queryVariables(filters),
  });
  const categories = data?.newsCategories ?? [];
  const category = chosenCategory(categories, filters);

  if (data && !fetching && !error && filters.page > data.news.pageCount) {
    return <Navigate to={newsAddress({ ...filters, page: data.news.pageCount })} replace />;
  }
  return (
    <>
      <Seo
        title={titleOf(filters, category?.name)}
        description={
          category?.description ??
          `La actualidad del ${club.name}: previas y crónicas de los partidos, el primer equipo, la cantera y la vida del club.`
        }
        canonical={newsAddress({ ...filters, upTo: null })}
        noIndex={filters.search !== ''}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`Noticias del ${club.name}`}
        href="/noticias.rss"
      />
      <PageBand
        seed="noticias"
        kicker="Actualidad del club"
        title="Noticias"
        foot={<NewsSearch filters={filters} />}
      />
      <div className="wrap grid gap-6 py-8 sm:py-10">
        <NewsCategories categories={categories} filters={filters} chosen={category?.slug} />
        <Heading filters={filters} count={fetching ? undefined : data?.news.totalCount} failed={!!error} />
        {error && <LoadFailure onRetry={() => ask({ requestPolicy: 'network-only' })} />}
        {!error && !data && <NewsSkeletons filters={filters} />}
        {data && (
          // The previous articles stay, dimmed, until the new ones arrive.
          <div
            aria-busy={fetching}
            className={cx('grid gap-10 transition-opacity duration-150', fetching && 'opacity-50')}
          >
            {data.news.totalCount === 0 && <NoNews filters={filters} categoryName={category?.name ?? null} />}
            <NewsItems items={data.news.items} filters={filters} />
            <NewRows count={data.news.newCount} href={newsAddress({ ...filters, page: 1 })} />
            <Pagination
              label="Páginas de noticias"
              page={filters.page}
              pageCount={data.news.pageCount}
              href={(page) => newsAddress({ ...filters, page, upTo: data.news.upTo })}
            />
          </div>
        )}
      </div>
    </>
  );
}

/** Slugs are case-insensitive, in the API and in the URL. */
function chosenCategory<Category extends { slug: string }>(
  categories: readonly Category[],
  { category }: NewsFilters,
) {
  return categories.find(({ slug }) => slug.toLowerCase() === category?.toLowerCase());
}

function titleOf({ search, page }: NewsFilters, category: string | undefined): string {
  const parts = [category, search && `«${search}»`, page > 1 && `página ${page}`].filter(Boolean);
  return parts.length > 0 ? `Noticias: ${parts.join(', ')}` : 'Noticias';
}

interface HeadingProps {
  filters: NewsFilters;
  /** Undefined while unknown. */
  count: number | undefined;
  failed: boolean;
}

/** The number of articles, and for writers a link to create one; its space is reserved for all users. */
function Heading({ filters, count, failed }: HeadingProps) {
  const { user } = useViewer();
  const isWriter = hasRole(user, 'BLOGGER', 'ADMIN');
  return (
    <div className="flex min-h-13 items-center justify-between gap-6 border-b-3 border-fg pb-2.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-5">
        <p role="status" className="headline min-w-0 text-lg">
          {failed ? '' : count === undefined ? 'Cargando noticias...' : countText(count, filters.search)}
        </p>
        {!!count && (filters.search || filters.category) && (
          <Link
            to="/noticias"
            preventScrollReset
            className="flex min-h-10 items-center font-semibold underline underline-offset-4"
          >
            Limpiar filtros
          </Link>
        )}
      </div>
      {isWriter && (
        <ButtonLink to="/editor" size="sm" className="shrink-0">
          <Plus size={18} /> Nueva noticia
        </ButtonLink>
      )}
    </div>
  );
}

function countText(count: number, search: string): string {
  const news = count === 1 ? '1 noticia' : `${count} noticias`;
  return search ? `${news} con «${search}»` : news;
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="error"
      title="Error al cargar las noticias"
      actions={<Button onClick={onRetry}>Reintentar</Button>}
    >
      Comprueba tu conexión y vuelve a intentarlo.
    </Alert>
  );
}
