import type { PlayLine_PlayFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { clockText, playText } from './statistics-words.ts';

export const PlayLine_play = graphql(`
  fragment PlayLine_play on Play {
    number
    period
    left
    kind
    side
    name
    isMade
    home
    away
  }
`);

interface PlayLineProps {
  /** Already read by the list, which needs its period. */
  play: PlayLine_PlayFragment;
  teams: { home: string; away: string };
}

/** An event of a match, in a list. */
export function PlayLine({ play, teams }: PlayLineProps) {
  const team = play.side === 'HOME' ? teams.home : play.side === 'AWAY' ? teams.away : null;
  const scores = play.isMade === true;
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] gap-3 border-t border-hairline py-2">
      <span className="text-muted tabular-nums">{clockText(play.left)}</span>
      <span>
        <span className={scores ? 'font-bold' : ''}>{playText(play)}</span>
        {play.name && ` · ${play.name}`}
        {team && <span className="text-muted"> · {team}</span>}
      </span>
      <span className={`tabular-nums ${scores ? 'font-bold' : 'text-muted'}`}>
        {play.home}–{play.away}
      </span>
    </li>
  );
}
