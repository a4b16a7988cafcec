import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { PlayLine, PlayLine_play } from './PlayLine.tsx';
import { stateText } from './statistics-words.ts';

export const LivePlays_statistics = graphql(`
  fragment LivePlays_statistics on MatchStatistics {
    isFinal
    latest: plays(last: 5) {
      ...PlayLine_play
    }
  }
`);

interface LivePlaysProps {
  statistics: FragmentType<typeof LivePlays_statistics>;
  teams: { home: string; away: string };
}

/** Where the match is, and what just happened; it comes with the score, without asking. */
export function LivePlays({ statistics, teams }: LivePlaysProps) {
  const { isFinal, latest } = getFragment(LivePlays_statistics, statistics);
  const plays = getFragment(PlayLine_play, latest);
  const last = plays.at(-1);
  if (!last) return null;
  return (
    <section aria-labelledby="ahora" className="grid gap-3">
      <h3 id="ahora" className="headline text-xl">
        {stateText({ ...last, isFinal })}
      </h3>
      <ol reversed className="border-b border-hairline">
        {plays.toReversed().map((play, index) => (
          <PlayLine key={`${play.number}-${index}`} play={play} teams={teams} />
        ))}
      </ol>
    </section>
  );
}
