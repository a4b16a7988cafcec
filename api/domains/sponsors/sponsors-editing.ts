import path from 'node:path';
import { changesOf, recordStaffAction, type Changes, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged } from '../audit/decisions.ts';
import { mergedEdit } from '../audit/edits.ts';
import type { Database, DatabaseTransaction, SponsorCategory } from '../../platform/database/client.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import { NotFoundError, validate } from '../../platform/errors.ts';
import { abandonedPicture, deletePictures, withPicture } from '../../platform/files/picture-upkeep.ts';
import { publicAddress, type FileKey, type FileStorage } from '../../platform/files/storage.ts';
import type { UploadedFile } from '../../platform/http/uploads.ts';
import { placeInList, renumber } from '../../platform/lists/place-in-list.ts';
import { placeInput } from '../../platform/input/place.input.ts';
import { sponsorChanges, sponsorInput } from './sponsors.input.ts';
import { allSponsors } from './sponsors.ts';

/** @throws NotFoundError */
async function findSponsor(transaction: DatabaseTransaction, id: number | null) {
  const sponsor = await transaction.sponsor.findUnique({
    where: { id: id ?? -1 },
    select: {
      id: true,
      name: true,
      category: true,
      website: true,
      description: true,
      logoUrl: true,
      isVisible: true,
      order: true,
      updatedAt: true,
    },
  });
  if (sponsor) return sponsor;
  throw new NotFoundError('El patrocinador no existe o ha sido eliminado');
}

/**
 * Adds a sponsor; by default visible and with order 0.
 * @param banner its picture, which replaces `logoUrl`; stored only if all other fields are valid
 * @returns its id.
 * @throws ValidationError, UnsupportedFileTypeError
 */
export async function createSponsor(
  database: Database,
  staff: Staff,
  storage: FileStorage,
  input: unknown,
  banner: UploadedFile | null,
): Promise<number> {
  const data = validate(sponsorInput, input);
  return withPicture(storage, banner, about(data.name), (key) =>
    withAdvisoryLock(database, 'sponsors', async (transaction) => {
      const { id } = await transaction.sponsor.create({
        data: { ...data, ...(key && { logoUrl: publicAddress(key) }) },
        select: { id: true },
      });
      await record(transaction, staff, 'create', { id, name: data.name });
      return id;
    }),
  );
}

/**
 * Changes a sponsor; omitted fields stay. An uploaded picture that it no longer uses is deleted.
 * @returns its id.
 * @throws ValidationError, NotFoundError, ChangedMeanwhileError, EditConflictError
 */
export async function updateSponsor(
  database: Database,
  staff: Staff,
  storage: FileStorage,
  id: number | null,
  input: unknown,
): Promise<number> {
  const mine = validate(sponsorChanges, input);
  const changed = await withAdvisoryLock(database, 'sponsors', async (transaction) => {
    const before = await findSponsor(transaction, id);
    const subject = { subjectType: 'sponsor', subjectId: before.id } as const;
    await assertUnchanged(transaction, staff, subject, input, before.updatedAt);
    const data = await mergedEdit(transaction, staff, subject, {
      schema: sponsorChanges,
      mine,
      input,
      stored: before,
    });
    await transaction.sponsor.update({ where: { id: before.id }, data });
    const changes = changesOf<typeof data>(before, data);
    // An update without changes is not logged.
    if (Object.keys(changes).length > 0) {
      await record(
        transaction,
        staff,
        'update',
        { ...before, ...(data.name && { name: data.name }) },
        changes,
      );
    }
    return { id: before.id, abandoned: await noLongerShown(transaction, before.logoUrl) };
  });
  await deletePictures(storage, changed.abandoned);
  return changed.id;
}

/**
 * Deletes a sponsor and its picture.
 * @throws NotFoundError
 */
export async function deleteSponsor(
  database: Database,
  staff: Staff,
  storage: FileStorage,
  id: number | null,
): Promise<void> {
  const abandoned = await withAdvisoryLock(database, 'sponsors', async (transaction) => {
    const sponsor = await findSponsor(transaction, id);
    await transaction.sponsor.delete({ where: { id: sponsor.id } });
    await record(transaction, staff, 'delete', sponsor);
    return noLongerShown(transaction, sponsor.logoUrl);
  });
  await deletePictures(storage, abandoned);
}

/**
 * Moves a sponsor within its tier, hidden ones included: 0 is the first; a position past the end means the last. The
 * whole tier is renumbered, so that no two sponsors share a position.
 * @returns the tier.
 * @throws ValidationError, NotFoundError
 */
export async function moveSponsor(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown,
): Promise<SponsorCategory> {
  const { position } = validate(placeInput, input);
  return withAdvisoryLock(database, 'sponsors', async (transaction) => {
    const moved = await findSponsor(transaction, id);
    const tier = await transaction.sponsor.findMany({
      ...allSponsors({ category: moved.category }),
      select: { id: true },
    });
    const ids = tier.map((sponsor) => sponsor.id);
    const { places, from, to } = placeInList(ids, moved.id, position);
    await renumber(transaction, 'sponsors', places);
    const changes = changesOf({ place: from }, { place: to });
    if (changes.place) await record(transaction, staff, 'move', moved, changes);
    return moved.category;
  });
}

/**
 * Stores a sponsor's picture for a later `logoUrl`.
 * @returns its path on the site.
 * @throws ValidationError, UnsupportedFileTypeError
 */
export async function uploadBanner(
  database: Database,
  staff: Staff,
  storage: FileStorage,
  banner: UploadedFile,
): Promise<string> {
  return withPicture(storage, banner, about(''), async (key) => {
    await database.$transaction((transaction) =>
      record(transaction, staff, 'upload', { id: path.posix.basename(key) }),
    );
    return publicAddress(key);
  });
}

function record(
  transaction: DatabaseTransaction,
  staff: Staff,
  action: 'create' | 'update' | 'delete' | 'move' | 'upload',
  { id, name }: { id: number | string; name?: string },
  changes?: Changes,
): Promise<void> {
  return recordStaffAction(transaction, staff, {
    action,
    subjectType: 'sponsor',
    subjectId: id,
    ...(name !== undefined && { subject: name }),
    ...(changes && { changes }),
  });
}

const about = (name: string) => ({ kind: 'sponsors', words: name, field: 'banner' }) as const;

function noLongerShown(transaction: DatabaseTransaction, logoUrl: string | null): Promise<FileKey | null> {
  return abandonedPicture('sponsors', logoUrl, (address) =>
    transaction.sponsor.count({ where: { logoUrl: address } }),
  );
}
