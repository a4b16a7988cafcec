import { changesOf, recordStaffAction, type Changes, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged } from '../audit/decisions.ts';
import { mergedEdit } from '../audit/edits.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/client.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import { NotFoundError, validate } from '../../platform/errors.ts';
import { abandonedPicture, deletePictures, withPicture } from '../../platform/files/picture-upkeep.ts';
import { publicAddress, type FileKey, type FileStorage } from '../../platform/files/storage.ts';
import type { UploadedFile } from '../../platform/http/uploads.ts';
import { knownSpelling } from '../../platform/input/visible-text.input.ts';
import { productChanges, productInput } from './products.input.ts';

/** @throws NotFoundError */
async function findProduct(transaction: DatabaseTransaction, id: number | null) {
  const product = await transaction.product.findUnique({ where: { id: id ?? -1 } });
  if (product) return product;
  throw new NotFoundError('El producto no existe o ha sido eliminado');
}

/** The file store and an uploaded picture, which replaces `imageUrl`. */
interface ProductPicture {
  storage: FileStorage;
  picture: UploadedFile | null;
}

/**
 * Adds a product; by default active and with a stock of 0.
 * @returns its id.
 * @throws ValidationError, UnsupportedFileTypeError
 */
export async function createProduct(
  database: Database,
  staff: Staff,
  { storage, picture }: ProductPicture,
  input: unknown,
): Promise<number> {
  const data = validate(productInput, input);
  return withPicture(storage, picture, about(data.name), (key) =>
    withAdvisoryLock(database, 'products', async (transaction) => {
      const category = await knownCategory(transaction, data.category);
      const product = await transaction.product.create({
        data: { ...data, category, ...(key && { imageUrl: publicAddress(key) }) },
        select: { id: true, name: true },
      });
      await record(transaction, staff, 'create', product);
      return product.id;
    }),
  );
}

/**
 * Changes a product; omitted fields stay. An uploaded picture that no product uses any more is deleted.
 * @returns its id.
 * @throws ValidationError, UnsupportedFileTypeError, NotFoundError, ChangedMeanwhileError, EditConflictError
 */
export async function updateProduct(
  database: Database,
  staff: Staff,
  id: number | null,
  { storage, picture }: ProductPicture,
  input: unknown,
): Promise<number> {
  const data = validate(productChanges, input);
  const { name } = await database.$transaction((transaction) => findProduct(transaction, id));
  const changed = await withPicture(storage, picture, about(data.name ?? name), (key) =>
    withAdvisoryLock(database, 'products', async (transaction) => {
      const before = await findProduct(transaction, id);
      const subject = { subjectType: 'product', subjectId: before.id } as const;
      await assertUnchanged(transaction, staff, subject, input, before.updatedAt);
      const stored = { ...before, price: before.price.toFixed(2) };
      const mine = { ...data, ...(key && { imageUrl: publicAddress(key) }) };
      const given = await mergedEdit(transaction, staff, subject, {
        schema: productChanges,
        mine,
        input,
        stored,
      });
      const category =
        given.category === undefined
          ? undefined
          : await knownCategory(transaction, given.category, before.id);
      const after = { ...given, category };
      const changes = changesOf<Omit<typeof after, 'price'> & { price?: string | undefined }>(stored, after);
      // An update without changes is not logged.
      if (Object.keys(changes).length > 0) {
        const product = await transaction.product.update({ where: { id: before.id }, data: after });
        await record(transaction, staff, 'update', product, changes);
      }
      return { id: before.id, abandoned: await noLongerShown(transaction, before.imageUrl) };
    }),
  );
  await deletePictures(storage, changed.abandoned);
  return changed.id;
}

/**
 * Deletes a product and its picture.
 * @throws NotFoundError
 */
export async function deleteProduct(
  database: Database,
  staff: Staff,
  storage: FileStorage,
  id: number | null,
): Promise<void> {
  const abandoned = await withAdvisoryLock(database, 'products', async (transaction) => {
    const product = await findProduct(transaction, id);
    await transaction.product.delete({ where: { id: product.id } });
    await record(transaction, staff, 'delete', product);
    return noLongerShown(transaction, product.imageUrl);
  });
  await deletePictures(storage, abandoned);
}

/** A category as other products spell it, so that one category is not listed twice. */
async function knownCategory(transaction: DatabaseTransaction, name: string, except = -1): Promise<string> {
  const known = await transaction.product.findMany({
    where: { NOT: { id: except } },
    distinct: ['category'],
    orderBy: { id: 'desc' },
    select: { category: true },
  });
  return knownSpelling(
    name,
    known.map(({ category }) => category),
  );
}

function record(
  transaction: DatabaseTransaction,
  staff: Staff,
  action: 'create' | 'update' | 'delete',
  { id, name }: { id: number; name: string },
  changes?: Changes,
): Promise<void> {
  return recordStaffAction(transaction, staff, {
    action,
    subjectType: 'product',
    subjectId: id,
    subject: name,
    ...(changes && { changes }),
  });
}

const about = (name: string) => ({ kind: 'products', words: name, field: 'picture' }) as const;

function noLongerShown(transaction: DatabaseTransaction, imageUrl: string | null): Promise<FileKey | null> {
  return abandonedPicture('products', imageUrl, (address) =>
    transaction.product.count({ where: { imageUrl: address } }),
  );
}
