import persistedDocuments from '../../web/gql/persisted-documents.json' with { type: 'json' };

/** A document of one of the site's own pages, by its operation's name. @throws Error where no page has it. */
export function pageDocument(operation: string): { hash: string; text: string } {
  const named = new RegExp(`(query|mutation|subscription) ${operation}\\b`);
  const found = Object.entries(persistedDocuments).find(([, text]) => named.test(text));
  if (!found) throw new Error(`No page asks ${operation}`);
  const [hash, text] = found;
  return { hash, text };
}

/** What pages send for a document. */
export const persistedCall = (operation: string) => ({
  persistedQuery: { version: 1, sha256Hash: pageDocument(operation).hash },
});

/** The address of a page's query or subscription, as browsers ask for it. */
export function operationPath(operation: string, variables: object = {}): string {
  const parameters = new URLSearchParams({
    operationName: operation,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(persistedCall(operation)),
  });
  return `/operations?${parameters}`;
}
