import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { CONTROL, FieldFrame, useField, type FieldProps } from './Field.tsx';

export interface TextFieldProps extends FieldProps, ComponentProps<'input'> {}

/** A single-line text field. With react-hook-form: `<TextField label="Email" {...register('email')} error={…} />`. */
export function TextField({ label, hint, error, hideLabel, className, ...input }: TextFieldProps) {
  const field = useField({ hint, error, id: input.id });
  return (
    <FieldFrame
      {...{ label, hint, error, hideLabel, className }}
      {...field}
      id={field.control.id}
      name={input.name}
    >
      <input type="text" {...input} {...field.control} className={cx(CONTROL)} />
    </FieldFrame>
  );
}
