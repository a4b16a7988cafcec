import { Button } from './Button.tsx';
import { Share } from './page-icons.tsx';
import { toast } from './toast.ts';

interface ShareButtonProps {
  title: string;
  /** Absolute. */
  url: string;
}

/** Hands an address to the device's own ways of sharing, or copies it where there are none. */
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
      // Closing the device's menu is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Enlace copiado', 'Pégalo donde quieras compartirlo.');
  } catch {
    // Browsers forbid it on pages without HTTPS; what is shared may be another page than this one.
    toast.error(`Copia tú esta dirección: ${url}`, 'No se pudo copiar el enlace');
  }
}
