import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { Badge } from '../../ui/Badge.tsx';
import { formatShortDate, isoInstant } from '../../ui/dates.ts';
import { OUTCOMES, outcomeOf } from './match-state.ts';

export const MatchMeetings_context = graphql(`
  fragment MatchMeetings_context on MatchContext {
    meetings {
      id
      homeTeam
      awayTeam
      isHome
      matchDate
      competition
      result
      season {
        label
      }
    }
  }
`);

interface MatchMeetingsProps {
  opponent: string;
  context: FragmentType<typeof MatchMeetings_context>;
}

/** The earlier games of the same two teams, with the sum of their outcomes; nothing if there are none. */
export function MatchMeetings({ opponent, context }: MatchMeetingsProps) {
  const { meetings } = getFragment(MatchMeetings_context, context);
  if (meetings.length === 0) return null;
  const count = (wanted: 'won' | 'lost') => meetings.filter((match) => outcomeOf(match) === wanted).length;
  return (
    <section aria-labelledby="cara-a-cara" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="cara-a-cara" className="display text-display-sm">
          Cara a cara
        </h2>
        <p className="wrap-anywhere text-muted">
          {meetings.length === 1
            ? `Nuestro último partido contra ${opponent}.`
            : `Nuestros últimos ${meetings.length} partidos contra ${opponent}: ${counted(count('won'), 'victoria')} y ${counted(count('lost'), 'derrota')}.`}
        </p>
      </div>
      <ul className="@container border-t-3 border-fg">
        {meetings.map((match) => {
          const outcome = outcomeOf(match);
          return (
            <li
              key={match.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[11rem_minmax(0,1fr)_auto] @max-[15rem]:grid-cols-1"
            >
              <p className="text-sm text-muted max-sm:col-span-2 @max-[15rem]:col-span-1">
                <time dateTime={isoInstant(match.matchDate)}>{formatShortDate(match.matchDate)}</time>
                <span className="sm:block">
                  <span className="sm:hidden"> · </span>
                  {match.competition}
                  {match.season && ` ${match.season.label}`}
                </span>
              </p>
              <Link
                to={`/partidos/${match.id}`}
                className="min-w-0 font-semibold wrap-anywhere decoration-accent decoration-3 underline-offset-4 hover:underline"
              >
                {match.homeTeam} – {match.awayTeam}
              </Link>
              <p className="flex items-center gap-3">
                <span className="figure text-2xl">{match.result}</span>
                {outcome && <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Badge>}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
