import { useState } from 'react';
import { z } from 'zod';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useMatchProgress } from './use-match-progress.ts';

const points = z.string().regex(/^\s*\d{1,3}\s*$/, 'Indica los puntos');
/** @param isEarly the match has not begun by the calendar, so its end needs a second look */
const finishForm = (isEarly: boolean) =>
  z
    .object({ home: points, away: points, isSure: z.boolean() })
    .superRefine(({ home, away, isSure }, context) => {
      if (isSure || !(isEarly || isTie(home, away))) return;
      context.addIssue({ code: 'custom', path: ['isSure'], message: 'Confírmalo para guardar el resultado' });
    });
type FinishValues = z.output<ReturnType<typeof finishForm>>;

const isTie = (home: string, away: string) => home.trim() !== '' && Number(home) === Number(away);

interface FinishDialogProps {
  match: { id: string; updatedAt: string; matchDate: string };
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
  const [openedAt] = useState(() => Date.now());
  const isEarly = typed === null && new Date(match.matchDate).getTime() > openedAt;
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
        onConfirm={() => finish({ seen })}
      />
    );
  }
  return (
    <FormDialog<FinishValues, FinishValues>
      open={open}
      onClose={onClose}
      size="sm"
      title={typed ? 'Corregir el resultado' : 'Resultado final'}
      schema={finishForm(isEarly)}
      defaultValues={{ home: String(typed?.home ?? ''), away: String(typed?.away ?? ''), isSure: false }}
      save={async ({ home, away }) => {
        const failure = await finish({ seen, final: { home: Number(home), away: Number(away) } });
        return failure && { ...failure, fields: {} };
      }}
      submitLabel="Guardar resultado"
      failureTitle="No se ha guardado"
    >
      {({ register, watch, formState: { errors } }) => (
        <>
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
          {(isEarly || isTie(watch('home'), watch('away'))) && (
            <Checkbox
              label={
                isEarly
                  ? `Todavía no ha empezado (${formatDateTime(match.matchDate)}): terminarlo con este resultado`
                  : 'Es un empate: guardarlo así'
              }
              error={errors.isSure?.message}
              {...register('isSure')}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
