import { Button } from '../ui/Button.tsx';
import { Share } from '../ui/icons.tsx';
import { toast } from '../ui/toast.ts';

interface ShareButtonProps {
  title: string;
  /** Absolute. */
  url: string;
}

/** Hands a page to the device's own ways of sharing, or copies its address where there are none. */
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
    toast.success('Enlace copiado', 'Pégalo donde quieras compartir la noticia.');
  } catch {
    // Browsers forbid it on pages without HTTPS.
    toast.error('Copia la dirección desde la barra del navegador.', 'No se pudo copiar el enlace');
  }
}
