import { type ReactNode, useState } from 'react';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Plus } from '../../../ui/icons.tsx';
import { cx } from '../../../ui/cx.ts';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { periodName, periodShortName } from '../period-names.ts';
import { ScoreSide } from './ScoreSide.tsx';
import { ScoreStatus } from './ScoreStatus.tsx';
import { type Period, shownScore, total, unsaved } from './score-queue.ts';
import { useScorekeeper } from './use-scorekeeper.ts';

export const Scorekeeper_match = graphql(`
  fragment Scorekeeper_match on Match {
    id
    homeTeam
    awayTeam
    homeAbbreviation
    awayAbbreviation
    isHome
    periods {
      home
      away
    }
  }
`);

/** The score on the server, by period, and whether it has all points of this scoreboard. */
export interface SavedScore {
  periods: readonly Period[];
  isSaved: boolean;
}

const MOST_PERIODS = 10;

interface ScorekeeperProps {
  match: FragmentType<typeof Scorekeeper_match>;
  /** The buttons under the board, given the saved score. */
  children?: (score: SavedScore) => ReactNode;
}

/** The scoreboard for a phone at courtside: one tap for a basket, even without a network. */
export function Scorekeeper({ match: key, children }: ScorekeeperProps) {
  const match = getFragment(Scorekeeper_match, key);
  const { queue, dispatch, retry } = useScorekeeper(match.id, match.periods);
  const score = shownScore(queue);
  const last = Math.max(0, score.length - 1);
  const [chosen, setChosen] = useState<number | null>(null);
  // The current quarter, unless the user has opened an earlier one to correct it.
  const period = Math.min(chosen ?? last, last);
  const pending = unsaved(queue);

  const sides = [
    { side: 'home', team: match.homeTeam, abbreviation: match.homeAbbreviation, own: match.isHome },
    { side: 'away', team: match.awayTeam, abbreviation: match.awayAbbreviation, own: !match.isHome },
  ] as const;
  return (
    <section
      aria-label="Marcador"
      className="on-ink grid gap-4 rounded-lg bg-board p-3 text-fg shadow-card select-none sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-2" role="group" aria-label="Periodo">
        {score.map((_points, index) => (
          <button
            key={index}
            type="button"
            aria-pressed={index === period}
            aria-label={periodName(index)}
            onClick={() => setChosen(index === last ? null : index)}
            className={cx(
              'min-h-12 min-w-12 touch-manipulation rounded-md border-2 px-2 font-display text-lg font-extrabold',
              index === period ? 'border-accent bg-accent text-on-accent' : 'border-line hover:border-fg',
            )}
          >
            {periodShortName(index)}
          </button>
        ))}
        {score.length < MOST_PERIODS && (
          <Button
            variant="ghost"
            className="touch-manipulation"
            onClick={() => {
              dispatch({ type: 'tap', tap: { kind: 'period', period: score.length } });
              setChosen(null);
            }}
          >
            <Plus size={20} />
            {periodName(score.length)}
          </Button>
        )}
      </div>
      {period !== last && (
        <p className="text-sm font-semibold text-coral-bright">
          Corrigiendo el {periodName(period)}. Los puntos de ahora van en el {periodName(last)}.
        </p>
      )}
      <div className="grid grid-cols-2 gap-3 sm:gap-5">
        {sides.map((side) => (
          <ScoreSide
            key={side.side}
            {...side}
            total={total(score, side.side)}
            inPeriod={score[period]?.[side.side] ?? 0}
            period={periodShortName(period)}
            onPoints={(points) =>
              dispatch({ type: 'tap', tap: { kind: 'points', period, side: side.side, points } })
            }
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="secondary"
          size="lg"
          className="touch-manipulation"
          disabled={queue.history.length === 0}
          onClick={() => dispatch({ type: 'undo' })}
        >
          Deshacer
        </Button>
        <ScoreStatus queue={queue} onRetry={retry} />
      </div>
      {queue.phase === 'undecided' && (
        <Alert
          tone="warn"
          title="¿Llegaron tus últimos puntos?"
          actions={
            <>
              <Button size="sm" onClick={() => dispatch({ type: 'decide', keep: true })}>
                No: súmalos
              </Button>
              <Button size="sm" variant="secondary" onClick={() => dispatch({ type: 'decide', keep: false })}>
                Sí: descártalos
              </Button>
            </>
          }
        >
          {queue.message} En el servidor hay {total(queue.saved, 'home')}–{total(queue.saved, 'away')}; con
          los tuyos serían {total(score, 'home')}–{total(score, 'away')}.
        </Alert>
      )}
      {children?.({ periods: queue.saved, isSaved: pending === 0 })}
      <UnsavedChanges when={pending > 0} />
    </section>
  );
}
