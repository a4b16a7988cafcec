import { Link } from 'react-router-dom';
import { club } from '../../../api/club/club.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import { CourtCrop } from '../../ui/art/CourtCrop.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ArrowRight, Newspaper } from '../../ui/icons.tsx';
import { IdCard, ShoppingBag } from '../../ui/page-icons.tsx';
import { SUPPLIER } from './kit-supplier.ts';
import { KitArt } from './KitArt.tsx';
import { KITS } from './kits.ts';

const WAYS = [
  {
    to: '/equipacion-nike',
    Icon: ShoppingBag,
    title: 'La equipación, ya',
    text: `Las camisetas de esta temporada se venden en la tienda de ${SUPPLIER}.`,
  },
  {
    to: '/hazte-socio',
    Icon: IdCard,
    title: 'Socios con descuento',
    text: 'Quien tiene carnet comprará a precio de casa desde el primer día.',
  },
  {
    to: '/noticias',
    Icon: Newspaper,
    title: 'La apertura, en las noticias',
    text: 'Anunciaremos el día y la hora en la web y en nuestras redes.',
  },
] as const;

/** /tienda: the shop opens later and sells nothing until then. */
export default function ShopPage() {
  const { season } = useSite();
  return (
    <div className="wrap grid gap-10 py-8 sm:gap-12 md:py-14">
      <Seo
        title="Tienda"
        description={`La tienda oficial del ${club.name} abre próximamente. Mientras tanto, la equipación de la temporada ${season.label} está en la tienda de ${SUPPLIER}.`}
      />
      <div className="on-ink grid overflow-hidden rounded-lg bg-navy text-fg lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <ShopWindow />
        <div className="planks grid content-center justify-items-start gap-5 p-6 wrap-anywhere sm:p-10 lg:row-start-1 lg:p-14">
          <p className="caption text-accent-text">Tienda oficial</p>
          <h1 className="display text-display-lg">
            Tienda <span className="block text-coral-bright">Próximamente</span>
          </h1>
          <p className="max-w-[30.5em] text-lg text-muted">
            Estamos colocando la mercancía: equipación, ropa de entrenamiento y todo lo que hace falta para
            animar desde la grada del {club.venue.name}.
          </p>
          <div className="mt-2 flex w-full min-w-0 flex-wrap gap-3">
            <ButtonLink to="/equipacion-nike" size="lg" className="max-w-full">
              Ver la equipación
            </ButtonLink>
            <ButtonLink href={club.links.nikeShop} size="lg" variant="secondary" className="max-w-full">
              Comprar en {SUPPLIER}
            </ButtonLink>
          </div>
        </div>
      </div>
      <section aria-labelledby="mientras" className="grid gap-5">
        <h2 id="mientras" className="display text-display-sm">
          Mientras tanto
        </h2>
        <ul className="grid gap-4 lg:grid-cols-3">
          {WAYS.map(({ to, Icon, title, text }) => (
            <Card
              key={to}
              as="li"
              linked
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-4 p-5"
            >
              <Icon size={28} className="mt-0.5 text-accent-text" />
              <div className="grid gap-1">
                <h3 className="headline text-xl">
                  <Link to={to} className="card-link">
                    {title}
                  </Link>
                </h3>
                <p className="text-muted">{text}</p>
              </div>
              <ArrowRight size={20} className="mt-1.5 text-muted" />
            </Card>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The three kits in a shop window, the first in front. */
function ShopWindow() {
  const [first, second, training] = KITS;
  const number = club.founded % 100;
  const word = club.city.toUpperCase();
  return (
    <div aria-hidden="true" className="relative h-72 overflow-hidden sm:h-96 lg:h-full lg:min-h-[34rem]">
      <div className="absolute inset-0">
        <CourtCrop seed="tienda-pmb" color="#c7401c" />
      </div>
      <KitArt
        colours={second.colours}
        number={number}
        word={word}
        className="absolute top-1/2 left-1/2 h-3/5 -translate-x-[118%] -translate-y-[46%] -rotate-6 drop-shadow-[0_14px_18px_#0b152480]"
      />
      <KitArt
        colours={training.colours}
        number={number}
        word={word}
        className="absolute top-1/2 left-1/2 h-3/5 translate-x-[18%] -translate-y-[46%] rotate-6 drop-shadow-[0_14px_18px_#0b152480]"
      />
      <KitArt
        colours={first.colours}
        number={number}
        word={word}
        className="absolute top-1/2 left-1/2 h-[82%] -translate-1/2 drop-shadow-[0_18px_22px_#0b152499]"
      />
    </div>
  );
}
