import http from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import type { OpenDatabase } from '../database/open.ts';
import { testEmbedded } from '../../testing/database.ts';
import { testPostgres } from '../../testing/postgres.ts';
import { operationPath } from '../../testing/page-documents.ts';
import { serveCached } from '../../testing/cached-site.ts';
import type { Caller, TestSite } from '../../testing/site.ts';
import { addPlayers } from '../../domains/players/players.fixture.ts';

/** Every public address that shows data written by staff and fans. */
const READS = ['/', '/api/news', '/api/matches', '/api/players', '/api/sponsors', '/api/categories'];

const kinds: [string, () => Promise<OpenDatabase>][] = [
  ['embedded', testEmbedded],
  ['postgres', testPostgres],
];

describe.each(kinds)('public responses over the %s database', (_kind, openDatabase) => {
  let database: OpenDatabase;
  let site: TestSite;
  let admin: Caller;
  let fan: Caller;
  let matchId: number;
  let articleId: number;

  beforeAll(async () => {
    database = await openDatabase();
    site = await serveCached(database);
    admin = await site.signedIn('admin');
    fan = await site.signedIn('visitor');
    const { prisma } = database;
    await prisma.newsCategory.create({ data: { name: 'Club', slug: 'Club' } });
    const match = await prisma.match.create({
      data: {
        subject: 'Jornada 1',
        homeTeam: 'Palma Mallorca Bàsquet',
        awayTeam: 'Menorca',
        opponent: 'Menorca',
        isHome: true,
        matchDate: new Date(Date.now() + 86_400_000),
        competition: 'LIGA',
        ticketsAvailable: 50,
      },
    });
    matchId = match.id;
    const article = await prisma.news.create({
      data: { title: 'Primera', content: '<p>Texto</p>', text: 'Texto', category: 'Club' },
    });
    articleId = article.id;
  });
  afterAll(() => site.close());

  async function read(address: string, caller: Caller = site.visitor): Promise<string> {
    const { status, body } = await caller.request('GET', address);
    expect(status).toBe(200);
    return typeof body === 'string' ? body : JSON.stringify(body);
  }

  /** Whether a read is answered without a query to the database. */
  async function isCached(address: string): Promise<boolean> {
    const before = statements;
    await read(address);
    return statements === before;
  }

  let statements = 0;
  /** Statements are run once it is resolved. */
  let gate: Promise<void> | undefined;
  beforeAll(() => {
    const target = database.kind === 'postgres' ? database.pool : database.pglite;
    const query = target.query.bind(target) as (...args: unknown[]) => unknown;
    Object.assign(target, {
      query: (...args: unknown[]) => {
        statements += 1;
        return gate ? gate.then(() => query(...args)) : query(...args);
      },
    });
  });

  /** Holds statements back until so many requests have arrived, however slow they are. */
  function holdUntilAllArrive(requests: number): void {
    gate = new Promise((resolve) => {
      let missing = requests;
      const arrived = () => {
        missing -= 1;
        if (missing > 0) return;
        site.server.off('request', arrived);
        gate = undefined;
        resolve();
      };
      site.server.on('request', arrived);
    });
  }

  test('the page shows the data', async () => {
    expect(await read('/')).toContain('Primera');
    expect(await read('/')).not.toContain('errors');
  });

  test.each([...READS, '/calendario.ics', '/noticias.rss', '/sitemap.xml'])(
    '%s is cached',
    async (address) => {
      await read(address);
      expect(await isCached(address)).toBe(true);
    },
  );

  const mutate = async (caller: Caller, document: string, variables: Record<string, unknown>) => {
    const { body } = await caller.graphql(document, variables);
    expect(body.errors).toBeUndefined();
    expect(Object.values(body.data)).toEqual([{ __typename: expect.stringMatching(/Success$/) }]);
  };

  const writes: [string, () => Promise<unknown>][] = [
    [
      'a purchase',
      () =>
        mutate(fan, 'mutation ($id: ID!) { purchaseTicket(input: { matchId: $id }) { __typename } }', {
          id: String(matchId),
        }),
    ],
    [
      'a new article',
      () =>
        mutate(admin, 'mutation ($input: ArticleInput!) { createArticle(input: $input) { __typename } }', {
          input: { title: 'Segunda noticia', content: '<p>Más</p>', category: 'Club' },
        }),
    ],
    [
      'an article changed through REST',
      () => admin.request('PUT', `/api/news/${articleId}`, { title: 'Primera, corregida' }),
    ],
    [
      'a sponsor',
      () =>
        mutate(
          admin,
          'mutation ($input: CreateSponsorInput!) { createSponsor(input: $input) { __typename } }',
          { input: { name: 'Cafès Sa Portella', category: 'ORO' } },
        ),
    ],
    ['an article deleted', () => admin.request('DELETE', `/api/news/${articleId}`)],
  ];

  test.each(writes)('%s invalidates every response that shows it', async (_name, write) => {
    for (const address of READS) await read(address);
    await write();
    const shown = new Map<string, string>();
    for (const address of READS) shown.set(address, await read(address));
    // A site with an empty cache shows what is in the database.
    const fresh = await serveCached(database);
    onTestFinished(() => fresh.close());
    for (const address of READS) {
      const { body } = await fresh.visitor.request('GET', address);
      const truth = typeof body === 'string' ? body : JSON.stringify(body);
      expect(shown.get(address), address).toBe(truth.replaceAll(fresh.url, site.url));
    }
  });

  test('a change by another program invalidates responses', async () => {
    await addPlayers(database.prisma, [player]);
    await eventually(async () => expect(await read('/api/players')).toContain('Jugador'));
    await database.prisma.$executeRaw`UPDATE players SET name = 'Otra persona'`;
    await eventually(async () => expect(await read('/api/players')).toContain('Otra persona'));
  });

  test('a write to other tables leaves a response in the cache', async () => {
    await read('/api/news');
    await read('/api/sponsors');
    await database.prisma.sponsor.create({ data: { name: 'Forn', category: 'plata' } });
    await eventually(async () => expect(await read('/api/sponsors')).toContain('Forn'));
    expect(await isCached('/api/sponsors')).toBe(true);
    expect(await isCached('/api/news')).toBe(true);
  });

  describe('for a signed-in user', () => {
    beforeEach(async () => {
      await read('/api/news');
    });

    test('a response that is the same for all users comes from the cache', async () => {
      const before = statements;
      await read('/api/news', fan);
      expect(statements).toBe(before);
    });

    test('a personal response is never cached', async () => {
      const name = async (caller: Caller) => (await caller.request('GET', '/api/user')).body?.name ?? null;
      expect(await name(fan)).toBe(fan.user?.name);
      expect(await name(admin)).toBe(admin.user?.name);
      expect(await name(site.visitor)).toBeNull();
      expect(await name(fan)).toBe(fan.user?.name);
    });

    test('a scheduled article is shown to writers only, in any order of requests', async () => {
      const { id } = await database.prisma.news.create({
        data: {
          title: 'Fichaje por anunciar',
          content: '<p>Texto</p>',
          text: 'Texto',
          category: 'Club',
          publicationDate: new Date(Date.now() + 86_400_000),
        },
      });
      const address = `/api/news/${id}`;
      const status = async (caller: Caller) => (await caller.request('GET', address)).status;
      expect(await status(site.visitor)).toBe(404);
      expect(await status(admin)).toBe(200);
      expect(await status(site.visitor)).toBe(404);
      expect(await status(fan)).toBe(404);
      const asked = operationPath('ArticlePage', { id: String(id) });
      expect((await admin.request('GET', asked)).body.data.article).not.toBeNull();
      expect((await site.visitor.request('GET', asked)).body.data.article).toBeNull();
      expect((await admin.request('GET', asked)).body.data.article).not.toBeNull();
    });
  });

  test('concurrent requests wait for one response', async () => {
    await database.prisma.sponsor.create({ data: { name: 'Llibreria', category: 'plata' } });
    await eventually(async () => expect(await read('/api/sponsors')).toContain('Llibreria'));
    await database.prisma.$executeRaw`UPDATE sponsors SET name = name`;
    await new Promise((resolve) => setTimeout(resolve, 50));
    holdUntilAllArrive(20);
    const before = statements;
    await Promise.all(Array.from({ length: 20 }, () => read('/api/sponsors')));
    expect(statements - before).toBeLessThanOrEqual(3);
  });

  test('callers that use different names of the site at once get different responses', async () => {
    for (const host of ['uno.test', 'dos.test', 'uno.test', 'dos.test']) {
      const response = await ask(site.url, '/robots.txt', { host });
      expect(await text(response)).toContain(`http://${host}/sitemap.xml`);
    }
  });

  test('a caller with the same ETag gets 304, and one that accepts compression gets a compressed response', async () => {
    const first = await ask(site.url, '/api/news', { 'accept-encoding': 'br' });
    expect(first.statusCode).toBe(200);
    const again = await ask(site.url, '/api/news', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    const page = await ask(site.url, '/', { 'accept-encoding': 'gzip' });
    expect(page.headers['cache-control']).toBe('public, no-cache');
    expect(page.headers.vary).toBe('Accept-Encoding');
  });

  test('a response is compressed from the second request on', async () => {
    const names = Array.from({ length: 20 }, (_, index) => ({
      name: `Forn ${index}`,
      category: 'plata' as const,
    }));
    await database.prisma.sponsor.createMany({ data: names });
    // The notification may come after the first request, and then invalidates its response.
    await eventually(async () => {
      const { headers } = await ask(site.url, '/api/sponsors?again', { 'accept-encoding': 'br' });
      expect(headers['content-encoding']).toBe('br');
    });
  });
});

const player = {
  dorsal: 7,
  name: 'Jugador',
  position: ['PG' as const],
  country: 'España',
  atkOverall: 70,
  shooting: 70,
  finishing: 70,
  concentration: 70,
  passing: 70,
  defOverall: 70,
  steal: 70,
  block: 70,
  perimeter: 70,
  interior: 70,
};

function ask(origin: string, path: string, headers: Record<string, string>): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    http.get(origin + path, { headers }, resolve).on('error', reject);
  });
}
