import { beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../platform/database/open.ts';
import { testEmbedded } from '../../testing/database.ts';
import { testPostgres } from '../../testing/postgres.ts';
import type { Role } from '../../platform/database/client.ts';
import { endSession, findViewer, removeEndedSessions, startSession } from './sessions.ts';

const kinds: [string, () => Promise<OpenDatabase>][] = [
  ['embedded', testEmbedded],
  ['postgres', testPostgres],
];

test.each(kinds)(
  'a session tells everything of its account but the password, on the %s database',
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
    const { password: _password, ...account } = created;
    const { id, role, roles } = account;
    expect(await findViewer(prisma, token)).toEqual({
      id,
      role,
      roles,
      withheld: [],
      sessionId,
      account,
    });
  },
);

test.each(kinds)(
  'sessions that are asked for at the same moment are each their own person’s, on the %s database',
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
    const tokens = sessions.flatMap(({ token }) => [token, 'nobody has this token', token]);
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

  /** A session that began just now, and a way to ask for it so many milliseconds later. */
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

  test('a fan’s outlives 14 days less a minute without a visit, and not a minute more', async () => {
    const first = await begin('visitor', 'socio');
    expect(await first.isAlive(14 * DAY - MINUTE)).toBe(true);
    const second = await begin('visitor');
    expect(await second.isAlive(14 * DAY + MINUTE)).toBe(false);
    // It has gone, rather than to come back with a clock that is put back.
    expect(await second.sessions()).toBe(0);
    expect(await second.isAlive(0)).toBe(false);
  });

  test.each(STAFF_ROLES)('that of %s outlives 29 minutes without a request, and not 31', async (role) => {
    const first = await begin('visitor', role);
    expect(await first.isAlive(29 * MINUTE)).toBe(true);
    const second = await begin(role);
    expect(await second.isAlive(31 * MINUTE)).toBe(false);
    expect(await second.sessions()).toBe(0);
  });

  test('that of staff goes on while they are at work: idle time begins with the last request', async () => {
    const { isAlive } = await begin('editor');
    for (const minute of [2, 4, 6, 35, 64]) expect(await isAlive(minute * MINUTE), `${minute}`).toBe(true);
    expect(await isAlive(95 * MINUTE)).toBe(false);
  });

  test('a role that is withheld until there is a second factor makes nobody less of the staff', async () => {
    const { isAlive } = await begin('editor');
    await prisma.secondFactorRole.create({ data: { role: 'editor' } });
    expect(await isAlive(31 * MINUTE)).toBe(false);
    await prisma.secondFactorRole.deleteMany();
  });

  test('ends 30 days after it began, however busy', async () => {
    const { isAlive, sessions } = await begin('visitor');
    for (let day = 1; day < 30; day += 1) expect(await isAlive(day * DAY), `day ${day}`).toBe(true);
    expect(await isAlive(30 * DAY - MINUTE)).toBe(true);
    expect(await isAlive(30 * DAY + MINUTE)).toBe(false);
    expect(await sessions()).toBe(1);
    await removeEndedSessions(prisma, new Date(Date.now() + 30 * DAY + MINUTE));
    expect(await sessions()).toBe(0);
  });

  test('what nobody can use any more is cleaned up, what somebody can is not', async () => {
    const { sessions } = await begin('visitor');
    await removeEndedSessions(prisma, new Date(Date.now() + 14 * DAY - MINUTE));
    expect(await sessions()).toBe(1);
    await removeEndedSessions(prisma, new Date(Date.now() + 14 * DAY + MINUTE));
    expect(await sessions()).toBe(0);
  });
});
