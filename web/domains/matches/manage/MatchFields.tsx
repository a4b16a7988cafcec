import type { UseFormReturn } from 'react-hook-form';
import { club } from '../../../../api/club/club.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { MatchFormValues } from './match-form.ts';

interface MatchFieldsProps {
  form: UseFormReturn<MatchFormValues, unknown, MatchFormValues>;
  /** The names to choose from, in the club's order. */
  competitions: readonly string[];
  /** Price and seats, if they have no form of their own. */
  withSale?: boolean;
}

/** The fields of a match, in the order of a fixture list. */
export function MatchFields({ form, competitions, withSale }: MatchFieldsProps) {
  const { register, formState, watch } = form;
  const { errors } = formState;
  const isHome = watch('isHome') === 'casa';
  return (
    // By default a date field is wider than its column.
    <div className="grid items-start gap-5 sm:grid-cols-2 [&_input]:min-w-0">
      <TextField
        label="Rival"
        autoComplete="off"
        error={errors.opponent?.message}
        {...register('opponent')}
      />
      <Select
        label="Se juega"
        error={errors.isHome?.message}
        options={[
          { value: 'casa', label: 'En casa' },
          { value: 'fuera', label: 'Fuera' },
        ]}
        {...register('isHome')}
      />
      <TextField
        label="Fecha y hora"
        type="datetime-local"
        hint="Hora de Mallorca."
        error={errors.matchDate?.message}
        {...register('matchDate')}
      />
      <Select
        label="Competición"
        error={errors.competition?.message}
        options={competitions.map((name) => ({ value: name, label: name }))}
        {...register('competition')}
      />
      <TextField
        label="Jornada o ronda"
        placeholder="Jornada 12"
        autoComplete="off"
        error={errors.round?.message}
        {...register('round')}
      />
      <TextField
        label="Lugar"
        hint="Vacío: por confirmar."
        autoComplete="off"
        error={errors.location?.message}
        {...register('location')}
      />
      {withSale && isHome && (
        <>
          <TextField
            label="Entradas a la venta"
            inputMode="numeric"
            placeholder="0"
            hint={`Aforo: ${club.venue.capacity}. Con 0 no se abre la venta.`}
            autoComplete="off"
            error={errors.ticketsTotal?.message}
            {...register('ticketsTotal')}
          />
          <TextField
            label="Precio (€)"
            inputMode="decimal"
            hint={`Vacío: ${club.defaultTicketPrice} €, el precio del club.`}
            autoComplete="off"
            error={errors.ticketPrice?.message}
            {...register('ticketPrice')}
          />
        </>
      )}
      <TextField
        label="Título propio"
        hint="Vacío: se forma con la jornada y los equipos."
        autoComplete="off"
        error={errors.subject?.message}
        {...register('subject')}
      />
      <TextField
        label="Vídeo o crónica (URL)"
        type="url"
        inputMode="url"
        placeholder="https://…"
        autoComplete="off"
        error={errors.summaryUrl?.message}
        {...register('summaryUrl')}
      />
    </div>
  );
}
