import { z } from 'zod';
import { parseJson } from '../http/json.ts';

const persistedQuery = z.object({
  persistedQuery: z.object({ sha256Hash: z.string().regex(/^[\da-f]{64}$/) }),
});
const variableValues = z.record(z.string(), z.unknown());
const persistedBody = z.object({ extensions: persistedQuery, variables: variableValues.nullish() });

/** A page's operation: the hash of its document, and variables. */
export interface PersistedCall {
  hash: string;
  variables: Record<string, unknown>;
}

/** Reads the address of a persisted operation; null if it is none. */
export function readPersistedAddress({ searchParams }: URL): PersistedCall | null {
  const extensions = parameter(searchParams.get('extensions'));
  const variables = parameter(searchParams.get('variables') || '{}');
  return readPersistedBody({ extensions, variables });
}

/** Reads the body of a persisted operation; null if it is none. */
export function readPersistedBody(body: unknown): PersistedCall | null {
  const { success, data } = persistedBody.safeParse(body);
  if (!success) return null;
  return { hash: data.extensions.persistedQuery.sha256Hash, variables: data.variables ?? {} };
}

function parameter(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return parseJson(text);
  } catch {
    // A text is no valid value of either parameter, so the call is refused.
    return text;
  }
}
