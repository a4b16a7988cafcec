import { useMutation } from 'urql';
import type { UserFormValues } from '../../../../api/domains/users/users.input.ts';
import { graphql } from '../../../gql/index.ts';
import type { UsersPageQuery } from '../../../gql/graphql.ts';
import { type Failure, readOutcome } from '../../../graphql/results.ts';
import { toast } from '../../../ui/toast.ts';
import { useViewerContext } from '../viewer.tsx';
import { rolesWith, toRole } from './roles.ts';

const CreateUser = graphql(`
  mutation CreateUser($input: CreateUserInput!) {
    createUser(input: $input) {
      ... on CreateUserSuccess {
        user {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const UpdateUser = graphql(`
  mutation UpdateUser($input: UpdateUserInput!) {
    updateUser(input: $input) {
      ... on UpdateUserSuccess {
        user {
          id
          name
          email
          role
          roles
        }
      }
      ...MutationFailure
    }
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

export type ListedUser = UsersPageQuery['users']['items'][number];

/** Also an account that is gone changes the list. */
const LISTED = { additionalTypenames: ['User', 'UserPage'] };

/** What an administrator does to accounts. The first two give back what went wrong, for the form to show. */
export function useUserChanges() {
  const [, createUser] = useMutation(CreateUser);
  const [, updateUser] = useMutation(UpdateUser);
  const [, deleteUser] = useMutation(DeleteUser);
  const { viewer, refresh } = useViewerContext();

  async function create({ name, email, role, password }: UserFormValues): Promise<Failure | null> {
    const input = { name, email, password, role: toRole(role), roles: [toRole(role)] };
    const { data, error } = await createUser({ input }, LISTED);
    const outcome = readOutcome(data?.createUser, error);
    if (!outcome.ok) return atField(outcome);
    toast.success('Usuario creado', `${name} ya puede entrar con ${email}.`);
    return null;
  }

  async function update(user: ListedUser, values: UserFormValues): Promise<Failure | null> {
    const role = toRole(values.role);
    const input = {
      id: user.id,
      name: values.name,
      email: values.email,
      ...(role !== user.role && { role, roles: rolesWith(role, user.roles) }),
      ...(values.changePassword && { password: values.password }),
    };
    const { data, error } = await updateUser({ input }, LISTED);
    const outcome = readOutcome(data?.updateUser, error);
    if (!outcome.ok) return atField(outcome);
    toast.success('Usuario actualizado', `Los datos de ${values.name} están guardados.`);
    // The panel says who is signed in; a new role or password of one's own has ended the session, too.
    if (viewer.user?.id === user.id) await refresh();
    return null;
  }

  async function remove(user: ListedUser): Promise<void> {
    const { data, error } = await deleteUser({ input: { id: user.id } }, LISTED);
    const outcome = readOutcome(data?.deleteUser, error);
    if (outcome.ok) toast.success('Usuario eliminado', `La cuenta de ${user.name} ya no existe.`);
    else toast.error(outcome.message, 'Error al eliminar');
  }

  return { create, update, remove };
}

/** Some refusals are about one field, though they are no validation. */
function atField(failure: Failure): Failure {
  if (failure.type === 'EmailTakenError') return { ...failure, fields: { email: failure.message } };
  if (failure.type === 'LastAdministratorError') return { ...failure, fields: { role: failure.message } };
  return failure;
}
