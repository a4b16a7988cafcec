import { club } from '../../../api/club/club.ts';
import { matchPlace } from '../../../api/club/match-place.input.ts';
import { addressWords } from '../../../api/club/venue-address.input.ts';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { CourtCrop } from '../../ui/art/CourtCrop.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ArrowUpRight, Bus, Car, Door, Wheelchair } from '../../ui/page-icons.tsx';
import { formatNumber } from '../../ui/text.ts';

const ADVICE = [
  {
    Icon: Door,
    title: 'Puertas',
    text: 'Ven con tiempo: los accesos abren una hora antes del salto inicial y cada entrada pasa una sola vez por el lector.',
  },
  {
    Icon: Bus,
    title: 'En transporte público',
    text: 'Los días de partido, lo más rápido es el autobús urbano. La parada está junto a la entrada principal.',
  },
  {
    Icon: Car,
    title: 'En coche',
    text: 'Hay aparcamiento en los alrededores, pero se llena pronto. Si puedes, comparte coche.',
  },
  {
    Icon: Wheelchair,
    title: 'Accesibilidad',
    text: 'Entrada sin escalones y plazas para sillas de ruedas con acompañante. Escríbenos antes y te esperamos en la puerta.',
  },
] as const;

const MatchGuide_match = graphql(`
  fragment MatchGuide_match on Match {
    isHome
    location
    status
    venue {
      city
      street
      postalCode
      directions
      mapUrl
    }
  }
`);

/**
 * How to get to a home match. Nothing for a match that nobody should come to: postponed, cancelled or over. Elsewhere than
 * in the pavilion it says what is known of the venue.
 */
export function MatchGuide({ match }: { match: FragmentType<typeof MatchGuide_match> }) {
  const { isHome, location, status, venue } = getFragment(MatchGuide_match, match);
  if (!isHome || (status !== 'SCHEDULED' && status !== 'LIVE')) return null;
  const { kind, name } = matchPlace(location);
  if (kind === 'pavilion') return <VenueGuide />;
  return (
    <section
      aria-labelledby="lugar"
      className="grid gap-4 rounded-lg border border-hairline bg-surface p-5 sm:p-8"
    >
      <h2 id="lugar" className="display text-display-sm">
        {name ?? 'Lugar por confirmar'}
      </h2>
      {venue?.street && <p>{addressWords(venue)}</p>}
      <p className="text-muted">
        {kind === 'elsewhere'
          ? `Este partido no se juega en el ${club.venue.name}, sino aquí. Consulta cómo llegar antes de salir de casa.`
          : 'En cuanto se sepa dónde se juega, lo verás en esta página.'}
      </p>
      {venue?.directions && <p className="max-w-prose whitespace-pre-line">{venue.directions}</p>}
      <div className="flex flex-wrap gap-3">
        {venue?.mapUrl && (
          <ButtonLink href={venue.mapUrl} variant="secondary" className="max-sm:w-full">
            Cómo llegar <ArrowUpRight size={18} />
          </ButtonLink>
        )}
        <ButtonLink href={`mailto:${club.contact.ticketing.email}`} variant="ghost" className="max-sm:w-full">
          Preguntar a taquilla
        </ButtonLink>
      </div>
    </section>
  );
}

/** The pavilion and how to get there. */
export function VenueGuide() {
  const { venue, links, contact } = club;
  return (
    <section
      aria-labelledby="pabellon"
      className="grid overflow-hidden rounded-lg border border-hairline bg-surface lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <CourtCrop seed={venue.name} color="#0b6e78" className="h-40 lg:h-full lg:min-h-80" />
      <div className="grid content-center gap-6 p-5 sm:p-8">
        <div className="grid gap-2">
          <h2 id="pabellon" className="display text-display-sm">
            {venue.name}
          </h2>
          <p className="text-muted">
            {venue.street}
            <br />
            {venue.postalCode} {venue.city}, {venue.region}
          </p>
          <p className="text-muted">{formatNumber(venue.capacity)} localidades</p>
        </div>
        <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {ADVICE.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-3">
              <Icon size={24} className="mt-0.5 shrink-0 text-accent-text" />
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="text-[0.9375rem] text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={links.maps} variant="secondary" className="max-sm:w-full">
            Cómo llegar <ArrowUpRight size={18} />
          </ButtonLink>
          <ButtonLink href={`mailto:${contact.ticketing.email}`} variant="ghost" className="max-sm:w-full">
            Preguntar a taquilla
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
