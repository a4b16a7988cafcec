import { use, useId } from 'react';
import type { Position } from '../../../gql/graphql.ts';
import { cx } from '../../../ui/cx.ts';
import { BelowField } from '../../../ui/Field.tsx';
import { POSITIONS } from '../positions.ts';

interface PositionPickerProps {
  value: readonly Position[];
  onChange: (positions: Position[]) => void;
  error?: string | undefined;
}

/** The positions of a player, in the order in which they were chosen: the first is the main one. */
export function PositionPicker({ value, onChange, error }: PositionPickerProps) {
  const id = useId();
  const below = use(BelowField);
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-text`}
      className="grid gap-1.5"
    >
      <span id={`${id}-label`} className="text-sm font-semibold">
        Posiciones
      </span>
      <div className="flex flex-wrap gap-2">
        {POSITIONS.map(({ code, name }) => {
          const place = value.indexOf(code);
          const chosen = place >= 0;
          return (
            <button
              key={code}
              type="button"
              aria-pressed={chosen}
              onClick={() => onChange(chosen ? value.filter((other) => other !== code) : [...value, code])}
              className={cx(
                'min-h-12 rounded-md border-2 px-3 font-semibold',
                chosen ? 'border-accent bg-accent-soft text-accent-text' : 'border-line hover:border-fg',
                error && !chosen && 'border-error',
              )}
            >
              {chosen && value.length > 1 && <span className="tabular-nums">{place + 1}. </span>}
              {name}
            </button>
          );
        })}
      </div>
      <p id={`${id}-text`} className={cx('text-sm', error ? 'font-medium text-error' : 'text-muted')}>
        {error ? `▲ ${error}` : 'La primera que pulses es la principal.'}
      </p>
      {below('position')}
    </div>
  );
}
