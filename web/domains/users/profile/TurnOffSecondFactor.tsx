import { type SubmitEvent, useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { readOutcome } from '../../../graphql/results.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';

const Remove = graphql(`
  mutation RemoveSecondFactor($password: String!, $code: String!) {
    removeSecondFactor(input: { password: $password, code: $code }) {
      ... on RemoveSecondFactorSuccess {
        done
      }
      ...MutationFailure
    }
  }
`);

/** Asks for the password and a code, so that another person at an unlocked screen cannot turn it off. */
export function TurnOffSecondFactor({ onDone }: { onDone: () => void }) {
  const [{ fetching }, remove] = useMutation(Remove);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setFailure(undefined);
    const { data, error } = await remove({ password, code });
    const outcome = readOutcome(data?.removeSecondFactor, error);
    if (outcome.ok) onDone();
    else setFailure(outcome.message);
  }

  return (
    <form noValidate onSubmit={submit} className="grid w-full max-w-md gap-4">
      <PasswordField
        label="Tu contraseña"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TextField
        label="Código de verificación"
        hint="El de tu aplicación, o uno de tus códigos de recuperación."
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <ActionError
        problem={failure === undefined ? null : { title: 'No se ha desactivado', message: failure }}
      />
      <Button type="submit" variant="danger" pending={fetching} pendingLabel="Desactivando...">
        Desactivar
      </Button>
    </form>
  );
}
