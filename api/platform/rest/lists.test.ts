import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMatch } from '../../domains/matches/matches.fixture.ts';
import type { Database } from '../database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Answer, type Caller, type TestSite } from '../../testing/site.ts';

// A list that is cut off says so: how long it is, and where the rest is.

const MORE = 103;
let site: TestSite;
let admin: Caller;

beforeAll(async () => {
  const database = await testDatabase();
  site = await serveTestSite(database);
  admin = await site.signedIn('admin');
  // In the past, so that an article of now is newer.
  const publicationDate = new Date(Date.now() - 3_600_000);
  const numbers = Array.from({ length: MORE }, (_, at) => at);
  await database.newsCategory.create({ data: { name: 'Club', slug: 'Club' } });
  await database.news.createMany({
    data: numbers.map((at) => ({
      title: `Noticia ${at}`,
      content: '<p>x</p>',
      category: 'Club',
      publicationDate,
    })),
  });
  await database.user.createMany({
    data: numbers.map((at) => ({ name: `Persona ${at}`, email: `lista-${at}@prueba.test`, password: 'x' })),
  });
  await database.sponsor.createMany({
    data: numbers.map((at) => ({
      name: `Patrocinador ${at}`,
      category: 'plata' as const,
      isVisible: at > 0,
    })),
  });
  for (const at of numbers) {
    await createMatch(database, { matchDate: new Date(Date.UTC(2026, 0, 1 + at)), subject: `Partido ${at}` });
  }
});
afterAll(() => site.close());

/** The address of a related page. */
function linked({ headers }: Answer, relation: string): string | undefined {
  return new RegExp(`<([^>]+)>; rel="${relation}"`).exec(headers.get('link') ?? '')?.[1];
}

test.each([
  ['/api/news', MORE, () => site.visitor],
  ['/api/news?category=Club&search=noticia', MORE, () => site.visitor],
  ['/api/matches', MORE, () => site.visitor],
  ['/api/matches?limit=40&year=2026', MORE, () => site.visitor],
  ['/api/admin/users', MORE + 1, () => admin],
  ['/api/sponsors', MORE, () => admin],
] as const)('%s can be read to its end', async (path, total, caller) => {
  const ids = new Set<number>();
  let next: string | undefined = path;
  let pages = 0;
  let last: string | undefined;
  while (next) {
    const answer: Answer = await caller().request('GET', next);
    expect(answer.headers.get('x-total-count')).toBe(String(total));
    expect(linked(answer, 'prev') === undefined).toBe(pages === 0);
    for (const { id } of answer.body) ids.add(id);
    next = linked(answer, 'next');
    pages += 1;
    last = linked(answer, 'last');
  }
  expect(last).toContain(`page=${pages}`);
  expect(pages).toBeGreaterThan(1);
  expect(ids.size).toBe(total);
});

test('a short list has no other pages', async () => {
  const { headers, body } = await site.visitor.request('GET', '/api/news?search=nada');
  expect([body, headers.get('x-total-count')]).toEqual([[], '0']);
  expect(headers.get('link')).toBe(
    '</api/news?search=nada&page=1>; rel="first", </api/news?search=nada&page=1>; rel="last"',
  );
});

test('parameters that are too long for a header are not repeated in it', async () => {
  const { status, headers, body } = await site.visitor.request(
    'GET',
    `/api/news?category=${'x'.repeat(8000)}`,
  );
  expect([status, body, headers.get('x-total-count'), headers.get('link')]).toEqual([200, [], '0', null]);
});

test('a page beyond the end leads back', async () => {
  const answer = await site.visitor.request('GET', '/api/matches?page=9');
  expect([answer.status, answer.body, linked(answer, 'first')]).toEqual([200, [], '/api/matches?page=1']);
});

/** Follows a list as an integrator would: to the end, then back to the beginning. */
async function follow(caller: Caller, address: string, between: () => Promise<unknown>) {
  const forth: unknown[] = [];
  const back: unknown[] = [];
  const counts = new Set<string | null>();
  let last: Answer | undefined;
  for (let next: string | undefined = address; next; next = linked(last, 'next')) {
    if (last) await between();
    last = await caller.request('GET', next);
    expect(last.status).toBe(200);
    counts.add(last.headers.get('x-total-count'));
    forth.push(...last.body.map(({ id }: { id: number }) => id));
  }
  const end = last;
  for (let prev = end && linked(end, 'prev'); prev; prev = linked(last, 'prev')) {
    last = await caller.request('GET', prev);
    back.unshift(...last.body.map(({ id }: { id: number }) => id));
  }
  return { forth, back, counts: [...counts], end };
}

test.each([
  [
    '/api/news?category=Club&search=noticia&limit=25',
    () => site.visitor,
    (database: Database) =>
      database.news.create({
        data: { title: 'Noticia nueva', content: '<p>x</p>', text: 'x', category: 'Club' },
      }),
  ],
  [
    '/api/admin/users?search=lista&limit=25',
    () => admin,
    (database: Database, at: number) =>
      database.user.create({
        data: { name: `Persona ${at}`, email: `lista-nueva-${at}@prueba.test`, password: 'x' },
      }),
  ],
  [
    '/api/matches?limit=25&year=2026',
    () => site.visitor,
    (database: Database, at: number) =>
      createMatch(database, { matchDate: new Date(Date.UTC(2026, 0, 1 + at)) }),
  ],
  [
    '/api/sponsors?category=plata&limit=25',
    () => admin,
    (database: Database, at: number) =>
      database.sponsor.create({ data: { name: `Nuevo ${at}`, category: 'plata' } }),
  ],
] as const)('links keep the filters, and the list, while rows arrive: %s', async (path, caller, add) => {
  const whole: number[] = [];
  for (let page = 1; page <= 5; page += 1) {
    const { body } = await caller().request('GET', `${path}&page=${page}`);
    whole.push(...body.map(({ id }: { id: number }) => id));
  }
  let arrived = 0;
  const { forth, back, counts, end } = await follow(caller(), path, () => add(site.database, (arrived += 1)));
  expect(arrived).toBe(4);
  expect(forth).toEqual(whole);
  expect(counts).toEqual([String(MORE)]);
  // Back to page 2 nothing has moved either; the first page is the list of now.
  expect(back.slice(25)).toEqual(whole.slice(25, 100));
  const links = (end?.headers.get('link') ?? '').split(', ');
  const filters = new URL(path, 'http://site').searchParams;
  expect(links).toHaveLength(3);
  for (const link of links) {
    const given = new URL(/<([^>]+)>/.exec(link)?.[1] ?? '', 'http://site').searchParams;
    for (const [name, value] of filters) expect([link, given.get(name)]).toEqual([link, value]);
  }
  const { headers } = await caller().request('GET', linked(end as Answer, 'first') ?? '');
  expect(headers.get('x-total-count')).toBe(String(MORE + arrived));
});

test('a wrong mark is refused', async () => {
  const { status, body } = await site.visitor.request('GET', '/api/news?page=2&upTo=ayer');
  expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
});
