import { useState } from 'react';
import type { PageLoad } from '../../../app/page.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import type { InquiryOrder } from '../../../gql/graphql.ts';
import { preload } from '../../../graphql/preload.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { type ListView, readListView } from '../../../panel/list-address.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { ListFilter } from '../../../panel/ListFilter.tsx';
import { StaffList } from '../../../panel/StaffList.tsx';
import { useListAddress } from '../../../panel/use-list-address.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { formatNumber } from '../../../ui/text.ts';
import { INQUIRY_LISTS, inquiryColumns, type InquiryRow, InquiryRow_inquiry } from './inquiry-columns.tsx';
import { INQUIRY_STATES, LEVEL_NAMES, LEVELS, STATE_NAMES } from './inquiry-words.ts';
import { InquiryDialog } from './InquiryDialog.tsx';

const InquiriesQuery = graphql(`
  query InquiriesPage($filter: InquiryFilter!, $page: Int!, $upTo: String) {
    sponsorInquiries(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {
      items {
        id
        ...InquiryRow_inquiry
      }
      totalCount
      pageCount
      upTo
      newCount
    }
  }
`);

const DeleteInquiry = graphql(`
  mutation DeleteInquiry($input: DeleteInquiryInput!) {
    deleteInquiry(input: $input) {
      ... on DeleteInquirySuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

const ORDERS: Readonly<Record<string, { asc: InquiryOrder; desc: InquiryOrder }>> = {
  empresa: { asc: 'COMPANY', desc: 'COMPANY_DESC' },
  recibida: { asc: 'ARRIVED', desc: 'ARRIVED_DESC' },
};
const LIST = {
  sorts: Object.keys(ORDERS),
  defaultSort: { by: 'recibida', direction: 'desc' },
  filters: {
    estado: STATE_NAMES.map((name) => INQUIRY_STATES[name].slug),
    nivel: LEVEL_NAMES.map((name) => LEVELS[name].slug),
  },
} as const;

function variablesOf({ search, page, upTo, sort, filters }: ListView<'estado' | 'nivel'>) {
  return {
    filter: {
      search,
      status: STATE_NAMES.find((name) => INQUIRY_STATES[name].slug === filters.estado) ?? null,
      level: LEVEL_NAMES.find((name) => LEVELS[name].slug === filters.nivel) ?? null,
      order: ORDERS[sort?.by ?? '']?.[sort?.direction ?? 'desc'] ?? 'ARRIVED_DESC',
    },
    page,
    upTo,
  };
}

export const load: PageLoad = (client, { request }) =>
  preload(
    client,
    InquiriesQuery,
    variablesOf(readListView(new URL(request.url).searchParams, LIST)),
    'cache-and-network',
  );

const LISTED = { additionalTypenames: ['SponsorInquiry'] };

/** The inquiries of companies from «Hazte patrocinador», and their states. */
export default function InquiriesPage() {
  const list = useListAddress(LIST);
  const answer = useListQuery({
    query: InquiriesQuery,
    variables: variablesOf(list),
    context: LISTED,
  });
  const [{ data }] = answer;
  const [opened, setOpened] = useState<InquiryRow | null>(null);
  const [doomed, setDoomed] = useState<InquiryRow | null>(null);
  const [remove] = useStaffMutation({
    document: DeleteInquiry,
    refetch: INQUIRY_LISTS,
    success: () => ['Solicitud eliminada', `La de ${doomed?.company ?? ''} ya no existe.`],
    failure: 'Error al eliminar la solicitud',
  });
  const inquiries = data?.sponsorInquiries;
  const rows = inquiries && getFragment(InquiryRow_inquiry, inquiries.items);
  // The open inquiry is that of the newest list; one that the filter no longer includes stays as it was stored last.
  const [known, setKnown] = useState(rows);
  if (known !== rows) {
    setKnown(rows);
    setOpened(opened && (rows?.find(({ id }) => id === opened.id) ?? opened));
  }

  return (
    <PanelPage
      title="Solicitudes de patrocinio"
      description={
        inquiries &&
        `${formatNumber(inquiries.totalCount)} ${inquiries.totalCount === 1 ? 'solicitud' : 'solicitudes'}`
      }
    >
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_12rem_14rem]">
        <SearchField
          label="Buscar solicitudes"
          placeholder="Empresa, contacto o texto"
          value={list.search}
          onSearch={list.setSearch}
          className="sm:max-lg:col-span-2"
        />
        <ListFilter
          list={list}
          name="estado"
          label="Estado"
          all="Todos los estados"
          options={Object.values(INQUIRY_STATES).map(({ slug, label }) => ({ value: slug, label }))}
        />
        <ListFilter
          list={list}
          name="nivel"
          label="Nivel"
          all="Todos los niveles"
          options={Object.values(LEVELS).map(({ slug, label }) => ({ value: slug, label }))}
        />
      </div>
      <StaffList
        caption="Solicitudes"
        columns={inquiryColumns(setOpened)}
        list={list}
        answer={answer}
        rows={rows}
        pages={inquiries}
        rowKey={({ id }) => id}
        rowLabel={({ company }) => company}
        rowActions={(inquiry) => [
          { label: 'Abrir', onSelect: () => setOpened(inquiry) },
          { label: 'Eliminar', danger: true, onSelect: () => setDoomed(inquiry) },
        ]}
        what="las solicitudes"
        pagesLabel="Páginas de solicitudes"
        empty={{
          seed: 'solicitudes',
          title: 'Aún no hay solicitudes',
          text: 'Llegan desde la página «Hazte patrocinador».',
          narrowedTitle: 'Ninguna solicitud coincide',
        }}
      />
      {opened && (
        <InquiryDialog
          key={opened.id}
          inquiry={opened}
          onChange={setOpened}
          onClose={() => setOpened(null)}
          onDelete={() => setDoomed(opened)}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={`¿Eliminar la solicitud de ${doomed?.company ?? ''}?`}
        description="Se borrarán sus datos y las notas del equipo. Esta acción no se puede deshacer."
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={async () => {
          if (!doomed) return null;
          const problem = await remove({ input: { id: doomed.id } });
          if (!problem) setOpened(null);
          return problem;
        }}
      />
    </PanelPage>
  );
}
