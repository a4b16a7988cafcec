import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { FromInput } from './use-conflicts.tsx';
import { type SaveFailure, type SaveForm, useSaveForm } from './use-save-form.ts';

interface RecordFormOptions<Values extends FieldValues> {
  schema: z.ZodType<Values, Values>;
  /** The form's values for the server's record. */
  values: Values & DefaultValues<Values>;
  /** Saves the differences from `before`, the initial values. */
  save: (after: Values, before: Values) => Promise<SaveFailure | null>;
  fromInput?: FromInput<Values>;
}

/**
 * The form of a record that others may change too. While it is untouched it shows their changes. Once the user has
 * typed something, they no longer change it, and only the differences from its initial values are saved.
 */
export function useRecordForm<Values extends FieldValues>({
  schema,
  values,
  save,
  fromInput,
}: RecordFormOptions<Values>): SaveForm<Values, Values> {
  const saveForm = useSaveForm<Values, Values>({ schema, defaultValues: values, save, fromInput });
  const { isDirty, form } = saveForm;
  const { reset } = form;
  const known = JSON.stringify(values);
  const seen = useRef(known);
  useEffect(() => {
    // The saved values are newer than those of the query.
    if (isDirty || seen.current === known) return;
    seen.current = known;
    const fresh: Values = JSON.parse(known);
    reset(fresh);
  }, [known, isDirty, reset]);
  return saveForm;
}
