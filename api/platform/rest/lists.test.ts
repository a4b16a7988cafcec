import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMatch } from '../../domains/matches/matches.fixture.ts';
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
  const numbers = Array.from({ length: MORE }, (_, at) => at);
  await database.newsCategory.create({ data: { name: 'Club', slug: 'Club' } });
  await database.news.createMany({
    data: numbers.map((at) => ({ title: `Noticia ${at}`, content: '<p>x</p>', category: 'Club' })),
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

test('a page beyond the end leads back', async () => {
  const answer = await site.visitor.request('GET', '/api/matches?page=9');
  expect([answer.status, answer.body, linked(answer, 'first')]).toEqual([200, [], '/api/matches?page=1']);
});
