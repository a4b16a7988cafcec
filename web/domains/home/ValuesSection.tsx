import { club } from '../../../api/club/club.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** One line of text for each value of the club. */
const MEANINGS: Record<(typeof club.values)[number], string> = {
  Humildad: 'Subimos dos veces en tres años. Seguimos entrenando como el primer día.',
  Pasión: 'Cada balón dividido, cada grito de la grada, cada lunes contando el partido.',
  'Esfuerzo Colectivo': 'El pase extra gana más que la jugada perfecta. Dentro y fuera de la pista.',
  'Compromiso Social': 'Escuelas, becas y pista abierta: el club es de la isla y vuelve a ella.',
};

/** The club's values, with a link to become a member. */
export function ValuesSection() {
  return (
    <section
      aria-labelledby="valores"
      className="bg-coral text-white later-[51rem] sm:later-[37rem] lg:later-[26rem]"
    >
      <div className="wrap grid gap-8 py-12 sm:py-16 lg:grid-cols-[1fr_2fr] lg:gap-14">
        <div className="grid content-start justify-items-start gap-5">
          <h2 id="valores" className="display text-display-lg wrap-anywhere">
            Así jugamos
          </h2>
          <p className="text-lg">Cuatro valores y un escudo. Si también son los tuyos, este es tu equipo.</p>
          <ButtonLink
            href={club.links.becomeMember}
            variant="secondary"
            className="border-white text-white hover:bg-white hover:text-coral"
          >
            Únete al club
          </ButtonLink>
        </div>
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {club.values.map((value) => (
            <div key={value} className="grid content-start gap-2 border-t-3 border-white pt-4 pb-7">
              <dt className="display text-display-sm">{value}</dt>
              <dd>{MEANINGS[value]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
