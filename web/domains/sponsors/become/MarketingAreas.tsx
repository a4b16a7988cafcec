import { MARKETING_AREAS } from '../../content/sponsorship.ts';
import { BrandMap } from './BrandMap.tsx';

/** Places where a brand is visible: a numbered plan of the arena with a list. */
export function MarketingAreas() {
  return (
    <section aria-labelledby="espacios" className="on-ink bg-ink text-fg">
      <div className="wrap grid gap-8 py-12 sm:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-14">
        <BrandMap className="mx-auto w-full max-w-136 self-center rounded-lg lg:order-last" />
        <div className="grid content-center gap-6">
          <div className="grid gap-2">
            <h2 id="espacios" className="display text-display-md">
              Dónde se ve tu marca
            </h2>
            <p className="max-w-[34.5em] text-muted">
              Seis espacios, del parqué a la pantalla del móvil. Cada nivel los combina a tu medida.
            </p>
          </div>
          <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
            {MARKETING_AREAS.map(({ title, text }, at) => (
              <li key={title} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-3">
                <span
                  aria-hidden="true"
                  className="figure grid size-9 place-items-center rounded-full bg-sand text-xl text-ink"
                >
                  {at + 1}
                </span>
                <div className="grid content-start gap-0.5">
                  <h3 className="headline text-xl">{title}</h3>
                  <p className="text-[0.9375rem] text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
