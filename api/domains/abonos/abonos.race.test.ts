import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPostgres, type PostgresDatabase } from '../../platform/database/postgres.ts';
import { UploadedFile } from '../../platform/http/uploads.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { openAbonoFiles } from './abono-files.ts';
import '../points/earning.ts';
import { inlineQueue } from '../../platform/jobs/inline-queue.ts';
import { uploadAbonos } from './abonos.ts';
import type { PassFields } from './pass-record.ts';
import { type AbonosReading, FIELD_NAMES, type ReadAbono } from './reading/read-abono.ts';
import { QUICK_LANE, readUpload } from './reading-job.ts';
import { rejectAbono, verifyAbono } from './review.ts';

// Needs a real PostgreSQL: the embedded database has a single connection, so it has no races.

let postgres: TestPostgres;
/** Several processes of the site, each with its own connections. */
const databases: PostgresDatabase[] = [];
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-abonos-'));

beforeAll(async () => {
  postgres = await testPostgres();
  for (let index = 0; index < 3; index += 1) databases.push(await openPostgres(postgres.url));
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await postgres.close();
  fs.rmSync(dataDir, { recursive: true });
});
afterEach(async () => {
  await postgres.prisma.user.deleteMany();
  fs.rmSync(path.join(dataDir, 'abonos'), { recursive: true, force: true });
});

const PRINTED: PassFields = {
  nombreAsistente: 'Aina Vidal Font',
  tipoAbonament: 'General',
  temporada: '2025/2026',
  evento: null,
  recinto: null,
  direccion: null,
  anillo: null,
  bloque: '114',
  fila: 7,
  asiento: 21,
  nifOrganizador: null,
  nifDistr: null,
  referenciaTicket: 'K7QM-210361',
  codigoLocalizador: 'FZLJTU25',
  precioEntrada: null,
  precioDistribucion: null,
  precioTotal: '98.25',
};

function readingOf(changes: Partial<PassFields> = {}, needsReview = false): AbonosReading {
  const values = { ...PRINTED, ...changes };
  const fields = Object.fromEntries(
    FIELD_NAMES.map((name) => [name, { value: values[name], raw: '', source: 'text', confidence: 0.9 }]),
  ) as ReadAbono['fields'];
  return { passes: [{ fields, page: 1, needsReview, doubts: [] }], pages: 1, method: 'text' };
}

let received = 0;

function upload(userId: number, reading: AbonosReading, said = `file ${received}`) {
  const prisma = databases[received % databases.length]?.prisma;
  if (!prisma) throw new Error('no database');
  const file = path.join(dataDir, `received-${received++}`);
  const content = `%PDF-1.7 ${said}`;
  fs.writeFileSync(file, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const sent = new UploadedFile({ fileName: 'abono.pdf', mimeType: '', path: file, size: 8, sha256 });
  const files = openAbonoFiles({ dataDir, objectStore: undefined });
  const reader = { read: async () => reading };
  const queue = inlineQueue(() => [
    { name: QUICK_LANE, run: (data) => readUpload(prisma, files, reader, data) },
  ]);
  // Like the request handler: files that were not stored are deleted.
  return uploadAbonos(prisma, files, queue, userId, sent).finally(() => fs.rmSync(file, { force: true }));
}

async function createFans(count: number): Promise<number[]> {
  const data = Array.from({ length: count }, (_, index) => ({
    name: 'Aina Vidal Font',
    email: `aina-${index}@prueba.test`,
    password: '-',
  }));
  const users = await postgres.prisma.user.createManyAndReturn({ data, select: { id: true } });
  return users.map(({ id }) => id);
}

const storedFiles = () => fs.readdirSync(path.join(dataDir, 'abonos')).length;

async function paid(): Promise<number> {
  const where = { action: 'membership_upload' };
  const { _sum: sum } = await postgres.prisma.pointsEntry.aggregate({ _sum: { points: true }, where });
  return sum.points ?? 0;
}

test('one pass, twelve concurrent accounts: one gets it, the others are refused', async () => {
  const fans = await createFans(12);
  const results = await Promise.allSettled(fans.map((fan) => upload(fan, readingOf())));
  const names = results.map((one) => (one.status === 'fulfilled' ? 'kept' : (one.reason as Error).name));
  expect(names.toSorted()).toEqual([...Array.from({ length: 11 }, () => 'AbonoTakenError'), 'kept']);
  expect(await postgres.prisma.abono.count()).toBe(1);
  expect(await postgres.prisma.membershipUpload.count()).toBe(1);
  expect(storedFiles()).toBe(1);
  expect(await paid()).toBe(100);
});

test.each([
  ['from one file', () => 'the same file', {}],
  ['from different files', undefined, {}],
  [
    'from one file that says neither codes nor seat',
    () => 'the same file',
    {
      codigoLocalizador: null,
      referenciaTicket: null,
      fila: null,
      asiento: null,
    },
  ],
])(
  'one pass %s, eight concurrent uploads by its holder: one record, one file, points once',
  async (_name, said, changes) => {
    const [fan = 0] = await createFans(1);
    const results = await Promise.all(
      Array.from({ length: 8 }, () => upload(fan, readingOf(changes), said?.())),
    );
    expect(results.map((one) => one.registrosCreados).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect(new Set(results.flatMap(({ abonoIds }) => abonoIds)).size).toBe(1);
    expect(await postgres.prisma.abono.count()).toBe(1);
    expect(await postgres.prisma.membershipUpload.count()).toBe(1);
    expect(storedFiles()).toBe(1);
    expect(await paid()).toBe(100);
  },
);

test('verified and rejected at the same time: points follow the last decision', async () => {
  const [fan = 0, staff = 0] = await createFans(2);
  const { abonoIds } = await upload(fan, readingOf({}, true));
  const id = String(abonoIds[0]);
  // Without saying what they saw, later decisions replace earlier ones, except those that would change nothing.
  await Promise.allSettled(
    databases.flatMap(({ prisma }) => [
      verifyAbono(prisma, { id: staff }, id, {}),
      rejectAbono(prisma, { id: staff }, id, { notes: 'No' }),
    ]),
  );
  const { status } = await postgres.prisma.abono.findUniqueOrThrow({ where: { id: Number(id) } });
  const history = await postgres.prisma.membershipUpload.findFirstOrThrow();
  expect(history.status).toBe(status === 'verified' ? 'verified' : 'rejected');
  expect(history.pointsAwarded).toBe(status === 'verified' ? 100 : 0);
  expect(await paid()).toBe(history.pointsAwarded);
});

test('an account that is closed while its file is read saves nothing', async () => {
  const [fan = 0] = await createFans(1);
  await postgres.prisma.user.delete({ where: { id: fan } });
  await expect(upload(fan, readingOf())).rejects.toThrow('Tu cuenta ya no existe');
  expect(storedFiles()).toBe(0);
  expect(await postgres.prisma.abono.count()).toBe(0);
});
