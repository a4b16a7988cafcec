import { useState } from 'react';
import type { PageLoad } from '../../../app/page.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import type { UserSort } from '../../../gql/graphql.ts';
import { preload } from '../../../graphql/preload.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { type ListView, readListView } from '../../../panel/list-address.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { ListFilter } from '../../../panel/ListFilter.tsx';
import { StaffList } from '../../../panel/StaffList.tsx';
import { useListAddress } from '../../../panel/use-list-address.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Plus } from '../../../ui/icons.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { formatNumber } from '../../../ui/text.ts';
import { AwardsDialog } from '../../points/manage/AwardsDialog.tsx';
import { hasRole } from '../viewer.tsx';
import { ROLE_NAMES, ROLES, toRole } from './roles.ts';
import { DoorRight } from './DoorRight.tsx';
import { ResetSecondFactor } from './ResetSecondFactor.tsx';
import { userColumns, type UserRow, UserRow_user } from './user-columns.tsx';
import { UserDialog, USER_LISTS } from './UserDialog.tsx';

const UsersQuery = graphql(`
  query UsersPage(
    $search: String
    $role: Role
    $sort: UserSort!
    $descending: Boolean!
    $page: Int!
    $upTo: String
  ) {
    users(
      search: $search
      role: $role
      sort: $sort
      descending: $descending
      page: $page
      upTo: $upTo
      pageSize: 25
    ) {
      items {
        id
        ...UserRow_user
      }
      totalCount
      pageCount
      upTo
      newCount
    }
    secondFactorRoles
  }
`);

const DeleteUser = graphql(`
  mutation DeleteUser($input: DeleteUserInput!) {
    deleteUser(input: $input) {
      ... on DeleteUserSuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

const SORTS: Readonly<Record<string, UserSort>> = {
  nombre: 'NAME',
  email: 'EMAIL',
  rol: 'ROLE',
  alta: 'REGISTRATION_DATE',
};
const LIST = {
  sorts: Object.keys(SORTS),
  defaultSort: { by: 'nombre', direction: 'asc' },
  filters: { rol: ROLE_NAMES },
} as const;

function variablesOf({ search, page, upTo, sort, filters }: ListView<'rol'>) {
  const role = ROLE_NAMES.find((name) => name === filters.rol);
  return {
    search,
    role: role ? toRole(role) : null,
    sort: SORTS[sort?.by ?? ''] ?? 'NAME',
    descending: sort?.direction === 'desc',
    page,
    upTo,
  };
}

export const load: PageLoad = (client, { request }) =>
  preload(
    client,
    UsersQuery,
    variablesOf(readListView(new URL(request.url).searchParams, LIST)),
    'cache-and-network',
  );

/** Accounts: administrators find, create, edit and delete them. */
export default function UsersPage() {
  const list = useListAddress(LIST);
  const answer = useListQuery({
    query: UsersQuery,
    variables: variablesOf(list),
  });
  const [{ data }] = answer;
  const [edited, setEdited] = useState<UserRow | 'new' | null>(null);
  const [doomed, setDoomed] = useState<UserRow | null>(null);
  const [awarded, setAwarded] = useState<UserRow | null>(null);
  const [gated, setGated] = useState<UserRow | null>(null);
  const [locked, setLocked] = useState<UserRow | null>(null);
  const [remove] = useStaffMutation({
    document: DeleteUser,
    refetch: USER_LISTS,
    success: () => ['Usuario eliminado', `La cuenta de ${doomed?.name ?? ''} ya no existe.`],
    failure: 'Error al eliminar',
  });
  const users = data?.users;

  return (
    <PanelPage
      title="Usuarios"
      description={
        users && `${formatNumber(users.totalCount)} ${users.totalCount === 1 ? 'cuenta' : 'cuentas'}`
      }
      actions={
        <Button onClick={() => setEdited('new')}>
          <Plus size={20} />
          Nuevo usuario
        </Button>
      }
    >
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <SearchField
          label="Buscar usuarios"
          placeholder="Nombre o email"
          value={list.search}
          onSearch={list.setSearch}
        />
        <ListFilter
          list={list}
          name="rol"
          label="Rol"
          all="Todos los roles"
          options={ROLE_NAMES.map((name) => ({ value: name, label: ROLES[name].label }))}
        />
      </div>
      <StaffList
        caption="Usuarios"
        columns={userColumns(data?.secondFactorRoles ?? [])}
        list={list}
        answer={answer}
        rows={users && getFragment(UserRow_user, users.items)}
        pages={users}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowActions={(user) => [
          { label: 'Editar', onSelect: () => setEdited(user) },
          { label: 'Logros', onSelect: () => setAwarded(user) },
          {
            label: user.rights.includes('PUERTA') ? 'Quitar permiso de puerta' : 'Dar permiso de puerta',
            onSelect: () => setGated(user),
          },
          ...(user.hasSecondFactor
            ? [{ label: 'Restablecer segundo factor', danger: true, onSelect: () => setLocked(user) }]
            : []),
          {
            label: 'Eliminar',
            danger: true,
            disabled: hasRole(user, 'ADMIN'),
            reason: 'Un administrador no se puede eliminar',
            onSelect: () => setDoomed(user),
          },
        ]}
        what="los usuarios"
        pagesLabel="Páginas de usuarios"
        empty={{
          seed: 'usuarios',
          title: 'No hay usuarios',
          narrowedTitle: 'Nadie coincide',
          narrowedText: 'Ninguna cuenta responde a esta búsqueda.',
        }}
      />
      <UserDialog user={edited} onClose={() => setEdited(null)} />
      <AwardsDialog user={awarded} onClose={() => setAwarded(null)} />
      <DoorRight user={gated} onClose={() => setGated(null)} />
      <ResetSecondFactor user={locked} onClose={() => setLocked(null)} />
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={`¿Eliminar a ${doomed?.name ?? ''}?`}
        description="Esta acción no se puede deshacer. Se borrarán la cuenta y sus datos; las entradas que haya comprado siguen vendidas."
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={() => doomed && remove({ input: { id: doomed.id } })}
      />
    </PanelPage>
  );
}
