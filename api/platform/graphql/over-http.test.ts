import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';

// The audits of the reference implementation of «GraphQL over HTTP».

let site: TestSite;
beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());

// The names of the audits are needed before the site's address is known.
const audits = serverAudits({ url: () => `${site.url}/graphql` });

test('the audit is complete', () => expect(audits).toHaveLength(61));

test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
  '%s: %s',
  async (_id, _name, audit) => {
    const result = await audit.fn();
    const reason = 'reason' in result ? result.reason : undefined;
    expect([result.status, reason]).toEqual(['ok', undefined]);
  },
);
