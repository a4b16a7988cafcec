import { changesOf, recordStaffAction, type Changes, type Staff } from '../audit/audit-log.ts';
import type { Database, DatabaseTransaction, Player } from '../database/client.ts';
import { isUniqueViolation } from '../database/constraint.ts';
import { transactionOptions } from '../database/transactions.ts';
import { NotFoundError, ValidationError, validate } from '../errors.ts';
import { removePicture, storePicture } from '../files/pictures.ts';
import { publicAddress, storedAt, type FileKey, type FileStorage } from '../files/storage.ts';
import type { UploadedFile } from '../http/uploads.ts';
import { logger } from '../log.ts';
import { playerChanges, playerInput } from './players.input.ts';

/**
 * Adds a player to the squad.
 * @param picture takes the place of a `profileImage`; only stored where everything else is right.
 * @returns the player's id.
 * @throws ValidationError, also where the number is taken; UnsupportedFileTypeError
 */
export async function createPlayer(
  database: Database,
  staff: Staff,
  storage: FileStorage,
  input: unknown,
  picture: UploadedFile | null,
): Promise<number> {
  const data = validate(playerInput, input);
  await assertFree(database, data.dorsal);
  return withPicture(storage, picture, data.name, (profileImage) =>
    tellingWhoHas(database, data.dorsal, () =>
      database.$transaction(async (transaction) => {
        const player = await transaction.player.create({ data: { ...data, ...profileImage } });
        await record(transaction, staff, 'create', player);
        return player.id;
      }, transactionOptions),
    ),
  );
}

/**
 * Changes a player; what is left out stays. A picture of ours that the player no longer has is removed.
 * @returns the player's id.
 * @throws ValidationError, also where the number is taken; NotFoundError, UnsupportedFileTypeError
 */
export async function updatePlayer(
  database: Database,
  staff: Staff,
  storage: FileStorage,
  id: number | null,
  input: unknown,
  picture: UploadedFile | null,
): Promise<number> {
  const data = validate(playerChanges, input);
  const known = await database.player.findUnique({ where: { id: id ?? -1 } });
  if (!known) throw missing();
  const { dorsal = known.dorsal, name = known.name } = data;
  await assertFree(database, dorsal, known.id);
  const abandoned = await withPicture(storage, picture, name, (profileImage) =>
    tellingWhoHas(database, dorsal, () =>
      database.$transaction(async (transaction) => {
        const before = await lockPlayer(transaction, known.id);
        const changes = changesOf<Record<string, Player[keyof Player] | undefined>>(before, {
          ...data,
          ...profileImage,
        });
        if (Object.keys(changes).length === 0) return null;
        const after = await transaction.player.update({
          where: { id: before.id },
          data: { ...data, ...profileImage },
        });
        await record(transaction, staff, 'update', after, changes);
        return after.profileImage === before.profileImage
          ? null
          : abandonedPicture(transaction, before.profileImage);
      }, transactionOptions),
    ),
  );
  await forget(storage, abandoned);
  return known.id;
}

/** Deletes a player with their picture. @throws NotFoundError */
export async function deletePlayer(
  database: Database,
  staff: Staff,
  storage: FileStorage,
  id: number | null,
): Promise<void> {
  const abandoned = await database.$transaction(async (transaction) => {
    const player = await lockPlayer(transaction, id);
    await transaction.player.delete({ where: { id: player.id } });
    await record(transaction, staff, 'delete', player);
    return abandonedPicture(transaction, player.profileImage);
  }, transactionOptions);
  await forget(storage, abandoned);
}

const missing = () => new NotFoundError('El jugador no existe o ha sido eliminado');

/** @throws NotFoundError */
async function lockPlayer(transaction: DatabaseTransaction, id: number | null): Promise<Player> {
  await transaction.$queryRaw`SELECT id FROM players WHERE id = ${id ?? -1}::int FOR UPDATE`;
  const player = await transaction.player.findUnique({ where: { id: id ?? -1 } });
  if (!player) throw missing();
  return player;
}

/** Says who wears a number, before anything is stored. @throws ValidationError */
async function assertFree(database: Database, dorsal: number, except = -1): Promise<void> {
  const other = await database.player.findFirst({
    where: { dorsal, NOT: { id: except } },
    select: { name: true, isActive: true },
  });
  if (other) throw taken(dorsal, other);
}

function taken(dorsal: number, other: { name: string; isActive: boolean } | null): ValidationError {
  const who = other
    ? ` lo lleva ${other.name}${other.isActive ? '' : ', que no está activo'}`
    : ' ya está ocupado';
  return new ValidationError([{ path: 'dorsal', message: `El dorsal ${dorsal}${who}` }]);
}

/** Somebody may have taken the number a moment ago; the database knows. @throws ValidationError */
async function tellingWhoHas<Result>(
  database: Database,
  dorsal: number,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, ['dorsal'])) throw error;
    throw taken(dorsal, await database.player.findUnique({ where: { dorsal } }));
  }
}

/** Stores a picture, hands its address on, and removes it where what follows fails. */
async function withPicture<Result>(
  storage: FileStorage,
  picture: UploadedFile | null,
  name: string,
  write: (profileImage: { profileImage?: string }) => Promise<Result>,
): Promise<Result> {
  if (!picture) return write({});
  const key = await storePicture(storage, picture, { kind: 'players', words: name, field: 'picture' });
  try {
    return await write({ profileImage: publicAddress(key) });
  } catch (error) {
    await forget(storage, key);
    throw error;
  }
}

/** The picture of ours at an address that no player shows any more. */
async function abandonedPicture(
  transaction: DatabaseTransaction,
  profileImage: string | null,
): Promise<FileKey | null> {
  const key = storedAt(profileImage ?? '');
  if (!profileImage || !key?.startsWith('players/')) return null;
  return (await transaction.player.count({ where: { profileImage } })) === 0 ? key : null;
}

/** Only once the transaction holds: a rollback brings the row back, but no file. What cannot be removed is only litter. */
async function forget(storage: FileStorage, key: FileKey | null): Promise<void> {
  if (!key) return;
  await removePicture(storage, key).catch((error: unknown) => {
    logger.warn({ err: error, key }, 'A picture that is no longer shown could not be removed');
  });
}

function record(
  transaction: DatabaseTransaction,
  staff: Staff,
  action: 'create' | 'update' | 'delete',
  { id, name }: Player,
  changes?: Changes,
): Promise<void> {
  return recordStaffAction(transaction, staff, {
    action,
    subjectType: 'player',
    subjectId: id,
    subject: name,
    ...(changes && { changes }),
  });
}
