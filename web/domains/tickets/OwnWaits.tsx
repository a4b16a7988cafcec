import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from 'urql';
import type { OwnWaitsQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { formatLongDate } from '../../ui/dates.ts';
import { useHasPassed } from '../../ui/use-has-passed.ts';
import { offerEnds } from './ticket-texts.ts';

const OwnWaitsDocument = graphql(`
  query OwnWaits {
    viewer {
      id
      seatWaits {
        place
        offeredUntil
        match {
          id
          homeTeam
          awayTeam
          matchDate
        }
      }
    }
  }
`);

/**
 * The matches for which the user waits for a seat, and the seats that are offered. Nothing if there are none or they cannot
 * be loaded: the offer also comes by mail, and the tickets are more important here.
 */
export function OwnWaits() {
  const [{ data }] = useQuery({
    query: OwnWaitsDocument,
    requestPolicy: 'cache-and-network',
    context: useMemo(() => ({ additionalTypenames: ['SeatWait', 'Ticket'] }), []),
  });
  const waits = data?.viewer?.seatWaits ?? [];
  if (waits.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h3 className="headline border-b-3 border-fg pb-2 text-xl">
        Lista de espera <span className="text-muted tabular-nums">({waits.length})</span>
      </h3>
      <ul className="grid gap-4">
        {waits.map((wait) => (
          <Wait key={wait.match.id} wait={wait} />
        ))}
      </ul>
    </section>
  );
}

type OwnWait = NonNullable<OwnWaitsQuery['viewer']>['seatWaits'][number];

function Wait({ wait: { match, place, offeredUntil } }: { wait: OwnWait }) {
  const isLapsed = useHasPassed(offeredUntil);
  const isOffered = !!offeredUntil && !isLapsed;
  const name = `${match.homeTeam} – ${match.awayTeam}`;
  return (
    <li className="grid items-center gap-4 rounded-lg border border-hairline bg-surface p-4 shadow-card sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5">
      <div className="grid gap-2">
        <p>
          {isOffered ? (
            <Badge tone="ok">Te guardamos una entrada</Badge>
          ) : isLapsed ? (
            <Badge>La oferta ha terminado</Badge>
          ) : (
            <Badge tone="sea">Puesto {place}</Badge>
          )}
        </p>
        <h4 className="headline text-xl leading-[1.15]!">{name}</h4>
        <p className="text-sm text-muted">
          {isOffered ? `Acéptala antes del ${offerEnds(offeredUntil)}.` : formatLongDate(match.matchDate)}
        </p>
      </div>
      <Link
        to={`/entradas/${match.id}`}
        className={buttonClass(isOffered ? 'primary' : 'secondary', 'md', 'max-sm:w-full')}
      >
        {isOffered ? 'Ver la oferta' : 'Ver el partido'}
        <span className="sr-only"> de {name}</span>
      </Link>
    </li>
  );
}
