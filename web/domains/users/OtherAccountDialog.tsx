import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Says why the page is another person's now, and that what they have just pressed was not done. */
export function OtherAccountDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="La cuenta ha cambiado"
      description="En este navegador se ha entrado con otra cuenta y no se ha hecho nada. Revisa la página y vuelve a intentarlo."
      actions={<Button onClick={onClose}>Entendido</Button>}
    />
  );
}
