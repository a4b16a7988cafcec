import { useEffect, useRef, type MouseEvent } from 'react';
import { Alert } from './Alert.tsx';

interface FormErrorSummaryProps {
  title?: string;
  /** `path` is the field's name; without it the line is text only. */
  errors: readonly { path?: string | undefined; message: string }[];
}

/**
 * The list of a form's errors, at its top. Takes the focus when it appears; each line links to its field. Must be
 * inside the `<form>`.
 */
export function FormErrorSummary({ title = 'Revisa estos datos', errors }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="error" title={title}>
        <ul className="grid gap-1">
          {errors.map((error) => (
            <li key={`${error.path}-${error.message}`}>
              {error.path ? (
                <button
                  type="button"
                  className="text-left underline"
                  data-path={error.path}
                  onClick={focusField}
                >
                  {error.message}
                </button>
              ) : (
                error.message
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

function focusField(event: MouseEvent<HTMLButtonElement>) {
  const { form, dataset } = event.currentTarget;
  const field = form?.elements.namedItem(dataset['path'] ?? '');
  const target = field instanceof RadioNodeList ? field[0] : field;
  if (target instanceof HTMLElement) target.focus();
}
