import { Link } from 'react-router-dom';
import type { NotificationRow_NotificationFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Column } from '../../../ui/data-table.ts';
import { formatDateTime, isoInstant } from '../../../ui/dates.ts';
import { formatNumber } from '../../../ui/text.ts';
import { EVERY_DEVICE, PREFERENCE_WORDS } from './message-words.ts';

export const NotificationRow_notification = graphql(`
  fragment NotificationRow_notification on SentNotification {
    id
    title
    body
    url
    sentAt
    preference
    queuedAt
    devices
    delivered
    gone
    failed
  }
`);

type NotificationRow = NotificationRow_NotificationFragment;

const figure = (
  id: 'devices' | 'delivered' | 'gone' | 'failed',
  header: string,
): Column<NotificationRow> => ({
  id,
  header,
  align: 'end',
  cell: (notification) => (notification.queuedAt ? formatNumber(notification[id]) : '—'),
});

export const NOTIFICATION_COLUMNS: readonly Column<NotificationRow>[] = [
  {
    id: 'mensaje',
    header: 'Mensaje',
    names: true,
    cell: ({ title, body, url }) => (
      <span className="grid max-w-md gap-0.5">
        <Link to={url} className="wrap-anywhere">
          {title}
        </Link>
        <span className="text-sm font-normal whitespace-pre-line text-muted wrap-anywhere">{body}</span>
      </span>
    ),
  },
  {
    id: 'cuando',
    header: 'Enviada',
    className: 'whitespace-nowrap',
    cell: ({ sentAt }) => <time dateTime={isoInstant(sentAt)}>{formatDateTime(sentAt)}</time>,
  },
  {
    id: 'tipo',
    header: 'Tipo',
    cell: ({ preference }) => <Badge>{preference ? PREFERENCE_WORDS[preference] : EVERY_DEVICE}</Badge>,
  },
  figure('devices', 'Dispositivos'),
  figure('delivered', 'Entregadas'),
  figure('gone', 'De baja'),
  figure('failed', 'Fallidas'),
];
