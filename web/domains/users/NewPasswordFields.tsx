import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../ui/PasswordField.tsx';

interface Props {
  label: string;
  password: UseFormRegisterReturn;
  confirmation: UseFormRegisterReturn;
  errors: FieldErrors<{ password: string; confirmPassword: string }>;
}

/** A new password, typed twice. */
export function NewPasswordFields({ label, password, confirmation, errors }: Props) {
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint="Al menos 6 caracteres."
        error={errors.password?.message}
        {...password}
      />
      <PasswordField
        label="Confirmar contraseña"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...confirmation}
      />
    </>
  );
}
