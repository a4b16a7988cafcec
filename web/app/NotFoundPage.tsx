import { ButtonLink } from '../ui/Button.tsx';
import { MessagePage } from './MessagePage.tsx';
import { Seo } from './Seo.tsx';

/** The 404 page; the club asked for its English lines. */
export function NotFoundPage() {
  return (
    <MessagePage
      seed="404"
      title="404 Page Not Found"
      actions={
        <>
          <ButtonLink to="/">Ir al inicio</ButtonLink>
          <ButtonLink to="/calendario" variant="secondary">
            Ver el calendario
          </ButtonLink>
          <ButtonLink to="/noticias" variant="ghost">
            Leer las noticias
          </ButtonLink>
        </>
      }
    >
      <Seo
        title="Página no encontrada"
        description="Esta página no existe o ha cambiado de dirección."
        noIndex
      />
      <p lang="en">Did you forget to add the page to the router?</p>
      <p>
        Fuera de banda: esta página no existe o ha cambiado de dirección. Desde aquí puedes seguir la jugada.
      </p>
    </MessagePage>
  );
}
