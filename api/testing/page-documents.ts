import persistedDocuments from '../../web/gql/persisted-documents.json' with { type: 'json' };

/**
 * A document of the site's pages, by operation name.
 * @throws Error if there is none
 */
export function pageDocument(operation: string): { hash: string; text: string } {
  const named = new RegExp(`(query|mutation|subscription) ${operation}\\b`);
  const found = Object.entries(persistedDocuments).find(([, text]) => named.test(text));
  if (!found) throw new Error(`No page has the operation ${operation}`);
  const [hash, text] = found;
  return { hash, text };
}

/** The request body of a page for a document. */
export const persistedCall = (operation: string) => ({
  persistedQuery: { version: 1, sha256Hash: pageDocument(operation).hash },
});

function parametersOf(operation: string, variables: object): URLSearchParams {
  return new URLSearchParams({
    operationName: operation,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(persistedCall(operation)),
  });
}

/** The address of a page's query, as browsers send it. */
export const operationPath = (operation: string, variables: object = {}): string =>
  `/operations?${parametersOf(operation, variables)}`;

/** The address of a page's subscription, as browsers send it. */
export const subscriptionPath = (operation: string, variables: object = {}): string =>
  `/operations/live?${parametersOf(operation, variables)}`;
