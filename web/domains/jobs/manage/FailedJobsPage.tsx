import type { PageLoad } from '../../../app/page.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import type { JobRow_JobFragment } from '../../../gql/graphql.ts';
import { preload } from '../../../graphql/preload.ts';
import { describeError } from '../../../graphql/results.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { readListView } from '../../../panel/list-address.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { useListAddress } from '../../../panel/use-list-address.ts';
import type { Column } from '../../../ui/data-table.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { formatDateTime, isoInstant } from '../../../ui/dates.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ListPages } from '../../../panel/ListPages.tsx';
import { formatNumber } from '../../../ui/text.ts';
import { RetryJob } from './RetryJob.tsx';

const FailedJobsQuery = graphql(`
  query FailedJobsPage($page: Int!, $upTo: String) {
    failedJobs(page: $page, upTo: $upTo, pageSize: 25) {
      items {
        id
        ...JobRow_job
      }
      pageCount
      upTo
      newCount
    }
  }
`);

const LIST = {} as const;

export const load: PageLoad = (client, { request }) => {
  const { page, upTo } = readListView(new URL(request.url).searchParams, LIST);
  return preload(client, FailedJobsQuery, { page, upTo }, 'cache-and-network');
};

const JobRow_job = graphql(`
  fragment JobRow_job on FailedJob {
    id
    name
    failedAt
    attempts
    message
  }
`);

/** Labels of the site's jobs; a job without one is shown by its name. */
const JOB_WORDS: Readonly<Record<string, string>> = {
  'push.deliver': 'Entregar una notificación',
  'push.fan-out': 'Preparar las notificaciones',
  'news.announce': 'Anunciar noticias publicadas',
  'matches.remind': 'Recordar partidos',
  'abonos.read': 'Leer un abono',
  'clean-up': 'Limpiar lo caducado',
  'mail.collect': 'Preparar los correos',
  'mail.send': 'Enviar un correo',
  'users.mail': 'Preparar un correo sobre una cuenta',
  'mail.clean-up': 'Borrar correos antiguos',
  backup: 'Hacer la copia de seguridad',
};

const COLUMNS: readonly Column<JobRow_JobFragment>[] = [
  {
    id: 'trabajo',
    header: 'Trabajo',
    names: true,
    cell: ({ name }) => (
      <>
        {JOB_WORDS[name] ?? name}
        {JOB_WORDS[name] && <span className="block text-sm font-normal text-muted">{name}</span>}
      </>
    ),
  },
  {
    id: 'cuando',
    header: 'Falló',
    className: 'whitespace-nowrap',
    cell: ({ failedAt }) => <time dateTime={isoInstant(failedAt)}>{formatDateTime(failedAt)}</time>,
  },
  { id: 'intentos', header: 'Intentos', align: 'end', cell: ({ attempts }) => formatNumber(attempts) },
  {
    id: 'motivo',
    header: 'Motivo',
    className: 'wrap-anywhere',
    cell: ({ message }) => message ?? 'No consta',
  },
  {
    id: 'reintentar',
    header: 'Acciones',
    align: 'end',
    speaks: true,
    cell: ({ id, name }) => <RetryJob id={id} what={JOB_WORDS[name] ?? name} />,
  },
];

/** Background jobs that failed for good: for administrators. */
export default function FailedJobsPage() {
  const list = useListAddress(LIST);
  const [{ data, error, fetching, stale }, ask] = useListQuery({
    query: FailedJobsQuery,
    variables: { page: list.page, upTo: list.upTo },
  });
  const jobs = data?.failedJobs;
  return (
    <PanelPage
      title="Trabajos fallidos"
      description="Lo que la web ha dejado de intentar después del último intento. Se guarda 30 días."
      back={{ to: '/admin/settings', label: 'Ajustes' }}
    >
      <DataTable
        caption="Trabajos fallidos"
        columns={COLUMNS}
        rows={jobs && getFragment(JobRow_job, jobs.items)}
        rowKey={({ id }) => id}
        loading={fetching || stale}
        error={error && { title: 'Error al cargar los trabajos', text: describeError(error) }}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        empty={
          <EmptyState title="No ha fallado nada" seed="trabajos">
            <p>Todo lo que la web hace por su cuenta ha salido bien en los últimos 30 días.</p>
          </EmptyState>
        }
      />
      {jobs && (
        <ListPages
          page={list.page}
          pages={jobs}
          state={{ error, fetching, stale }}
          href={list.pageHref}
          label="Páginas de trabajos"
        />
      )}
    </PanelPage>
  );
}
