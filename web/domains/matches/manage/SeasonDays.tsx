import type { FieldErrors, FieldValues, Path, UseFormRegister } from 'react-hook-form';
import { TextField } from '../../../ui/TextField.tsx';

interface Days extends FieldValues {
  label: string;
  firstDay: string;
  lastDay: string;
}

interface SeasonDaysProps<Values extends Days> {
  register: UseFormRegister<Values>;
  errors: FieldErrors<Values>;
}

/** The fields for a season's name and days. */
export function SeasonDays<Values extends Days>({ register, errors }: SeasonDaysProps<Values>) {
  const field = (name: keyof Days & string) => {
    const message = errors[name]?.message;
    return { ...register(name as Path<Values>), error: typeof message === 'string' ? message : undefined };
  };
  return (
    <>
      <TextField label="Nombre" hint="Como 2026/27." {...field('label')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField type="date" label="Primer día" {...field('firstDay')} />
        <TextField type="date" label="Último día" {...field('lastDay')} />
      </div>
    </>
  );
}
