import type { MatchSide, PlayKind } from '../../gql/graphql.ts';
import { clockText, playText } from './statistics-words.ts';

interface PlayLineProps {
  play: {
    left: number;
    kind: PlayKind;
    side?: MatchSide | null;
    name?: string | null;
    isMade?: boolean | null;
    home: number;
    away: number;
  };
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
