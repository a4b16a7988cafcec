import { Button } from './Button.tsx';
import { Share } from './page-icons.tsx';
import { toast } from './toast.ts';

interface ShareButtonProps {
  title: string;
  /** Absolute URL. */
  url: string;
}

/** Opens the device's share menu, or copies the URL if there is none. */
export function ShareButton({ title, url }: ShareButtonProps) {
  return (
    <Button variant="secondary" onClick={() => void share(title, url)}>
      <Share size={20} /> Compartir
    </Button>
  );
}

async function share(title: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // Closing the share menu is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Enlace copiado', 'Pégalo donde quieras compartirlo.');
  } catch {
    // Browsers forbid the clipboard on pages without HTTPS; the shared URL may be of another page.
    toast.error(`Copia tú esta dirección: ${url}`, 'No se pudo copiar el enlace');
  }
}
