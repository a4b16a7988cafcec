import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openJobQueue } from './platform/jobs/job-queue.ts';
import { testPostgres, type TestPostgres } from './testing/postgres.ts';
import { namedAdmin, serveTestSite, type Caller, type TestSite } from './testing/site.ts';
import { addPlayers } from './domains/players/players.fixture.ts';

// Two members of staff decide about the same thing at the same time, on a real PostgreSQL: the embedded database has a
// single connection, so it has no races. One decision is made; the other person sees by whom and when.

let postgres: TestPostgres;
let site: TestSite;
let one: Caller;
let other: Caller;
let fan: number;

beforeAll(async () => {
  postgres = await testPostgres();
  site = await serveTestSite(postgres.prisma);
  [one, other] = [await namedAdmin(site, 'Marta Pons'), await namedAdmin(site, 'Joan Riera')];
  fan = (await site.signedIn('visitor')).user?.id ?? 0;
});
afterAll(async () => {
  await site.close();
  await postgres.close();
});

type Input = Record<string, unknown>;

/** Two different decisions on what both have seen. */
interface Case {
  prepare(): Promise<readonly [name: string, input: Input][]>;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function newPass() {
  return postgres.prisma.abono.create({
    data: { userId: fan, status: 'pending', codigoLocalizador: randomUUID(), referenciaTicket: randomUUID() },
  });
}

async function newComment(hidden = false) {
  const { prisma } = postgres;
  const { slug } = await prisma.newsCategory.upsert({
    where: { slug: 'club' },
    create: { slug: 'club', name: 'Club' },
    update: {},
  });
  const news = await prisma.news.create({ data: { title: 'Hola', content: '<p>Hola</p>', category: slug } });
  return prisma.comment.create({
    data: {
      content: 'Hola',
      userId: fan,
      newsId: news.id,
      ...(hidden && { hiddenAt: new Date() }),
      reports: { create: { userId: other.user?.id ?? 0 } },
    },
  });
}

async function newMatch(status: 'scheduled' | 'cancelled' = 'scheduled') {
  const teams = { homeTeam: 'PMB', awayTeam: 'Menorca', opponent: 'Menorca', isHome: true };
  return postgres.prisma.match.create({
    data: { ...teams, subject: 'PMB – Menorca', competition: 'LIGA', matchDate: inDays(3), status },
  });
}

/** A match whose box score has an unknown player, and two players of the squad. */
async function newBoxScore() {
  const { id } = await newMatch();
  const key = 'one';
  await postgres.prisma.playerGame.create({
    data: { matchId: id, key, source: 'fiba_live_stats', shirt: '7', name: 'Vidal', line: {} },
  });
  const seen = { playerId: null, isChosen: false };
  return { id, key, seen, players: [await newPlayer('Biel Vidal', 8), await newPlayer('Toni Vidal', 9)] };
}

/** Gives the number to a new player, in place of its owner. @returns the id */
async function newPlayer(name: string, dorsal = 7): Promise<number> {
  const attack = { atkOverall: 70, shooting: 70, finishing: 70, concentration: 70, passing: 70 };
  const defence = { defOverall: 70, steal: 70, block: 70, perimeter: 70, interior: 70 };
  await postgres.prisma.squadPlace.deleteMany({ where: { dorsal } });
  const player = { dorsal, name, position: ['PG' as const], country: 'ES', ...attack, ...defence };
  const [place] = await addPlayers(postgres.prisma, [player]);
  return place?.playerId ?? -1;
}

async function newArticle() {
  const { newsId } = await newComment();
  return postgres.prisma.news.findUniqueOrThrow({ where: { id: newsId } });
}

const CASES: Record<string, Case> = {
  'verify or reject a season pass': {
    async prepare() {
      const { id, version: seen } = await newPass();
      return [
        ['verifyAbono', { id, seen }],
        ['rejectAbono', { id, seen, notes: 'No es un abono' }],
      ];
    },
  },
  'verify a season pass with different corrections': {
    async prepare() {
      const { id, version: seen } = await newPass();
      return [
        ['verifyAbono', { id, seen, corrections: { fila: 7 } }],
        ['verifyAbono', { id, seen, corrections: { fila: 8 } }],
      ];
    },
  },
  'the state of an inquiry': {
    async prepare() {
      const { id } = await postgres.prisma.sponsorInquiry.create({
        data: { name: 'Ana', company: 'Sol', email: 'ana@sol.test', message: 'Hola' },
      });
      return [
        ['setInquiryStatus', { id, seen: 'NEW', status: 'CONTACTED' }],
        ['setInquiryStatus', { id, seen: 'NEW', status: 'DECLINED' }],
      ];
    },
  },
  'hide or keep a comment': {
    async prepare() {
      const { id } = await newComment();
      return [
        ['hideComment', { id, seen: false, reported: true }],
        ['restoreComment', { id, seen: false }],
      ];
    },
  },
  'restore a comment twice': {
    async prepare() {
      const { id } = await newComment(true);
      return [
        ['restoreComment', { id, seen: true }],
        ['restoreComment', { id, seen: true }],
      ];
    },
  },
  'renew or end a membership': {
    async prepare() {
      const expiryDate = inDays(10);
      const id = randomUUID();
      const { id: userId } = await postgres.prisma.user.create({
        data: { name: 'Socia', email: `${id}@prueba.test`, password: '-', roles: ['visitor', 'socio'] },
      });
      const dates = { activationDate: inDays(-10), expiryDate };
      await postgres.prisma.membership.create({
        data: { id, userId, qrCode: `membership:${id}`, type: 'General', ...dates },
      });
      return [
        ['renewMembership', { id, seen: expiryDate, expiryDate: inDays(300) }],
        ['endMembership', { id, seen: expiryDate }],
      ];
    },
  },
  'show and hide a product': {
    async prepare() {
      const { id, updatedAt: seen } = await postgres.prisma.product.create({
        data: { name: 'Bufanda', price: '12.50', category: 'Ropa' },
      });
      return [
        ['updateProduct', { id, seen, isActive: false }],
        ['updateProduct', { id, seen, stock: 9 }],
      ];
    },
  },
  'show and hide a sponsor': {
    async prepare() {
      const { id, updatedAt: seen } = await postgres.prisma.sponsor.create({
        data: { name: 'Sol', category: 'oro' },
      });
      return [
        ['updateSponsor', { id, seen, isVisible: false }],
        ['updateSponsor', { id, seen, category: 'PLATA' }],
      ];
    },
  },
  'show and hide a player': {
    async prepare() {
      const id = await newPlayer('Pau');
      const { updatedAt: seen } = await postgres.prisma.player.findUniqueOrThrow({ where: { id } });
      return [
        ['updatePlayer', { id, seen, isActive: false }],
        ['updatePlayer', { id, seen, name: 'Pau Mas' }],
      ];
    },
  },
  'publish or hide an article': {
    async prepare() {
      const { id, version } = await newArticle();
      return [
        ['setNewsStatus', { ids: [id], seen: [version], status: 'HIDDEN' }],
        ['setNewsStatus', { ids: [id], seen: [version], status: 'DRAFT' }],
      ];
    },
  },
  'hide a category of news': {
    async prepare() {
      const [slug, name] = [randomUUID(), randomUUID()];
      const { id } = await postgres.prisma.newsCategory.create({ data: { slug, name } });
      const values = { id, seen: true, name: 'Cantera', color: '#64748b', isActive: false };
      return [
        ['updateNewsCategory', values],
        ['updateNewsCategory', values],
      ];
    },
  },
  'end a competition': {
    async prepare() {
      const { id } = await postgres.prisma.competition.create({ data: { name: randomUUID() } });
      return [
        ['updateCompetition', { id, seen: true, isActive: false }],
        ['updateCompetition', { id, seen: true, isActive: false }],
      ];
    },
  },
  'the roles of an account': {
    async prepare() {
      const { id } = await postgres.prisma.user.create({
        data: { name: 'Blai', email: `${randomUUID()}@prueba.test`, password: '-' },
      });
      return [
        ['updateUser', { id, seen: ['VISITOR'], role: 'EDITOR', roles: ['EDITOR'] }],
        ['updateUser', { id, seen: ['VISITOR'], role: 'BLOGGER', roles: ['BLOGGER'] }],
      ];
    },
  },
  'the rights of an account': {
    async prepare() {
      const { id } = await postgres.prisma.user.create({
        data: { name: 'Blai', email: `${randomUUID()}@prueba.test`, password: '-' },
      });
      const given: [string, Input] = ['setUserRights', { id, seen: [], rights: ['PUERTA'] }];
      return [given, given];
    },
  },
  'who a player of a box score is': {
    async prepare() {
      const { players, ...line } = await newBoxScore();
      return [
        ['setGamePlayer', { ...line, playerId: players[0] }],
        ['setGamePlayer', { ...line, playerId: players[1] }],
      ];
    },
  },
  'whether a player of a box score is one of the squad': {
    async prepare() {
      const { players, ...line } = await newBoxScore();
      return [
        ['setGamePlayer', { ...line, playerId: null }],
        ['setGamePlayer', { ...line, playerId: players[0] }],
      ];
    },
  },
  'the result of a new game of other teams': {
    async prepare() {
      const [competition, home, away] = [randomUUID(), randomUUID(), randomUUID()];
      await postgres.prisma.competition.create({ data: { name: competition } });
      const { id: homeTeamId } = await postgres.prisma.team.create({ data: { name: home } });
      const { id: awayTeamId } = await postgres.prisma.team.create({ data: { name: away } });
      const game = { competition, round: 3, playedAt: new Date(), homeTeamId, awayTeamId, isNew: true };
      return [
        ['recordLeagueGame', { ...game, homePoints: 80, awayPoints: 75 }],
        ['recordLeagueGame', { ...game, homePoints: 80, awayPoints: 57 }],
      ];
    },
  },
  'postpone a match to different dates': {
    async prepare() {
      const { id, updatedAt: seen } = await newMatch();
      return [
        ['postponeMatch', { id, seen, matchDate: inDays(10) }],
        ['postponeMatch', { id, seen, matchDate: inDays(20) }],
      ];
    },
  },
  'start or cancel a match': {
    async prepare() {
      const { id, updatedAt: seen } = await newMatch();
      return [
        ['startMatch', { id, seen }],
        ['cancelMatch', { id, seen }],
      ];
    },
  },
  'reopen a match twice': {
    async prepare() {
      const { id, updatedAt: seen } = await newMatch('cancelled');
      return [
        ['reopenMatch', { id, seen }],
        ['reopenMatch', { id, seen }],
      ];
    },
  },
  'change a match or cancel it': {
    async prepare() {
      const { id, updatedAt: seen } = await newMatch();
      return [
        ['updateMatch', { id, seen, location: 'Inca' }],
        ['cancelMatch', { id, seen }],
      ];
    },
  },
  'retry a failed job twice': {
    async prepare() {
      const id = randomUUID();
      const job = { name: 'doomed', attempts: 1, retryDelay: 1, timeLimit: 60, concurrency: 1 };
      const run = () => Promise.reject(new Error('No'));
      const queue = await openJobQueue(postgres, 'Europe/Madrid', () => [{ ...job, run }], { pollMs: 100 });
      await queue.add([{ name: 'doomed', id, data: {} }]);
      await vi.waitFor(
        async () => {
          const { rows } = await postgres.pool.query('SELECT state FROM pgboss.job WHERE id = $1', [id]);
          expect(rows).toEqual([{ state: 'failed' }]);
        },
        { timeout: 30_000, interval: 100 },
      );
      await queue.stop();
      return [
        ['retryFailedJob', { id }],
        ['retryFailedJob', { id }],
      ];
    },
  },
};
/** Inputs whose names do not follow from those of their mutations. */
const INPUTS: Record<string, string> = {
  startMatch: 'MatchId',
  cancelMatch: 'ToldMatch',
  reopenMatch: 'ToldMatch',
};

async function decide(by: Caller, [name, input]: [string, Input]) {
  const type = INPUTS[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
  const document = `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename
    ... on UserError { code message } ... on ChangedMeanwhileError { by at } } }`;
  const { body } = await by.graphql(document, { input });
  expect(body.errors, name).toBeUndefined();
  return body.data[name];
}

describe.each(Object.entries(CASES))('%s', (_name, { prepare }) => {
  test('of two decisions at the same time one is made, and the other person is told', async () => {
    const [first, second] = await prepare();
    if (!first || !second) throw new Error('two decisions are needed');
    const results = await Promise.all([decide(one, first), decide(other, second)]);
    const types = results.map(({ __typename }) => __typename);
    expect(types.filter((type) => type.endsWith('Success'))).toHaveLength(1);
    const refused = types.indexOf('ChangedMeanwhileError');
    expect(refused, JSON.stringify(results)).toBeGreaterThanOrEqual(0);
    const winner = refused === 0 ? other : one;
    expect(results[refused]).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: expect.stringContaining(`${winner.user?.name} lo ha cambiado`),
      by: winner.user?.name,
    });
    expect(Math.abs(Date.now() - Date.parse(results[refused].at))).toBeLessThan(60_000);
  });
});

