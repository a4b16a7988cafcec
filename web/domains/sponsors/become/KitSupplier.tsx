import { club } from '../../../../api/club/club.ts';
import { KIT_DEAL_SEASONS } from '../../content/sponsorship.ts';
import { Jersey } from '../../../ui/art/Jersey.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';

/** The kit supplier and the length of its contract. */
export function KitSupplier() {
  return (
    <section
      aria-labelledby="equipacion-oficial"
      className="wrap grid items-center gap-8 py-12 sm:py-16 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-14"
    >
      <div className="on-ink planks flex items-end justify-center gap-6 overflow-hidden rounded-lg bg-navy px-6 pt-10">
        <Jersey number={22} className="-mb-6 w-36 sm:w-44" />
        <Jersey number="" color="#0b6e78" className="-mb-10 w-28 sm:w-32" />
      </div>
      <div className="grid justify-items-start gap-4">
        <p className="caption text-accent-text">Proveedor oficial de la equipación</p>
        <h2 id="equipacion-oficial" className="display text-display-md">
          Nike viste al {club.shortName}
        </h2>
        <p className="max-w-[37.5em] text-lg">
          Un acuerdo por {KIT_DEAL_SEASONS} temporadas que pone la camiseta del club al lado de las mejores
          del mundo. Con los niveles más altos, tu logotipo va en ella: en la pista, en la tienda y en la
          calle.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/equipacion-nike" variant="secondary">
            Ver la equipación
          </ButtonLink>
          <ButtonLink href={club.links.nikeShop} variant="ghost">
            Comprar en Nike
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
