import { beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from './database/open.ts';
import { testEmbedded } from '../testing/database.ts';
import { testPostgres } from '../testing/postgres.ts';
import type { Role } from './database/client.ts';
import { endSession, findViewer, removeEndedSessions, startSession } from './sessions.ts';

const kinds: [string, () => Promise<OpenDatabase>][] = [
  ['embedded', testEmbedded],
  ['postgres', testPostgres],
];

test.each(kinds)(
  'a session includes its account without the password, on the %s database',
  async (_, open) => {
    const { prisma } = await open();
    const created = await prisma.user.create({
      data: {
        name: 'Aina',
        email: 'aina@prueba.test',
        password: 'a hash',
        role: 'admin',
        roles: ['visitor', 'admin'],
      },
    });
    const { token, sessionId } = await startSession(prisma, created.id);
    const { password: _password, search: _search, ...account } = created;
    const { id, role, roles, rights } = account;
    expect(await findViewer(prisma, token)).toEqual({
      id,
      role,
      roles,
      rights,
      withheld: [],
      sessionId,
      account,
    });
  },
);

test.each(kinds)(
  'concurrent requests each get their own user’s session, on the %s database',
  async (_, open) => {
    const { prisma } = await open();
    const people = await prisma.user.createManyAndReturn({
      data: Array.from({ length: 120 }, (_person, index) => ({
        name: `Persona ${index}`,
        email: `persona-${index}@prueba.test`,
        password: 'a hash',
      })),
    });
    const sessions = await Promise.all(people.map(({ id }) => startSession(prisma, id)));
    const [ended] = sessions;
    await endSession(prisma, ended?.sessionId ?? '');
    const tokens = sessions.flatMap(({ token }) => [token, 'unknown token', token]);
    const found = await Promise.all(tokens.map((token) => findViewer(prisma, token)));
    const expected = people.flatMap(({ id }, index) => {
      const own = index === 0 ? undefined : id;
      return [own, undefined, own];
    });
    expect(found.map((viewer) => viewer?.id)).toEqual(expected);
  },
);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const STAFF_ROLES: readonly Role[] = ['admin', 'editor', 'sports_manager', 'commercial_manager'];

describe.each(kinds)('how long a session lasts, on the %s database', (_, open) => {
  let prisma: OpenDatabase['prisma'];
  beforeAll(async () => {
    ({ prisma } = await open());
  });

  /**
   * Starts a session now.
   * @returns a function that uses it that many milliseconds later
   */
  async function begin(...roles: [Role, ...Role[]]) {
    await prisma.user.deleteMany();
    const user = await prisma.user.create({
      data: { name: 'Aina', email: 'aina@prueba.test', password: 'a hash', role: roles[0], roles },
    });
    const { token, sessionId } = await startSession(prisma, user.id);
    const { createdAt } = await prisma.session.findUniqueOrThrow({ where: { id: sessionId } });
    const isAlive = async (later: number) =>
      (await findViewer(prisma, token, new Date(createdAt.getTime() + later))) !== null;
    return { isAlive, sessions: () => prisma.session.count() };
  }

  test('a fan’s session ends after 14 days without a visit, not a minute earlier', async () => {
    const first = await begin('visitor', 'socio');
    expect(await first.isAlive(14 * DAY - MINUTE)).toBe(true);
    const second = await begin('visitor');
    expect(await second.isAlive(14 * DAY + MINUTE)).toBe(false);
    // Deleted, so it does not come back if the clock is set back.
    expect(await second.sessions()).toBe(0);
    expect(await second.isAlive(0)).toBe(false);
  });

  test.each(STAFF_ROLES)(
    'the session of %s is valid after 29 minutes without a request, but not after 31',
    async (role) => {
      const first = await begin('visitor', role);
      expect(await first.isAlive(29 * MINUTE)).toBe(true);
      const second = await begin(role);
      expect(await second.isAlive(31 * MINUTE)).toBe(false);
      expect(await second.sessions()).toBe(0);
    },
  );

  test('a staff session continues during work: idle time starts with the last request', async () => {
    const { isAlive } = await begin('editor');
    for (const minute of [2, 4, 6, 35, 64]) expect(await isAlive(minute * MINUTE), `${minute}`).toBe(true);
    expect(await isAlive(95 * MINUTE)).toBe(false);
  });

  test('a role withheld for lack of a second factor still counts as a staff role', async () => {
    const { isAlive } = await begin('editor');
    await prisma.secondFactorRole.create({ data: { role: 'editor' } });
    expect(await isAlive(31 * MINUTE)).toBe(false);
    await prisma.secondFactorRole.deleteMany();
  });

  test('ends 30 days after its start, even if it is in use', async () => {
    const { isAlive, sessions } = await begin('visitor');
    for (let day = 1; day < 30; day += 1) expect(await isAlive(day * DAY), `day ${day}`).toBe(true);
    expect(await isAlive(30 * DAY - MINUTE)).toBe(true);
    expect(await isAlive(30 * DAY + MINUTE)).toBe(false);
    expect(await sessions()).toBe(1);
    await removeEndedSessions(prisma, new Date(Date.now() + 30 * DAY + MINUTE));
    expect(await sessions()).toBe(0);
  });

  test('the clean-up deletes ended sessions and keeps valid ones', async () => {
    const { sessions } = await begin('visitor');
    await removeEndedSessions(prisma, new Date(Date.now() + 14 * DAY - MINUTE));
    expect(await sessions()).toBe(1);
    await removeEndedSessions(prisma, new Date(Date.now() + 14 * DAY + MINUTE));
    expect(await sessions()).toBe(0);
  });
});
