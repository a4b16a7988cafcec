import { ChevronDown } from './icons.tsx';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { CONTROL, FieldFrame, useField, type FieldProps } from './Field.tsx';

interface SelectProps extends FieldProps, ComponentProps<'select'> {
  /** Values may not be empty: use a word such as `all` for «todos». */
  options?: readonly { value: string; label: string }[];
}

/** A native select, with the phone's own picker. Pass `options`, or `<option>`s as children. */
export function Select({
  label,
  hint,
  error,
  hideLabel,
  className,
  options,
  children,
  ...input
}: SelectProps) {
  const field = useField({ hint, error, id: input.id });
  return (
    <FieldFrame
      {...{ label, hint, error, hideLabel, className }}
      {...field}
      id={field.control.id}
      name={input.name}
    >
      <div className="relative">
        <select {...input} {...field.control} className={cx(CONTROL, 'appearance-none pr-11')}>
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
        />
      </div>
    </FieldFrame>
  );
}
