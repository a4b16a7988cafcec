import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMutation } from 'urql';
import { newPasswordForm } from '../../../api/domains/users/users.input.ts';
import { SubmitButton } from '../../app/SubmitButton.tsx';
import { graphql } from '../../gql/index.ts';
import { readOutcome } from '../../graphql/results.ts';
import { ActionError } from '../../ui/ActionError.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { toast } from '../../ui/toast.ts';
import type { ActionProblem } from '../../ui/use-action.ts';
import { showAtFields } from './form-failure.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useViewerContext } from './viewer.tsx';
import { MailedLinkPage } from './MailedLinkPage.tsx';

const ResetPassword = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      ... on ResetPasswordSuccess {
        done
      }
      ...MutationFailure
    }
  }
`);

/** /restablecer#…: the target of a mailed link, to set a new password. */
export default function ResetPasswordPage() {
  const [refusal, setRefusal] = useState<string>();
  return (
    <MailedLinkPage
      title="Contraseña nueva"
      description="Elige una contraseña nueva para tu cuenta."
      heading="Elige una contraseña nueva"
      elsewhere={{ to: '/olvide-contrasena', label: 'Pedir otro enlace' }}
    >
      {refusal === undefined ? (
        <NewPasswordForm onRefused={setRefusal} />
      ) : (
        <Alert tone="error" title="El enlace no funciona">
          {refusal}
        </Alert>
      )}
    </MailedLinkPage>
  );
}

function NewPasswordForm({ onRefused }: { onRefused: (message: string) => void }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { refresh } = useViewerContext();
  const [, send] = useMutation(ResetPassword);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<ActionProblem | null>(null);

  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    const { data, error } = await send({ input: { token: hash.slice(1) || '-', password } });
    const outcome = readOutcome(data?.resetPassword, error);
    if (outcome.ok) {
      // The reset has ended the current session.
      await refresh();
      toast.success('Contraseña cambiada', 'Inicia sesión con la nueva.');
      void navigate('/auth', { replace: true });
    } else if (outcome.type === 'LinkExpiredError') {
      onRefused(outcome.message);
    } else if (!showAtFields(outcome, ['password'], setError)) {
      setFailure({ title: 'No se ha cambiado la contraseña', message: outcome.message });
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <NewPasswordFields
        label="Contraseña nueva"
        password={register('password')}
        confirmation={register('confirmPassword')}
        errors={errors}
      />
      <ActionError problem={failure} />
      <SubmitButton pending={isSubmitting} pendingLabel="Guardando...">
        Guardar contraseña
      </SubmitButton>
    </form>
  );
}
