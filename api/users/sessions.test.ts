import { expect, test } from 'vitest';
import type { OpenDatabase } from '../database/open.ts';
import { testEmbedded } from '../testing/database.ts';
import { testPostgres } from '../testing/postgres.ts';
import { findViewer, startSession } from './sessions.ts';

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
