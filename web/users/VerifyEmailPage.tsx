import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMutation } from 'urql';
import { Seo } from '../app/Seo.tsx';
import { useHydrated } from '../app/use-hydrated.ts';
import { graphql } from '../gql/index.ts';
import { readOutcome } from '../graphql/results.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';

const VerifyEmail = graphql(`
  mutation VerifyEmail($input: VerifyEmailInput!) {
    verifyEmail(input: $input) {
      ... on VerifyEmailSuccess {
        done
      }
      ... on UserError {
        message
      }
    }
  }
`);

/** /verificar#…: where the link of a mail leads. The person presses a button, since mail programs open links by themselves. */
export default function VerifyEmailPage() {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const [{ fetching }, send] = useMutation(VerifyEmail);
  const [outcome, setOutcome] = useState<{ ok: boolean; message: string }>();

  async function verify() {
    const { data, error } = await send({ input: { token: hash.slice(1) || '-' } });
    const result = readOutcome(data?.verifyEmail, error);
    setOutcome(
      result.ok
        ? { ok: true, message: 'Tu correo está confirmado.' }
        : { ok: false, message: result.message },
    );
  }

  return (
    <div className="wrap grid max-w-[34rem] justify-items-start gap-6 py-10 md:py-16">
      <Seo title="Confirmar correo" description="Confirma el correo de tu cuenta." noIndex />
      <h1 className="display text-display-md">Confirma tu correo</h1>
      {outcome ? (
        <Alert
          tone={outcome.ok ? 'ok' : 'error'}
          title={outcome.ok ? '¡Listo!' : 'El enlace no funciona'}
          className="w-full"
        >
          {outcome.message}
        </Alert>
      ) : (
        <>
          <p className="text-lg text-muted">Pulsa el botón para decirnos que este correo es tuyo.</p>
          <Button
            onClick={verify}
            disabled={!hydrated}
            pending={fetching}
            pendingLabel="Confirmando..."
            className="disabled:opacity-100"
          >
            Confirmar mi correo
          </Button>
        </>
      )}
      <p>
        <Link to="/perfil" className="font-semibold underline underline-offset-3">
          Ir a mi perfil
        </Link>
      </p>
    </div>
  );
}
