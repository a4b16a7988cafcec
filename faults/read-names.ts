import { RestError } from '../api/platform/rest/errors.ts';
import type { RestCall } from '../api/platform/rest/call.ts';

/** The names that a call reads from its address and body; nested names have dots. */
export interface ReadNames {
  query: readonly string[];
  body: readonly string[];
}

/** An empty object that records which properties are read. */
function recorder(names: Set<string>, prefix = ''): Record<string, unknown> {
  const note = (key: string | symbol) => typeof key === 'string' && names.add(prefix + key);
  return new Proxy(
    {},
    {
      get(_target, key) {
        note(key);
        return typeof key === 'string' && prefix === '' ? recorder(names, `${key}.`) : undefined;
      },
      has: (_target, key) => note(key) !== false,
    },
  );
}

/** Finds the names that a call reads by running it with a recorder. */
export function namesReadBy({ variables }: RestCall): ReadNames {
  const body = new Set<string>();
  const query = new Set<string>();
  const texts = new Proxy<Record<string, string>>({}, { get: (_target, key) => void query.add(String(key)) });
  for (const values of [texts, {}]) {
    try {
      variables({ params: {}, query: values, body: recorder(body), files: new Map() });
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
    }
  }
  const inner = [...body].filter((name) => name.includes('.')).map((name) => name.split('.')[0]);
  return { query: [...query], body: [...body].filter((name) => !inner.includes(name)) };
}
