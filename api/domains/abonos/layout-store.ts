import { z } from 'zod';
import {
  Prisma,
  type Abono,
  type Database,
  type DatabaseTransaction,
} from '../../platform/database/client.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import type { Staff } from '../audit/audit-log.ts';
import { sameLayout } from './layouts/same-layout.ts';
import type { KnownLayout, Lesson } from './layouts/model.ts';
import { readStored } from './pass-record.ts';
import { FIELD_NAMES, type LayoutUse } from './reading/read-abono.ts';

// The layouts that staff have taught, in the database: all instances share them.

/** The most layouts that a reading gets, those used last; a club has a few sellers. */
const MOST_LAYOUTS = 30;
/** The most lessons of a layout that have a vote, the newest ones; older ones are deleted. */
const MOST_LESSONS = 7;

const box = { x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() };
const edge = z.union([
  z.object({ by: z.enum(['words', 'pieces']), count: z.number() }),
  z.object({ by: z.literal('sign'), sign: z.string(), count: z.number(), from: z.enum(['start', 'end']) }),
]);
const place = z.object({
  parts: z.array(
    z.object({ cell: z.number(), cut: z.object({ start: edge.optional(), end: edge.optional() }) }),
  ),
  loose: z.boolean().optional(),
  asPrinted: z.boolean().optional(),
});
const lessonSchema: z.ZodType<Lesson> = z.object({
  words: z.array(z.object({ text: z.string(), ...box })),
  cells: z.array(z.object({ lines: z.array(z.object(box)) })),
  fields: z.partialRecord(z.enum(FIELD_NAMES), z.array(place)),
  readAnyway: z.array(z.enum(FIELD_NAMES)).optional(),
  notPrinted: z.array(z.enum(FIELD_NAMES)).optional(),
  invented: z.array(z.enum(FIELD_NAMES)).optional(),
});

/** Parses the content of a lesson; null if it has none, or one of another version of the site. */
export function readLesson(content: unknown): Lesson | null {
  const parsed = lessonSchema.safeParse(content);
  return parsed.success ? parsed.data : null;
}

const asJson = (lesson: Lesson): Prisma.InputJsonObject => JSON.parse(JSON.stringify(lesson));

const NEWEST = [
  { verifiedAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.AbonoLessonOrderByWithRelationInput[];

/** The layouts for a reading, those used last first. */
export async function knownLayouts(database: Database | DatabaseTransaction): Promise<KnownLayout[]> {
  const rows = await database.abonoLayout.findMany({
    orderBy: [{ lastUsedAt: { sort: 'desc', nulls: 'first' } }, { id: 'desc' }],
    take: MOST_LAYOUTS,
    select: {
      id: true,
      lessons: { orderBy: NEWEST, take: MOST_LESSONS, select: { id: true, content: true } },
    },
  });
  return rows.map(({ id, lessons }) => ({
    id,
    lessons: lessons.flatMap((row) => {
      const lesson = readLesson(row.content);
      return lesson ? [{ id: row.id, lesson }] : [];
    }),
  }));
}

/**
 * Notes that a verified pass is to be learnt from, in the transaction of the decision. A pass that was verified before
 * replaces its lesson.
 */
export async function teach(
  transaction: DatabaseTransaction,
  { id, archivoId, ocrData }: Abono,
  { staff, now }: { staff: Staff; now: Date },
): Promise<void> {
  if (archivoId === null || !readStored(ocrData)) return;
  const decision = { verifiedBy: staff.id, verifiedAt: now, learntAt: null };
  await transaction.abonoLesson.upsert({
    where: { abonoId: id },
    create: { abonoId: id, ...decision },
    update: decision,
  });
}

/** Forgets what a pass has taught, because staff have rejected it. */
export async function unteach(transaction: DatabaseTransaction, abonoId: number): Promise<void> {
  // What the lesson is now, not what it was when it was found: it may just have been learnt.
  const [lesson] = await transaction.$queryRaw<{ layoutId: number | null }[]>`
    DELETE FROM abono_lessons WHERE abono_id = ${abonoId}::int RETURNING layout_id AS "layoutId"`;
  if (lesson) await removeIfEmpty(transaction, lesson.layoutId);
}

async function removeIfEmpty(transaction: DatabaseTransaction, id: number | null): Promise<void> {
  if (id !== null) await transaction.abonoLayout.deleteMany({ where: { id, lessons: { none: {} } } });
}

/** A lesson that waits to be learnt. */
export interface Waiting {
  id: number;
  verifiedAt: Date;
}

/**
 * Stores what a page has taught, with the lessons of the same layout or as a new layout.
 * @param lesson null if the page teaches nothing
 * @param seller the seller's tax number, if it is one of a company
 */
export function storeLesson(
  database: Database,
  { id, verifiedAt }: Waiting,
  { lesson, seller }: { lesson: Lesson | null; seller: string | null },
  now = new Date(),
): Promise<void> {
  // Two lessons of one new layout at the same time must not make two layouts.
  return withAdvisoryLock(database, 'layouts', async (transaction) => {
    const before = await transaction.abonoLesson.findUnique({ where: { id } });
    // Staff have decided again, or rejected the pass.
    if (!before || before.verifiedAt.getTime() !== verifiedAt.getTime()) return;
    const layoutId = lesson && (await layoutFor(transaction, lesson, { seller, not: id }));
    await transaction.abonoLesson.update({
      where: { id },
      data: { layoutId, learntAt: now, content: lesson ? asJson(lesson) : Prisma.DbNull },
    });
    if (layoutId !== before.layoutId) await removeIfEmpty(transaction, before.layoutId);
    if (layoutId !== null) await removeOldLessons(transaction, layoutId);
  });
}

/** The id of the layout of a lesson, which is created if it is new. */
async function layoutFor(
  transaction: DatabaseTransaction,
  lesson: Lesson,
  { seller, not }: { seller: string | null; not: number },
): Promise<number> {
  const rows = await transaction.abonoLesson.findMany({
    where: { id: { not }, layoutId: { not: null }, content: { not: Prisma.DbNull } },
    select: { layoutId: true, content: true },
  });
  const known = rows.flatMap(({ layoutId, content }) => {
    const other = readLesson(content);
    return other && layoutId !== null ? [{ id: layoutId, lesson: other }] : [];
  });
  const same = sameLayout(lesson, known);
  if (same !== null) return same;
  const { id } = await transaction.abonoLayout.create({ data: { seller } });
  return id;
}

async function removeOldLessons(transaction: DatabaseTransaction, layoutId: number): Promise<void> {
  const old = await transaction.abonoLesson.findMany({
    where: { layoutId },
    orderBy: NEWEST,
    skip: MOST_LESSONS,
    select: { id: true },
  });
  if (old.length > 0)
    await transaction.abonoLesson.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}

/** Counts what layouts did for passes that are being saved. A layout that was removed meanwhile is ignored. */
export async function countUses(
  transaction: DatabaseTransaction,
  uses: readonly LayoutUse[],
  now = new Date(),
): Promise<void> {
  // In the order of their ids, so that two transactions cannot wait for each other.
  for (const { id, added, disputed } of uses.toSorted((a, b) => a.id - b.id))
    await transaction.abonoLayout.updateMany({
      where: { id },
      data: {
        lastUsedAt: now,
        readCount: { increment: 1 },
        helpedCount: { increment: added.length > 0 || disputed.length > 0 ? 1 : 0 },
        disputedCount: { increment: disputed.length > 0 ? 1 : 0 },
      },
    });
}
