import { ButtonLink } from '../ui/Button.tsx';
import { MessagePage } from './MessagePage.tsx';
import { usePage } from './prepared.ts';
import { Seo } from './Seo.tsx';

/** A section that is in the navigation but not open yet. Its name comes from the route table. */
export default function ComingSoonPage() {
  const title = usePage().route?.title ?? 'Próximamente';
  return (
    <MessagePage
      seed={title}
      kicker="Próximamente"
      title={title}
      actions={
        <>
          <ButtonLink to="/entradas">Comprar entradas</ButtonLink>
          <ButtonLink to="/noticias" variant="secondary">
            Leer las noticias
          </ButtonLink>
        </>
      }
    >
      <Seo
        title={title}
        description={`${title}: sección disponible próximamente en la web del club.`}
        noIndex
      />
      <p>Estamos pintando las líneas de esta sección. Mientras tanto, la temporada sigue en la pista.</p>
    </MessagePage>
  );
}
