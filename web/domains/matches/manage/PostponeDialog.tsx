import { z } from 'zod';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { fromClubInput } from '../../../ui/club-time-input.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { NO_NOTICE, noticeForm } from '../../notices/manage/notice-form.ts';
import { NoticeFields } from '../../notices/manage/NoticeFields.tsx';
import { useMatchProgress } from './use-match-progress.ts';

const postponeForm = z
  .object({ withoutDate: z.boolean(), matchDate: z.string(), notice: noticeForm })
  .refine(({ withoutDate, matchDate }) => withoutDate || fromClubInput(matchDate) !== null, {
    path: ['matchDate'],
    message: 'Indica una fecha y una hora válidas',
  });
type PostponeValues = z.output<typeof postponeForm>;

interface PostponeDialogProps {
  match: { id: string; updatedAt: string; holdersToTell: number };
  open: boolean;
  /** It is postponed already: only a new date is possible. */
  needsDate: boolean;
  onClose: () => void;
}

/** Postpones a match, to a new date or without one. */
export function PostponeDialog({ match, open, needsDate, onClose }: PostponeDialogProps) {
  const { postpone } = useMatchProgress(match);
  return (
    <FormDialog<PostponeValues, PostponeValues>
      open={open}
      onClose={onClose}
      size="sm"
      title={needsDate ? 'Nueva fecha' : 'Aplazar el partido'}
      description="Las entradas vendidas siguen siendo válidas. Con fecha, la venta sigue abierta; sin ella, espera."
      schema={postponeForm}
      defaultValues={{ withoutDate: !needsDate, matchDate: '', notice: NO_NOTICE }}
      save={({ withoutDate, matchDate, notice }) =>
        postpone({
          matchDate: withoutDate ? null : (fromClubInput(matchDate)?.toISOString() ?? null),
          notice,
        })
      }
      submitLabel={needsDate ? 'Programar' : 'Aplazar'}
      failureTitle="No se ha aplazado"
    >
      {({ register, watch, formState: { errors } }) => (
        <>
          {!needsDate && <Checkbox label="Todavía sin nueva fecha" {...register('withoutDate')} />}
          {!watch('withoutDate') && (
            <TextField
              label="Nueva fecha y hora"
              type="datetime-local"
              hint="Hora de Mallorca."
              error={errors.matchDate?.message}
              {...register('matchDate')}
            />
          )}
          <NoticeFields
            people={match.holdersToTell}
            sentence={register('notice.sentence')}
            error={errors.notice?.sentence?.message}
          />
        </>
      )}
    </FormDialog>
  );
}
