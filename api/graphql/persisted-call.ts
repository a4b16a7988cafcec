import { z } from 'zod';

const persistedQuery = z.object({
  persistedQuery: z.object({ sha256Hash: z.string().regex(/^[\da-f]{64}$/) }),
});
const variableValues = z.record(z.string(), z.unknown());

/** A page's operation as its address names it. */
export interface PersistedCall {
  hash: string;
  variables: Record<string, unknown>;
}

/** Reads the address of a persisted operation; null where it is not exactly one. */
export function readPersistedCall({ searchParams }: URL): PersistedCall | null {
  if (searchParams.has('query')) return null;
  const extensions = persistedQuery.safeParse(parseJson(searchParams.get('extensions')));
  const variables = variableValues.safeParse(parseJson(searchParams.get('variables') || '{}'));
  if (!extensions.success || !variables.success) return null;
  return { hash: extensions.data.persistedQuery.sha256Hash, variables: variables.data };
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
