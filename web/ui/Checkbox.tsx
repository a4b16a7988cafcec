import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { FieldMessages, useField, type FieldProps } from './Field.tsx';

interface CheckboxProps extends FieldProps, ComponentProps<'input'> {}

/** A checkbox with its label on the right; the whole line is clickable. */
export function Checkbox({ label, hint, error, hideLabel, className, ...input }: CheckboxProps) {
  const field = useField({ hint, error, id: input.id });
  return (
    <div className={cx('grid gap-1', className)}>
      <label className="flex min-h-12 items-center gap-3 py-2">
        <input
          {...input}
          {...field.control}
          type="checkbox"
          className={cx(
            'size-6 shrink-0 appearance-none rounded-sm border-2 border-line bg-surface bg-center bg-no-repeat',
            'transition-colors duration-150 checked:border-accent checked:bg-accent aria-invalid:border-error disabled:opacity-60',
            'grid place-items-center checked:before:content-[""] before:h-3.5 before:w-2 before:-translate-y-0.5',
            'before:rotate-45 before:border-r-3 before:border-b-3 before:border-on-accent not-checked:before:hidden',
          )}
        />
        <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
      </label>
      <FieldMessages {...{ hint, error }} {...field} name={input.name} />
    </div>
  );
}
