import fc from 'fast-check';
import type { RestCall } from '../api/platform/rest/call.ts';
import { asText, hostileJson, hostileText, valueFor, wellFormed } from './hostile-values.ts';
import { namesReadBy } from './read-names.ts';

// Requests for the documented REST calls with values of wrong types and sizes.

/** Encodes a text for a URL, which cannot contain unpaired surrogates. */
const encoded = (text: string) => encodeURIComponent(wellFormed(text)).slice(0, 6000);

export interface Sent {
  path: string;
  /** The JSON text: deeply nested values could not even be printed in test messages. */
  body: string;
}

/** Requests for a call: its own field names with values of all kinds, and unrelated bodies. */
export function requestsFor(row: RestCall): fc.Arbitrary<Sent> {
  const names = namesReadBy(row);
  const segments = row.segments.map((segment) =>
    segment.startsWith(':')
      ? fc.oneof(fc.constantFrom('1', '2', '999999'), hostileText.map(encoded))
      : fc.constant(segment),
  );
  const fields = Object.fromEntries(names.query.map((name) => [name, valueFor(name).map(asText)]));
  const body = Object.fromEntries(names.body.map((name) => [name, valueFor(name)]));
  return fc
    .record({
      segments: fc.tuple(...segments),
      query: fc.record(fields, { requiredKeys: [] }),
      body: fc.oneof(
        { weight: 5, arbitrary: fc.record(body, { requiredKeys: [] }) },
        { weight: 1, arbitrary: hostileJson },
      ),
    })
    .map(({ segments: path, query, body: fieldsOfBody }) => ({
      path: `/${path.join('/')}?${Object.entries(query)
        .map(([name, value]) => `${name}=${encoded(value ?? '')}`)
        .join('&')}`.slice(0, 12_000),
      body: JSON.stringify(nestedFields(fieldsOfBody)),
    }));
}

/** «keys.auth» means the field `auth` inside the field `keys`. */
function nestedFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const whole: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    const [outer = '', inner] = name.split('.');
    if (inner === undefined) Object.defineProperty(whole, outer, { value, enumerable: true, writable: true });
    else Object.assign((whole[outer] ??= {}), { [inner]: value });
  }
  return whole;
}

/** The body of a call, as sent. */
export function bodyOf(row: RestCall, { body }: Sent): string | FormData | undefined {
  if (row.method === 'GET') return undefined;
  if (row.multipart !== true) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(JSON.parse(body) ?? {}).slice(0, 50))
    form.set(wellFormed(name), asText(value));
  for (const part of ['pdf', 'image', 'banner']) form.set(part, new Blob([body]), 'x.pdf');
  return form;
}
