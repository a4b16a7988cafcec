import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { PLAYED, type GameValues } from './game-form.ts';

const FORFEITS = [
  { value: PLAYED, label: 'Se jugó' },
  { value: 'HOME', label: 'El local no se presentó' },
  { value: 'AWAY', label: 'El visitante no se presentó' },
  { value: 'BOTH', label: 'Ninguno se presentó' },
];

/** What connects a control with its field of the form, and the field's error. */
export type FieldOf = (name: keyof GameValues) => UseFormRegisterReturn & { error: string | undefined };

interface ScoreFieldsProps {
  field: FieldOf;
  /** The labels of the points. */
  home: string;
  away: string;
}

/** The points of a game. */
export function ScoreFields({ field, home, away }: ScoreFieldsProps) {
  return (
    <>
      <TextField label={home} inputMode="numeric" autoComplete="off" {...field('homePoints')} />
      <TextField label={away} inputMode="numeric" autoComplete="off" {...field('awayPoints')} />
    </>
  );
}

/**
 * What most games do not need: another day, overtime, a forfeit. It opens by itself if a field has an error.
 * @param children what else is rarely needed
 */
export function SpecialFields({
  field,
  children,
}: Pick<ScoreFieldsProps, 'field'> & { children?: ReactNode }) {
  const playedAt = field('playedAt');
  const regulationPoints = field('regulationPoints');
  const forfeitBy = field('forfeitBy');
  const hasError = [playedAt, regulationPoints, forfeitBy].some(({ error }) => error !== undefined);
  return (
    <details open={hasError || undefined}>
      <summary className="min-h-8 w-fit cursor-pointer text-sm font-semibold text-muted">
        Fecha, prórroga o incomparecencia
      </summary>
      <div className="grid gap-5 pt-3 sm:grid-cols-3">
        <TextField label="Cuándo" type="datetime-local" {...playedAt} />
        <TextField
          label="Puntos antes de la prórroga"
          hint="De cada equipo; vacío si no la hubo."
          inputMode="numeric"
          autoComplete="off"
          {...regulationPoints}
        />
        <Select label="Incomparecencia" options={FORFEITS} {...forfeitBy} />
      </div>
      {children}
    </details>
  );
}