test('a comment whose reports were closed is not hidden by a moderator who still sees them', async () => {
  const { id } = await newComment();
  expect(await decide(one, ['restoreComment', { id, seen: false }])).toMatchObject({
    __typename: 'RestoreCommentSuccess',
  });
  expect(await decide(other, ['hideComment', { id, seen: false, reported: true }])).toMatchObject({
    __typename: 'ChangedMeanwhileError',
    by: one.user?.name,
  });
  expect(await decide(other, ['hideComment', { id, seen: false, reported: false }])).toMatchObject({
    __typename: 'HideCommentSuccess',
  });
});

test('a decision without `seen` is refused if the state does not allow it', async () => {
  const { id } = await newPass();
  const verdict = { id };
  expect(await decide(one, ['verifyAbono', verdict])).toMatchObject({ __typename: 'VerifyAbonoSuccess' });
  expect(await decide(other, ['verifyAbono', verdict])).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect(await decide(other, ['rejectAbono', verdict])).toMatchObject({ __typename: 'RejectAbonoSuccess' });
  expect(await decide(one, ['rejectAbono', verdict])).toMatchObject({ code: 'CHANGED_MEANWHILE' });
});

test('one’s own change in another window is called so', async () => {
  const { id, version: seen } = await newPass();
  await decide(one, ['verifyAbono', { id, seen }]);
  expect(await decide(one, ['rejectAbono', { id, seen }])).toMatchObject({
    message: expect.stringMatching(/^Tú ya lo has cambiado hace un momento\. Revísalo antes de decidir\.$/),
  });
});
