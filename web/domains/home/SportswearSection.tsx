import { club } from '../../../api/club/club.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import merchandising from './kit/merchandising.svg';
import shirt from './kit/shirt.svg';
import training from './kit/training.svg';
import { SectionHeading } from './SectionHeading.tsx';

/** Background colours behind the kits, as on the kit page. */
const PRODUCTS = [
  { name: 'Camiseta oficial', picture: shirt, backdrop: 'bg-coral' },
  { name: 'Conjunto de entrenamiento', picture: training, backdrop: 'bg-navy-2' },
  { name: 'Merchandising', picture: merchandising, backdrop: 'bg-sea-deep' },
];

/** The team's kits, with a link to the brand's shop. */
export function SportswearSection() {
  return (
    <section
      aria-labelledby="equipacion"
      className="wrap grid gap-6 py-12 later-[56rem] sm:py-16 sm:later-[44rem] lg:later-[41rem]"
    >
      <SectionHeading
        id="equipacion"
        title="Viste los colores"
        more={{ to: '/equipacion-nike', label: 'Ver la equipación' }}
      />
      <ul className="grid gap-5 sm:grid-cols-3">
        {PRODUCTS.map(({ name, picture, backdrop }) => (
          <Card as="li" key={name} className="flex flex-wrap sm:flex-col">
            <div
              className={cx(
                'on-ink planks grid grow basis-36 place-items-center p-5 sm:h-60 sm:grow-0 sm:basis-auto',
                backdrop,
              )}
            >
              <img src={picture} alt="" width="120" height="158" loading="lazy" className="w-20 sm:w-36" />
            </div>
            <div className="grid grow-999 basis-40 content-center justify-items-start gap-1 p-5 sm:basis-auto">
              <h3 className="headline text-xl">{name}</h3>
              <p className="text-muted">Precio disponible próximamente</p>
              <a
                href={`mailto:${club.contact.email}`}
                className="inline-flex min-h-11 max-w-full items-center font-semibold wrap-anywhere underline underline-offset-4"
              >
                Contacta con el club
              </a>
            </div>
          </Card>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={club.links.nikeShop}>Comprar en Nike</ButtonLink>
        <p className="text-muted">Envío gratuito en pedidos superiores a 50€</p>
      </div>
    </section>
  );
}
