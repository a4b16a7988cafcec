import { changesOf, recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged } from '../audit/decisions.ts';
import { mergedEdit } from '../audit/edits.ts';
import type { Database, DatabaseTransaction, NewsCategory } from '../../platform/database/client.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import { NotFoundError, UserError, ValidationError, validate } from '../../platform/errors.ts';
import { nameKey } from '../../platform/input/visible-text.input.ts';
import { placeInList, renumber } from '../../platform/lists/place-in-list.ts';
import { placeInput } from '../../platform/input/place.input.ts';
import { categoryChanges, categoryInput } from './categories.input.ts';

/** Roles for the content tab of the panel. */
export const CATEGORY_STAFF = ['admin', 'editor'] as const;

/** A category with articles, including drafts and hidden ones, cannot be deleted. */
export class CategoryInUseError extends UserError {
  override name = 'CategoryInUseError';
  readonly code = 'CATEGORY_IN_USE';

  constructor(name: string, count: number) {
    super(
      count === 1
        ? `No se puede eliminar «${name}»: la usa 1 noticia. Cámbiala de categoría o desactiva esta.`
        : `No se puede eliminar «${name}»: la usan ${count} noticias. Cámbialas de categoría o desactiva esta.`,
    );
  }
}

/** All categories in the club's order, including inactive ones. */
export const ALL_CATEGORIES = { orderBy: [{ order: 'asc' as const }, { id: 'asc' as const }] };

/** @throws NotFoundError */
async function existing(transaction: DatabaseTransaction, id: number | null): Promise<NewsCategory> {
  const category = await transaction.newsCategory.findUnique({ where: { id: id ?? -1 } });
  if (category) return category;
  throw new NotFoundError('La categoría no existe o ha sido eliminada');
}

/** @throws ValidationError if another category has this name, see `nameKey` */
async function requireFreeName(transaction: DatabaseTransaction, name: string, id?: number): Promise<void> {
  const others = await transaction.newsCategory.findMany({
    where: id === undefined ? {} : { id: { not: id } },
    select: { name: true },
  });
  if (others.some((other) => nameKey(other.name) === nameKey(name)))
    throw new ValidationError([{ path: 'name', message: 'Ya hay una categoría con este nombre' }]);
}

/** A slug for a category: its first name without accents, with a number if the slug is taken. */
async function freeSlug(transaction: DatabaseTransaction, name: string): Promise<string> {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/);
  const base = words.filter((word) => word !== '').join('-') || 'categoria';
  const used = await transaction.newsCategory.findMany({ select: { slug: true } });
  const slugs = new Set(used.map(({ slug }) => slug.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!slugs.has(slug.toLowerCase())) return slug;
  }
}

/**
 * Adds a category at the end of the list.
 * @returns its id.
 * @throws ValidationError
 */
export async function createCategory(database: Database, staff: Staff, input: unknown): Promise<number> {
  const data = validate(categoryInput, input);
  return withAdvisoryLock(database, 'news', async (transaction) => {
    await requireFreeName(transaction, data.name);
    const last = await transaction.newsCategory.aggregate({ _max: { order: true } });
    const { id, name } = await transaction.newsCategory.create({
      data: { ...data, slug: await freeSlug(transaction, data.name), order: (last._max.order ?? -1) + 1 },
      select: { id: true, name: true },
    });
    await record(transaction, staff, 'create', { id, name });
    return id;
  });
}

/**
 * Changes a category; omitted fields stay. Its slug stays when the name changes, so that existing links still work.
 * @returns its id.
 * @throws ValidationError, NotFoundError, ChangedMeanwhileError, EditConflictError
 */
export async function updateCategory(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown,
): Promise<number> {
  const mine = validate(categoryChanges, input);
  return withAdvisoryLock(database, 'news', async (transaction) => {
    const before = await existing(transaction, id);
    const subject = { subjectType: 'news_category', subjectId: before.id } as const;
    await assertUnchanged(transaction, staff, subject, input, before.isActive);
    const { name, description, color, isActive } = before;
    const stored = { name, description, color, isActive };
    const schema = categoryChanges;
    const data = await mergedEdit(transaction, staff, subject, { schema, mine, input, stored });
    if (data.name !== undefined) await requireFreeName(transaction, data.name, before.id);
    const changes = changesOf<typeof data>(stored, data);
    if (Object.keys(changes).length === 0) return before.id;
    await transaction.newsCategory.update({ where: { id: before.id }, data });
    await record(transaction, staff, 'update', { id: before.id, name: data.name ?? name }, changes);
    return before.id;
  });
}

/**
 * Moves a category to a position in the list: 0 is the first; a position past the end means the last.
 * @throws ValidationError, NotFoundError
 */
export async function moveCategory(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown,
): Promise<void> {
  const { position } = validate(placeInput, input);
  await withAdvisoryLock(database, 'news', async (transaction) => {
    const moved = await existing(transaction, id);
    const all = await transaction.newsCategory.findMany({ ...ALL_CATEGORIES, select: { id: true } });
    const ids = all.map((category) => category.id);
    const { places, from, to } = placeInList(ids, moved.id, position);
    if (from === to) return;
    await renumber(transaction, 'news_categories', places);
    await record(transaction, staff, 'move', moved, changesOf({ place: from }, { place: to }));
  });
}

/**
 * Deletes a category without articles.
 * @throws NotFoundError, CategoryInUseError
 */
export async function deleteCategory(database: Database, staff: Staff, id: number | null): Promise<void> {
  await withAdvisoryLock(database, 'news', async (transaction) => {
    const category = await existing(transaction, id);
    const count = await transaction.news.count({ where: { category: category.slug } });
    if (count > 0) throw new CategoryInUseError(category.name, count);
    await transaction.newsCategory.delete({ where: { id: category.id } });
    await record(transaction, staff, 'delete', category);
  });
}

function record(
  transaction: DatabaseTransaction,
  staff: Staff,
  action: 'create' | 'update' | 'move' | 'delete',
  { id, name }: Pick<NewsCategory, 'id' | 'name'>,
  changes?: ReturnType<typeof changesOf>,
): Promise<void> {
  return recordStaffAction(transaction, staff, {
    action,
    subjectType: 'news_category',
    subjectId: id,
    subject: name,
    ...(changes && { changes }),
  });
}
