import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from './draft.ts';

/** What a field began with, and what was typed. */
type Typed = Record<string, readonly [before: string, typed: string]>;

/**
 * Keeps the typed texts of a form until it is sent, see `draft.ts`. A field that now begins with something else, for
 * example from the address of the page, does not get its old text.
 * @param name undefined for a form that is not kept
 * @param fields the fields to keep, a constant; never a password
 * @returns forgets the draft: call it when the form has been sent
 */
export function useFormDraft<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  name: string | undefined,
  fields: readonly Path<Input>[],
): () => void {
  const { setValue, watch } = form;
  const { defaultValues } = form.formState;
  useEffect(() => {
    if (name === undefined) return;
    const begun = (field: Path<Input>) => String(defaultValues?.[field] ?? '');
    const kept = parse(readDraft(name));
    for (const field of fields) {
      const [before, typed] = kept[field] ?? [];
      if (typed === undefined || before !== begun(field)) continue;
      setValue(field, typed as PathValue<Input, Path<Input>>, { shouldDirty: true });
    }
    const { unsubscribe } = watch((values) => {
      const typed: Typed = {};
      for (const field of fields) {
        const value = String(values[field] ?? '');
        if (value !== begun(field)) typed[field] = [begun(field), value];
      }
      keepDraft(name, Object.keys(typed).length > 0 ? JSON.stringify(typed) : '');
    });
    return unsubscribe;
  }, [setValue, watch, defaultValues, name, fields]);
  return () => {
    if (name !== undefined) keepDraft(name, '');
  };
}

function parse(draft: string): Partial<Typed> {
  try {
    return JSON.parse(draft || '{}');
  } catch {
    // Not written by this form: it begins empty.
    return {};
  }
}
