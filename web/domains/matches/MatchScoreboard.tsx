import { House, MapPin } from '../../ui/icons.tsx';
import type { ReactNode } from 'react';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { MatchScoreboard_MatchFragment } from '../../gql/graphql.ts';
import { Crest } from '../../ui/art/Crest.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { cx } from '../../ui/cx.ts';
import { formatDay, formatTime, formatYear, isoInstant } from '../../ui/dates.ts';
import { shorten } from '../../ui/text.ts';
import { roundOf } from '../../../api/club/match-round.input.ts';
import { MATCH_STATUS, scoreOf } from './match-state.ts';

export const MatchScoreboard_match = graphql(`
  fragment MatchScoreboard_match on Match {
    id
    subject
    homeTeam
    awayTeam
    homeAbbreviation
    awayAbbreviation
    isHome
    matchDate
    competition
    location
    result
    status
  }
`);

interface MatchScoreboardProps {
  match: FragmentType<typeof MatchScoreboard_match>;
  /** `card` for a carousel: names are cut to 12 characters and the venue to 8. */
  size?: 'large' | 'card';
  /** The heading element («A – B»), visible to screen readers only: the team names are on the board. */
  as?: 'h1' | 'h2' | 'h3';
  /** Buttons and links at the bottom of the board. */
  actions?: ReactNode;
  /** Shown between the teams and the bottom: a countdown. */
  children?: ReactNode;
  className?: string;
}

/** A match as the pavilion's scoreboard: both teams, with the time or the score between them. */
export function MatchScoreboard(props: MatchScoreboardProps) {
  const { size = 'large', as: Title = 'h2', actions, children, className } = props;
  const match = getFragment(MatchScoreboard_match, props.match);
  const large = size === 'large';
  const round = roundOf(match.subject);
  return (
    <div
      className={cx(
        'on-ink planks grid content-between overflow-hidden rounded-lg border border-hairline bg-board text-fg shadow-card',
        className,
      )}
    >
      <Title className="sr-only">
        {match.homeTeam} – {match.awayTeam}
      </Title>
      <p
        className={cx(
          'caption flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline',
          large ? 'px-5 py-3.5 sm:px-8' : 'px-4 py-3',
        )}
      >
        <span className="text-accent-text">{match.competition}</span>
        {round && <span className="text-muted">{round}</span>}
      </p>
      <div className="@container">
        {/* With large letters on a phone the teams have no room beside the score: they stand above and below it. */}
        <div
          className={cx(
            'grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start @max-[15rem]:grid-cols-1 @max-[15rem]:gap-y-6',
            large ? 'gap-x-3 px-4 py-7 sm:gap-x-8 sm:px-8 sm:py-10' : 'gap-x-3 px-4 py-5',
          )}
        >
          <Team match={match} side="home" large={large} />
          <Middle match={match} large={large} />
          <Team match={match} side="away" large={large} />
        </div>
      </div>
      {children && <div className={large ? 'px-4 pb-7 sm:px-8' : 'px-4 pb-4'}>{children}</div>}
      <div
        className={cx(
          'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline',
          large ? 'px-5 py-4 sm:px-8' : 'min-h-14 px-4 py-2',
        )}
      >
        <p className="flex min-w-0 items-center gap-2 text-sm text-muted">
          <MapPin aria-hidden="true" size={18} className="shrink-0" />
          <span className="sr-only">Lugar: </span>
          <Cut text={match.location} max={large ? undefined : 8} />
        </p>
        {actions && <div className={cx('flex flex-wrap gap-3', large && 'max-sm:w-full')}>{actions}</div>}
      </div>
    </div>
  );
}

type Shown = MatchScoreboard_MatchFragment;

function Team({ match, side, large }: { match: Shown; side: 'home' | 'away'; large: boolean }) {
  const name = side === 'home' ? match.homeTeam : match.awayTeam;
  const abbreviation = side === 'home' ? match.homeAbbreviation : match.awayAbbreviation;
  const own = match.isHome === (side === 'home');
  return (
    <div className="grid min-w-0 justify-items-center gap-2 text-center">
      <Crest
        abbreviation={abbreviation}
        solid={own}
        // The crest has an ink border, which is invisible on the board.
        className={cx(large ? 'w-16 sm:w-28' : 'w-16', own && 'scale-110')}
      />
      <p
        className={cx(
          'headline max-w-full [overflow-wrap:anywhere]',
          large ? 'mt-1 text-base sm:text-2xl' : 'text-[0.9375rem] whitespace-nowrap',
        )}
      >
        <Cut text={name} max={large ? undefined : 12} />
      </p>
      {side === 'home' && (
        <p className="caption flex items-center gap-1.5 text-muted">
          <House aria-hidden="true" size={14} /> Local
        </p>
      )}
    </div>
  );
}

/** The time of a future match, or the score; the date above, other facts below. */
function Middle({ match, large }: { match: Shown; large: boolean }) {
  const score = scoreOf(match.result);
  const status = MATCH_STATUS[match.status];
  // Nobody must come on the old date.
  const isPostponed = match.status === 'POSTPONED';
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <p className={cx('caption', large && 'sm:text-sm')}>
        {isPostponed ? (
          'Por confirmar'
        ) : (
          <>
            {formatDay(match.matchDate)} <span className="text-muted">{formatYear(match.matchDate)}</span>
          </>
        )}
      </p>
      <p
        className={cx(
          'figure rounded-sm border border-hairline bg-black/55 text-coral-bright',
          large ? 'px-3 pt-2.5 pb-2 text-score sm:px-5' : 'px-2.5 pt-2 pb-1.5 text-[2.5rem]',
        )}
      >
        {score ? (
          <>
            {score.home}
            <span aria-hidden="true" className="px-[0.1em]">
              –
            </span>
            <span className="sr-only"> a </span>
            {score.away}
          </>
        ) : isPostponed ? (
          <span aria-hidden="true">––:––</span>
        ) : (
          <time dateTime={isoInstant(match.matchDate)}>{formatTime(match.matchDate)}</time>
        )}
      </p>
      {match.status !== 'SCHEDULED' && <Badge tone={status.tone}>{status.label}</Badge>}
    </div>
  );
}

/** Text cut visually only; screen readers and the tooltip get all of it. */
function Cut({ text, max }: { text: string; max: number | undefined }) {
  const short = max === undefined ? text : shorten(text, max);
  if (short === text) return text;
  return (
    <span title={text}>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
