import type { ReactNode } from 'react';
import { club } from '../../../api/club/club.ts';
import { matchPlace } from '../../../api/club/match-place.input.ts';
import { useSite } from '../../app/site.tsx';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { formatLongDate, formatTime, formatUtcTime, isoInstant } from '../../ui/dates.ts';
import { CalendarDays } from '../../ui/icons.tsx';
import { roundOf } from '../../../api/club/match-round.input.ts';
import { MATCH_STATUS } from './match-state.ts';

export const MatchFacts_match = graphql(`
  fragment MatchFacts_match on Match {
    id
    subject
    homeTeam
    awayTeam
    isHome
    matchDate
    competition
    location
    status
  }
`);

/** Place and time in words, and a calendar file of the match. */
export function MatchFacts(props: { match: FragmentType<typeof MatchFacts_match> }) {
  const match = getFragment(MatchFacts_match, props.match);
  const { origin } = useSite();
  const round = roundOf(match.subject);
  const toCome = match.status === 'SCHEDULED';
  return (
    <section
      aria-labelledby="ficha"
      className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-14"
    >
      <div className="grid content-start gap-5">
        <h2 id="ficha" className="display text-display-sm">
          Ficha del partido
        </h2>
        <dl className="@container border-t-3 border-fg">
          <Fact label={match.status === 'POSTPONED' ? 'Fecha prevista' : 'Fecha'}>
            <time dateTime={isoInstant(match.matchDate)}>{capital(formatLongDate(match.matchDate))}</time>
          </Fact>
          <Fact label={match.status === 'POSTPONED' ? 'Hora prevista' : 'Hora'}>
            {formatTime(match.matchDate)}{' '}
            <span className="text-muted">· {formatUtcTime(match.matchDate)}</span>
          </Fact>
          <Fact label="Competición">
            {match.competition}
            {round && <span className="text-muted"> · {round}</span>}
          </Fact>
          <Fact label="Lugar">
            {matchPlace(match.location).name ?? 'Por confirmar'}
            <span className="text-muted"> · {match.isHome ? 'jugamos en casa' : 'jugamos fuera'}</span>
          </Fact>
          <Fact label="Estado">{MATCH_STATUS[match.status].label}</Fact>
        </dl>
      </div>
      <div className="on-ink planks grid content-start gap-4 self-start rounded-lg bg-navy p-6 text-fg sm:p-8">
        <CalendarDays size={32} className="text-accent-text" />
        <h2 className="headline text-2xl">{toCome ? 'Que no se te pase' : 'No te pierdas el próximo'}</h2>
        <p className="text-muted">
          {toCome
            ? 'Guárdalo en tu agenda. Si cambia la hora, el calendario del club se actualiza solo.'
            : `Suscríbete y tendrás en tu agenda todos los partidos del ${club.shortName}, con cada cambio de hora.`}
        </p>
        <div className="grid gap-3">
          {toCome && <ButtonLink href={`/partidos/${match.id}.ics`}>Añadir al calendario</ButtonLink>}
          {/* With this scheme calendar programs subscribe; with https they would import the events once. */}
          <ButtonLink
            href={`${origin.replace(/^https?:/, 'webcal:')}/calendario.ics`}
            variant={toCome ? 'ghost' : 'primary'}
          >
            Suscribirme a todos los partidos
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[min(7.5rem,35%)_minmax(0,1fr)] gap-4 border-b border-hairline py-3.5 sm:grid-cols-[10rem_minmax(0,1fr)] @max-[15rem]:grid-cols-1 @max-[15rem]:gap-1">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
