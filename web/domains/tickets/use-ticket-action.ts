import { useRef, useState } from 'react';
import { type AnyVariables, type TypedDocumentNode, useMutation } from 'urql';
import { type Failure, type Member, readOutcome, type Success } from '../../graphql/results.ts';

type ResultOf<Data> = Extract<Data[Exclude<keyof Data, '__typename'>], Member>;

/** What else is fetched again after an action: a list may have been empty, so it holds no object of the type. */
export const REFETCH = { additionalTypenames: ['Ticket', 'SeatWait', 'Match'] };

/**
 * An action on the user's ticket or place in a waiting list. A second press while it runs does nothing.
 * @returns `run`, which resolves to the result, or to null if it failed; and the failure, to be shown beside the button
 *   until the next try
 */
export function useTicketAction<Data extends object, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  const [{ fetching }, send] = useMutation(document);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isAtWork = useRef(false);

  async function run(variables: Variables): Promise<Success<ResultOf<Data>> | null> {
    if (isAtWork.current) return null;
    isAtWork.current = true;
    setFailure(null);
    try {
      const { data, error } = await send(variables, REFETCH);
      const result = data && Object.entries(data).find(([name]) => name !== '__typename')?.[1];
      const outcome = readOutcome<ResultOf<Data>>(result, error);
      if (outcome.ok) return outcome.value;
      setFailure(outcome);
      return null;
    } finally {
      isAtWork.current = false;
    }
  }

  return { run, pending: fetching, failure, reset: () => setFailure(null) };
}
