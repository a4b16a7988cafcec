import type { Database, DatabaseTransaction, SponsorCategory } from '../database/client.ts';
import { NotFoundError, validate } from '../errors.ts';
import { removePicture, storePicture } from '../files/pictures.ts';
import { publicAddress, storedAt, type FileKey, type FileStorage } from '../files/storage.ts';
import type { UploadedFile } from '../http/uploads.ts';
import { logger } from '../log.ts';
import { sponsorChanges, sponsorInput, sponsorMove } from './sponsors.input.ts';
import { allSponsors } from './sponsors.ts';

/** Any number that no other advisory lock of the site uses. */
const EDITING_LOCK = 72_707_372;

/**
 * Changes sponsors while nobody else does, in whichever process: a place is relative to all the others of its tier, and
 * whether a picture is still used depends on all of them. A handful of staff never notice that they take turns.
 */
function alone<Result>(
  database: Database,
  change: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return database.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${EDITING_LOCK}::bigint)`;
    return change(transaction);
  });
}

/** @throws NotFoundError */
async function findSponsor(transaction: DatabaseTransaction, id: number | null) {
  const sponsor = await transaction.sponsor.findUnique({
    where: { id: id ?? -1 },
    select: { id: true, category: true, logoUrl: true },
  });
  if (sponsor) return sponsor;
  throw new NotFoundError('El patrocinador no existe o ha sido eliminado');
}

/**
 * Adds a sponsor: visible and with the order 0 where nothing else is said (spec section 9).
 * @param banner its picture, which takes the place of a `logoUrl`; only stored where everything else is right.
 * @returns its id.
 * @throws ValidationError, UnsupportedFileTypeError
 */
export async function createSponsor(
  database: Database,
  storage: FileStorage,
  input: unknown,
  banner: UploadedFile | null,
): Promise<number> {
  const data = validate(sponsorInput, input);
  const key = banner && (await storeBanner(storage, banner, data.name));
  try {
    const { id } = await alone(database, (transaction) =>
      transaction.sponsor.create({
        data: { ...data, ...(key && { logoUrl: publicAddress(key) }) },
        select: { id: true },
      }),
    );
    return id;
  } catch (error) {
    await forget(storage, key);
    throw error;
  }
}

/**
 * Changes a sponsor; what is left out stays. A picture of ours that it no longer shows is removed.
 * @returns its id.
 * @throws ValidationError, NotFoundError
 */
export async function updateSponsor(
  database: Database,
  storage: FileStorage,
  id: number | null,
  input: unknown,
): Promise<number> {
  const data = validate(sponsorChanges, input);
  const changed = await alone(database, async (transaction) => {
    const before = await findSponsor(transaction, id);
    await transaction.sponsor.update({ where: { id: before.id }, data });
    return { id: before.id, abandoned: await abandonedPicture(transaction, before.logoUrl) };
  });
  await forget(storage, changed.abandoned);
  return changed.id;
}

/**
 * Deletes a sponsor and its picture.
 * @throws NotFoundError
 */
export async function deleteSponsor(
  database: Database,
  storage: FileStorage,
  id: number | null,
): Promise<void> {
  const abandoned = await alone(database, async (transaction) => {
    const sponsor = await findSponsor(transaction, id);
    await transaction.sponsor.delete({ where: { id: sponsor.id } });
    return abandonedPicture(transaction, sponsor.logoUrl);
  });
  await forget(storage, abandoned);
}

/**
 * Puts a sponsor at a place of its tier, hidden ones counted: 0 is the first, and whatever is beyond the last is the
 * last. The whole tier is numbered anew, so that its order holds no two of the same place.
 * @returns the tier.
 * @throws ValidationError, NotFoundError
 */
export async function moveSponsor(
  database: Database,
  id: number | null,
  input: unknown,
): Promise<SponsorCategory> {
  const { position } = validate(sponsorMove, input);
  return alone(database, async (transaction) => {
    const moved = await findSponsor(transaction, id);
    const tier = await transaction.sponsor.findMany({
      ...allSponsors({ category: moved.category }),
      select: { id: true },
    });
    const places = tier.map((sponsor) => sponsor.id).filter((other) => other !== moved.id);
    places.splice(position, 0, moved.id);
    await transaction.$executeRaw`
      UPDATE sponsors
         SET "order" = placed.place - 1
        FROM unnest(${places}::int[]) WITH ORDINALITY AS placed (id, place)
       WHERE sponsors.id = placed.id
         AND sponsors."order" <> placed.place - 1`;
    return moved.category;
  });
}

/**
 * Stores the picture of a sponsor for a later `logoUrl`.
 * @returns its address on the site.
 * @throws ValidationError, UnsupportedFileTypeError
 */
export async function uploadBanner(storage: FileStorage, banner: UploadedFile): Promise<string> {
  return publicAddress(await storeBanner(storage, banner, ''));
}

function storeBanner(storage: FileStorage, banner: UploadedFile, name: string): Promise<FileKey> {
  return storePicture(storage, banner, { kind: 'sponsors', words: name, field: 'banner' });
}

/** The picture of ours at an address that no sponsor shows any more. */
async function abandonedPicture(
  transaction: DatabaseTransaction,
  logoUrl: string | null,
): Promise<FileKey | null> {
  const key = storedAt(logoUrl ?? '');
  if (!logoUrl || !key?.startsWith('sponsors/')) return null;
  return (await transaction.sponsor.count({ where: { logoUrl } })) === 0 ? key : null;
}

/** Only once the transaction holds: a rollback brings the row back, but no file. What cannot be removed is only litter. */
async function forget(storage: FileStorage, key: FileKey | null): Promise<void> {
  if (!key) return;
  await removePicture(storage, key).catch((error: unknown) => {
    logger.warn({ err: error, key }, 'A picture that is no longer shown could not be removed');
  });
}
