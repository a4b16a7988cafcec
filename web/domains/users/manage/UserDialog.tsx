import type { UseFormReturn } from 'react-hook-form';
import {
  editUserForm,
  newUserForm,
  type RoleName,
  type UserFormValues,
} from '../../../../api/domains/users/users.input.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { EmailField } from '../../../ui/EmailField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useViewer } from '../viewer.tsx';
import { ROLE_NAMES, ROLES, toRoleName } from './roles.ts';
import { type ListedUser, useUserChanges } from './use-user-changes.ts';

interface UserDialogProps {
  /** The account to edit, `new` for one to be created, null while nothing is open. */
  user: ListedUser | 'new' | null;
  onClose: () => void;
}

/** Creates an account or edits one (spec section 4, «User form»). */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const { create, update } = useUserChanges();
  const viewer = useViewer();
  if (user === null) return null;
  if (user === 'new') {
    return (
      <FormDialog<UserFormValues, UserFormValues>
        open
        onClose={onClose}
        title="Nuevo usuario"
        schema={newUserForm}
        defaultValues={{ name: '', email: '', role: 'user', changePassword: true, password: '' }}
        save={create}
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
      onClose={onClose}
      title="Editar usuario"
      schema={editUserForm}
      defaultValues={{ name, email, role: toRoleName(user.role), changePassword: false, password: '' }}
      save={(values) => update(user, values)}
      submitLabel="Guardar cambios"
      failureTitle="Error al actualizar"
    >
      {(form) => <Fields form={form} isOwn={viewer.user?.id === user.id} />}
    </FormDialog>
  );
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
