import { useState } from 'react';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { MatchSide } from '../../gql/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { shareText, throwsText } from './statistics-words.ts';

export const ShotChart_statistics = graphql(`
  fragment ShotChart_statistics on MatchStatistics {
    shots {
      side
      value
      isMade
      x
      y
    }
  }
`);

/** A FIBA court in centimetres: half its length, its width, the arc and the area under the basket. */
const COURT = {
  half: 1400,
  width: 1500,
  basket: 157.5,
  arc: 675,
  corner: 90,
  key: 580,
  lane: 490,
  circle: 180,
};
const MIDDLE = COURT.width / 2;
/** Where the arc meets the straight lines beside the sidelines. */
const ARC_END = COURT.basket + Math.sqrt(COURT.arc ** 2 - (MIDDLE - COURT.corner) ** 2);

interface Props {
  teams: { home: string; away: string };
  statistics: FragmentType<typeof ShotChart_statistics>;
}

/** The shots of one team on half a court, seen from the middle: the basket is at the top. */
export function ShotChart({ teams, ...props }: Props) {
  const { shots } = getFragment(ShotChart_statistics, props.statistics);
  const [side, setSide] = useState<MatchSide>('HOME');
  const own = shots.filter((shot) => shot.side === side);
  if (shots.length === 0)
    return <p className="pt-5 text-muted">La fuente de estos datos no dice desde dónde se tiró.</p>;
  const worth = (value: number) => {
    const of = own.filter((shot) => shot.value === value);
    return { made: of.filter(({ isMade }) => isMade).length, attempted: of.length };
  };
  return (
    <div className="grid gap-5 pt-5 lg:grid-cols-[minmax(0,28rem)_1fr] lg:gap-14">
      <div className="grid gap-4 lg:order-last lg:content-start">
        <div role="group" aria-label="Equipo" className="flex flex-wrap gap-2">
          {(['HOME', 'AWAY'] as const).map((of) => (
            <Button
              key={of}
              size="sm"
              variant={side === of ? 'primary' : 'secondary'}
              aria-pressed={side === of}
              onClick={() => setSide(of)}
            >
              {of === 'HOME' ? teams.home : teams.away}
            </Button>
          ))}
        </div>
        <dl className="grid max-w-xs gap-2">
          {([2, 3] as const).map((value) => (
            <div key={value} className="flex justify-between border-t border-hairline pt-2">
              <dt>{value === 2 ? 'Tiros de dos' : 'Triples'}</dt>
              <dd className="tabular-nums">
                <strong>{throwsText(worth(value))}</strong> · {shareText(worth(value))}
              </dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          <span>
            <span aria-hidden="true" className="font-bold text-accent-text">
              ●
            </span>{' '}
            Anotado
          </span>
          <span>
            <span aria-hidden="true" className="font-bold">
              ×
            </span>{' '}
            Fallado
          </span>
        </p>
      </div>
      <svg
        viewBox={`0 0 ${COURT.width} ${COURT.half}`}
        role="img"
        aria-label={`Tiros de ${side === 'HOME' ? teams.home : teams.away}: ${throwsText(worth(2))} de dos y ${throwsText(worth(3))} triples`}
        className="w-full rounded-lg border border-hairline bg-fg/4"
      >
        <CourtLines />
        {own.map(({ x, y, isMade }, index) => {
          // The feed looks along the court from the basket; here the basket is at the top.
          const [left, top] = [(y / 100) * COURT.width, (x / 100) * 2 * COURT.half];
          return isMade ? (
            <circle
              key={index}
              cx={left}
              cy={top}
              r={20}
              className="fill-accent stroke-canvas"
              strokeWidth={4}
            />
          ) : (
            <path
              key={index}
              d={`M${left - 15},${top - 15}l30,30m0,-30l-30,30`}
              className="stroke-fg/60"
              strokeWidth={8}
            />
          );
        })}
      </svg>
    </div>
  );
}

function CourtLines() {
  const { half, width, basket, arc, corner, key, lane, circle } = COURT;
  return (
    <g fill="none" strokeWidth={6} className="stroke-fg/30">
      <path d={`M${MIDDLE - lane / 2},0v${key}h${lane}v${-key}`} />
      <circle cx={MIDDLE} cy={key} r={circle} />
      <circle cx={MIDDLE} cy={basket} r={22.5} />
      <path d={`M${corner},0V${ARC_END}A${arc},${arc} 0 0 0 ${width - corner},${ARC_END}V0`} />
      <path d={`M${MIDDLE - circle},${half}a${circle},${circle} 0 0 1 ${2 * circle},0`} />
    </g>
  );
}
