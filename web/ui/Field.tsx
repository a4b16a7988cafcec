import { createContext, use, useId, type ReactNode } from 'react';
import { cx } from './cx.ts';

/** Common props of all form fields, besides their own attributes. */
export interface FieldProps {
  label: ReactNode;
  /** A line of help, always visible. */
  hint?: ReactNode;
  /** The error message; if present, the field is invalid. */
  error?: string | undefined;
  /** Shows the label to screen readers only (a search field). */
  hideLabel?: boolean;
}

/** What a form shows below a field, by the field's name. */
export const BelowField = createContext<(name: string) => ReactNode>(() => null);

/** The style of a form control: 48 px high, 16 px text (phones zoom in on smaller text). */
export const CONTROL =
  'block w-full min-w-0 min-h-12 rounded-md border-2 border-line bg-surface px-3.5 py-2 text-base text-fg ' +
  'placeholder:text-muted transition-colors duration-150 hover:border-fg ' +
  'aria-invalid:border-error disabled:opacity-60 disabled:bg-sunken';

/** Ids and ARIA attributes of a field: spread `control` on the input and give `messages` to `FieldFrame`. */
export function useField(props: Pick<FieldProps, 'hint' | 'error'> & { id?: string | undefined }) {
  const made = useId();
  const id = props.id ?? made;
  const hintId = props.hint ? `${id}-hint` : undefined;
  const errorId = props.error ? `${id}-error` : undefined;
  return {
    hintId,
    errorId,
    control: {
      id,
      'aria-invalid': props.error ? (true as const) : undefined,
      'aria-describedby': cx(errorId, hintId) || undefined,
    },
  };
}

interface FieldFrameProps extends FieldProps {
  id: string;
  hintId: string | undefined;
  errorId: string | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Label, control, hint and error; shared by all text-like fields. */
export function FieldFrame(props: FieldFrameProps) {
  return (
    <div className={cx('grid min-w-0 content-start gap-1.5', props.className)}>
      <label htmlFor={props.id} className={props.hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {props.label}
      </label>
      {props.children}
      <FieldMessages {...props} />
    </div>
  );
}

/** The hint and the error below a control. */
export function FieldMessages(
  props: Pick<FieldFrameProps, 'hint' | 'error' | 'hintId' | 'errorId' | 'name'>,
) {
  const below = use(BelowField);
  return (
    <>
      {props.error && (
        <p id={props.errorId} className="flex gap-1.5 text-sm font-medium text-error">
          <span aria-hidden="true">▲</span>
          {props.error}
        </p>
      )}
      {props.name !== undefined && below(props.name)}
      {props.hint && (
        <p id={props.hintId} className="text-sm text-muted">
          {props.hint}
        </p>
      )}
    </>
  );
}
