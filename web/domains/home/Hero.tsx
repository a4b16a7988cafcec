import { Link } from 'react-router-dom';
import { club } from '../../../api/club/club.ts';
import { CourtLines } from '../../ui/art/CourtLines.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { HeroSlides } from '../../ui/HeroSlides.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import stands from './stands.svg';

/** Time that each picture is shown. */
const SLIDE_MS = 6000;

/**
 * The top of the home page: headline and ticket links on the left, a slideshow of the court and the stand on the right.
 */
export function Hero() {
  return (
    <section className="on-ink relative overflow-hidden bg-ink text-fg" aria-labelledby="portada">
      <div className="wrap pointer-events-none relative z-10">
        <div className="pointer-events-auto grid content-center justify-items-start gap-5 pt-8 pb-7 sm:py-11 md:w-[56%] lg:min-h-[36rem] lg:gap-5 xl:w-[54%]">
          <Promotions />
          <h1 id="portada" className="display text-[clamp(3.5rem,1.9rem+5.2vw,6.25rem)]">
            La grada que <span className="whitespace-nowrap">no se</span> sienta
          </h1>
          <p className="max-w-[29.5em] text-lg text-muted sm:text-xl">
            <strong className="font-semibold text-fg">{club.name}</strong> en {club.league}. Baloncesto
            profesional desde Palma, y una isla entera en pie en cada ataque.{' '}
            <span className="font-semibold text-accent-text">{club.hashtag}</span>
          </p>
          <div className="flex w-full flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:px-3 max-sm:*:text-base">
            <ButtonLink href={club.links.becomeMember} size="lg">
              Hazte socio ahora
            </ButtonLink>
            <ButtonLink to="/entradas" variant="secondary" size="lg">
              Comprar entradas
            </ButtonLink>
          </div>
          <Link
            to="/calendario"
            className="-my-2 inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 underline-offset-4 hover:text-accent-text"
          >
            Ver calendario completo <ArrowRight size={18} />
          </Link>
        </div>
      </div>
      <HeroSlides
        label="El pabellón en imágenes"
        intervalMs={SLIDE_MS}
        slides={[<CourtLines key="court" />, <Stands key="stands" />]}
        className="h-[17rem] sm:h-80 md:absolute! md:inset-y-0 md:right-0 md:h-auto md:w-[42%] xl:w-[48%]"
      />
    </section>
  );
}

/** The second picture is a file of its own, so that it does not delay the first. */
function Stands() {
  return (
    <img
      src={stands}
      alt=""
      width="640"
      height="640"
      decoding="async"
      fetchPriority="low"
      className="block size-full object-cover object-left-bottom"
    />
  );
}

/** Two promotions, as a drawing and as text. */
function Promotions() {
  return (
    <p className="caption inline-flex items-center gap-2.5 rounded-sm bg-coral-bright px-3 py-1.5 text-[0.8125rem] text-ink">
      <svg viewBox="0 0 22 16" width="22" height="16" aria-hidden="true" fill="currentColor">
        <path d="M0 16V10H7V16ZM8 16V5H14V16ZM15 16V0H22V16Z" />
      </svg>
      Dos ascensos en tres temporadas
    </p>
  );
}
