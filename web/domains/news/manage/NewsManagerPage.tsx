import { useMemo, useState } from 'react';
import type { PageLoad } from '../../../app/page.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { readListView } from '../../../panel/list-address.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { useListAddress } from '../../../panel/use-list-address.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Plus } from '../../../ui/icons.tsx';
import { ListPages } from '../../../panel/ListPages.tsx';
import { formatNumber } from '../../../ui/text.ts';
import type { ActionProblem } from '../../../ui/use-action.ts';
import { newsActions, NEWS_COLUMNS, type NewsRow, NewsRow_article } from './news-columns.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { NEWS_LIST, newsVariables } from './news-list.ts';
import { NewsFilters } from './NewsFilters.tsx';
import { SelectionActions } from './SelectionActions.tsx';
import { statusInput, useNewsChanges } from './use-news-changes.ts';

const NewsManagerQuery = graphql(`
  query NewsManager(
    $search: String
    $category: String
    $state: ArticleState
    $order: ArticleOrder!
    $descending: Boolean!
    $page: Int!
    $upTo: String
  ) {
    allNews(
      search: $search
      category: $category
      state: $state
      order: $order
      descending: $descending
      page: $page
      upTo: $upTo
      pageSize: 25
    ) {
      items {
        id
        ...NewsRow_article
      }
      totalCount
      pageCount
      upTo
      newCount
    }
    allNewsCategories {
      id
      slug
      name
    }
  }
`);

export const load: PageLoad = (client, { request }) =>
  preload(
    client,
    NewsManagerQuery,
    newsVariables(readListView(new URL(request.url).searchParams, NEWS_LIST)),
    'cache-and-network',
  );

const NOTHING: ReadonlySet<string> = new Set();

/** All articles in every state: find, sort, publish, hide and delete them, one by one or several at once. */
export default function NewsManagerPage() {
  const list = useListAddress(NEWS_LIST);
  const [{ data, error, fetching, stale }, ask] = useListQuery({
    query: NewsManagerQuery,
    variables: newsVariables(list),
    context: useMemo(() => ({ additionalTypenames: ['NewsArticle'] }), []),
  });
  const { setStatus, remove } = useNewsChanges();
  const [chosen, setChosen] = useState(NOTHING);
  const [doomed, setDoomed] = useState<readonly string[]>([]);
  const [chosenToPublish, setPublishing] = useState<readonly NewsRow[]>([]);
  const news = data?.allNews;
  const rows = news && getFragment(NewsRow_article, news.items);
  // A refused decision fetches the list again: the dialog then decides on the new rows.
  const publishing = chosenToPublish.map((article) => rows?.find(({ id }) => id === article.id) ?? article);
  // Only rows on the screen can be selected: another page or filter has its own selection.
  const selected = new Set((rows ?? []).map(({ id }) => id).filter((id) => chosen.has(id)));

  /** After an action on the selection, which stays if the action failed. */
  function settle(problem: ActionProblem | null): ActionProblem | null {
    if (!problem) setChosen(NOTHING);
    return problem;
  }

  return (
    <PanelPage
      title="Noticias"
      description={
        news && `${formatNumber(news.totalCount)} ${news.totalCount === 1 ? 'noticia' : 'noticias'}`
      }
      actions={
        <>
          <ButtonLink to="/admin/content/categories" variant="ghost">
            Categorías
          </ButtonLink>
          <ButtonLink to="/admin/content/news/new">
            <Plus size={20} />
            Nueva noticia
          </ButtonLink>
        </>
      }
    >
      <NewsFilters list={list} categories={data?.allNewsCategories ?? []} />
      <DataTable
        caption="Noticias"
        columns={NEWS_COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        {...(list.sort && { sort: list.sort })}
        onSort={list.setSort}
        selection={{
          selected,
          onChange: setChosen,
          labelOf: ({ title }) => title,
          actions: (
            <SelectionActions
              onStatus={async (status) => {
                const articles = (rows ?? []).filter(({ id }) => selected.has(id));
                if (status === 'PUBLISHED') {
                  setPublishing(articles);
                  return null;
                }
                return settle(await setStatus({ input: statusInput(articles, status) }));
              }}
              onDelete={() => setDoomed([...selected])}
            />
          ),
        }}
        rowActions={(article) =>
          newsActions(
            article,
            (status) =>
              status === 'PUBLISHED'
                ? setPublishing([article])
                : setStatus({ input: statusInput([article], status) }),
            () => setDoomed([article.id]),
          )
        }
        loading={fetching || stale}
        error={
          error && {
            title: 'Error al cargar las noticias',
            text: 'Por favor, intenta de nuevo más tarde.',
          }
        }
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        empty={<NoArticles isNarrowed={list.isNarrowed} onClear={list.clear} />}
      />
      {news && (
        <ListPages
          page={list.page}
          pages={news}
          state={{ error, fetching, stale }}
          href={list.pageHref}
          label="Páginas de noticias"
        />
      )}
      {publishing.length > 0 && (
        <PublishDialog
          articles={publishing}
          onClose={() => setPublishing([])}
          onPublish={async (notify) =>
            settle(await setStatus({ input: statusInput(publishing, 'PUBLISHED', notify) }))
          }
        />
      )}
      <ConfirmDialog
        open={doomed.length > 0}
        onClose={() => setDoomed([])}
        title={doomed.length === 1 ? '¿Eliminar la noticia?' : `¿Eliminar ${doomed.length} noticias?`}
        description="Esta acción no se puede deshacer. Se borrarán también sus comentarios y sus imágenes."
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={async () => settle(await remove({ input: { ids: [...doomed] } }))}
      >
        {doomed.length > 0 && (
          <ul className="list-disc pl-5">
            {(rows ?? [])
              .filter(({ id }) => doomed.includes(id))
              .map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
          </ul>
        )}
      </ConfirmDialog>
    </PanelPage>
  );
}

function NoArticles({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title={isNarrowed ? 'Ninguna noticia coincide' : 'No hay noticias'}
      seed="noticias"
      actions={
        isNarrowed ? (
          <Button variant="secondary" onClick={onClear}>
            Limpiar filtros
          </Button>
        ) : (
          <ButtonLink to="/admin/content/news/new">Escribir la primera</ButtonLink>
        )
      }
    >
      {isNarrowed && <p>Prueba con otra búsqueda u otros filtros.</p>}
    </EmptyState>
  );
}
