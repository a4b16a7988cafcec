import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { registrationForm } from '../../../api/domains/users/users.input.ts';
import { SubmitButton } from '../../app/SubmitButton.tsx';
import { ActionError } from '../../ui/ActionError.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ActionProblem } from '../../ui/use-action.ts';
import { useFormDraft } from '../../ui/use-form-draft.ts';
import { showAtFields } from './form-failure.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Kept until the account is open: never the passwords. */
const KEPT = ['name', 'email'] as const;

/** The state of a registration form, see `useLoginForm`. */
export const useRegistrationForm = () =>
  useForm({
    resolver: zodResolver(registrationForm),
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
  });

/** The registration form. Like `LoginForm`, it leaves the next step to the page. */
export function RegistrationForm({ form }: { form: ReturnType<typeof useRegistrationForm> }) {
  const signIn = useSignIn();
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const forgetDraft = useFormDraft(form, 'registration', KEPT);

  const [problem, setProblem] = useState<ActionProblem | null>(null);

  const submit = handleSubmit(async ({ name, email, password }) => {
    setProblem(null);
    const failure = await signIn.register({ name, email, password });
    if (!failure) return forgetDraft();
    if (showAtFields(failure, ['name', 'email', 'password'], setError)) return;
    if (failure.type === 'EmailTakenError') {
      setError('email', { type: 'server', message: failure.message }, { shouldFocus: true });
      return;
    }
    setProblem({ title: 'Error de registro', message: failure.message });
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField label="Nombre" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <EmailField autoComplete="username" error={errors.email?.message} {...register('email')} />
      <NewPasswordFields
        label="Contraseña"
        password={register('password')}
        confirmation={register('confirmPassword')}
        errors={errors}
      />
      <ActionError problem={problem} />
      <SubmitButton pending={isSubmitting} pendingLabel="Registrando...">
        Registrarse
      </SubmitButton>
      <p className="text-sm text-muted">
        Al registrarte, tratamos tus datos como explica la{' '}
        <Link to="/politica-privacidad" className="underline underline-offset-4">
          política de privacidad
        </Link>
        .
      </p>
    </form>
  );
}
