import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { Failure } from '../../graphql/results.ts';

/**
 * Shows the server's field errors beside their fields and focuses the first.
 * @returns false if no error belongs to a field, so that the caller must show it.
 */
export function showAtFields<Values extends FieldValues>(
  failure: Failure,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const wrong = names.filter((name) => failure.fields[name]);
  wrong.forEach((name, index) =>
    setError(name, { type: 'server', message: failure.fields[name] ?? '' }, { shouldFocus: index === 0 }),
  );
  return wrong.length > 0;
}
