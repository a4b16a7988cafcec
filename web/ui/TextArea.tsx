import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { CONTROL, FieldFrame, useField, type FieldProps } from './Field.tsx';

interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {}

/** A multi-line text field; grows with its content if the browser supports it. */
export function TextArea({ label, hint, error, hideLabel, className, ...input }: TextAreaProps) {
  const field = useField({ hint, error, id: input.id });
  return (
    <FieldFrame
      {...{ label, hint, error, hideLabel, className }}
      {...field}
      id={field.control.id}
      name={input.name}
    >
      <textarea
        rows={4}
        {...input}
        {...field.control}
        className={cx(CONTROL, 'field-sizing-content min-h-32! resize-y')}
      />
    </FieldFrame>
  );
}
