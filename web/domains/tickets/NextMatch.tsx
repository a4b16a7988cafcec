import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { Countdown } from '../matches/Countdown.tsx';
import { MatchScoreboard } from '../matches/MatchScoreboard.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';

export const NextMatch_match = graphql(`
  fragment NextMatch_match on Match {
    id
    matchDate
    status
    isOnSale
    ticketPrice
    ...MatchScoreboard_match
  }
`);

interface NextMatchProps {
  match: FragmentType<typeof NextMatch_match>;
  /** Whether the user already has a ticket for it. */
  owned: boolean;
}

/** The scoreboard of the next home match, with a countdown and the link to its tickets. */
export function NextMatch({ match: key, owned }: NextMatchProps) {
  const match = getFragment(NextMatch_match, key);
  const action = owned ? 'Ver mi entrada' : 'Comprar entrada';
  return (
    <MatchScoreboard
      match={match}
      actions={
        <>
          <p className="headline flex items-center text-xl max-sm:mr-auto">
            {match.isOnSale && <Price amount={match.ticketPrice} />}
          </p>
          <ButtonLink to={`/entradas/${match.id}`} size="lg" className="sm:min-w-52">
            {match.isOnSale || owned ? action : 'Ver el partido'}
          </ButtonLink>
        </>
      }
    >
      {match.status === 'SCHEDULED' && <Countdown to={match.matchDate} />}
    </MatchScoreboard>
  );
}
