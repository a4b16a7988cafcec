import { club } from '../../../api/club/club.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import { PageBand } from '../../ui/PageBand.tsx';
import { CourtCrop } from '../../ui/art/CourtCrop.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Check, ShoppingBag } from '../../ui/page-icons.tsx';
import { KitArt } from './KitArt.tsx';
import { FREE_SHIPPING, SUPPLIER, SUPPLIER_SEASONS } from './kit-supplier.ts';
import { type Kit, KITS } from './kits.ts';

/** /equipacion-nike: the three kits of the season and where they are sold. */
export default function KitPage() {
  const { links, name } = club;
  const season = useSite().season.label;
  return (
    <>
      <Seo
        title={`Equipación ${SUPPLIER} ${season}`}
        description={`La equipación ${SUPPLIER} del ${name} para la temporada ${season}: la primera, la segunda y la de entrenamiento. ${FREE_SHIPPING}.`}
      />
      <PageBand kicker={`${SUPPLIER} · Temporada ${season}`} title="Equipación" seed="equipacion-b">
        <p>Tres camisetas y una sola isla. Viste los colores que el equipo defiende en cada pista.</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={links.nikeShop} size="lg">
            Comprar en {SUPPLIER}
          </ButtonLink>
          <p className="text-base">{FREE_SHIPPING}</p>
        </div>
      </PageBand>
      <div className="wrap grid gap-12 py-10 sm:gap-16 sm:py-14">
        <section aria-labelledby="kits" className="grid gap-6">
          <h2 id="kits" className="display text-display-md">
            Las tres de la temporada
          </h2>
          <ul className="grid gap-6 md:grid-cols-3 md:gap-5 lg:gap-6">
            {KITS.map((kit) => (
              <li key={kit.id}>
                <KitCard kit={kit} />
              </li>
            ))}
          </ul>
        </section>
        <Supplier />
      </div>
    </>
  );
}

function KitCard({ kit }: { kit: Kit }) {
  return (
    <Card as="article" aria-labelledby={kit.id} className="grid h-full grid-rows-[auto_1fr]">
      <div className="relative grid h-80 place-items-center lg:h-[27rem]">
        <div className="absolute inset-0">
          <CourtCrop seed={`kit-${kit.id}`} color={kit.backdrop} />
        </div>
        <KitArt
          colours={kit.colours}
          number={club.founded % 100}
          word={club.city.toUpperCase()}
          className="relative h-[88%] drop-shadow-[0_14px_18px_#0b152480]"
        />
      </div>
      <div className="grid grid-rows-[auto_auto_1fr_auto] gap-3 p-5 lg:p-6">
        <div className="grid gap-1">
          <p className="caption text-accent-text">{kit.kicker}</p>
          <h3 id={kit.id} className="headline text-2xl">
            {kit.name}
          </h3>
        </div>
        <p className="text-muted">{kit.text}</p>
        <ul className="grid content-start gap-1.5">
          {kit.details.map((detail) => (
            <li key={detail} className="flex items-start gap-2.5">
              <Check size={18} className="mt-1 shrink-0 text-sea" /> {detail}
            </li>
          ))}
        </ul>
        <div className="mt-1 grid gap-1 border-t border-hairline pt-4">
          <p className="headline text-lg">Precio disponible próximamente</p>
          <a
            href={`mailto:${club.contact.email}?subject=${encodeURIComponent(kit.name)}`}
            className="w-fit py-1.5 font-semibold underline decoration-accent decoration-2 underline-offset-4"
          >
            Contacta con el club<span className="sr-only"> sobre la {kit.name.toLowerCase()}</span>
          </a>
        </div>
      </div>
    </Card>
  );
}

/** The kit supplier, its contract and where to buy. */
function Supplier() {
  return (
    <section
      aria-labelledby="proveedor"
      className="on-ink planks grid gap-8 rounded-lg bg-navy p-6 text-fg sm:p-10 md:grid-cols-[auto_minmax(0,1fr)] md:items-center lg:gap-14"
    >
      <p className="flex flex-wrap items-end gap-x-3">
        <span className="figure text-[7rem] text-coral-bright lg:text-[9rem]">{SUPPLIER_SEASONS}</span>
        <span className="display pb-1 text-display-sm">
          temporadas
          <br />
          juntos
        </span>
      </p>
      <div className="grid gap-4">
        <h2 id="proveedor" className="headline text-2xl sm:text-3xl">
          {SUPPLIER} viste al {club.shortName}
        </h2>
        <p className="max-w-[40em] text-muted">
          El acuerdo con {SUPPLIER} como proveedor técnico es de {SUPPLIER_SEASONS} temporadas: primer equipo,
          cantera y afición, con los mismos colores. La venta y los envíos los gestiona su tienda en línea.
        </p>
        <p className="flex items-center gap-2.5 font-semibold">
          <ShoppingBag size={22} className="shrink-0 text-accent-text" /> {FREE_SHIPPING}
        </p>
        <div className="mt-1 flex flex-wrap gap-3">
          <ButtonLink href={club.links.nikeShop}>Comprar en {SUPPLIER}</ButtonLink>
          <ButtonLink to="/plantilla" variant="secondary">
            Ver la plantilla
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
