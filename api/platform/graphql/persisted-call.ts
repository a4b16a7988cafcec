import { z } from 'zod';

const persistedQuery = z.object({
  persistedQuery: z.object({ sha256Hash: z.string().regex(/^[\da-f]{64}$/) }),
});
const variableValues = z.record(z.string(), z.unknown());
const posted = z.strictObject({
  extensions: persistedQuery,
  variables: variableValues.nullish(),
  operationName: z.string().optional(),
});

/** A page's operation as its address or body names it. */
export interface PersistedCall {
  hash: string;
  variables: Record<string, unknown>;
}

export interface PostedCall extends PersistedCall {
  operationName: string | undefined;
}

/** Reads the address of a persisted operation; null where it is not exactly one. */
export function readPersistedCall({ searchParams }: URL): PersistedCall | null {
  if (searchParams.has('query')) return null;
  const extensions = persistedQuery.safeParse(parseJson(searchParams.get('extensions')));
  const variables = variableValues.safeParse(parseJson(searchParams.get('variables') || '{}'));
  if (!extensions.success || !variables.success) return null;
  return { hash: extensions.data.persistedQuery.sha256Hash, variables: variables.data };
}

/** Reads the body of a posted one; null where it is not exactly one. */
export function readPostedCall(body: string): PostedCall | null {
  const { success, data } = posted.safeParse(parseJson(body));
  if (!success) return null;
  const { extensions, variables, operationName } = data;
  return { hash: extensions.persistedQuery.sha256Hash, variables: variables ?? {}, operationName };
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
