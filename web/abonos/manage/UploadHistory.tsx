import { Link } from 'react-router-dom';
import { useQuery } from 'urql';
import { graphql } from '../../gql/index.ts';
import type { AbonosUploadHistoryQuery, MembershipUploadOrder } from '../../gql/graphql.ts';
import type { ListView } from '../../panel/list-address.ts';
import { useListAddress } from '../../panel/use-list-address.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/data-table.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListPages } from '../../panel/ListPages.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import { formatNumber } from '../../ui/text.ts';
import { UPLOAD_STATUS, UPLOAD_STATUS_NAMES } from './upload-status.ts';

export const UploadHistoryQuery = graphql(`
  query AbonosUploadHistory($filter: MembershipUploadFilter!, $page: Int!) {
    membershipUploads(filter: $filter, page: $page, pageSize: 25) {
      items {
        id
        fileName
        status
        uploadedAt
        uploaderName
        uploaderEmail
        reviewerName
        reviewedAt
        adminNotes
        pointsAwarded
        abonos {
          id
          nombreAsistente
        }
      }
      totalCount
      pageCount
    }
  }
`);

const ORDERS: Readonly<Record<string, { asc: MembershipUploadOrder; desc: MembershipUploadOrder }>> = {
  enviado: { asc: 'UPLOADED', desc: 'UPLOADED_DESC' },
  persona: { asc: 'UPLOADER', desc: 'UPLOADER_DESC' },
};

export const HISTORY = {
  sorts: Object.keys(ORDERS),
  defaultSort: { by: 'enviado', direction: 'desc' },
  filters: { estado: UPLOAD_STATUS_NAMES.map((name) => UPLOAD_STATUS[name].slug) },
} as const;

export function historyVariables({ search, page, sort, filters }: ListView<'estado'>) {
  return {
    filter: {
      search,
      status: UPLOAD_STATUS_NAMES.find((name) => UPLOAD_STATUS[name].slug === filters.estado) ?? null,
      order: ORDERS[sort?.by ?? '']?.[sort?.direction ?? 'desc'] ?? 'UPLOADED_DESC',
    },
    page,
  };
}

type Upload = AbonosUploadHistoryQuery['membershipUploads']['items'][number];

const COLUMNS: readonly Column<Upload>[] = [
  {
    id: 'archivo',
    header: 'Archivo',
    names: true,
    cell: ({ id, fileName, abonos }) => (
      <>
        <Link
          to={`/admin/commercial/abonos?archivo=${id}`}
          className="underline underline-offset-3 wrap-anywhere"
        >
          {fileName}
        </Link>
        <span className="block text-sm font-normal text-muted">
          {abonos.map(({ nombreAsistente }) => nombreAsistente ?? 'Sin nombre').join(', ')}
        </span>
      </>
    ),
  },
  {
    id: 'persona',
    header: 'Enviado por',
    sortable: true,
    cell: ({ uploaderName, uploaderEmail }) => (
      <>
        {uploaderName}
        <span className="block text-sm text-muted wrap-anywhere">{uploaderEmail}</span>
      </>
    ),
  },
  {
    id: 'enviado',
    header: 'Enviado',
    sortable: true,
    firstSort: 'desc',
    className: 'whitespace-nowrap',
    cell: ({ uploadedAt }) => formatDateTime(uploadedAt),
  },
  {
    id: 'estado',
    header: 'Estado',
    cell: ({ status }) => <Badge tone={UPLOAD_STATUS[status].tone}>{UPLOAD_STATUS[status].label}</Badge>,
  },
  { id: 'puntos', header: 'Puntos', align: 'end', cell: ({ pointsAwarded }) => formatNumber(pointsAwarded) },
  {
    id: 'revision',
    header: 'Revisión',
    cell: ({ reviewerName, reviewedAt, adminNotes }) =>
      reviewedAt ? (
        <>
          <span className="block text-sm">
            {reviewerName ?? 'Cuenta cerrada'}, {formatDateTime(reviewedAt)}
          </span>
          {adminNotes && (
            <span className="block text-sm whitespace-pre-line text-muted wrap-anywhere">{adminNotes}</span>
          )}
        </>
      ) : (
        '—'
      ),
  },
];

const LISTED = { additionalTypenames: ['MembershipUpload'] };

/** Every file with season passes that somebody sent, and what became of it. */
export function UploadHistory() {
  const list = useListAddress(HISTORY);
  const [{ data, error, fetching, stale }, ask] = useQuery({
    query: UploadHistoryQuery,
    variables: historyVariables(list),
    context: LISTED,
  });
  const uploads = data?.membershipUploads;
  return (
    <div className="grid gap-6">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchField
          label="Buscar archivos"
          placeholder="Persona, asistente, localizador o archivo"
          value={list.search}
          onSearch={list.setSearch}
        />
        <Select
          label="Estado"
          hideLabel
          value={list.filters.estado ?? 'todos'}
          onChange={({ target }) => list.setFilter('estado', target.value === 'todos' ? null : target.value)}
          options={[
            { value: 'todos', label: 'Todos los estados' },
            ...Object.values(UPLOAD_STATUS).map(({ slug, label }) => ({ value: slug, label })),
          ]}
        />
      </div>
      <DataTable
        caption="Archivos enviados"
        columns={COLUMNS}
        rows={uploads?.items}
        rowKey={({ id }) => id}
        {...(list.sort && { sort: list.sort })}
        onSort={list.setSort}
        loading={fetching || stale}
        error={
          error && { title: 'Error al cargar el historial', text: 'Por favor, intenta de nuevo más tarde.' }
        }
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        empty={
          <EmptyState
            title={list.isNarrowed ? 'Ningún archivo coincide' : 'Nadie ha enviado abonos todavía'}
            seed="historial"
            actions={
              list.isNarrowed && (
                <Button variant="secondary" onClick={list.clear}>
                  Limpiar filtros
                </Button>
              )
            }
          />
        }
      />
      {uploads && (
        <ListPages
          page={list.page}
          pageCount={uploads.pageCount}
          href={list.pageHref}
          label="Páginas del historial"
        />
      )}
    </div>
  );
}
