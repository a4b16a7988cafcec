import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { openPostgres, type PostgresDatabase } from '../../platform/database/postgres.ts';
import { createRateLimits } from '../../platform/http/rate-limits.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import '../points/earning.ts';
import { settlePoints } from '../points/points.ts';
import { confirmAbono, reportAbono } from './answers.ts';
import { rejectAbono, verifyAbono } from './review.ts';

// Needs a real PostgreSQL: the embedded database has a single connection, so it has no races.

let postgres: TestPostgres;
/** Two processes of the site, each with its own connections: one for the account, one for staff. */
const databases: PostgresDatabase[] = [];

beforeAll(async () => {
  postgres = await testPostgres();
  for (let index = 0; index < 2; index += 1) databases.push(await openPostgres(postgres.url));
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await postgres.close();
});
afterEach(async () => {
  await postgres.prisma.user.deleteMany();
});

function instance(index: number): Database {
  const database = databases[index % databases.length]?.prisma;
  if (!database) throw new Error('no database');
  return database;
}

async function createUser(email: string): Promise<number> {
  const user = await postgres.prisma.user.create({
    data: { name: 'Aina Vidal Font', email, password: '-' },
  });
  return user.id;
}

async function createPass() {
  const fan = await createUser('aina@prueba.test');
  const staff = { id: await createUser('club@prueba.test') };
  const upload = await postgres.prisma.membershipUpload.create({
    data: { userId: fan, fileName: 'a.pdf', filePath: 'a', fileSize: 1, mimeType: 'application/pdf' },
  });
  const abono = await postgres.prisma.abono.create({
    data: {
      userId: fan,
      archivoId: upload.id,
      nombreAsistente: 'Aina Vidal Font',
      esPropietario: true,
      status: 'pending',
    },
  });
  return { fan, staff, id: String(abono.id), version: abono.version };
}

const limits = () => createRateLimits(postgres.prisma, 1000);
const report = (fan: number, id: string, message = 'La fila es la 9', index = 0) =>
  reportAbono(instance(index), limits(), fan, id, { message });

const nameOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled' ? 'done' : (result.reason as Error).name;

const ROUNDS = 8;

test.each([
  ['verify', verifyAbono, 'verified', 100],
  ['reject', rejectAbono, 'error', 0],
] as const)(
  'a report while staff %s the pass: one is refused, and nothing is lost',
  async (_name, decide, status, earned) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { fan, staff, id, version } = await createPass();
      const [reported, decided] = await Promise.allSettled([
        report(fan, id),
        decide(instance(1), staff, id, { seen: version, notes: 'Visto' }),
      ]);
      const pass = await postgres.prisma.abono.findUniqueOrThrow({ where: { id: Number(id) } });
      const upload = await postgres.prisma.membershipUpload.findFirstOrThrow();
      const standing = await settlePoints(postgres.prisma, fan);
      const byReport = {
        outcomes: ['done', 'ChangedMeanwhileError'],
        pass: ['pending', 2, 'La fila es la 9'],
        upload: [0, null],
        points: 10,
      };
      const byStaff = {
        outcomes: ['AbonoDecidedError', 'done'],
        pass: [status, 2, null],
        upload: [earned, 'Visto'],
        points: 10 + earned,
      };
      expect({
        outcomes: [nameOf(reported), nameOf(decided)],
        pass: [pass.status, pass.version, pass.reportMessage],
        upload: [upload.pointsAwarded, upload.adminNotes],
        points: standing?.totalPoints,
      }).toEqual(nameOf(reported) === 'done' ? byReport : byStaff);
      await postgres.prisma.user.deleteMany();
    }
  },
);

test('many reports at once: the first one stays', async () => {
  const { fan, id } = await createPass();
  const messages = Array.from({ length: 8 }, (_, index) => `Fila ${index}`);
  const results = await Promise.allSettled(messages.map((message, index) => report(fan, id, message, index)));
  const outcome = results.map(nameOf);
  expect(outcome.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'AbonoReportedError'), 'done']);
  const { reportMessage, version } = await postgres.prisma.abono.findUniqueOrThrow({
    where: { id: Number(id) },
  });
  expect([reportMessage, version]).toEqual([messages[outcome.indexOf('done')], 2]);
});

test('a confirmation and a report at once: the report stays', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { fan, id } = await createPass();
    const [confirmed, reported] = await Promise.allSettled([
      confirmAbono(instance(0), fan, id),
      report(fan, id, 'Fila 9', 1),
    ]);
    expect(nameOf(reported)).toBe('done');
    expect(['done', 'AbonoReportedError']).toContain(nameOf(confirmed));
    const pass = await postgres.prisma.abono.findUniqueOrThrow({ where: { id: Number(id) } });
    expect(pass).toMatchObject({ status: 'pending', confirmedAt: null, reportMessage: 'Fila 9' });
    await postgres.prisma.user.deleteMany();
  }
});
