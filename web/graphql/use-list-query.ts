import { useState } from 'react';
import { type AnyVariables, useQuery, type UseQueryArgs, type UseQueryResponse } from 'urql';

/**
 * Like `useQuery`, for a list with pages, filters or a search: if the next view cannot be loaded, the last one stays
 * beside the error. A refusal takes it away: what this person may no longer see has to go.
 */
export function useListQuery<Data, Variables extends AnyVariables = AnyVariables>(
  args: UseQueryArgs<Variables, Data>,
): UseQueryResponse<Data, Variables> {
  const [state, ask] = useQuery(args);
  const { data, error } = state;
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const isRefused = error?.graphQLErrors.some(({ extensions }) => extensions['code'] === 'FORBIDDEN');
  const kept = error && !data && !isRefused ? last : data;
  return [{ ...state, data: kept }, ask];
}
