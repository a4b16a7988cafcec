import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPostgres, type PostgresDatabase } from '../../platform/database/postgres.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { countUses, knownLayouts, storeLesson, teach, unteach } from './layout-store.ts';
import { lessonOf } from './layouts/learn.ts';
import type { Lesson } from './layouts/model.ts';
import { ANA, passPage, readPage } from './layouts/pages.fixture.ts';
import { deleteLayout } from './layout-list.ts';

// Needs a real PostgreSQL: the embedded database has a single connection, so it has no races.

let postgres: TestPostgres;
/** Several processes of the site, each with its own connections. */
const databases: PostgresDatabase[] = [];

beforeAll(async () => {
  postgres = await testPostgres();
  for (let index = 0; index < 3; index += 1) databases.push(await openPostgres(postgres.url));
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await postgres.close();
});
afterEach(async () => {
  await postgres.prisma.abonoLayout.deleteMany();
  await postgres.prisma.abonoLesson.deleteMany();
  await postgres.prisma.user.deleteMany();
});

function instance(index: number): PostgresDatabase['prisma'] {
  const database = databases[index % databases.length];
  if (!database) throw new Error('no database');
  return database.prisma;
}

const NOW = new Date('2026-11-25T12:00:00Z');

function taughtLesson(): Lesson {
  const lesson = lessonOf(readPage(passPage(ANA)), ANA);
  if (!lesson) throw new Error('the page taught nothing');
  return lesson;
}

async function staff(): Promise<number> {
  const { id } = await postgres.prisma.user.create({
    data: { name: 'Neus', email: `neus-${Math.random()}@prueba.test`, password: '-' },
  });
  return id;
}

/** Passes that staff have verified, whose lessons wait. */
async function verified(count: number) {
  const userId = await staff();
  const upload = await postgres.prisma.membershipUpload.create({
    data: { userId, fileName: 'a.pdf', filePath: 'a', fileSize: 1, mimeType: 'application/pdf' },
  });
  const ocrData = {
    file: { sha256: 'x', passes: 1 },
    page: 1,
    method: 'text',
    doubts: [],
    fields: {},
  };
  const passes = await postgres.prisma.abono.createManyAndReturn({
    data: Array.from({ length: count }, () => ({ userId, archivoId: upload.id, ocrData })),
  });
  await Promise.all(
    passes.map((pass, index) =>
      instance(index).$transaction((transaction) =>
        teach(transaction, pass, { staff: { id: userId }, now: NOW }),
      ),
    ),
  );
  return { userId, passes, lessons: await postgres.prisma.abonoLesson.findMany({ orderBy: { id: 'asc' } }) };
}

const store = (index: number, lesson: { id: number; verifiedAt: Date }) =>
  storeLesson(instance(index), lesson, { lesson: taughtLesson(), seller: 'B03926479' });

test('six lessons of a new layout at once, from three instances, make one layout with six votes', async () => {
  const { lessons } = await verified(6);
  await Promise.all(lessons.map((lesson, index) => store(index, lesson)));
  const known = await knownLayouts(postgres.prisma);
  expect(known.map((layout) => layout.lessons.length)).toEqual([6]);
});

test('the same lesson learnt by two instances is stored once', async () => {
  const { lessons } = await verified(1);
  const [lesson] = lessons;
  if (!lesson) throw new Error('no lesson');
  await Promise.all([store(0, lesson), store(1, lesson), store(2, lesson)]);
  expect(await postgres.prisma.abonoLesson.count()).toBe(1);
  expect(await postgres.prisma.abonoLayout.count()).toBe(1);
});

test('a pass that is rejected while it is learnt from leaves nothing', async () => {
  // Either may come first.
  for (let round = 0; round < 10; round += 1) {
    const { lessons, passes } = await verified(1);
    const [[lesson], [pass]] = [lessons, passes];
    if (!lesson || !pass) throw new Error('no lesson');
    await Promise.allSettled([
      store(0, lesson),
      instance(1).$transaction((transaction) => unteach(transaction, pass.id)),
    ]);
    expect(await postgres.prisma.abonoLesson.count()).toBe(0);
    expect(await postgres.prisma.abonoLayout.count()).toBe(0);
  }
});

test('two decisions at once on one pass make one lesson that waits', async () => {
  const { passes, userId } = await verified(1);
  const [pass] = passes;
  if (!pass) throw new Error('no pass');
  await Promise.all(
    databases.map(({ prisma }) =>
      prisma.$transaction((transaction) =>
        teach(transaction, pass, { staff: { id: userId }, now: new Date(NOW.getTime() + 1) }),
      ),
    ),
  );
  expect(await postgres.prisma.abonoLesson.findMany()).toMatchObject([{ learntAt: null }]);
});

test('uses are counted while a colleague removes the layout: counted or ignored, never an error', async () => {
  const { lessons, userId } = await verified(1);
  const [lesson] = lessons;
  if (!lesson) throw new Error('no lesson');
  await store(0, lesson);
  const [layout] = await knownLayouts(postgres.prisma);
  const id = layout?.id ?? 0;
  const use = { id, agreed: [], added: [], disputed: [] };
  const counted = databases.map(({ prisma }) =>
    prisma.$transaction((transaction) => countUses(transaction, [use, use])),
  );
  await Promise.all([...counted, deleteLayout(postgres.prisma, { id: userId }, id)]);
  expect(await postgres.prisma.abonoLayout.count()).toBe(0);
  expect(await postgres.prisma.abonoLesson.count()).toBe(0);
});
