import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useMutation } from 'urql';
import { requestResetInput } from '../../../api/domains/users/users.input.ts';
import { SubmitButton } from '../../app/SubmitButton.tsx';
import { graphql } from '../../gql/index.ts';
import { readOutcome } from '../../graphql/results.ts';
import { ActionError } from '../../ui/ActionError.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import type { ActionProblem } from '../../ui/use-action.ts';
import { showAtFields } from './form-failure.ts';
import { MailedLinkPage } from './MailedLinkPage.tsx';

const RequestPasswordReset = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      ... on RequestPasswordResetSuccess {
        done
      }
      ...MutationFailure
    }
  }
`);

/** /olvide-contrasena: requests a mail with a reset link. It never reveals whether the address has an account. */
export default function ForgottenPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <MailedLinkPage
      needsToken={false}
      title="¿Olvidaste tu contraseña?"
      description="Elige una contraseña nueva para tu cuenta."
      heading="¿Olvidaste tu contraseña?"
      elsewhere={{ to: '/auth', label: 'Volver a iniciar sesión' }}
    >
      {sentTo === undefined ? (
        <>
          <p className="text-lg text-muted">
            Escribe el email de tu cuenta y te enviaremos un enlace para elegir otra.
          </p>
          <RequestForm onSent={setSentTo} />
        </>
      ) : (
        <Alert tone="ok" title="Revisa tu correo">
          Si hay una cuenta con {sentTo}, en unos minutos recibirás un enlace para elegir una contraseña
          nueva. Funciona una sola vez y durante 30 minutos. Si no llega, mira en la carpeta de correo no
          deseado.
        </Alert>
      )}
    </MailedLinkPage>
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const [, send] = useMutation(RequestPasswordReset);
  // What was typed in the sign-in form.
  const { email = '' } = (useLocation().state ?? {}) as { email?: string };
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(requestResetInput),
    defaultValues: { email },
  });

  const [failure, setFailure] = useState<ActionProblem | null>(null);

  const submit = handleSubmit(async (input) => {
    setFailure(null);
    const { data, error } = await send({ input });
    const outcome = readOutcome(data?.requestPasswordReset, error);
    if (outcome.ok) onSent(input.email);
    else if (!showAtFields(outcome, ['email'], setError))
      setFailure({ title: 'No se ha enviado', message: outcome.message });
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <EmailField autoComplete="username" error={formState.errors.email?.message} {...register('email')} />
      <ActionError problem={failure} />
      <SubmitButton pending={formState.isSubmitting} pendingLabel="Enviando...">
        Enviar enlace
      </SubmitButton>
    </form>
  );
}
