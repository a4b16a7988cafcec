import { type ReactNode, type RefObject, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { Button } from './Button.tsx';
import type { EditedValue } from './edited.ts';
import type { SaveFailure } from './use-save-form.ts';

/** The form's field for a field of the input, and the field's value for the input's. */
export type FromInput<Input extends FieldValues> = (
  field: string,
  current: EditedValue,
) => readonly [name: Path<Input>, value: EditedValue | undefined];

interface Conflicts {
  /** Shows the values of others at their fields. @returns the failure with the form's names of its fields */
  show: (failure: SaveFailure) => SaveFailure;
  clear: () => void;
  /** For `BelowField`: the choice at a field. */
  below: (name: string) => ReactNode;
}

/** The form has the same fields as the input, and no value is an empty text. */
const sameFields = (field: string, current: EditedValue) => [field as never, current ?? ''] as const;

/**
 * What others wrote into the same fields as the user, and the choice between both. Either choice makes the other value what the
 * form was opened with, so that the server accepts the next try.
 */
export function useConflicts<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  ref: RefObject<HTMLFormElement | null>,
  fromInput: FromInput<Input> = sameFields,
): Conflicts {
  const [theirs, setTheirs] = useState<ReadonlyMap<string, EditedValue | undefined>>(new Map());

  function choose(name: Path<Input>, takes: boolean) {
    const mine = form.getValues(name);
    form.resetField(name, { defaultValue: theirs.get(name) as PathValue<Input, Path<Input>> });
    if (!takes) form.setValue(name, mine, { shouldDirty: true });
    setTheirs((before) => new Map([...before].filter(([other]) => other !== name)));
    form.setFocus(name);
  }

  return {
    show: (failure) => {
      const { conflicts = {}, fields } = failure;
      const found = Object.entries(conflicts).map(([field, current]) => {
        const [name, value] = fromInput(field, current);
        return { name, value, message: fields[field] ?? failure.message };
      });
      setTheirs(new Map(found.map(({ name, value }) => [name, value])));
      if (found.length === 0) return failure;
      return { ...failure, fields: Object.fromEntries(found.map(({ name, message }) => [name, message])) };
    },
    clear: () => setTheirs(new Map()),
    below: (name) =>
      theirs.has(name) && (
        <div className="grid gap-2 rounded-md bg-sunken p-3 text-sm" role="group" aria-label="Dos cambios">
          <p className="min-w-0 wrap-anywhere whitespace-pre-line">
            Ahora pone: <strong>{shown(ref.current, name, theirs.get(name))}</strong>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => choose(name as Path<Input>, true)}>
              Usar el suyo
            </Button>
            <Button size="sm" variant="secondary" onClick={() => choose(name as Path<Input>, false)}>
              Dejar el mío
            </Button>
          </div>
        </div>
      ),
  };
}

/** A value as the form shows it: a choice by its label. */
function shown(form: HTMLFormElement | null, name: string, value: EditedValue | undefined): string {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLSelectElement) {
    const option = [...control.options].find((each) => each.value === value);
    if (option) return option.text;
  }
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (Array.isArray(value)) return value.join(', ');
  if (control instanceof HTMLInputElement && control.type === 'datetime-local')
    return String(value).replace('T', ' ');
  return value === null || value === undefined || value === '' ? '(vacío)' : String(value);
}
