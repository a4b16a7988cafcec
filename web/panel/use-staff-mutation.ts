import { type AnyVariables, type CombinedError, type TypedDocumentNode, useMutation } from 'urql';
import { type Failure, type Member, readOutcome, type Success } from '../graphql/results.ts';
import { toast } from '../ui/toast.ts';
import type { ActionProblem } from '../ui/use-action.ts';

/** A title, alone or with the text under it. */
type TitledText = string | readonly [title: string, text: string | undefined];

/** The result of the only root field of a mutation. */
type ResultOf<Data> = Extract<Data[Exclude<keyof Data, '__typename'>], Member>;

interface StaffMutation<Data, Variables extends AnyVariables> {
  document: TypedDocumentNode<Data, Variables>;
  /** Types whose lists are fetched again, also lists without a row of the type. */
  refetch?: readonly string[];
  /** The toast of a success. */
  success?: TitledText | ((value: Success<ResultOf<Data>>, variables: Variables) => TitledText | null);
  /** The title of a failure, which is returned for its control to show; its text is the server's message by default. */
  failure?: string | ((failure: Failure) => readonly [title: string, message: string]);
  /** Changes a failure before it is shown: assigns it to a field of the form, or changes its message. */
  describe?: (failure: Failure, error: CombinedError | undefined) => Failure;
  /** Runs after the toast of a success. */
  onSuccess?: (value: Success<ResultOf<Data>>) => unknown;
}

/**
 * A mutation of the panel: runs it, reads the result and shows the toast of a success.
 *
 * @returns a function that resolves to the failure, or to null on success; and whether the mutation is running. A
 * failure is shown at its control: return it from a dialog's `onConfirm`, a row's `onSelect` or a form's `save`.
 *
 * @example
 * const [remove] = useStaffMutation({ document: DeleteUser, success: 'Usuario eliminado', failure: 'Error al eliminar' });
 * <ConfirmDialog onConfirm={() => remove({ input: { id } })} … />
 */
export function useStaffMutation<Data extends object, Variables extends AnyVariables>({
  document,
  refetch,
  success,
  failure,
  describe = (plain) => plain,
  onSuccess,
}: StaffMutation<Data, Variables>) {
  const [{ fetching }, execute] = useMutation(document);

  async function run(variables: Variables): Promise<(Failure & ActionProblem) | null> {
    const { data, error } = await execute(variables, refetch && { additionalTypenames: [...refetch] });
    const outcome = readOutcome(data && resultOf(data), error);
    if (outcome.ok) {
      showSuccess(typeof success === 'function' ? success(outcome.value, variables) : success);
      await onSuccess?.(outcome.value);
      return null;
    }
    const described = describe(outcome, error);
    const [title, message = described.message] =
      typeof failure === 'function' ? failure(described) : [failure];
    return { ...described, title, message };
  }

  return [run, fetching] as const;
}

function resultOf<Data extends object>(data: Data): ResultOf<Data> | undefined {
  return Object.entries(data).find(([name]) => name !== '__typename')?.[1];
}

function showSuccess(text: TitledText | null | undefined): void {
  if (typeof text === 'string') toast.success(text);
  else if (text) toast.success(...text);
}
