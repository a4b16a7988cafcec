import { Button, ButtonLink } from '../ui/Button.tsx';
import { MessagePage } from './MessagePage.tsx';
import { Seo } from './Seo.tsx';

/** Shown in place of a page that could not be loaded, or that threw while it was drawn. */
export function ErrorPage() {
  return (
    <MessagePage
      seed="error"
      kicker="Error"
      title="Tiempo muerto"
      actions={
        <>
          {/* The whole page anew: after a release, its code may be gone from the server. */}
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
