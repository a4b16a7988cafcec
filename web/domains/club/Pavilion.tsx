import { club } from '../../../api/club/club.ts';
import { CourtLines } from '../../ui/art/CourtLines.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ArrowUpRight } from '../../ui/page-icons.tsx';
import { formatNumber } from '../../ui/text.ts';

/** The club's pavilion, with the court beside the text. */
export function Pavilion() {
  const { venue, links } = club;
  return (
    <section aria-labelledby="pabellon" className="on-ink relative overflow-hidden bg-ink text-fg">
      <div className="wrap relative">
        <div className="grid content-center gap-5 py-12 sm:py-16 lg:min-h-[34rem] lg:w-1/2 lg:pr-14">
          <p className="caption text-accent-text">Nuestra casa</p>
          <h2 id="pabellon" className="display text-display-lg">
            {venue.name}
          </h2>
          <p className="max-w-[34.5em] text-lg text-muted">
            {formatNumber(venue.capacity)} localidades alrededor de una sola pista, con el fondo norte que
            lleva el nombre de Mestre Colau, el entrenador que enseñó a jugar a tres generaciones del barrio.
            Está a un paseo del centro y a un salto inicial de cualquier pueblo de la isla.
          </p>
          <address className="not-italic">
            {venue.street}
            <br />
            {venue.postalCode} {venue.city}, {venue.region}
          </address>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/entradas/proximo" className="max-sm:w-full">
              Próximo partido en casa
            </ButtonLink>
            <ButtonLink href={links.maps} variant="secondary" className="max-sm:w-full">
              Cómo llegar <ArrowUpRight size={18} />
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="h-72 sm:h-96 lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-1/2">
        <CourtLines draw={false} />
      </div>
    </section>
  );
}
