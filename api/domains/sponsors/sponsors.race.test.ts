import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStorage } from '../../platform/files/open-storage.ts';
import { openPostgres, type PostgresDatabase } from '../../platform/database/postgres.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { createSponsor, deleteSponsor, moveSponsor, updateSponsor } from './sponsors-editing.ts';

// Needs a real PostgreSQL: the embedded database has a single connection, so it has no races.

let postgres: TestPostgres;
/** The connection of another process of the site. */
let other: PostgresDatabase;
let staff: { id: number };
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-sponsors-'));
const storage = openStorage({ dataDir, objectStore: undefined });

beforeAll(async () => {
  postgres = await testPostgres();
  other = await openPostgres(postgres.url);
  staff = await postgres.prisma.user.create({
    data: { name: 'Gestora', email: 'gestora@prueba.test', password: 'x', roles: ['visitor'] },
  });
});
afterAll(async () => {
  await other.close();
  await postgres.close();
  fs.rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  await postgres.prisma.sponsor.deleteMany();
});

async function tier(size: number): Promise<number[]> {
  const data = Array.from({ length: size }, (_, index) => ({ name: `S${index}`, category: 'oro' as const }));
  const sponsors = await postgres.prisma.sponsor.createManyAndReturn({ data, select: { id: true } });
  return sponsors.map(({ id }) => id);
}

async function orders(): Promise<number[]> {
  const sponsors = await postgres.prisma.sponsor.findMany({
    where: { category: 'oro' },
    select: { order: true },
  });
  return sponsors.map(({ order }) => order).toSorted((one, two) => one - two);
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

test('forty concurrent moves from two processes leave unique positions', async () => {
  const ids = await tier(12);
  const moves = upTo(40).map((index) => {
    const database = index % 2 === 0 ? postgres.prisma : other.prisma;
    return moveSponsor(database, staff, ids[(index * 7) % 12] ?? null, { position: (index * 5) % 12 });
  });
  expect((await Promise.allSettled(moves)).filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(await orders()).toEqual(upTo(12));
});

test('the last sponsor moved to the front is first', async () => {
  const ids = await tier(6);
  await Promise.all(ids.map((id) => moveSponsor(other.prisma, staff, id, { position: 0 })));
  await moveSponsor(postgres.prisma, staff, ids[3] ?? null, { position: 0 });
  const first = await postgres.prisma.sponsor.findFirstOrThrow({ where: { order: 0 } });
  expect(first.id).toBe(ids[3]);
  expect(await orders()).toEqual(upTo(6));
});

test('concurrent moves, additions, deletions and tier changes: nothing is lost and nothing deadlocks', async () => {
  const ids = await tier(12);
  const work = [
    ...ids.slice(0, 8).map((id, index) => moveSponsor(postgres.prisma, staff, id, { position: 11 - index })),
    ...upTo(4).map((index) =>
      createSponsor(
        other.prisma,
        staff,
        storage,
        { name: `Nuevo ${index}`, category: 'oro', order: index },
        null,
      ),
    ),
    ...ids.slice(8, 10).map((id) => deleteSponsor(other.prisma, staff, storage, id)),
    ...ids.slice(10).map((id) => updateSponsor(other.prisma, staff, storage, id, { category: 'plata' })),
  ];
  expect((await Promise.allSettled(work)).filter(({ status }) => status === 'rejected')).toEqual([]);
  const [first = 0] = ids;
  await moveSponsor(postgres.prisma, staff, first, { position: 0 });
  expect(await orders()).toEqual(upTo(12));
  expect(await postgres.prisma.sponsor.count({ where: { category: 'plata' } })).toBe(2);
});

test('of two concurrent pictures one is left, and the sponsor uses it', async () => {
  const [id = 0] = await tier(1);
  const folder = path.join(dataDir, 'uploads', 'sponsors');
  const keys = upTo(6).map((index) => `sponsors/logo-${index}.webp` as const);
  for (const key of keys) await storage.save(key, Buffer.from('picture'));
  await Promise.all(
    keys.map((key, index) =>
      updateSponsor(index % 2 === 0 ? postgres.prisma : other.prisma, staff, storage, id, {
        logoUrl: `/uploads/${key}`,
      }),
    ),
  );
  const { logoUrl } = await postgres.prisma.sponsor.findUniqueOrThrow({ where: { id } });
  expect(fs.readdirSync(folder)).toEqual([path.basename(logoUrl ?? '')]);
});

test('a change that fails at commit keeps the picture and adds no audit entry', async () => {
  const [id = 0] = await tier(1);
  await storage.save('sponsors/kept.webp', Buffer.from('picture'));
  await postgres.prisma.sponsor.update({ where: { id }, data: { logoUrl: '/uploads/sponsors/kept.webp' } });
  const before = await postgres.prisma.auditEntry.count();
  await postgres.prisma.$executeRawUnsafe(`CREATE FUNCTION never() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'not at the end either'; END $$`);
  await postgres.prisma.$executeRawUnsafe(`CREATE CONSTRAINT TRIGGER never AFTER UPDATE OR DELETE ON sponsors
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION never()`);
  try {
    await expect(updateSponsor(postgres.prisma, staff, storage, id, { logoUrl: null })).rejects.toThrow(
      'not at the end',
    );
    await expect(deleteSponsor(postgres.prisma, staff, storage, id)).rejects.toThrow('not at the end');
  } finally {
    await postgres.prisma.$executeRawUnsafe('DROP TRIGGER never ON sponsors');
    await postgres.prisma.$executeRawUnsafe('DROP FUNCTION never()');
  }
  expect(await storage.read('sponsors/kept.webp')).toEqual(Buffer.from('picture'));
  expect(await postgres.prisma.sponsor.count({ where: { logoUrl: '/uploads/sponsors/kept.webp' } })).toBe(1);
  expect(await postgres.prisma.auditEntry.count()).toBe(before);
});
