import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

/** What was typed in forms that were left, by history entry. In memory only: a reload and a closed tab forget it. */
const kept = new Map<string, ReadonlyMap<string, PathValue<FieldValues, string>>>();

/**
 * Keeps what was typed when the page is left by a link, for the return to the same history entry, as browsers do with Back.
 * A form that was sent must be reset before it is removed.
 * @param name distinguishes several forms of a page
 * @param fields what is kept; no passwords
 */
export function useKeptInput<Values extends FieldValues>(
  { getValues, setValue }: UseFormReturn<Values>,
  name: string,
  fields: readonly Path<Values>[],
): void {
  const entry = `${useLocation().key} ${name}`;
  const isNew = useRef(true);
  useEffect(() => {
    // Another entry of the same page, such as an anchor, has the same form.
    const before = isNew.current ? kept.get(entry) : undefined;
    isNew.current = false;
    for (const field of fields) {
      const value = before?.get(field);
      if (value !== undefined) setValue(field, value);
    }
    return () => void kept.set(entry, new Map(fields.map((field) => [field, getValues(field)])));
  }, [entry, fields, getValues, setValue]);
}
