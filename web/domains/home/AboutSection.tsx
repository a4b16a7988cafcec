import { club } from '../../../api/club/club.ts';
import { formatNumber } from '../../ui/text.ts';
import stands from './stands.svg';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const FACTS = [
  { label: 'Año de fundación', value: club.founded },
  { label: 'Ascensos en tres temporadas', value: 2 },
  { label: `Asientos en el ${club.venue.name}`, value: formatNumber(club.venue.capacity) },
];

/** The club in a paragraph and three figures. */
export function AboutSection() {
  return (
    <section
      aria-labelledby="el-club"
      className="wrap grid gap-8 py-12 later-[55rem] sm:py-16 lg:grid-cols-2 lg:gap-14 lg:later-[35rem]"
    >
      <div className="grid content-center gap-5">
        <SectionHeading id="el-club" kicker="El club" title="De Palma para toda la isla" />
        <p className="max-w-[37.5em] text-lg">
          Nacimos en {club.founded} con una idea sencilla: que {club.island} tuviera un equipo al que ir a ver
          andando. Tres temporadas y dos ascensos después, {club.shortName} juega en {club.league} y{' '}
          {club.members.roundly} personas llevan nuestro carnet.
        </p>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-x-4 gap-y-5 border-t-3 border-fg pt-5 sm:gap-x-6">
          {FACTS.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-2">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="figure text-[3rem] text-accent-text">{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          <MoreLink to="/nosotros" label="Conoce el club" />
        </p>
      </div>
      <img
        src={stands}
        alt=""
        width="640"
        height="640"
        loading="lazy"
        className="h-64 w-full rounded-lg object-cover object-left-bottom sm:h-96 lg:h-[27rem]"
      />
    </section>
  );
}
