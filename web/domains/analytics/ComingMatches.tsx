import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { BarRows, ChartLegend } from '../../ui/charts/BarRows.tsx';
import { percentText } from '../../ui/charts/scale.ts';
import { Card } from '../../ui/Card.tsx';
import { formatDay, formatTime } from '../../ui/dates.ts';
import { formatNumber } from '../../ui/text.ts';
import { hasRole, useViewer } from '../users/viewer.tsx';

export const ComingMatches_match = graphql(`
  fragment ComingMatches_match on DashboardMatch {
    matchId
    opponent
    competition
    matchDate
    sold
    available
  }
`);

interface ComingMatchesProps {
  matches: readonly FragmentType<typeof ComingMatches_match>[];
}

const LEGEND = [
  { label: 'Vendidas', colour: 'accent' },
  { label: 'Libres', colour: 'faint' },
] as const;

/** Ticket sales of the next home matches. */
export function ComingMatches({ matches: keys }: ComingMatchesProps) {
  const { user } = useViewer();
  const matches = keys.map((key) => getFragment(ComingMatches_match, key));
  // Links to a page that the user's role may open: the attendees, or the match.
  const sells = user !== null && hasRole(user, 'ADMIN', 'COMMERCIAL_MANAGER');
  const href = (id: string) => (sells ? `/admin/commercial/tickets/${id}` : `/admin/sports/matches/${id}`);
  return (
    <Card as="section" aria-labelledby="proximos" className="grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h2 id="proximos" className="headline text-xl">
          Próximos partidos en casa
        </h2>
        {matches.length > 0 && <ChartLegend items={LEGEND} />}
      </div>
      {matches.length === 0 ? (
        <p className="text-muted">No hay ningún partido en casa por jugar.</p>
      ) : (
        <BarRows
          name="Entradas de los próximos partidos en casa"
          whole
          rows={matches.map(({ matchId, opponent, competition, matchDate, sold, available }) => ({
            key: matchId,
            label: (
              <>
                <Link to={href(matchId)} className="font-semibold">
                  {opponent}
                </Link>{' '}
                <span className="font-normal text-muted">
                  · {formatDay(matchDate)}, {formatTime(matchDate)}
                </span>
              </>
            ),
            figure: available === 0 ? 'Agotadas' : `Quedan ${formatNumber(available)}`,
            note: `${competition} · ${formatNumber(sold)} de ${formatNumber(sold + available)} vendidas (${percentText(sold, sold + available)})`,
            segments: [
              { ...LEGEND[0], value: sold },
              { ...LEGEND[1], value: available },
            ],
          }))}
        />
      )}
    </Card>
  );
}
