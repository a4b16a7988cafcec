import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMutation } from 'urql';
import { useHydrated } from '../../app/use-hydrated.ts';
import { graphql } from '../../gql/index.ts';
import { readOutcome } from '../../graphql/results.ts';
import { ActionError } from '../../ui/ActionError.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { MailedLinkPage } from './MailedLinkPage.tsx';

const VerifyEmail = graphql(`
  mutation VerifyEmail($input: VerifyEmailInput!) {
    verifyEmail(input: $input) {
      ... on VerifyEmailSuccess {
        done
      }
      ...MutationFailure
    }
  }
`);

/**
 * /verificar#…: the target of a mailed link. The user must press a button, since mail programs open links by
 * themselves.
 */
export default function VerifyEmailPage() {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const [, send] = useMutation(VerifyEmail);
  const [outcome, setOutcome] = useState<{ ok: boolean; message: string }>();

  const { run, pending, problem } = useAction(async () => {
    const { data, error } = await send({ input: { token: hash.slice(1) || '-' } });
    const result = readOutcome(data?.verifyEmail, error);
    if (result.ok) setOutcome({ ok: true, message: 'Tu email está confirmado.' });
    // A refused link does not get better; what got no answer can be tried again.
    else if (result.type) setOutcome({ ok: false, message: result.message });
    else return { title: 'No se ha confirmado', message: result.message };
    return null;
  });

  return (
    <MailedLinkPage
      title="Confirmar email"
      description="Confirma el email de tu cuenta."
      heading="Confirma tu email"
      elsewhere={{ to: '/perfil', label: 'Ir a mi perfil' }}
    >
      {outcome ? (
        <Alert tone={outcome.ok ? 'ok' : 'error'} title={outcome.ok ? '¡Listo!' : 'El enlace no funciona'}>
          {outcome.message}
        </Alert>
      ) : (
        <>
          <p className="text-lg text-muted">Pulsa el botón para decirnos que este email es tuyo.</p>
          <Button
            onClick={() => void run()}
            disabled={!hydrated}
            pending={pending}
            pendingLabel="Confirmando..."
            className="justify-self-start disabled:opacity-100"
          >
            Confirmar mi email
          </Button>
          <ActionError problem={problem} />
        </>
      )}
    </MailedLinkPage>
  );
}
