import { useState } from 'react';
import type { PageLoad } from '../../../app/page.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { describeError } from '../../../graphql/results.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { readListView } from '../../../panel/list-address.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { useListAddress } from '../../../panel/use-list-address.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Plus } from '../../../ui/icons.tsx';
import { ListPages } from '../../../panel/ListPages.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { NOTIFICATION_COLUMNS, NotificationRow_notification } from './notification-columns.tsx';

const NotificationsQuery = graphql(`
  query NotificationsPage($page: Int!, $upTo: String) {
    sentNotifications(page: $page, upTo: $upTo, pageSize: 25) {
      items {
        id
        ...NotificationRow_notification
      }
      totalCount
      pageCount
      upTo
      newCount
    }
  }
`);

const LIST = {} as const;

export const load: PageLoad = (client, { request }) => {
  const { page, upTo } = readListView(new URL(request.url).searchParams, LIST);
  return preload(client, NotificationsQuery, { page, upTo }, 'cache-and-network');
};

/** An empty list is fetched again after the first message. */
const LISTED = { additionalTypenames: ['SentNotification'] };

/** The notifications sent to devices, by the site and by staff, and a form to send one. */
export default function NotificationsPage() {
  const list = useListAddress(LIST);
  const [{ data, error, fetching, stale }, ask] = useListQuery({
    query: NotificationsQuery,
    variables: { page: list.page, upTo: list.upTo },
    context: LISTED,
  });
  const [isWriting, setIsWriting] = useState(false);
  const sent = data?.sentNotifications;
  const refresh = () => ask({ requestPolicy: 'network-only' });

  return (
    <PanelPage
      title="Notificaciones"
      description="Lo que el club ha enviado a los móviles y navegadores que lo han pedido."
      actions={
        <>
          <Button
            variant="secondary"
            onClick={refresh}
            pending={fetching && !!sent}
            pendingLabel="Actualizando..."
          >
            Actualizar
          </Button>
          <Button onClick={() => setIsWriting(true)}>
            <Plus size={20} />
            Nueva notificación
          </Button>
        </>
      }
    >
      <DataTable
        caption="Notificaciones"
        columns={NOTIFICATION_COLUMNS}
        rows={sent && getFragment(NotificationRow_notification, sent.items)}
        rowKey={({ id }) => id}
        loading={fetching || stale}
        error={error && { title: 'Error al cargar las notificaciones', text: describeError(error) }}
        onRetry={refresh}
        empty={
          <EmptyState title="Todavía no se ha enviado nada" seed="notificaciones">
            <p>Aquí aparecerán los avisos de partidos y noticias, y los mensajes que escribas.</p>
          </EmptyState>
        }
      />
      {sent && (
        <ListPages
          page={list.page}
          pages={sent}
          state={{ error, fetching, stale }}
          href={list.pageHref}
          label="Páginas de notificaciones"
        />
      )}
      {isWriting && <MessageDialog onClose={() => setIsWriting(false)} />}
    </PanelPage>
  );
}
