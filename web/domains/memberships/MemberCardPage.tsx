import { club } from '../../../api/club/club.ts';
import { cardLabel } from '../../../api/club/season-label.input.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import { PageBand } from '../../ui/PageBand.tsx';
import { Crest } from '../../ui/art/Crest.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CalendarDays } from '../../ui/icons.tsx';
import { IdCard, MessageSquareText, ShoppingBag } from '../../ui/page-icons.tsx';
import { Stub } from '../../ui/Stub.tsx';
import { useViewer, type Viewer } from '../users/viewer.tsx';
import { CardToPrint } from './membership-card/MembershipPanel.tsx';
import { useMembership } from './membership-card/use-membership.ts';

const FEATURES = [
  {
    Icon: IdCard,
    title: 'Carnet digital',
    text: 'Tu carnet en el móvil, con su código QR y listo para imprimir. Nunca más en el otro pantalón.',
  },
  {
    Icon: MessageSquareText,
    title: 'Comunidad',
    text: `Un espacio para quienes llenan la grada: encuestas, sorteos y la voz de la afición. ${club.hashtag}`,
  },
  {
    Icon: CalendarDays,
    title: 'Eventos exclusivos',
    text: 'Entrenamientos a puerta abierta, encuentros con el equipo y viajes con la plantilla.',
  },
  {
    Icon: ShoppingBag,
    title: 'Ventajas',
    text: 'Precio de socio en la tienda, prioridad para las eliminatorias y descuentos de los patrocinadores.',
  },
] as const;

const CONTACT = `mailto:${club.contact.memberCareEmail}?subject=${encodeURIComponent('Mi carnet de socio')}`;

/** /mi-carnet: the card of who has one; otherwise what the card will bring, and how to become a member. */
export default function MemberCardPage() {
  const { user } = useViewer();
  return (
    <>
      <Seo title="Mi carnet" description={`El carnet digital de socio del ${club.name}.`} noIndex />
      {user && <OwnCard user={user} />}
    </>
  );
}

function OwnCard({ user }: { user: Viewer }) {
  const { season } = useSite();
  const own = useMembership(user);
  if (own.membership === null) return <ComingSoon user={user} />;
  return (
    <>
      <PageBand kicker={`Socios · Temporada ${season.label}`} title="Mi carnet" seed="mi-carnet">
        <p>
          Enséñalo en el acceso, desde el móvil o impreso. También está en tu perfil y funciona sin conexión.
        </p>
      </PageBand>
      <div className="wrap grid gap-6 py-10 sm:py-14">
        <CardToPrint user={user} own={own} />
      </div>
    </>
  );
}

/** The page that the club asked for, for accounts without a card. */
function ComingSoon({ user }: { user: Viewer }) {
  const { season } = useSite();
  return (
    <>
      <PageBand kicker={`Socios · Temporada ${season.label}`} title="Mi carnet" seed="mi-carnet">
        <p className="display text-display-sm text-coral-bright">Próximamente</p>
        <p>
          Todavía no tienes un carnet activo. Hazte socio y aquí verás tu carnet, con su código, y un espacio
          con comunidad, eventos y ventajas. Si ya lo eres, escríbenos y lo activamos.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to="/hazte-socio" size="lg">
            Cómo hacerse socio
          </ButtonLink>
          <ButtonLink href={CONTACT} size="lg" variant="secondary">
            Contactar
          </ButtonLink>
          <ButtonLink to="/perfil" size="lg" variant="ghost">
            Ir a mi perfil
          </ButtonLink>
        </div>
      </PageBand>
      <div className="wrap grid gap-12 py-10 sm:gap-16 sm:py-14">
        <section aria-labelledby="que-traera" className="grid gap-6">
          <h2 id="que-traera" className="display text-display-md">
            Qué traerá
          </h2>
          <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
            {FEATURES.map(({ Icon, title, text }) => (
              <li key={title} className="grid content-start gap-2 border-t-3 border-fg pt-4">
                <Icon size={30} className="text-accent-text" />
                <h3 className="headline text-xl">{title}</h3>
                <p className="text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <Preview user={user} />
      </div>
    </>
  );
}

/** The card with the user's name; a sample is not valid, so it has no code. */
function Preview({ user }: { user: Viewer }) {
  const { season } = useSite();
  return (
    <section aria-labelledby="asi-sera" className="grid gap-6">
      <h2 id="asi-sera" className="display text-display-md">
        Así será
      </h2>
      <div className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Stub
          as="p"
          kicker={`Carnet de socio · ${cardLabel(season.label)}`}
          title={user.name}
          facts={[
            { label: 'Club', value: club.shortName },
            { label: 'Competición', value: club.league },
          ]}
          tear={
            <>
              <Crest abbreviation={club.abbreviation} solid className="w-24" />
              <p className="caption">Muestra sin código</p>
            </>
          }
        />
        <div className="grid max-w-[38.5em] gap-3 text-muted">
          <p>
            Con tu nombre, la temporada y tu código, siempre a mano. Esto es una muestra y no da acceso al
            pabellón.
          </p>
          <p>
            ¿Dudas con tu carnet, tus datos o tu abono? Escribe a{' '}
            <a
              href={CONTACT}
              className="font-semibold text-fg underline decoration-accent decoration-2 underline-offset-4"
            >
              {club.contact.memberCareEmail}
            </a>
            .
          </p>
        </div>
      </div>
    </section>
  );
}
