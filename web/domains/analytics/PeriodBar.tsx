import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FUTURE_PERIOD, customPeriod } from '../../../api/domains/analytics/period.input.ts';
import { Button } from '../../ui/Button.tsx';
import { clubTime } from '../../ui/dates.ts';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type PeriodView, RANGES, periodHref } from './period-address.ts';
import type { Days } from './period-words.ts';

interface PeriodBarProps {
  view: PeriodView;
  /** The days on the screen, as a start for choosing other days. */
  shown: Days | undefined;
}

/** Chooses the period, which is part of the URL. */
export function PeriodBar({ view, shown }: PeriodBarProps) {
  return (
    <div className="grid gap-4">
      <FilterChips
        label="Periodo"
        value={view.slug}
        items={RANGES.map(({ slug, label }) => ({ value: slug, label }))}
        href={(slug) => periodHref(slug, shown)}
      />
      {view.range === 'CUSTOM' && <OwnDates key={`${view.from} ${view.until}`} view={view} />}
    </div>
  );
}

/** Today's date at the club. */
function today(): string {
  const { year, month, day } = clubTime(Date.now());
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

function OwnDates({ view }: { view: PeriodView }) {
  const navigate = useNavigate();
  const last = today();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(customPeriod),
    defaultValues: { from: view.from, until: view.until },
  });
  const show = handleSubmit((days) => {
    if (days.until > last) setError('until', { message: FUTURE_PERIOD }, { shouldFocus: true });
    else void navigate(periodHref('fechas', days), { preventScrollReset: true });
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void show(event)}
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,12rem)_minmax(0,12rem)_auto] sm:justify-start"
    >
      <TextField
        type="date"
        label="Desde"
        max={last}
        error={formState.errors.from?.message}
        {...register('from')}
      />
      <TextField
        type="date"
        label="Hasta"
        max={last}
        error={formState.errors.until?.message}
        {...register('until')}
      />
      <Button type="submit" variant="secondary" className="sm:mt-6.5">
        Aplicar
      </Button>
    </form>
  );
}
