import { zodResolver } from '@hookform/resolvers/zod';
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import type { EditedValue } from './edited.ts';
import { type FromInput, useConflicts } from './use-conflicts.tsx';

/** An error from the server; `readOutcome` of web/graphql/results.ts creates it. */
export interface SaveFailure {
  message: string;
  /** The message of each invalid field, by its path. */
  fields: Record<string, string>;
  /** The present values of fields that another user has changed meanwhile, by their paths. */
  conflicts?: Record<string, EditedValue>;
}

export interface SaveFormOptions<Input extends FieldValues, Output> {
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /**
   * Saves; null means success. On failure the error is shown and the input stays.
   * @param before what the form was opened with, or what was saved since, for `editOf`
   */
  save: (values: Output, before: Output) => Promise<SaveFailure | null>;
  /** How the form shows a value of the input, if they differ; for fields that another user has changed meanwhile. */
  fromInput?: FromInput<Input> | undefined;
}

export interface SaveForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Spread on the `<form>`. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event?: SyntheticEvent) => void;
    noValidate: true;
    method: 'post';
  };
  /** The value of `BelowField`: at a field that another user has changed too, the choice. */
  below: (name: string) => ReactNode;
  /** The error that belongs to no field. */
  problem: string | undefined;
  isDirty: boolean;
  isSaving: boolean;
}

/**
 * A staff form: validated by the server's schema, with server errors at their fields, Ctrl+S or ⌘S from anywhere on the
 * page, and no double submission. After saving, the sent values are the new baseline for unsaved changes.
 */
export function useSaveForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  save,
  fromInput,
}: SaveFormOptions<Input, Output>): SaveForm<Input, Output> {
  const ref = useRef<HTMLFormElement>(null);
  const isAtWork = useRef(false);
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output, z.ZodType<Output, Input>>(schema),
    defaultValues,
  });
  const { isDirty, isSubmitting, errors, defaultValues: opened } = form.formState;
  const conflicts = useConflicts(form, ref, fromInput);

  const submit = form.handleSubmit(async (values) => {
    const sent = form.getValues();
    const before = schema.safeParse(opened);
    // What is stored may break a newer rule; then it is sent as it is.
    const failure = await save(values, before.success ? before.data : (opened as Output));
    if (failure) return showFailure(form, conflicts.show(failure));
    conflicts.clear();
    // Input typed while saving is still unsaved.
    form.reset(sent, { keepValues: true });
  });

  async function submitOnce() {
    if (isAtWork.current) return;
    isAtWork.current = true;
    try {
      await submit();
    } finally {
      isAtWork.current = false;
    }
  }

  useSaveKey(ref, isDirty, () => void submitOnce());
  return {
    form,
    formProps: {
      ref,
      noValidate: true,
      method: 'post',
      onSubmit: (event) => {
        event?.preventDefault();
        void submitOnce();
      },
    },
    below: conflicts.below,
    problem: errors.root?.['server']?.message,
    isDirty,
    isSaving: isSubmitting,
  };
}

/** Shows each message at its field and focuses the first; the rest becomes the form's error. */
function showFailure<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { message, fields }: SaveFailure,
): void {
  const values = form.getValues();
  const known = Object.entries(fields).filter(([path]) => (path.split('.')[0] ?? '') in values);
  known.forEach(([path, text], at) =>
    form.setError(path as Path<Input>, { type: 'server', message: text }, { shouldFocus: at === 0 }),
  );
  const others = Object.entries(fields).filter(([path]) => !known.some(([name]) => name === path));
  if (known.length > 0 && others.length === 0) return;
  form.setError('root.server', { message: others[0]?.[1] ?? message });
}

/**
 * Ctrl+S and ⌘S, unless a dialog is open that does not contain the form. A page may have several forms: only those with
 * changes are saved, since another one may show what another user has changed meanwhile.
 */
function useSaveKey(ref: RefObject<HTMLFormElement | null>, isDirty: boolean, save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const top = [...document.querySelectorAll('dialog:modal')].at(-1);
    if (top && !top.contains(ref.current)) return;
    event.preventDefault();
    if (!event.repeat && (top || isDirty)) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
