import { ActionError } from './ActionError.tsx';
import { Button } from './Button.tsx';
import { Share } from './page-icons.tsx';
import { toast } from './toast.ts';
import { type ActionProblem, useAction } from './use-action.ts';

interface ShareButtonProps {
  title: string;
  /** Absolute URL. */
  url: string;
}

/** Opens the device's share menu, or copies the URL if there is none. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const { run, problem } = useAction(() => share(title, url));
  return (
    <>
      <Button variant="secondary" onClick={() => void run()}>
        <Share size={20} /> Compartir
      </Button>
      <ActionError problem={problem} className="basis-full" />
    </>
  );
}

async function share(title: string, url: string): Promise<ActionProblem | null> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return null;
    } catch (error) {
      // Closing the share menu is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Enlace copiado', 'Pégalo donde quieras compartirlo.');
    return null;
  } catch {
    // Browsers forbid the clipboard on pages without HTTPS; the shared URL may be of another page.
    return { title: 'No se pudo copiar el enlace', message: `Copia tú esta dirección: ${url}` };
  }
}
