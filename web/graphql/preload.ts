import { data } from 'react-router-dom';
import type { AnyVariables, Client, RequestPolicy, TypedDocumentNode } from 'urql';

/**
 * Starts a page's query from its `load`.
 *
 * On the server it waits, so that the page is rendered with its data, and returns the data. In the browser it returns
 * null at once: the page opens with skeletons and `useQuery` reads the response when it arrives.
 *
 * @param requestPolicy `cache-and-network` for data that must be fresh at each visit (one article).
 * @throws a response of status 502 or 500 on the server, when the query fails.
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
