import { Carousel } from '../../ui/Carousel.tsx';
import { MemberCounter } from './MemberCounter.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** Autoplay interval, until the visitor moves the carousel. */
const QUOTE_MS = 5000;
const BEST = 5;

const QUOTES = [
  {
    text: 'Vine un domingo con mis hijos por curiosidad. Ahora son ellos los que no me dejan llegar tarde.',
    name: 'Margalida Ferrer',
    since: 'Socia desde 2023',
    rating: 5,
  },
  {
    text: 'He visto los dos ascensos desde la misma butaca. No la cambio por ninguna.',
    name: 'Toni Bauçà',
    since: 'Socio fundador',
    rating: 5,
  },
  {
    text: 'El ambiente engancha aunque no entiendas de baloncesto. Solo pediría más coca de albaricoque en el descanso.',
    name: 'Lucía Marín',
    since: 'Socia desde 2024',
    rating: 4,
  },
];

/** Testimonials of members, and the number of members. */
export function TestimonialsSection() {
  return (
    <section
      aria-labelledby="la-aficion"
      className="border-t border-hairline bg-sunken later-[42rem] lg:later-[27rem]"
    >
      <div className="wrap grid gap-x-14 gap-y-10 py-12 sm:py-16 lg:grid-cols-[1fr_1.5fr]">
        <div className="grid content-center gap-6">
          <SectionHeading id="la-aficion" title="Lo cuenta la grada" />
          <MemberCounter />
        </div>
        <Carousel label="Opiniones de socios" intervalMs={QUOTE_MS} stopOnMove className="content-center">
          {QUOTES.map(({ text, name, since, rating }) => (
            <figure
              key={name}
              className="grid h-full content-between gap-6 rounded-lg border border-hairline bg-surface p-6 sm:p-8"
            >
              <blockquote className="headline text-xl sm:text-2xl">«{text}»</blockquote>
              <figcaption className="flex flex-wrap items-end justify-between gap-3">
                <span>
                  <strong className="block">{name}</strong> <span className="text-muted">{since}</span>
                </span>
                <span role="img" aria-label={`${rating} de ${BEST}`} className="text-xl tracking-widest">
                  <span className="text-accent-text">{'★'.repeat(rating)}</span>
                  <span className="text-line">{'★'.repeat(BEST - rating)}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
