import { useEffect } from 'react';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { MessagePage } from './MessagePage.tsx';
import { Seo } from './Seo.tsx';

/** Shown when a page could not be loaded or threw an error while rendering. */
export function ErrorPage() {
  // Nothing was typed here, so it tries again by itself as soon as there is a network.
  useEffect(() => {
    const retry = () => location.reload();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return (
    <MessagePage
      seed="error"
      kicker="Error"
      title="Tiempo muerto"
      actions={
        <>
          {/* Reloads the whole document: after a release the old page's code may be gone from the server. */}
          <Button onClick={() => location.reload()}>Reintentar</Button>
          <ButtonLink to="/" variant="secondary">
            Volver al inicio
          </ButtonLink>
        </>
      }
    >
      <Seo title="Algo ha fallado" description="No hemos podido mostrar esta página." noIndex />
      <p>No hemos podido mostrar esta página. Comprueba tu conexión y vuelve a intentarlo en un momento.</p>
    </MessagePage>
  );
}
