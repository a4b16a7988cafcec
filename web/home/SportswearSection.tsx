import type { ReactNode } from 'react';
import { club } from '../../api/club.ts';
import { Ball } from '../ui/art/Ball.tsx';
import { Jersey } from '../ui/art/Jersey.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const PRODUCTS: readonly { name: string; picture: ReactNode }[] = [
  { name: 'Camiseta oficial', picture: <Jersey number={22} className="w-20 sm:w-36" /> },
  {
    name: 'Conjunto de entrenamiento',
    picture: <Jersey number="" color="#0b6e78" className="w-20 sm:w-36" />,
  },
  { name: 'Merchandising', picture: <Ball solid className="size-20 sm:size-40" /> },
];

/** What the team wears, at the brand's shop. */
export function SportswearSection() {
  return (
    <section aria-labelledby="equipacion" className="wrap grid gap-6 py-12 sm:py-16">
      <SectionHeading
        id="equipacion"
        title="Viste los colores"
        more={{ to: '/equipacion-nike', label: 'Ver la equipación' }}
      />
      <ul className="grid gap-5 sm:grid-cols-3">
        {PRODUCTS.map(({ name, picture }) => (
          <Card as="li" key={name} className="grid max-sm:grid-cols-[9rem_1fr]">
            <div className="on-ink planks grid place-items-center bg-navy p-5 sm:h-60">{picture}</div>
            <div className="grid content-center justify-items-start gap-1 p-5">
              <h3 className="headline text-xl">{name}</h3>
              <p className="text-muted">Precio disponible próximamente</p>
              <a
                href={`mailto:${club.contact.email}`}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
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
