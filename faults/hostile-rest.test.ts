import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemonstration } from '../prisma/seed/seed.ts';
import type { RestCall } from '../api/rest/call.ts';
import { calls } from '../api/rest/calls.ts';
import { testDatabase } from '../api/testing/database.ts';
import { hashPassword } from '../api/users/passwords.ts';
import { serveTestSite, type Caller, type TestSite } from '../api/testing/site.ts';
import { runs } from './effort.ts';
import { asText, hostileJson, hostileText, valueFor, wellFormed } from './hostile-values.ts';
import { namesReadBy } from './read-names.ts';

// Every documented REST call with values of wrong types and sizes: the caller is told what is wrong, and nothing breaks.

let site: TestSite;

beforeAll(async () => {
  const database = await testDatabase();
  await seedDemonstration(database, new Date(), hashPassword);
  site = await serveTestSite(database);
});
afterAll(() => site.close());

/** A text as a piece of an address: half a surrogate pair has no place in one. */
const encoded = (text: string) => encodeURIComponent(wellFormed(text)).slice(0, 6000);

interface Sent {
  path: string;
  /** JSON, as it travels: values that are nested too deeply for anything else are so too deeply for messages of tests. */
  body: string;
}

/** Requests for a call: its own names with values of every kind, and bodies that are something else altogether. */
function requestsFor(row: RestCall): fc.Arbitrary<Sent> {
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

/** «keys.auth» is the field `auth` of the field `keys`. */
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

async function send(caller: Caller, row: RestCall, { path, body }: Sent) {
  if (row.method === 'GET') return caller.request('GET', path);
  if (row.multipart === true) {
    const form = new FormData();
    for (const [name, value] of Object.entries(JSON.parse(body) ?? {}).slice(0, 50))
      form.set(wellFormed(name), asText(value));
    for (const part of ['pdf', 'image', 'banner']) form.set(part, new Blob([body]), 'x.pdf');
    return caller.request(row.method, path, form);
  }
  return caller.request(row.method, path, body, { 'content-type': 'application/json' });
}

const ROLES = [
  'admin',
  'visitor',
  'socio',
  'blogger',
  'editor',
  'sports_manager',
  'commercial_manager',
] as const;

describe.each([
  { who: 'nobody', times: 2, caller: async () => site.visitor },
  { who: 'a fan', times: 2, caller: () => site.signedIn('visitor') },
  { who: 'somebody with every role', times: 5, caller: () => site.signedIn(...ROLES) },
])('sent by $who', ({ caller, times }) => {
  test.each(calls.map((row) => [`${row.method} /${row.segments.join('/')}`, row] as const))(
    '%s answers whatever is sent',
    async (_name, row) => {
      const somebody = await caller();
      await fc.assert(
        fc.asyncProperty(requestsFor(row), async (sent) => {
          const { status, body } = await send(somebody, row, sent);
          expect(status, JSON.stringify(body)).toBeLessThan(500);
          expect(status < 400 || typeof body.message === 'string', JSON.stringify(body)).toBe(true);
        }),
        runs(row.multipart === true ? 1 : times),
      );
      expect((await site.visitor.request('GET', '/readyz')).status).toBe(200);
    },
    600_000,
  );
});
