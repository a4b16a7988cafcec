import { useState } from 'react';
import { z } from 'zod';
import type { PeriodScore } from '../../../../api/domains/matches/match-editing.input.ts';
import { doubtsOfEnd, doubtsText, type EndDoubt } from '../../../../api/domains/matches/match-end.input.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { typedNumber } from '../../../ui/typed-number.ts';
import { useMatchProgress } from './use-match-progress.ts';

const points = z.string().regex(/^\s*\d{1,3}\s*$/, 'Indica los puntos');
/** @param doubtsAbout why a score may be a mistake, so that its end needs a second look */
const finishForm = (doubtsAbout: (home: string, away: string) => readonly EndDoubt[]) =>
  z
    .object({ home: points, away: points, isSure: z.boolean() })
    .superRefine(({ home, away, isSure }, context) => {
      if (isSure || doubtsAbout(home, away).length === 0) return;
      context.addIssue({ code: 'custom', path: ['isSure'], message: 'Confírmalo para guardar el resultado' });
    });
type FinishValues = z.output<ReturnType<typeof finishForm>>;

interface FinishDialogProps {
  match: { id: string; updatedAt: string; matchDate: string; periods: readonly PeriodScore[] };
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
  const [openedAt] = useState(() => new Date());
  const doubtsAbout = (home: string, away: string) =>
    home.trim() === '' || away.trim() === ''
      ? []
      : doubtsOfEnd(
          {
            final: { home: typedNumber(home), away: typedNumber(away) },
            periods: match.periods,
            matchDate: new Date(match.matchDate),
            isCorrection: typed !== null,
          },
          openedAt,
        );
  if (score && doubtsAbout(String(score.home), String(score.away)).length === 0) {
    return (
      <ConfirmDialog
        open={open}
        onClose={onClose}
        variant="primary"
        title="¿Terminar el partido?"
        description={`${homeTeam} ${score.home} – ${score.away} ${awayTeam}. Será el resultado final.`}
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
      title={typed ? 'Corregir el resultado' : score ? '¿Terminar el partido?' : 'Resultado final'}
      {...(score && { description: `${homeTeam} ${score.home} – ${score.away} ${awayTeam}.` })}
      schema={finishForm(doubtsAbout)}
      defaultValues={{
        home: String((typed ?? score)?.home ?? ''),
        away: String((typed ?? score)?.away ?? ''),
        isSure: false,
      }}
      save={async ({ home, away, isSure }) => {
        const final = score ? null : { home: typedNumber(home), away: typedNumber(away) };
        const failure = await finish({ seen, final, confirmed: isSure });
        return failure && { ...failure, fields: {} };
      }}
      submitLabel={score ? 'Terminar' : 'Guardar resultado'}
      failureTitle="No se ha guardado"
    >
      {({ register, watch, formState: { errors } }) => {
        const doubts = doubtsAbout(watch('home'), watch('away'));
        return (
          <>
            {!score && (
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
            {doubts.length > 0 && (
              <Checkbox
                label={`Terminarlo así: ${doubtsText(doubts)}`}
                hint={doubts.includes('early') && `Empieza el ${formatDateTime(match.matchDate)}.`}
                error={errors.isSure?.message}
                {...register('isSure')}
              />
            )}
          </>
        );
      }}
    </FormDialog>
  );
}
