import { changesOf, recordStaffAction, type Changes, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged } from '../audit/decisions.ts';
import { mergedEdit } from '../audit/edits.ts';
import type { Database, DatabaseTransaction, Player } from '../../platform/database/client.ts';
import { isUniqueViolation } from '../../platform/database/constraint.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { NotFoundError, ValidationError, validate } from '../../platform/errors.ts';
import { abandonedPicture, deletePictures, withPicture } from '../../platform/files/picture-upkeep.ts';
import { publicAddress, type FileKey, type FileStorage } from '../../platform/files/storage.ts';
import type { UploadedFile } from '../../platform/http/uploads.ts';
import { playerChanges, playerInput } from './players.input.ts';

/**
 * Adds a player to the squad.
 * @param picture replaces `profileImage`; stored only if all other fields are valid
 * @returns the player's id.
 * @throws ValidationError, also if the number is taken; UnsupportedFileTypeError
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
  return withPicture(storage, picture, about(data.name), (key) =>
    withUniqueDorsal(database, data.dorsal, () =>
      database.$transaction(async (transaction) => {
        const player = await transaction.player.create({ data: { ...data, ...at(key) } });
        await record(transaction, staff, 'create', player);
        return player.id;
      }, transactionOptions),
    ),
  );
}

/**
 * Changes a player; omitted fields stay. An uploaded picture that is no longer used is deleted.
 * @returns the player's id.
 * @throws ValidationError, also if the number is taken; NotFoundError, UnsupportedFileTypeError,
 * ChangedMeanwhileError, EditConflictError
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
  const abandoned = await withPicture(storage, picture, about(name), (key) =>
    withUniqueDorsal(database, dorsal, () =>
      database.$transaction(async (transaction) => {
        const before = await lockPlayer(transaction, known.id);
        const subject = { subjectType: 'player', subjectId: before.id } as const;
        await assertUnchanged(transaction, staff, subject, input, before.updatedAt);
        const mine = await mergedEdit(transaction, staff, subject, {
          schema: playerChanges,
          mine: { ...data, ...at(key) },
          input,
          stored: before,
        });
        const changes = changesOf<Record<string, Player[keyof Player] | undefined>>(before, mine);
        if (Object.keys(changes).length === 0) return null;
        const after = await transaction.player.update({
          where: { id: before.id },
          data: mine,
        });
        await record(transaction, staff, 'update', after, changes);
        return after.profileImage === before.profileImage ? null : noLongerShown(transaction, before);
      }, transactionOptions),
    ),
  );
  await deletePictures(storage, abandoned);
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
    return noLongerShown(transaction, player);
  }, transactionOptions);
  await deletePictures(storage, abandoned);
}

const missing = () => new NotFoundError('El jugador no existe o ha sido eliminado');

/** @throws NotFoundError */
async function lockPlayer(transaction: DatabaseTransaction, id: number | null): Promise<Player> {
  await transaction.$queryRaw`SELECT id FROM players WHERE id = ${id ?? -1}::int FOR UPDATE`;
  const player = await transaction.player.findUnique({ where: { id: id ?? -1 } });
  if (!player) throw missing();
  return player;
}

/**
 * Checks that a number is free, before anything is stored. The error names its owner.
 * @throws ValidationError
 */
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

/**
 * Turns a violation of the unique number into the same error, in case another request was faster.
 * @throws ValidationError
 */
async function withUniqueDorsal<Result>(
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

/** The columns for an uploaded picture; nothing without one. */
const at = (key: FileKey | null) => key && { profileImage: publicAddress(key) };

const about = (name: string) => ({ kind: 'players', words: name, field: 'picture' }) as const;

function noLongerShown(transaction: DatabaseTransaction, { profileImage }: Player): Promise<FileKey | null> {
  return abandonedPicture('players', profileImage, (address) =>
    transaction.player.count({ where: { profileImage: address } }),
  );
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
