import { useState } from 'react';
import { hasPoints } from '../../../../api/domains/matches/match-end.input.ts';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import type { MatchStatus } from '../../../gql/graphql.ts';
import { Button, type ButtonVariant } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { scoreOf } from '../match-state.ts';
import { FinishDialog } from './FinishDialog.tsx';
import { PostponeDialog } from './PostponeDialog.tsx';
import { total } from './score-queue.ts';
import type { SavedScore } from './Scorekeeper.tsx';
import { ToldStepDialog } from './ToldStepDialog.tsx';
import { useMatchProgress } from './use-match-progress.ts';

export const MatchSteps_match = graphql(`
  fragment MatchSteps_match on Match {
    id
    updatedAt
    homeTeam
    awayTeam
    isHome
    matchDate
    status
    result
    ticketsSold
    holdersToTell
    periods {
      home
      away
    }
  }
`);

type Step = 'start' | 'finish' | 'postpone' | 'reschedule' | 'cancel' | 'reopen';

/** The actions in each state, the most likely first. */
const STEPS: Record<MatchStatus, readonly Step[]> = {
  SCHEDULED: ['start', 'postpone', 'finish', 'cancel'],
  LIVE: ['finish', 'postpone', 'cancel', 'reopen'],
  POSTPONED: ['reschedule', 'cancel'],
  FINISHED: ['finish', 'reopen'],
  CANCELLED: ['reopen'],
};

interface MatchStepsProps {
  match: FragmentType<typeof MatchSteps_match>;
  /** If the scoreboard is open: its saved score, which is newer than that of the match. */
  score?: SavedScore;
  /** Called when a step is chosen, to load the match again: each point and each ticket has changed it. */
  onChoose: () => void;
}

/** The buttons that change the state of a match; each asks for confirmation and describes the effect. */
export function MatchSteps({ match: key, score, onChoose }: MatchStepsProps) {
  const match = getFragment(MatchSteps_match, key);
  const [open, setOpen] = useState<Step | null>(null);
  const { start, cancel, reopen, takeBack } = useMatchProgress(match);
  const close = () => setOpen(null);
  const periods = score?.periods ?? match.periods;
  const recorded = { home: total(periods, 'home'), away: total(periods, 'away') };
  const hasBasket = hasPoints(recorded);
  const shown = STEPS[match.status].filter(
    (step) =>
      // A start can only be undone before the first basket; quarters are corrected on the scoreboard.
      !(step === 'reopen' && match.status === 'LIVE' && hasBasket) &&
      !(step === 'finish' && match.status === 'FINISHED' && hasBasket),
  );
  return (
    <div className="flex flex-wrap gap-3" role="group" aria-label="Estado del partido">
      {shown.map((step, at) => (
        <Button
          key={step}
          variant={variantOf(step, at)}
          {...(step === 'finish' && score && !score.isSaved && { disabled: true })}
          onClick={() => {
            setOpen(step);
            onChoose();
          }}
        >
          {labelOf(step, match.status)}
        </Button>
      ))}
      <ConfirmDialog
        open={open === 'start'}
        onClose={close}
        variant="primary"
        title="¿Empezar el partido?"
        description="Se abre el marcador y la web lo muestra en directo. La venta de entradas se cierra."
        confirmLabel="Empezar"
        pendingLabel="Empezando..."
        onConfirm={start}
      />
      <ToldStepDialog
        open={open === 'cancel'}
        onClose={close}
        variant="danger"
        title="¿Cancelar el partido?"
        description={cancelText(match)}
        submitLabel="Cancelar el partido"
        pendingLabel="Cancelando..."
        people={match.holdersToTell}
        act={cancel}
      />
      {/* Only who was told of a cancellation is told that it was one by mistake. */}
      <ToldStepDialog
        open={open === 'reopen' && match.status === 'CANCELLED'}
        onClose={close}
        variant="primary"
        title={labelOf('reopen', match.status)}
        description={REOPEN_TEXT[match.status] ?? ''}
        submitLabel="Reabrir"
        pendingLabel="Reabriendo..."
        people={match.holdersToTell}
        act={reopen}
      />
      <ConfirmDialog
        open={open === 'reopen' && match.status !== 'CANCELLED'}
        onClose={close}
        variant="primary"
        title={labelOf('reopen', match.status)}
        description={REOPEN_TEXT[match.status] ?? ''}
        confirmLabel="Reabrir"
        cancelLabel="Volver"
        pendingLabel="Reabriendo..."
        onConfirm={takeBack}
      />
      <PostponeDialog
        match={match}
        open={open === 'postpone' || open === 'reschedule'}
        needsDate={match.status === 'POSTPONED'}
        onClose={close}
      />
      {/* Mounted when it opens: whether the match has begun is a question of that moment. */}
      {open === 'finish' && (
        <FinishDialog
          match={{ ...match, periods }}
          open
          onClose={close}
          homeTeam={match.homeTeam}
          awayTeam={match.awayTeam}
          seen={score ? `${recorded.home}-${recorded.away}` : (match.result ?? null)}
          score={score && hasBasket ? recorded : null}
          typed={match.status === 'FINISHED' ? scoreOf(match.result) : null}
        />
      )}
    </div>
  );
}

function variantOf(step: Step, at: number): ButtonVariant {
  if (at === 0 && step !== 'reopen') return 'primary';
  return step === 'cancel' ? 'ghost' : 'secondary';
}

function labelOf(step: Step, status: MatchStatus): string {
  switch (step) {
    case 'start':
      return 'Empezar el partido';
    case 'finish':
      if (status === 'FINISHED') return 'Corregir el resultado';
      return status === 'LIVE' ? 'Terminar el partido' : 'Anotar el resultado';
    case 'postpone':
      return 'Aplazar';
    case 'reschedule':
      return 'Poner nueva fecha';
    case 'cancel':
      return 'Cancelar el partido';
    case 'reopen':
      return status === 'LIVE' ? 'Aún no ha empezado' : 'Reabrir el partido';
  }
}

const REOPEN_TEXT: Partial<Record<MatchStatus, string>> = {
  LIVE: 'El partido vuelve a estar programado. Si todavía no es la hora, la venta se abre otra vez.',
  FINISHED: 'El partido vuelve a estar en juego, con el marcador que tenía. Podrás corregirlo y terminarlo.',
  CANCELLED: 'El partido vuelve a estar programado para su fecha, y la venta se abre si aún no ha pasado.',
};

function cancelText({ isHome, ticketsSold }: { isHome: boolean; ticketsSold: number }): string {
  if (!isHome) return 'La web lo mostrará como cancelado.';
  const sold =
    ticketsSold === 1
      ? 'La entrada vendida se conserva, para devolverla.'
      : `Las ${ticketsSold} entradas vendidas se conservan, para devolverlas.`;
  return `La web lo mostrará como cancelado y la venta se cierra. ${
    ticketsSold > 0 ? sold : 'Todavía no hay entradas vendidas.'
  }`;
}
