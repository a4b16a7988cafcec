import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';

// The audit that comes with the reference implementation of «GraphQL over HTTP».

let site: TestSite;
beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());

// The site's address is known only once it serves, the names of the audits before.
const audits = serverAudits({ url: () => `${site.url}/graphql` });

test('the audit is the whole one', () => expect(audits).toHaveLength(61));

test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
  '%s: %s',
  async (_id, _name, audit) => {
    const result = await audit.fn();
    const reason = 'reason' in result ? result.reason : undefined;
    expect([result.status, reason]).toEqual(['ok', undefined]);
  },
);
