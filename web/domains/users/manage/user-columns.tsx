import { graphql } from '../../../gql/index.ts';
import type { Role, UserRow_UserFragment } from '../../../gql/graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Column } from '../../../ui/data-table.ts';
import { formatShortDate } from '../../../ui/dates.ts';
import { ROLES, toRoleName } from './roles.ts';
import { SecondFactorState } from './SecondFactorState.tsx';

export const UserRow_user = graphql(`
  fragment UserRow_user on User {
    id
    name
    email
    role
    roles
    rights
    registrationDate
    hasSecondFactor
  }
`);

/** An account in the list, which the dialogs also use. */
export type UserRow = UserRow_UserFragment;

/** @param required the roles that need a second factor. */
export const userColumns = (required: readonly Role[]): readonly Column<UserRow>[] => [
  { id: 'nombre', header: 'Nombre', sortable: true, cell: ({ name }) => name },
  { id: 'email', header: 'Email', sortable: true, className: 'wrap-anywhere', cell: ({ email }) => email },
  {
    id: 'rol',
    header: 'Rol',
    sortable: true,
    cell: ({ role, rights }) => (
      <span className="flex flex-wrap gap-1">
        <RoleBadge name={toRoleName(role)} />
        {rights.includes('PUERTA') && <Badge tone="ok">Puerta</Badge>}
      </span>
    ),
  },
  {
    id: 'dos-pasos',
    header: 'Dos pasos',
    cell: (user) => <SecondFactorState user={user} required={required} />,
  },
  {
    id: 'alta',
    header: 'Alta',
    sortable: true,
    firstSort: 'desc',
    className: 'whitespace-nowrap',
    cell: ({ registrationDate }) => formatShortDate(registrationDate),
  },
];

function RoleBadge({ name }: { name: keyof typeof ROLES }) {
  const { label, tone } = ROLES[name];
  return <Badge tone={tone}>{label}</Badge>;
}
