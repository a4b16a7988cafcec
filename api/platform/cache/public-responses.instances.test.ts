import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { openPostgres } from '../database/postgres.ts';
import { serveCached } from '../../testing/cached-site.ts';
import { testPostgres } from '../../testing/postgres.ts';
import type { TestSite } from '../../testing/site.ts';

test('two instances on one database see each other’s writes', async () => {
  const first = await testPostgres();
  const second = await openPostgres(first.url);
  onTestFinished(() => second.close());
  const here = await serveCached(first);
  const there = await serveCached(second);
  onTestFinished(() => Promise.all([here.close(), there.close()]).then(() => undefined));
  const admin = await here.signedIn('admin');
  const names = async (site: TestSite) =>
    JSON.stringify((await site.visitor.request('GET', '/api/sponsors')).body);
  expect(await names(there)).not.toContain('Ca na Bel');
  await admin.graphql(
    'mutation ($input: CreateSponsorInput!) { createSponsor(input: $input) { __typename } }',
    {
      input: { name: 'Ca na Bel', category: 'ORO' },
    },
  );
  expect(await names(here)).toContain('Ca na Bel');
  await eventually(async () => expect(await names(there)).toContain('Ca na Bel'));
});

test('without notifications of changes nothing is cached, and afterwards nothing outdated is sent', async () => {
  const database = await testPostgres();
  const site = await serveCached(database);
  onTestFinished(() => site.close());
  const names = async () => JSON.stringify((await site.visitor.request('GET', '/api/sponsors')).body);
  await names();
  await database.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'pmb changes' AND datname = current_database()",
  );
  await database.prisma.sponsor.create({ data: { name: 'Sastreria', category: 'oro' } });
  await eventually(async () => expect(await names()).toContain('Sastreria'));
});
