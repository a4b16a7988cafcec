import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { type SaveFailure, type SaveForm, useSaveForm } from '../../../ui/use-save-form.ts';

interface RecordFormOptions<Values extends FieldValues> {
  schema: z.ZodType<Values, Values>;
  /** The boxes as the server's record fills them. */
  values: Values & DefaultValues<Values>;
  /** Saves what differs from `before`, with which the form began. */
  save: (before: Values, after: Values) => Promise<SaveFailure | null>;
}

/**
 * A form of a record that others may change, too: while nothing is typed it shows what they changed; once something is,
 * it stays as it is, and only what differs from its beginning is saved.
 */
export function useRecordForm<Values extends FieldValues>({
  schema,
  values,
  save,
}: RecordFormOptions<Values>): SaveForm<Values, Values> {
  const base = useRef<Values>(values);
  const saveForm = useSaveForm<Values, Values>({
    schema,
    defaultValues: values,
    save: async (after) => {
      const failure = await save(base.current, after);
      if (!failure) base.current = after;
      return failure;
    },
  });
  const { isDirty, form } = saveForm;
  const { reset } = form;
  const known = JSON.stringify(values);
  const seen = useRef(known);
  useEffect(() => {
    // What was just saved is newer than what the server told before.
    if (isDirty || seen.current === known) return;
    seen.current = known;
    const fresh: Values = JSON.parse(known);
    base.current = fresh;
    reset(fresh);
  }, [known, isDirty, reset]);
  return saveForm;
}
