import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeForLog } from '../log.ts';
import { measureDatabase, registry } from './metrics.ts';
import { serveCached } from '../../testing/cached-site.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';

const TOKEN = 'un-secreto-de-sobra-largo';
let postgres: TestPostgres;
let site: TestSite;

beforeAll(async () => {
  // Earlier test files of this process may have counted.
  registry.resetMetrics();
  postgres = await testPostgres();
  measureDatabase(postgres);
  site = await serveTestSite(postgres.prisma, { METRICS_TOKEN: TOKEN });
});
afterAll(async () => {
  await site.close();
  await postgres.close();
  // The registry is global, but other files have other databases.
  for (const name of ['pmb_database_connections', 'pmb_jobs']) registry.removeSingleMetric(name);
});

const read = async (of: TestSite = site) => String((await of.visitor.request('GET', '/metrics')).body);

/** The value of the line that starts with this text. */
const valueOf = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(line))
      ?.split(' ')
      .at(-1) ?? NaN,
  );

test('metrics have the duration of each operation, by names that callers cannot choose', async () => {
  const fan = await site.signedIn('visitor');
  await fan.request('GET', '/api/tickets');
  await fan.request('GET', '/api/news/1234567');
  await fan.graphql('query SecretOfAUser { viewer { id } }');
  const text = await read();
  expect(valueOf(text, 'pmb_request_seconds_count{operation="GET /api/tickets",status="2xx"}')).toBe(1);
  expect(valueOf(text, 'pmb_request_seconds_count{operation="GET /api/news/:id",status="4xx"}')).toBe(1);
  expect(valueOf(text, 'pmb_request_seconds_count{operation="graphql: another document"')).toBe(1);
  expect(text).not.toMatch(/SecretOfAUser|1234567|@/);
  expect(valueOf(text, 'pmb_database_connections{state="idle"}')).toBeGreaterThan(0);
});

test('metrics count cached responses', async () => {
  const cached = await serveCached(postgres);
  const kept = async () => valueOf(await read(cached), 'pmb_public_answers_total{from="kept"}') || 0;
  const before = await kept();
  await cached.visitor.request('GET', '/api/sponsors');
  await cached.visitor.request('GET', '/api/sponsors');
  expect(await kept()).toBe(before + 1);
  await cached.close();
});

test('metrics are readable only from this machine or with the token', async () => {
  const through = { 'x-forwarded-for': '203.0.113.7' };
  const get = (headers: Record<string, string>) =>
    site.visitor.request('GET', '/metrics', undefined, headers);
  expect((await get({})).status).toBe(200);
  expect((await get(through)).status).toBe(403);
  expect((await get({ ...through, authorization: 'Bearer otra-cosa-bien-larga' })).status).toBe(403);
  expect((await get({ ...through, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
});

test.each<Record<string, string>>([
  { forwarded: 'for=203.0.113.7' },
  { via: '1.1 proxy' },
  { 'x-forwarded-host': 'club.example' },
  { 'x-forwarded-proto': 'https' },
  { 'x-real-ip': '203.0.113.7' },
  { 'cf-connecting-ip': '203.0.113.7' },
])('metrics are closed to a request that came through a proxy: %j', async (headers) => {
  expect((await site.visitor.request('GET', '/metrics', undefined, headers)).status).toBe(403);
});

test('metrics are closed to a request for the public name, which a silent proxy passed on', async () => {
  const { port } = new URL(site.url);
  const statusFor = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = http.get({ port, path: '/metrics', headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject);
    });
  expect(await statusFor('club.example')).toBe(403);
  expect(await statusFor('127.0.0.1.club.example')).toBe(403);
  expect(await statusFor(`localhost:${port}`)).toBe(200);
  expect(await statusFor(`[::1]:${port}`)).toBe(200);
});

test.each<Record<string, string>>([{ TRUST_PROXY: '1' }, { PUBLIC_URL: 'https://club.example' }])(
  'metrics need the token if a proxy is in front: %j',
  async (env) => {
    const behind = await serveTestSite(postgres.prisma, { METRICS_TOKEN: TOKEN, ...env });
    const get = (headers = {}) => behind.visitor.request('GET', '/metrics', undefined, headers);
    expect((await get()).status).toBe(403);
    expect((await get({ authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    await behind.close();
  },
);

test('a request keeps the id that the caller sent, if it is valid', async () => {
  const idOf = async (given: string) =>
    (await site.visitor.request('GET', '/livez', undefined, { 'x-request-id': given })).headers.get(
      'x-request-id',
    );
  expect(await idOf('proxy-0123456789')).toBe('proxy-0123456789');
  expect(await idOf('{"level":60}')).toMatch(/^[\da-f-]{36}$/);
});

test('the log has the failure without personal data', () => {
  const cause = Object.assign(new Error('Key (email)=(aina@club.test) already exists'), { code: '23505' });
  const shown = JSON.stringify(describeForLog(new Error('no mail for <Aina.Mas@club.test>', { cause }), 3));
  expect(shown).toContain('no mail for <[e-mail]>');
  expect(shown).toContain('Key (email)=(…) already exists');
  expect(shown).toContain('23505');
  expect(shown).not.toMatch(/aina/i);
});
