import { club } from '../../../../api/club/club.ts';
import { breadcrumbs } from '../../../app/breadcrumbs.ts';
import { Seo } from '../../../app/Seo.tsx';
import { useSite } from '../../../app/site.tsx';
import { KEY_FACTS, REASONS, SPONSORSHIP_TIERS } from '../../content/sponsorship.ts';
import { PageBand } from '../../../ui/PageBand.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { formatEuros } from '../../../ui/text.ts';
import { FORM_ANCHOR } from './inquiry-level.ts';
import { InquirySection } from './InquirySection.tsx';
import { KitSupplier } from './KitSupplier.tsx';
import { MarketingAreas } from './MarketingAreas.tsx';
import { SocialReach } from './SocialReach.tsx';
import { TierCards } from './TierCards.tsx';

const LEAST = Math.min(...SPONSORSHIP_TIERS.map(({ from }) => from));

/** The sponsorship offer for companies, with prices and an inquiry form. */
export default function BecomeSponsorPage() {
  const { origin } = useSite();
  return (
    <>
      <Seo
        title="Hazte patrocinador"
        description={`Patrocina al ${club.name}: niveles Bronce, Plata, Oro y Platino desde ${formatEuros(LEAST)}, qué incluye cada uno y cómo pedir tu propuesta.`}
        jsonLd={breadcrumbs(
          origin,
          ['Patrocinadores', '/patrocinadores'],
          ['Hazte patrocinador', '/hazte-patrocinador'],
        )}
      />
      <PageBand seed="alianza" kicker="Tu marca juega en casa" title="Hazte patrocinador" foot={<KeyFacts />}>
        <p>
          Únete al {club.name} y ponte delante de una afición que no falla: en el pabellón, en la tele, en el
          móvil y en la calle.
        </p>
        <div className="mt-2 flex flex-wrap gap-3 max-sm:*:w-full">
          <ButtonLink to={`#${FORM_ANCHOR}`} size="lg">
            Solicitar información
          </ButtonLink>
          <ButtonLink to="#niveles" size="lg" variant="secondary">
            Ver niveles y precios
          </ButtonLink>
        </div>
      </PageBand>
      <Reasons />
      <MarketingAreas />
      <TierCards />
      <SocialReach />
      <KitSupplier />
      <InquirySection />
    </>
  );
}

function KeyFacts() {
  return (
    <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),max-content))] justify-start gap-x-6 gap-y-5 border-t-3 border-coral pt-5 sm:gap-x-12">
      {KEY_FACTS.map(({ value, label }) => (
        <div key={label} className="flex max-w-[10.5em] flex-col-reverse justify-end gap-2">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="figure text-[2.5rem] text-coral-bright sm:text-[3.5rem]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Reasons() {
  return (
    <section aria-labelledby="por-que" className="wrap grid gap-6 py-12 sm:gap-8 sm:py-16">
      <h2 id="por-que" className="display text-display-md">
        Por qué patrocinarnos
      </h2>
      <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {REASONS.map(({ title, text }) => (
          <li key={title} className="grid content-start gap-1.5 border-t-3 border-fg pt-4">
            <h3 className="headline text-xl">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
