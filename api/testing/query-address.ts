import persistedDocuments from '../../web/gql/persisted-documents.json' with { type: 'json' };

/** The address of one of the site's own queries. */
export function queryAddress(name: string, variables: Record<string, unknown> = {}): string {
  const found = Object.entries(persistedDocuments).find(([, text]) => text.includes(`query ${name}`));
  if (!found) throw new Error(`No page has a query ${name}`);
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: found[0] } });
  return `/graphql?${new URLSearchParams({ extensions, variables: JSON.stringify(variables) })}`;
}
