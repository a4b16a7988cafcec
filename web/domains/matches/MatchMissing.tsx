import { MessagePage } from '../../app/MessagePage.tsx';
import { Seo } from '../../app/Seo.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';

/** The match does not exist or could not be loaded; a failed query can be retried. */
export function MatchMissing({ onRetry }: { onRetry?: () => void }) {
  const text = onRetry
    ? 'No hemos podido cargar el partido. Comprueba tu conexión y vuelve a intentarlo.'
    : 'El partido que buscas no existe o ha salido del calendario.';
  const title = onRetry ? 'Partido no disponible' : 'Partido no encontrado';
  return (
    <MessagePage
      seed="partido-404"
      kicker="Calendario"
      title={title}
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>Reintentar</Button>}
          <ButtonLink to="/calendario" {...(onRetry && { variant: 'secondary' })}>
            Ver el calendario
          </ButtonLink>
        </>
      }
    >
      <Seo title={title} description={text} noIndex />
      <p>{text}</p>
    </MessagePage>
  );
}
