import { type Client, useQuery } from 'urql';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { TeamsCompared } from './TeamsCompared.tsx';
import { MatchMeetings } from './MatchMeetings.tsx';
import { MatchNeighbours } from './MatchNeighbours.tsx';

const ContextQuery = graphql(`
  query MatchContext($id: ID!) {
    match(id: $id) {
      id
      homeTeam
      awayTeam
      opponent
      context {
        teams {
          ...TeamsCompared_team
        }
        ...MatchMeetings_context
        ...MatchNeighbours_context
      }
    }
  }
`);

export const MatchContext_match = graphql(`
  fragment MatchContext_match on Match {
    id
    status
  }
`);

/** Fetches the context with the page of the match, so that it is in its HTML. */
export const loadContext = (client: Client, matchId: string) =>
  preload(client, ContextQuery, { id: matchId });

/** How both teams come to a match, their earlier games, and the matches before and after; nothing where none is known. */
export function MatchContext(props: { match: FragmentType<typeof MatchContext_match> }) {
  const { id, status } = getFragment(MatchContext_match, props.match);
  const [{ data }] = useQuery({ query: ContextQuery, variables: { id } });
  const match = data?.match;
  const [home, away] = match?.context.teams ?? [];
  if (!match || !home || !away) return null;
  return (
    <>
      <TeamsCompared
        title={status === 'SCHEDULED' || status === 'POSTPONED' ? 'Cómo llegan' : 'Cómo llegaban'}
        names={{ home: match.homeTeam, away: match.awayTeam }}
        home={home}
        away={away}
      />
      <MatchMeetings opponent={match.opponent} context={match.context} />
      <MatchNeighbours context={match.context} />
    </>
  );
}
