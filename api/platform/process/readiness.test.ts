import { expect, test } from 'vitest';
import { testEmbedded } from '../../testing/database.ts';
import { statementsOf } from '../../testing/statements.ts';
import { serveTestSite } from '../../testing/site.ts';

test('any number of callers who ask for the readiness cost at most ten queries a second', async () => {
  const database = await testEmbedded();
  const site = await serveTestSite(database.prisma);
  try {
    const begin = performance.now();
    const statements = await statementsOf(database, async () => {
      const answers = await Promise.all(
        Array.from({ length: 200 }, () => site.visitor.request('GET', '/readyz')),
      );
      for (const { status, body } of answers) expect([status, body]).toEqual([200, { status: 'ok' }]);
    });
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - begin) / 100));
  } finally {
    await site.close();
  }
});
