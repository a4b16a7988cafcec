import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { FieldMessages, useField, type FieldProps } from './Field.tsx';

interface SwitchProps extends FieldProps, ComponentProps<'input'> {}

/** A switch that takes effect at once. A checkbox with `role="switch"`: works in forms and without JavaScript. */
export function Switch({ label, hint, error, hideLabel, className, ...input }: SwitchProps) {
  const field = useField({ hint, error, id: input.id });
  return (
    <div className={cx('grid', className)}>
      <label className="flex min-h-12 items-center justify-between gap-4 py-2">
        <span className={hideLabel ? 'sr-only' : 'min-w-0 font-medium wrap-anywhere'}>{label}</span>
        <input
          {...input}
          {...field.control}
          type="checkbox"
          role="switch"
          className={cx(
            'relative h-7 w-13 shrink-0 appearance-none rounded-full border-2 border-line bg-sunken transition-colors',
            'duration-150 before:absolute before:top-1/2 before:left-1 before:size-4.5 before:-translate-y-1/2',
            'before:rounded-full before:bg-line before:transition-[left,background-color] before:duration-150',
            'checked:border-accent checked:bg-accent checked:before:left-6.5 checked:before:bg-on-accent disabled:opacity-60',
          )}
        />
      </label>
      <FieldMessages {...{ hint, error }} {...field} name={input.name} />
    </div>
  );
}
