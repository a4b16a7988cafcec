import type { ReactNode } from 'react';
import { club } from '../../../api/club/club.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import { VALUES, WORK } from '../content/club-story.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageBand } from '../../ui/PageBand.tsx';
import { formatNumber } from '../../ui/text.ts';
import { aboutJsonLd } from './about-json-ld.ts';
import { Pavilion } from './Pavilion.tsx';
import { Timeline } from './Timeline.tsx';

/** The club: history, values, pavilion. */
export default function AboutPage() {
  const { origin } = useSite();
  return (
    <>
      <Seo
        title="El club"
        description={`La historia del ${club.name}: fundado en ${club.founded}, dos ascensos en tres temporadas, ${club.league}, ${club.members.roundly} socios y un pabellón de ${formatNumber(club.venue.capacity)} localidades.`}
        jsonLd={aboutJsonLd(origin)}
      />
      <PageBand
        kicker={`${club.city}, ${club.island} · desde ${club.founded}`}
        title="El club"
        seed="nosotros"
        foot={<Figures />}
      >
        <p>
          Nacimos para que {club.island} tuviera un equipo al que ir a ver andando. Dos ascensos después, el
          equipo juega en {club.league} y la grada sigue sin sentarse.
        </p>
      </PageBand>
      <section aria-labelledby="historia" className="wrap grid gap-8 py-12 sm:gap-12 sm:py-16">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-14">
          <h2 id="historia" className="display text-display-lg">
            Cuatro pistas, un club
          </h2>
          <div className="grid max-w-[40rem] gap-4 text-lg">
            <p>
              {club.name} empezó en {club.founded} con un balón, un patio de colegio y la idea de que el
              baloncesto profesional podía ser un asunto del barrio. No había pabellón, ni categoría, ni
              presupuesto. Había gente.
            </p>
            <p className="text-muted">
              Desde entonces el equipo ha jugado en cuatro pistas y ha subido dos veces en tres temporadas.
              Han cambiado los rivales, los viajes y el tamaño del marcador. No ha cambiado quién manda: las
              {club.members.roundly} personas que llevan el carnet.
            </p>
          </div>
        </div>
        <Timeline />
      </section>
      <Values />
      <Pavilion />
      <Work />
      <Closing />
    </>
  );
}

function Figures() {
  const figures = [
    { value: club.founded, label: 'Fundación' },
    { value: 2, label: 'Ascensos en tres temporadas' },
    { value: club.members.now, label: 'Socios' },
    { value: formatNumber(club.venue.capacity), label: 'Localidades' },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-hairline bg-hairline lg:grid-cols-4">
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-2 bg-board px-[min(1rem,5vw)] py-3.5 sm:py-4"
        >
          <dt className="caption text-muted">{label}</dt>
          <dd className="figure text-[2.25rem] whitespace-nowrap text-coral-bright sm:text-[2.75rem]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Values() {
  return (
    <section aria-labelledby="valores" className="bg-coral text-white">
      <div className="wrap grid gap-8 py-12 sm:py-16">
        <h2 id="valores" className="display text-display-lg">
          Lo que nos mueve
        </h2>
        <dl className="grid gap-x-14 gap-y-9 sm:grid-cols-2">
          {club.values.map((value) => (
            <div key={value} className="grid content-start gap-2.5 border-t-3 border-white pt-4">
              <dt className="display text-display-sm">{value}</dt>
              <dd className="max-w-[34.5em] text-lg leading-normal">{VALUES[value]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Work() {
  return (
    <section aria-labelledby="mas-que-un-equipo" className="wrap grid gap-7 py-12 sm:py-16">
      <h2 id="mas-que-un-equipo" className="display text-display-md">
        Más allá del primer equipo
      </h2>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {WORK.map(({ title, text }) => (
          <li key={title} className="grid content-start gap-2 border-t-3 border-fg pt-4">
            <h3 className="headline text-2xl">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to membership, tickets and the club's networks. */
function Closing() {
  return (
    <section aria-labelledby="forma-parte" className="border-t border-hairline bg-sunken">
      <div className="wrap grid gap-6 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div className="grid gap-3">
          <h2 id="forma-parte" className="display text-display-lg">
            Falta tu capítulo
          </h2>
          <p className="max-w-[34.5em] text-lg text-muted">
            Ven a un partido, hazte socio o pon tu empresa en la camiseta. {club.hashtag} no es un lema de la
            directiva: lo escribió la grada.
          </p>
        </div>
        <Ways>
          <ButtonLink to="/hazte-socio" size="lg">
            Hazte socio
          </ButtonLink>
          <ButtonLink to="/plantilla" variant="secondary" size="lg">
            Conoce la plantilla
          </ButtonLink>
          <ButtonLink to="/hazte-patrocinador" variant="ghost" size="lg">
            Patrocina al club
          </ButtonLink>
        </Ways>
      </div>
    </section>
  );
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 max-sm:*:w-full">{children}</div>;
}
