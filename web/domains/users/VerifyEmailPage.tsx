import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMutation } from 'urql';
import { useHydrated } from '../../app/use-hydrated.ts';
import { graphql } from '../../gql/index.ts';
import { readOutcome } from '../../graphql/results.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
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
  const [{ fetching }, send] = useMutation(VerifyEmail);
  const [outcome, setOutcome] = useState<{ ok: boolean; message: string }>();

  async function verify() {
    const { data, error } = await send({ input: { token: hash.slice(1) || '-' } });
    const result = readOutcome(data?.verifyEmail, error);
    setOutcome(
      result.ok ? { ok: true, message: 'Tu email está confirmado.' } : { ok: false, message: result.message },
    );
  }

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
            onClick={verify}
            disabled={!hydrated}
            pending={fetching}
            pendingLabel="Confirmando..."
            className="justify-self-start disabled:opacity-100"
          >
            Confirmar mi email
          </Button>
        </>
      )}
    </MailedLinkPage>
  );
}
