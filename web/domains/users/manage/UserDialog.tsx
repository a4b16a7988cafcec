import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  editUserForm,
  newUserForm,
  type RoleName,
  type UserFormValues,
} from '../../../../api/domains/users/users.input.ts';
import { graphql } from '../../../gql/index.ts';
import type { Role } from '../../../gql/graphql.ts';
import type { Failure } from '../../../graphql/results.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { editOf } from '../../../ui/edited.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { EmailField } from '../../../ui/EmailField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useViewerContext } from '../viewer.tsx';
import { rolesWith, ROLE_NAMES, ROLES, toRole, toRoleName } from './roles.ts';
import type { UserRow } from './user-columns.tsx';

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

/** A deleted account changes the list too. */
export const USER_LISTS = ['User', 'UserPage'] as const;

interface UserDialogProps {
  /** The account to edit, `new` to create one, null while the dialog is closed. */
  user: UserRow | 'new' | null;
  onClose: () => void;
}

/** Creates an account or edits one. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const { viewer, refresh } = useViewerContext();
  // Those that a conflict has shown; the row may be older.
  const [roles, setRoles] = useState<readonly Role[] | null>(null);
  const [create] = useStaffMutation({
    document: CreateUser,
    refetch: USER_LISTS,
    describe: atField,
    success: (_, { input }) => ['Usuario creado', `${input.name} ya puede entrar con ${input.email}.`],
  });
  const [update] = useStaffMutation({
    document: UpdateUser,
    refetch: USER_LISTS,
    describe: atField,
    success: ({ user: saved }) => ['Usuario actualizado', `Los datos de ${saved.name} están guardados.`],
    // The panel shows the signed-in user; a new role or password of the user's own account has also ended the session.
    onSuccess: (value) => (viewer.user?.id === value.user.id ? refresh() : undefined),
  });
  if (user === null) return null;
  if (user === 'new') {
    return (
      <FormDialog<UserFormValues, UserFormValues>
        open
        onClose={onClose}
        title="Nuevo usuario"
        schema={newUserForm}
        defaultValues={{ name: '', email: '', role: 'user', changePassword: true, password: '' }}
        save={({ name, email, role, password }) =>
          create({ input: { name, email, password, role: toRole(role), roles: [toRole(role)] } })
        }
        submitLabel="Crear usuario"
        pendingLabel="Creando..."
        failureTitle="Error al crear usuario"
      >
        {(form) => <Fields form={form} isNew />}
      </FormDialog>
    );
  }
  const { name, email } = user;
  return (
    <FormDialog<UserFormValues, UserFormValues>
      open
      onClose={() => {
        setRoles(null);
        onClose();
      }}
      title="Editar usuario"
      schema={editUserForm}
      defaultValues={{ name, email, role: toRoleName(user.role), changePassword: false, password: '' }}
      fromInput={(field, current) => {
        if (field !== 'roles') return [field as keyof UserFormValues, current ?? ''];
        const stored = current as RoleName[];
        setRoles(stored.map(toRole));
        return ['role', stored[0]];
      }}
      save={(values, before) => update({ input: changesOf(user, roles ?? user.roles, before, values) })}
      submitLabel="Guardar cambios"
      failureTitle="Error al actualizar"
    >
      {(form) => <Fields form={form} isOwn={viewer.user?.id === user.id} />}
    </FormDialog>
  );
}

const toInput = ({ name, email, role }: UserFormValues) => ({ name, email, role: toRole(role) });

/** The changed fields; a new main role changes the list of roles. */
function changesOf(user: UserRow, known: readonly Role[], before: UserFormValues, after: UserFormValues) {
  const { base, ...changed } = editOf(toInput(before), toInput(after));
  const roles = changed.role && rolesWith(changed.role, known);
  return {
    id: user.id,
    ...changed,
    ...(roles && { roles }),
    ...(after.changePassword && { password: after.password }),
    base: { ...base, ...(roles && { roles: [...known] }) },
  };
}

/** Some refusals belong to one field, though they are no validation errors. */
function atField(failure: Failure): Failure {
  if (failure.type === 'EmailTakenError') return { ...failure, fields: { email: failure.message } };
  if (failure.type === 'LastAdministratorError') return { ...failure, fields: { role: failure.message } };
  return failure;
}

interface FieldsProps {
  form: UseFormReturn<UserFormValues, unknown, UserFormValues>;
  isNew?: boolean;
  isOwn?: boolean;
}

function Fields({ form, isNew = false, isOwn = false }: FieldsProps) {
  const { register, formState, watch } = form;
  const { errors } = formState;
  const role: RoleName = watch('role');
  const withPassword = isNew || watch('changePassword');
  return (
    <>
      <TextField label="Nombre" autoComplete="off" error={errors.name?.message} {...register('name')} />
      <EmailField autoComplete="off" error={errors.email?.message} {...register('email')} />
      <Select
        label="Rol"
        hint={ROLES[role].description}
        error={errors.role?.message}
        options={ROLE_NAMES.map((name) => ({ value: name, label: ROLES[name].label }))}
        {...register('role')}
      />
      {!isNew && <Checkbox label="Cambiar la contraseña" {...register('changePassword')} />}
      {withPassword && (
        <PasswordField
          label={isNew ? 'Contraseña' : 'Nueva contraseña'}
          autoComplete="new-password"
          hint="Al menos 6 caracteres."
          error={errors.password?.message}
          {...register('password')}
        />
      )}
      {!isNew && (
        <p className="text-sm text-muted">
          {isOwn
            ? 'Es tu propia cuenta: si cambias el rol o la contraseña, tendrás que volver a entrar.'
            : 'Si cambias el rol o la contraseña, se cerrarán las sesiones que tenga abiertas.'}
        </p>
      )}
    </>
  );
}
