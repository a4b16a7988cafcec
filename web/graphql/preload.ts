import { data } from 'react-router-dom';
import type { AnyVariables, Client, RequestPolicy, TypedDocumentNode } from 'urql';

/**
 * Starts a page's query from its `load`.
 *
 * On the server it waits, so that the page is rendered complete, and returns the answer. In the browser it returns null
 * at once: the page opens with its skeletons and reads the answer by `useQuery` when it comes.
 *
 * @param requestPolicy `cache-and-network` for what must be fresh at each visit (spec section 9: one article).
 * @throws a response of status 502 or 500 on the server, when there is no answer.
 */
export async function preload<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  requestPolicy: RequestPolicy = 'cache-first',
): Promise<Data | null> {
  const answer = client.query<Data, Variables>(document, variables, { requestPolicy }).toPromise();
  if (!import.meta.env.SSR) return null;
  const result = await answer;
  if (!result.data) throw data(null, { status: result.error?.networkError ? 502 : 500 });
  return result.data;
}
