import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { Failure } from '../../graphql/results.ts';

/**
 * Puts what the server refused beside the fields it is about, the first of them with the focus.
 * @returns false where it is about none of them, so that it has to be told in another way.
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
