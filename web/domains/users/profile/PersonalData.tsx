import { useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { CloseAccountDialog } from './CloseAccountDialog.tsx';
import { downloadPersonalData } from './download-personal-data.ts';

/** The user's data rights: to download their data and to delete their account. */
export function PersonalData() {
  const [closing, setClosing] = useState(false);

  const { run, pending, problem } = useAction(async () => {
    const message = await downloadPersonalData();
    if (message) return { title: 'Error al descargar tus datos', message };
    toast.success('Descarga lista', 'Tus datos están en el archivo mis-datos.json.');
    return null;
  });

  return (
    <section aria-labelledby="tus-datos" className="mt-6 grid gap-5">
      <h3 id="tus-datos" className="display text-display-sm">
        Tus datos
      </h3>
      <div className="grid items-center gap-4 rounded-lg border border-hairline bg-surface p-5 shadow-card sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-1">
          <h4 className="headline text-xl">Una copia para ti</h4>
          <p className="text-muted">
            Todo lo que guardamos sobre ti, en un archivo JSON: cuenta, entradas, carnets, abonos,
            comentarios, puntos y dispositivos.
          </p>
        </div>
        <Button variant="secondary" pending={pending} pendingLabel="Preparando..." onClick={() => void run()}>
          Descargar mis datos
        </Button>
        <ActionError problem={problem} className="sm:col-span-2" />
      </div>
      <div className="grid items-center gap-4 rounded-lg border border-hairline bg-surface p-5 shadow-card sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-1">
          <h4 className="headline text-xl">Cerrar la cuenta</h4>
          <p className="text-muted">Borramos tu cuenta y lo que has hecho en ella. No se puede deshacer.</p>
        </div>
        <Button
          variant="ghost"
          className="border-2 border-error text-error!"
          onClick={() => setClosing(true)}
        >
          Cerrar mi cuenta
        </Button>
      </div>
      <CloseAccountDialog open={closing} onClose={() => setClosing(false)} />
    </section>
  );
}
