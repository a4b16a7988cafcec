import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { describeError } from '../../../graphql/results.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useAction } from '../../../ui/use-action.ts';

const EmailVerificationQuery = graphql(`
  query EmailVerification {
    viewer {
      id
      emailVerified
    }
  }
`);

const RequestEmailVerification = graphql(`
  mutation RequestEmailVerification {
    requestEmailVerification {
      done
    }
  }
`);

/** Shows that the user's e-mail is not verified yet, and sends the link again. */
export function EmailVerification({ email }: { email: string }) {
  const [{ data }] = useQuery({ query: EmailVerificationQuery });
  const [, send] = useMutation(RequestEmailVerification);
  const [sent, setSent] = useState(false);
  const { run, pending, problem } = useAction(async () => {
    const { data: answer, error } = await send({});
    if (!answer) return { title: 'No se ha enviado', message: describeError(error) };
    setSent(true);
    return null;
  });
  if (data?.viewer?.emailVerified !== false) return null;

  return (
    <>
      <Alert
        tone={sent ? 'ok' : 'info'}
        title={sent ? 'Revisa tu correo' : 'Tu email está sin confirmar'}
        actions={
          !sent && (
            <Button
              variant="secondary"
              size="sm"
              pending={pending}
              pendingLabel="Enviando..."
              onClick={() => void run()}
            >
              Enviarme el enlace
            </Button>
          )
        }
      >
        {sent
          ? `Te hemos enviado un enlace a ${email}. Funciona durante 24 horas.`
          : 'Confírmalo y sabremos que lo que te enviamos, como tus entradas, te llega.'}
      </Alert>
      <ActionError problem={problem} />
    </>
  );
}
