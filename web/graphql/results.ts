import type { CombinedError } from 'urql';

/** Said when a request got no answer. */
export const OFFLINE =
  'No hemos podido conectar con el servidor. Comprueba tu conexión y vuelve a intentarlo.';
const UNEXPECTED = 'Algo ha fallado por nuestra parte. Vuelve a intentarlo en un momento.';

/** The outcome of a mutation: the success member of its union, or the error to show. */
export type Outcome<Value> = { ok: true; value: Value } | Failure;

export interface Failure {
  ok: false;
  /** The `__typename` of the error, or undefined if the request itself failed. */
  type: string | undefined;
  message: string;
  /** The message of each invalid field, by its path. */
  fields: Record<string, string>;
  /** The present values of fields that another user has changed meanwhile, by their paths. */
  conflicts?: Record<string, EditedValue>;
}

/** A value of an edit's input, as the server sends it back. */
type EditedValue = string | number | boolean | null | readonly string[];

type ErrorMember = { __typename: `${string}Error` };
/** A member of a mutation's union. The errors spread `MutationFailure`, which has `message` and `fields`. */
export type Member = {
  __typename: string;
  message?: string;
  fields?: { path: string; message: string; current?: string }[];
};
export type Success<Result> = Exclude<Result, ErrorMember>;

/**
 * Reads the result of a mutation, whose errors are members of its union (`__typename` ending in `Error`).
 *
 * @example
 * const [, purchase] = useMutation(PurchaseTicket);
 * const { data, error } = await purchase({ input });
 * const outcome = readOutcome(data?.purchaseTicket, error);
 * if (outcome.ok) show(outcome.value.ticket);
 * else setProblem({ title: 'Error en la compra', message: outcome.message });
 */
export function readOutcome<Result extends Member>(
  result: Result | null | undefined,
  error?: CombinedError,
): Outcome<Success<Result>> {
  if (!result) return { ok: false, type: undefined, message: describeError(error), fields: {} };
  if (isSuccess(result)) return { ok: true, value: result };
  return {
    ok: false,
    type: result.__typename,
    message: result.message ?? UNEXPECTED,
    fields: Object.fromEntries((result.fields ?? []).map(({ path, message }) => [path, message])),
    ...(result.__typename === 'EditConflictError' && { conflicts: conflictsOf(result) }),
  };
}

function conflictsOf({ fields = [] }: Member): Record<string, EditedValue> {
  return Object.fromEntries(fields.map(({ path, current = 'null' }) => [path, JSON.parse(current)]));
}

function isSuccess<Result extends Member>(result: Result): result is Success<Result> {
  return !result.__typename.endsWith('Error');
}

/** Describes a failed request to the user: with the server's message if it sent one. */
export function describeError(error: CombinedError | undefined): string {
  if (error?.networkError) return OFFLINE;
  return error?.graphQLErrors[0]?.message ?? UNEXPECTED;
}
