import { Link } from 'react-router-dom';
import { getFragment, graphql } from '../../../gql/index.ts';
import type { MembershipUploadOrder, UploadRow_UploadFragment } from '../../../gql/graphql.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import type { ListView } from '../../../panel/list-address.ts';
import { ListFilter } from '../../../panel/ListFilter.tsx';
import { StaffList } from '../../../panel/StaffList.tsx';
import { useListAddress } from '../../../panel/use-list-address.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Column } from '../../../ui/data-table.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { formatNumber } from '../../../ui/text.ts';
import { UPLOAD_STATUS, UPLOAD_STATUS_NAMES } from './upload-status.ts';

export const UploadHistoryQuery = graphql(`
  query AbonosUploadHistory($filter: MembershipUploadFilter!, $page: Int!, $upTo: String) {
    membershipUploads(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {
      items {
        id
        ...UploadRow_upload
      }
      totalCount
      pageCount
      upTo
      newCount
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

export function historyVariables({ search, page, upTo, sort, filters }: ListView<'estado'>) {
  return {
    filter: {
      search,
      status: UPLOAD_STATUS_NAMES.find((name) => UPLOAD_STATUS[name].slug === filters.estado) ?? null,
      order: ORDERS[sort?.by ?? '']?.[sort?.direction ?? 'desc'] ?? 'UPLOADED_DESC',
    },
    page,
    upTo,
  };
}

const UploadRow_upload = graphql(`
  fragment UploadRow_upload on MembershipUpload {
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
`);

const COLUMNS: readonly Column<UploadRow_UploadFragment>[] = [
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

/** All uploaded files with season passes, and their states. */
export function UploadHistory() {
  const list = useListAddress(HISTORY);
  const answer = useListQuery({
    query: UploadHistoryQuery,
    variables: historyVariables(list),
    context: LISTED,
  });
  const [{ data }] = answer;
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
        <ListFilter
          list={list}
          name="estado"
          label="Estado"
          all="Todos los estados"
          options={Object.values(UPLOAD_STATUS).map(({ slug, label }) => ({ value: slug, label }))}
        />
      </div>
      <StaffList
        caption="Archivos enviados"
        columns={COLUMNS}
        list={list}
        answer={answer}
        rows={uploads && getFragment(UploadRow_upload, uploads.items)}
        pages={uploads}
        rowKey={({ id }) => id}
        what="el historial"
        pagesLabel="Páginas del historial"
        empty={{
          seed: 'historial',
          title: 'Nadie ha enviado abonos todavía',
          narrowedTitle: 'Ningún archivo coincide',
        }}
      />
    </div>
  );
}
