import { type AnyVariables, type CombinedError, type TypedDocumentNode, useMutation } from 'urql';
import { type Failure, type Member, readOutcome, type Success } from '../graphql/results.ts';
import { toast } from '../ui/toast.ts';

/** A toast's title, alone or with the text under it. */
type ToastText = string | readonly [title: string, text: string | undefined];

/** The result of the only root field of a mutation. */
type ResultOf<Data> = Extract<Data[Exclude<keyof Data, '__typename'>], Member>;

interface StaffMutation<Data, Variables extends AnyVariables> {
  document: TypedDocumentNode<Data, Variables>;
  /** Types whose lists are fetched again, also lists without a row of the type. */
  refetch?: readonly string[];
  /** The toast of a success. */
  success?: ToastText | ((value: Success<ResultOf<Data>>, variables: Variables) => ToastText | null);
  /**
   * The title of the toast of a failure; its text is the server's message. Without it nothing is shown: the failure is
   * returned for the form to show.
   */
  failure?: string | ((failure: Failure, variables: Variables) => ToastText | null);
  /** Changes a failure before it is shown: assigns it to a field of the form, or changes its message. */
  describe?: (failure: Failure, error: CombinedError | undefined) => Failure;
  /** Runs after the toast of a success. */
  onSuccess?: (value: Success<ResultOf<Data>>) => unknown;
}

/**
 * A mutation of the panel: runs it, reads the result and shows the toasts.
 *
 * @returns a function that resolves to the failure, or to null on success; and whether the mutation is running.
 *
 * @example
 * const [remove] = useStaffMutation({ document: DeleteUser, success: 'Usuario eliminado', failure: 'Error al eliminar' });
 * await remove({ input: { id } });
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

  async function run(variables: Variables): Promise<Failure | null> {
    const { data, error } = await execute(variables, refetch && { additionalTypenames: [...refetch] });
    const outcome = readOutcome(data && resultOf(data), error);
    if (outcome.ok) {
      show(toast.success, typeof success === 'function' ? success(outcome.value, variables) : success);
      await onSuccess?.(outcome.value);
      return null;
    }
    const described = describe(outcome, error);
    const text = typeof failure === 'function' ? failure(described, variables) : failure;
    // `toast.error` takes the text first.
    show((title, message = described.message) => toast.error(message, title), text);
    return described;
  }

  return [run, fetching] as const;
}

function resultOf<Data extends object>(data: Data): ResultOf<Data> | undefined {
  return Object.entries(data).find(([name]) => name !== '__typename')?.[1];
}

function show(open: (title: string, text?: string) => void, text: ToastText | null | undefined): void {
  if (typeof text === 'string') open(text);
  else if (text) open(...text);
}
