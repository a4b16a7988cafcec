import { Button } from '../../../ui/Button.tsx';
import { Check, TriangleAlert } from '../../../ui/page-icons.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { unsaved, type ScoreQueue } from './score-queue.ts';

interface ScoreStatusProps {
  queue: ScoreQueue;
  onRetry: () => void;
}

/** Whether the score is saved: saved, being sent, or failed and why. */
export function ScoreStatus({ queue, onRetry }: ScoreStatusProps) {
  const pending = unsaved(queue);
  const stuck = queue.phase === 'failed' || queue.phase === 'refused';
  return (
    <div className="flex min-h-12 min-w-0 flex-wrap items-center gap-3">
      <p role="status" className="flex items-center gap-2 font-semibold">
        {stuck ? (
          <>
            <TriangleAlert size={22} className="shrink-0 text-coral-bright" />
            <span>
              {queue.phase === 'failed' ? 'Sin conexión' : 'No se ha guardado'}: {waitingText(pending)}
            </span>
          </>
        ) : pending > 0 && queue.phase !== 'undecided' ? (
          <>
            <Spinner className="size-5" />
            Guardando...
          </>
        ) : pending === 0 ? (
          <>
            <Check size={22} className="text-sea-bright" />
            Guardado
          </>
        ) : null}
      </p>
      {stuck && (
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Reintentar ahora
        </Button>
      )}
      {queue.message && queue.phase !== 'undecided' && (
        <p className="w-full text-sm text-muted">{queue.message}</p>
      )}
    </div>
  );
}

function waitingText(pending: number): string {
  return pending === 1 ? '1 toque por enviar' : `${pending} toques por enviar`;
}
