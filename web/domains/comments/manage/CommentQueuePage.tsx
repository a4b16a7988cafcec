import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PageLoad } from '../../../app/page.ts';
import { graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FilterChips } from '../../../ui/FilterChips.tsx';
import { ListPages } from '../../../panel/ListPages.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton.tsx';
import { readMark, UP_TO } from '../../../ui/list-mark.ts';
import { formatNumber } from '../../../ui/text.ts';
import { QueuedComment } from './QueuedComment.tsx';
import { useCommentDecisions } from './use-comment-decisions.ts';

const CommentQueueQuery = graphql(`
  query CommentQueue($queue: CommentQueue!, $page: Int!, $upTo: String) {
    moderatedComments(queue: $queue, page: $page, upTo: $upTo, pageSize: 20) {
      totalCount
      pageCount
      upTo
      newCount
      items {
        id
        ...QueuedComment_comment
      }
    }
    reported: moderatedComments(queue: REPORTED, pageSize: 1) {
      totalCount
    }
    hidden: moderatedComments(queue: HIDDEN, pageSize: 1) {
      totalCount
    }
  }
`);

const HIDDEN = 'ocultos';
const REPORTED = 'denunciados';
const PATH = '/admin/content/comments';

function readQueue(params: URLSearchParams) {
  const page = params.get('pagina') ?? '';
  return {
    queue: params.get('ver') === HIDDEN ? ('HIDDEN' as const) : ('REPORTED' as const),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    upTo: readMark(params),
  };
}

function address(queue: 'HIDDEN' | 'REPORTED', page = 1, upTo: string | null = null): string {
  const params = new URLSearchParams();
  if (queue === 'HIDDEN') params.set('ver', HIDDEN);
  if (page > 1) {
    params.set('pagina', String(page));
    if (upTo) params.set(UP_TO, upTo);
  }
  return params.size > 0 ? `${PATH}?${params}` : PATH;
}

export const load: PageLoad = (client, { request }) =>
  preload(client, CommentQueueQuery, readQueue(new URL(request.url).searchParams), 'cache-and-network');

/** The comments that readers reported, and those that staff hid. */
export default function CommentQueuePage() {
  const [params] = useSearchParams();
  const view = readQueue(params);
  const [{ data, error, fetching, stale }, ask] = useListQuery({
    query: CommentQueueQuery,
    variables: view,
    context: useMemo(() => ({ additionalTypenames: ['Comment'] }), []),
  });
  const decisions = useCommentDecisions();
  const comments = data?.moderatedComments;

  return (
    <PanelPage title="Comentarios" description="Lo que han denunciado los lectores y lo que está oculto.">
      <FilterChips
        label="Qué comentarios"
        value={view.queue === 'HIDDEN' ? HIDDEN : REPORTED}
        href={(value) => address(value === HIDDEN ? 'HIDDEN' : 'REPORTED')}
        items={[
          { value: REPORTED, label: withCount('Denunciados', data?.reported.totalCount) },
          { value: HIDDEN, label: withCount('Ocultos', data?.hidden.totalCount) },
        ]}
      />
      {error && (
        <Alert
          tone="error"
          title="Error al cargar los comentarios"
          actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>}
        >
          Por favor, intenta de nuevo más tarde.
        </Alert>
      )}
      {!data && !error && (
        <SkeletonGroup label="Cargando comentarios..." className="grid gap-4">
          {Array.from({ length: 4 }, (_, at) => (
            <Skeleton key={at} className="h-36" />
          ))}
        </SkeletonGroup>
      )}
      {comments?.totalCount === 0 && (
        <EmptyState
          seed="comentarios"
          title={view.queue === 'HIDDEN' ? 'No hay comentarios ocultos' : 'No hay denuncias pendientes'}
        >
          <p>{view.queue === 'HIDDEN' ? 'Todo lo escrito está a la vista.' : 'Todo está revisado.'}</p>
        </EmptyState>
      )}
      {comments && comments.totalCount > 0 && (
        <ul
          aria-busy={fetching || stale}
          className={cx('grid gap-4 transition-opacity duration-150', (fetching || stale) && 'opacity-60')}
        >
          {comments.items.map((comment) => (
            <li key={comment.id}>
              <QueuedComment comment={comment} decisions={decisions} />
            </li>
          ))}
        </ul>
      )}
      {comments && (
        <ListPages
          page={view.page}
          pages={comments}
          state={{ error, fetching, stale }}
          href={(page, upTo) => address(view.queue, page, upTo)}
          label="Páginas de comentarios"
        />
      )}
    </PanelPage>
  );
}

const withCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${formatNumber(count)})`;
