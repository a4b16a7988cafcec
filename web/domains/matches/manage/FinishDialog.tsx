import { z } from 'zod';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMatchProgress } from './use-match-progress.ts';

const points = z.string().regex(/^\s*\d{1,3}\s*$/, 'Indica los puntos');
const finishForm = z.object({ home: points, away: points });
type FinishValues = z.output<typeof finishForm>;

interface FinishDialogProps {
  match: { id: string; updatedAt: string };
  open: boolean;
  onClose: () => void;
  homeTeam: string;
  awayTeam: string;
  /** The result on the screen; if it has changed on the server, nothing is written. */
  seen: string | null;
  /** The result of the scoreboard, if one was used. */
  score: { home: number; away: number } | null;
  /** The result that was typed before, to be corrected. */
  typed: { home: number; away: number } | null;
}

/** Ends a match: with the result of the scoreboard, or with a typed one. */
export function FinishDialog(props: FinishDialogProps) {
  const { match, open, onClose, homeTeam, awayTeam, seen, score, typed } = props;
  const { finish } = useMatchProgress(match);
  if (score) {
    return (
      <ConfirmDialog
        open={open}
        onClose={onClose}
        variant="primary"
        title="¿Terminar el partido?"
        description={`${homeTeam} ${score.home} – ${score.away} ${awayTeam}. ${
          score.home === score.away ? 'Atención: es un empate. ' : ''
        }Será el resultado final.`}
        confirmLabel="Terminar"
        cancelLabel="Seguir"
        pendingLabel="Terminando..."
        onConfirm={async () => {
          const failure = await finish({ seen });
          if (failure) toast.error(failure.message, 'No se ha terminado');
        }}
      />
    );
  }
  return (
    <FormDialog<FinishValues, FinishValues>
      open={open}
      onClose={onClose}
      size="sm"
      title={typed ? 'Corregir el resultado' : 'Resultado final'}
      schema={finishForm}
      defaultValues={{ home: String(typed?.home ?? ''), away: String(typed?.away ?? '') }}
      save={async ({ home, away }) => {
        const failure = await finish({ seen, final: { home: Number(home), away: Number(away) } });
        return failure && { ...failure, fields: {} };
      }}
      submitLabel="Guardar resultado"
      failureTitle="No se ha guardado"
    >
      {({ register, formState: { errors } }) => (
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField
            label={homeTeam}
            inputMode="numeric"
            autoComplete="off"
            error={errors.home?.message}
            {...register('home')}
          />
          <TextField
            label={awayTeam}
            inputMode="numeric"
            autoComplete="off"
            error={errors.away?.message}
            {...register('away')}
          />
        </div>
      )}
    </FormDialog>
  );
}
