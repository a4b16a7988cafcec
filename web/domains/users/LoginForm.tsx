import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { loginInput } from '../../../api/domains/users/users.input.ts';
import { ActionError } from '../../ui/ActionError.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../app/SubmitButton.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ActionProblem } from '../../ui/use-action.ts';
import { showAtFields } from './form-failure.ts';
import { useSignIn } from './use-sign-in.ts';

/** The state of a sign-in form, for the component that decides how long it is kept. @param email prefills the address */
export const useLoginForm = (email = '') =>
  useForm({ resolver: zodResolver(loginInput), defaultValues: { email, password: '', code: '' } });

/** The sign-in form. The page handles the next step by watching the viewer. */
export function LoginForm({ form }: { form: ReturnType<typeof useLoginForm> }) {
  const { login } = useSignIn();
  const [asksForCode, setAsksForCode] = useState(false);
  const [problem, setProblem] = useState<ActionProblem | null>(null);
  const { control, register, handleSubmit, setError, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  const email = useWatch({ control, name: 'email' });

  const submit = handleSubmit(async (input) => {
    setProblem(null);
    const failure = await login(input);
    if (!failure || showAtFields(failure, ['email', 'password'], setError)) return;
    if (failure.type === 'SecondFactorNeededError') {
      setAsksForCode(true);
      return;
    }
    if (failure.type === 'WrongCodeError') {
      setError('code', { type: 'server', message: failure.message }, { shouldFocus: true });
      return;
    }
    setProblem({ title: 'Error de inicio de sesión', message: failure.message });
    setFocus('password');
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <EmailField autoComplete="username" error={errors.email?.message} {...register('email')} />
      <PasswordField
        label="Contraseña"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      {asksForCode && (
        <TextField
          label="Código de verificación"
          hint="El de tu aplicación de autenticación, o uno de tus códigos de recuperación."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          // It appears because the user must fill it in now.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          error={errors.code?.message}
          {...register('code')}
        />
      )}
      <ActionError problem={problem} />
      <SubmitButton pending={isSubmitting} pendingLabel="Iniciando sesión...">
        Iniciar sesión
      </SubmitButton>
      <Link
        to="/olvide-contrasena"
        state={{ email }}
        className="justify-self-start font-semibold underline underline-offset-3"
      >
        ¿Olvidaste tu contraseña?
      </Link>
    </form>
  );
}
