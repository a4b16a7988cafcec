import { type SubmitEvent, useId, useRef, useState } from 'react';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useCloseAccount } from './use-close-account.ts';

interface CloseAccountDialogProps {
  open: boolean;
  onClose: () => void;
}

const CONSEQUENCES = [
  'Se borran tu cuenta, tus puntos y logros, tus abonos subidos, tu carnet y tus avisos.',
  'Se borran también tus comentarios en las noticias.',
  'Tus entradas siguen vendidas, pero ya no podrás verlas aquí: si vas a usarlas, guarda antes su código QR.',
  'Se cierra la sesión en todos tus dispositivos.',
];

/** Explains the consequences of closing the account and asks for the password. */
export function CloseAccountDialog({ open, onClose }: CloseAccountDialogProps) {
  const closeAccount = useCloseAccount();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [working, setWorking] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const leave = () => {
    if (working) return;
    setWrong(undefined);
    setFailure(undefined);
    onClose();
  };

  function refuse(message: string) {
    setWrong(message);
    field.current?.focus();
    field.current?.select();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (working) return;
    const password = field.current?.value ?? '';
    setFailure(undefined);
    if (!password) {
      refuse('Contraseña requerida');
      return;
    }
    setWrong(undefined);
    setWorking(true);
    const problem = await closeAccount(password);
    setWorking(false);
    if (!problem) return;
    if (problem.type === 'WrongPasswordError') refuse(problem.message);
    else if (problem.fields['password']) refuse(problem.fields['password']);
    else setFailure(problem.message);
  }

  return (
    <Dialog
      open={open}
      onClose={leave}
      size="md"
      title="Cerrar mi cuenta"
      description="Esto no se puede deshacer. Si cierras tu cuenta:"
      actions={
        <>
          <Button variant="ghost" onClick={leave}>
            Cancelar
          </Button>
          <Button type="submit" form={form} variant="danger" pending={working} pendingLabel="Cerrando...">
            Cerrar mi cuenta
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-2 pl-5">
        {CONSEQUENCES.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <PasswordField
          ref={field}
          name="password"
          label="Tu contraseña"
          autoComplete="current-password"
          hint="Para asegurarnos de que eres tú."
          error={wrong}
        />
        <ActionError
          problem={failure === undefined ? null : { title: 'No se ha cerrado tu cuenta', message: failure }}
        />
      </form>
    </Dialog>
  );
}
