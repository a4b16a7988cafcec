import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { Crest } from '../../ui/art/Crest.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { formatShortDate, formatTime, isoInstant } from '../../ui/dates.ts';
import { MATCH_STATUS, OUTCOMES, outcomeOf } from './match-state.ts';

export const MatchLine_match = graphql(`
  fragment MatchLine_match on Match {
    id
    homeTeam
    awayTeam
    homeAbbreviation
    awayAbbreviation
    isHome
    matchDate
    competition
    status
    result
  }
`);

/** A match in one line that leads to its page: badges, teams, date, and the result or the hour. */
export function MatchLine({ match: key }: { match: FragmentType<typeof MatchLine_match> }) {
  const match = getFragment(MatchLine_match, key);
  const { id, status, matchDate, result } = match;
  const outcome = status === 'FINISHED' ? outcomeOf(match) : null;
  return (
    <div className="group relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md py-3 has-focus-visible:outline-3 has-focus-visible:outline-ring">
      <span className="flex gap-1.5">
        <Crest abbreviation={match.homeAbbreviation} solid={match.isHome} className="w-8" />
        <Crest abbreviation={match.awayAbbreviation} solid={!match.isHome} className="w-8" />
      </span>
      <div className="min-w-0 basis-40 grow">
        <Link
          to={`/partidos/${id}`}
          className="font-semibold break-words decoration-accent decoration-3 underline-offset-4 outline-none! group-hover:underline after:absolute after:inset-0 focus-visible:shadow-none!"
        >
          {match.homeTeam} – {match.awayTeam}
        </Link>
        <p className="text-sm text-muted">
          <time dateTime={isoInstant(matchDate)}>{formatShortDate(matchDate)}</time> · {match.competition}
        </p>
      </div>
      <div className="flex items-center gap-3">
        {result ? (
          <p className="figure text-2xl">
            <span className="sr-only">Resultado: </span>
            {result}
          </p>
        ) : (
          status === 'SCHEDULED' && <p className="font-semibold">{formatTime(matchDate)}</p>
        )}
        {outcome ? (
          <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Badge>
        ) : (
          status !== 'SCHEDULED' && (
            <Badge tone={MATCH_STATUS[status].tone}>{MATCH_STATUS[status].label}</Badge>
          )
        )}
      </div>
    </div>
  );
}
