import { useClient } from 'urql';
import type { PageLoad } from '../../../app/page.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import type { AuditRow_EntryFragment } from '../../../gql/graphql.ts';
import { preload } from '../../../graphql/preload.ts';
import { describeError } from '../../../graphql/results.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { exportedRows } from '../../../panel/all-pages.ts';
import type { CsvTable } from '../../../panel/csv.ts';
import { CsvButton } from '../../../panel/CsvButton.tsx';
import { readListView } from '../../../panel/list-address.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { useListAddress } from '../../../panel/use-list-address.ts';
import type { Column } from '../../../ui/data-table.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { formatDateTime, isoInstant } from '../../../ui/dates.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ListPages } from '../../../panel/ListPages.tsx';
import { formatNumber } from '../../../ui/text.ts';
import { ACTION_VERBS, SUBJECT_NAMES } from '../audit-words.ts';
import { fieldWord } from '../audited-things.ts';
import { valueWord } from '../audited-values.ts';
import { AuditSentence } from '../AuditSentence.tsx';
import { AUDIT_LIST, auditFilterOf } from './audit-filter.ts';
import { AuditChanges } from './AuditChanges.tsx';
import { AuditFilters } from './AuditFilters.tsx';

const AuditQuery = graphql(`
  query AuditLogPage($filter: AuditFilter!, $page: Int!, $upTo: String) {
    auditLog(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {
      items {
        id
        ...AuditRow_entry
      }
      totalCount
      pageCount
      upTo
      newCount
    }
    auditActors {
      id
      name
    }
  }
`);

const AuditExportQuery = graphql(`
  query AuditLogExport($filter: AuditFilter!, $page: Int!, $upTo: String) {
    auditLog(filter: $filter, page: $page, upTo: $upTo, pageSize: 100) {
      items {
        id
        at
        actorId
        actorName
        action
        subjectType
        subjectId
        subject
        currentName
        changes {
          field
          before
          after
        }
      }
      pageCount
      upTo
      newCount
    }
  }
`);

export const load: PageLoad = (client, { request }) => {
  const list = readListView(new URL(request.url).searchParams, AUDIT_LIST);
  return preload(
    client,
    AuditQuery,
    { filter: auditFilterOf(list), page: list.page, upTo: list.upTo },
    'cache-and-network',
  );
};

const AuditRow_entry = graphql(`
  fragment AuditRow_entry on AuditEntry {
    id
    at
    actorName
    changes {
      field
      before
      after
    }
    ...AuditSentence_entry
  }
`);

const COLUMNS: readonly Column<AuditRow_EntryFragment>[] = [
  {
    id: 'cuando',
    header: 'Cuándo',
    className: 'whitespace-nowrap w-44 align-top',
    cell: ({ at }) => <time dateTime={isoInstant(at)}>{formatDateTime(at)}</time>,
  },
  { id: 'quien', header: 'Quién', className: 'w-48 align-top', cell: ({ actorName }) => actorName },
  {
    id: 'que',
    header: 'Qué',
    className: 'align-top wrap-anywhere',
    cell: (entry) => <AuditSentence entry={entry} withoutActor />,
  },
  {
    id: 'cambios',
    header: 'Cambios',
    className: 'align-top',
    cell: ({ changes }) => <AuditChanges changes={changes} />,
  },
];

/** Who did what, to which object, and when: for administrators, and read-only. */
export default function AuditLogPage() {
  const list = useListAddress(AUDIT_LIST);
  const variables = { filter: auditFilterOf(list), page: list.page, upTo: list.upTo };
  const [{ data, error, fetching, stale }, ask] = useListQuery({ query: AuditQuery, variables });
  const client = useClient();
  const log = data?.auditLog;

  async function exportLog(): Promise<CsvTable> {
    const entries = await exportedRows(client, AuditExportQuery, variables, ({ auditLog }) => auditLog);
    return {
      header: ['Cuándo', 'Quién', 'Id de quién', 'Acción', 'Tipo', 'Id', 'Nombre', 'Cambios'],
      rows: entries.map((entry) => [
        new Date(entry.at),
        entry.actorName,
        entry.actorId,
        entry.action && ACTION_VERBS[entry.action],
        entry.subjectType && SUBJECT_NAMES[entry.subjectType].replace(/^(el|la) /, ''),
        entry.subjectId,
        [entry.subject, entry.currentName].filter(Boolean).join(' · '),
        entry.changes
          .map(
            ({ field, before, after }) =>
              `${fieldWord(field)}: ${valueWord(field, before) ?? ''} → ${valueWord(field, after) ?? ''}`,
          )
          .join('; '),
      ]),
    };
  }

  return (
    <PanelPage
      title="Registro de actividad"
      description={
        log &&
        `${formatNumber(log.totalCount)} ${log.totalCount === 1 ? 'anotación' : 'anotaciones'}. Nada de lo anotado se puede cambiar ni borrar.`
      }
      back={{ to: '/admin/settings', label: 'Ajustes' }}
      actions={<CsvButton fileName="registro-de-actividad" table={exportLog} disabled={!log?.totalCount} />}
    >
      <AuditFilters list={list} actors={data?.auditActors ?? []} />
      <DataTable
        caption="Registro de actividad"
        columns={COLUMNS}
        rows={log && getFragment(AuditRow_entry, log.items)}
        rowKey={({ id }) => id}
        loading={fetching || stale}
        error={error && { title: 'Error al cargar el registro', text: describeError(error) }}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        empty={
          <EmptyState title={list.isNarrowed ? 'Nada coincide' : 'Todavía no hay actividad'} seed="registro">
            <p>
              {list.isNarrowed
                ? 'Ninguna anotación responde a estos filtros.'
                : 'Aquí aparecerá lo que el equipo del club haga en el panel.'}
            </p>
          </EmptyState>
        }
      />
      {log && (
        <ListPages
          page={list.page}
          pages={log}
          state={{ error, fetching, stale }}
          href={list.pageHref}
          label="Páginas del registro"
        />
      )}
    </PanelPage>
  );
}
