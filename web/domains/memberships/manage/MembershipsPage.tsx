import { useState } from 'react';
import type { PageLoad } from '../../../app/page.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import type { MembershipOrder } from '../../../gql/graphql.ts';
import { preload } from '../../../graphql/preload.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { type ListView, readListView } from '../../../panel/list-address.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { ListFilter } from '../../../panel/ListFilter.tsx';
import { StaffList } from '../../../panel/StaffList.tsx';
import { useListAddress } from '../../../panel/use-list-address.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Plus } from '../../../ui/icons.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { formatNumber } from '../../../ui/text.ts';
import {
  MEMBERSHIP_COLUMNS,
  MEMBERSHIP_STATES,
  type MembershipRow,
  MembershipRow_membership,
  STATE_NAMES,
} from './membership-columns.tsx';
import { GrantDialog, MEMBERSHIP_LISTS, RenewDialog } from './MembershipDialogs.tsx';

const MembershipsQuery = graphql(`
  query MembershipsPage($filter: MembershipFilter!, $page: Int!, $upTo: String) {
    memberships(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {
      items {
        id
        ...MembershipRow_membership
      }
      totalCount
      pageCount
      upTo
      newCount
    }
  }
`);

const EndMembership = graphql(`
  mutation EndMembership($input: EndMembershipInput!) {
    endMembership(input: $input) {
      ... on EndMembershipSuccess {
        membership {
          id
          holderName
        }
      }
      ...MutationFailure
    }
  }
`);

const ORDERS: Readonly<Record<string, { asc: MembershipOrder; desc: MembershipOrder }>> = {
  socio: { asc: 'HOLDER', desc: 'HOLDER_DESC' },
  tipo: { asc: 'TYPE', desc: 'TYPE_DESC' },
  desde: { asc: 'ACTIVATION', desc: 'ACTIVATION_DESC' },
  hasta: { asc: 'EXPIRY', desc: 'EXPIRY_DESC' },
};
const LIST = {
  sorts: Object.keys(ORDERS),
  defaultSort: { by: 'hasta', direction: 'desc' },
  filters: { estado: STATE_NAMES.map((name) => MEMBERSHIP_STATES[name].slug) },
} as const;

function variablesOf({ search, page, upTo, sort, filters }: ListView<'estado'>) {
  return {
    filter: {
      search,
      state: STATE_NAMES.find((name) => MEMBERSHIP_STATES[name].slug === filters.estado) ?? null,
      order: ORDERS[sort?.by ?? '']?.[sort?.direction ?? 'desc'] ?? 'EXPIRY_DESC',
    },
    page,
    upTo,
  };
}

export const load: PageLoad = (client, { request }) =>
  preload(
    client,
    MembershipsQuery,
    variablesOf(readListView(new URL(request.url).searchParams, LIST)),
    'cache-and-network',
  );

const LISTED = { additionalTypenames: ['Membership'] };

/** Membership cards: staff create, renew and end them. */
export default function MembershipsPage() {
  const list = useListAddress(LIST);
  const answer = useListQuery({
    query: MembershipsQuery,
    variables: variablesOf(list),
    context: LISTED,
  });
  const [{ data }] = answer;
  const [isGranting, setIsGranting] = useState(false);
  const [renewed, setRenewed] = useState<MembershipRow | null>(null);
  const [chosen, setEnded] = useState<MembershipRow | null>(null);
  const [end] = useStaffMutation({
    document: EndMembership,
    refetch: MEMBERSHIP_LISTS,
    success: ({ membership }) => ['Carnet dado de baja', `El de ${membership.holderName} ya no vale.`],
    failure: 'Error al dar de baja el carnet',
  });
  const memberships = data?.memberships;
  const rows = memberships && getFragment(MembershipRow_membership, memberships.items);
  // A refused decision fetches the list again: the dialog then decides on the new row, with what was typed.
  const now = (row: MembershipRow | null) => (row && rows?.find(({ id }) => id === row.id)) ?? row;
  const ended = now(chosen);

  return (
    <PanelPage
      title="Carnets de socio"
      description={
        memberships &&
        `${formatNumber(memberships.totalCount)} ${memberships.totalCount === 1 ? 'carnet' : 'carnets'}`
      }
      actions={
        <>
          <Button onClick={() => setIsGranting(true)}>
            <Plus size={20} />
            Nuevo carnet
          </Button>
          <ButtonLink to="/admin/commercial/memberships/import" variant="secondary">
            Importar
          </ButtonLink>
        </>
      }
    >
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchField
          label="Buscar carnets"
          placeholder="Nombre, email, tipo o número de socio"
          value={list.search}
          onSearch={list.setSearch}
        />
        <ListFilter
          list={list}
          name="estado"
          label="Estado"
          all="Todos los estados"
          options={STATE_NAMES.map((name) => ({
            value: MEMBERSHIP_STATES[name].slug,
            label: MEMBERSHIP_STATES[name].label,
          }))}
        />
      </div>
      <StaffList
        caption="Carnets de socio"
        columns={MEMBERSHIP_COLUMNS}
        list={list}
        answer={answer}
        rows={rows}
        pages={memberships}
        rowKey={({ id }) => id}
        rowLabel={({ holderName }) => holderName}
        rowActions={(membership) => [
          { label: 'Renovar', onSelect: () => setRenewed(membership) },
          {
            label: 'Dar de baja',
            danger: true,
            disabled: membership.state === 'EXPIRED',
            reason: 'Ya ha caducado',
            onSelect: () => setEnded(membership),
          },
        ]}
        what="los carnets"
        pagesLabel="Páginas de carnets"
        empty={{
          seed: 'carnets',
          title: 'Aún no hay carnets',
          action: <Button onClick={() => setIsGranting(true)}>Crear el primero</Button>,
          narrowedTitle: 'Ningún carnet coincide',
        }}
      />
      <GrantDialog open={isGranting} onClose={() => setIsGranting(false)} />
      <RenewDialog membership={now(renewed)} onClose={() => setRenewed(null)} />
      <ConfirmDialog
        open={ended !== null}
        onClose={() => setEnded(null)}
        title={`¿Dar de baja el carnet de ${ended?.holderName ?? ''}?`}
        description="Dejará de valer ahora mismo. Si no le queda otro carnet, dejará de ser socio. Podrás renovarlo más adelante."
        confirmLabel="Dar de baja"
        pendingLabel="Dando de baja..."
        onConfirm={() => ended && end({ input: { id: ended.id, seen: ended.expiryDate } })}
      />
    </PanelPage>
  );
}
