import { type SubmitEvent, useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { readOutcome } from '../../../graphql/results.ts';
import { Button } from '../../../ui/Button.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { TextField } from '../../../ui/TextField.tsx';

const Begin = graphql(`
  mutation BeginSecondFactor($password: String!) {
    beginSecondFactor(input: { password: $password }) {
      ... on BeginSecondFactorSuccess {
        secret
        uri
      }
      ...MutationFailure
    }
  }
`);

const Confirm = graphql(`
  mutation ConfirmSecondFactor($code: String!) {
    confirmSecondFactor(input: { code: $code }) {
      ... on ConfirmSecondFactorSuccess {
        recoveryCodes
      }
      ...MutationFailure
    }
  }
`);

/** First asks for the password, then shows the secret and checks a code from the device. */
export function TurnOnSecondFactor({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const [{ fetching: isBeginning }, begin] = useMutation(Begin);
  const [{ fetching: isConfirming }, confirm] = useMutation(Confirm);
  const [device, setDevice] = useState<{ secret: string; uri: string }>();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!device) {
      const { data, error } = await begin({ password: typed });
      const outcome = readOutcome(data?.beginSecondFactor, error);
      if (outcome.ok) {
        setDevice(outcome.value);
        setTyped('');
      }
      setWrong(outcome.ok ? undefined : outcome.message);
      return;
    }
    const { data, error } = await confirm({ code: typed });
    const outcome = readOutcome(data?.confirmSecondFactor, error);
    if (outcome.ok) onDone(outcome.value.recoveryCodes);
    else setWrong(outcome.message);
  }

  if (!device) {
    return (
      <form noValidate onSubmit={submit} className="grid w-full max-w-md gap-4">
        <PasswordField
          key="password"
          label="Tu contraseña"
          autoComplete="current-password"
          hint="Para asegurarnos de que eres tú."
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={wrong}
        />
        <Button type="submit" pending={isBeginning} pendingLabel="Comprobando...">
          Continuar
        </Button>
      </form>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid w-full max-w-md gap-4">
      <p>Escanea este código con tu aplicación de autenticación y escribe los seis números que muestra.</p>
      <QrCode text={device.uri} alt="Código QR para tu aplicación de autenticación" />
      <p>
        Sin cámara, escribe esta clave: <code className="[overflow-wrap:anywhere]">{device.secret}</code>
      </p>
      <TextField
        key="code"
        label="Código de verificación"
        autoComplete="one-time-code"
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={wrong}
      />
      <Button type="submit" pending={isConfirming} pendingLabel="Activando...">
        Activar
      </Button>
    </form>
  );
}
