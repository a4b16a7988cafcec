import { changesOf, recordStaffAction, type Changes, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged } from '../audit/decisions.ts';
import { mergedEdit } from '../audit/edits.ts';
import type {
  Database,
  DatabaseTransaction,
  Player,
  Prisma,
  SquadPlace,
} from '../../platform/database/client.ts';
import { isUniqueViolation } from '../../platform/database/constraint.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { NotFoundError, ValidationError, validate } from '../../platform/errors.ts';
import { abandonedPicture, deletePictures, withPicture } from '../../platform/files/picture-upkeep.ts';
import { publicAddress, type FileKey, type FileStorage } from '../../platform/files/storage.ts';
import type { UploadedFile } from '../../platform/http/uploads.ts';
import { squadSeason } from './players.ts';
import { PLACE_FIELDS, playerChanges, playerInput } from './players.input.ts';

/** The fields of a place in a squad that staff edit. */
type PlaceFields = Pick<SquadPlace, (typeof PLACE_FIELDS)[number]>;

/**
 * Adds a player to the squad of a season, by default today's.
 * @param picture replaces `profileImage`; stored only if all other fields are valid
 * @returns the id of their place in that squad.
 * @throws ValidationError, also if the number is taken; UnsupportedFileTypeError
 */
export async function createPlayer(
  database: Database,
  staff: Staff,
  storage: FileStorage,
  input: SeasonInput,
  picture: UploadedFile | null,
): Promise<number> {
  const data = validate(playerInput, input);
  const season = await squadSeason(database, input.season);
  await assertFree(database, season, data.dorsal);
  return withPicture(storage, picture, about(data.name), (key) =>
    withUniqueDorsal(database, season, data.dorsal, () =>
      database.$transaction(async (transaction) => {
        const { place, player: fields } = parted({ ...data, ...at(key) });
        const { player, id } = await transaction.squadPlace.create({
          data: { ...place, seasonOf: { connect: { year: season } }, player: { create: fields } },
          include: { player: true },
        });
        await record(transaction, staff, 'create', player);
        return id;
      }, transactionOptions),
    ),
  );
}

/**
 * Changes a player, and their place in the squad of a season, by default today's; omitted fields stay. If they are not in
 * that squad, they are added as they were in their last one. An uploaded picture that is no longer used is deleted.
 * @returns the id of their place in that squad.
 * @throws ValidationError, also if the number is taken; NotFoundError, UnsupportedFileTypeError,
 * ChangedMeanwhileError, EditConflictError
 */
export async function updatePlayer(
  database: Database,
  staff: Staff,
  storage: FileStorage,
  id: number | null,
  input: SeasonInput,
  picture: UploadedFile | null,
): Promise<number> {
  const data = validate(playerChanges, input);
  const season = await squadSeason(database, input.season);
  const known = await placedPlayer(database, id, season);
  const { dorsal = known.place.dorsal, name = known.player.name } = data;
  await assertFree(database, season, dorsal, known.player.id);
  const { placeId, abandoned } = await withPicture(storage, picture, about(name), (key) =>
    withUniqueDorsal(database, season, dorsal, () =>
      database.$transaction(async (transaction) => {
        const { player, place } = await lockPlayer(transaction, known.player.id, season);
        const subject = { subjectType: 'player', subjectId: player.id } as const;
        await assertUnchanged(transaction, staff, subject, input, player.updatedAt);
        const stored = { ...player, ...place };
        const mine = await mergedEdit(transaction, staff, subject, {
          schema: playerChanges,
          mine: { ...data, ...at(key) },
          input,
          stored,
        });
        const isNew = place.season !== season;
        const changes = changesOf<
          Record<string, (Player & SquadPlace)[keyof (Player & SquadPlace)] | undefined>
        >(stored, mine);
        if (Object.keys(changes).length === 0 && !isNew) return { placeId: place.id, abandoned: null };
        const fields = parted(mine);
        const after = await transaction.player.update({
          where: { id: player.id },
          data: { ...fields.player, updatedAt: new Date() },
        });
        const changed = await transaction.squadPlace.upsert({
          where: { playerId_season: { playerId: player.id, season } },
          create: {
            playerId: player.id,
            season,
            isActive: true,
            dorsal: place.dorsal,
            position: place.position,
            profileImage: place.profileImage,
            ...fields.place,
          },
          update: fields.place,
        });
        await record(transaction, staff, 'update', after, {
          ...changes,
          ...(isNew && { season: [null, season] }),
        });
        const isGone = !isNew && changed.profileImage !== place.profileImage;
        return { placeId: changed.id, abandoned: isGone ? await noLongerShown(transaction, place) : null };
      }, transactionOptions),
    ),
  );
  await deletePictures(storage, abandoned);
  return placeId;
}

/** Deletes a player from all squads, with their pictures. @throws NotFoundError */
export async function deletePlayer(
  database: Database,
  staff: Staff,
  storage: FileStorage,
  id: number | null,
): Promise<void> {
  const abandoned = await database.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT id FROM players WHERE id = ${id ?? -1}::int FOR UPDATE`;
    const player = await transaction.player.findUnique({
      where: { id: id ?? -1 },
      include: { places: true },
    });
    if (!player) throw missing();
    await transaction.player.delete({ where: { id: player.id } });
    await record(transaction, staff, 'delete', player);
    return Promise.all(player.places.map((place) => noLongerShown(transaction, place)));
  }, transactionOptions);
  await deletePictures(storage, ...new Set(abandoned));
}

/** The season of an input; its other fields are validated. */
interface SeasonInput {
  season?: number | null | undefined;
}

const missing = () => new NotFoundError('El jugador no existe o ha sido eliminado');

/** The fields of the place, and those of the player. */
function parted<Fields extends Partial<PlaceFields> & object>(fields: Fields) {
  const place = Object.fromEntries(Object.entries(fields).filter(([field]) => ofPlace.has(field)));
  const player = Object.fromEntries(Object.entries(fields).filter(([field]) => !ofPlace.has(field)));
  return {
    place: place as Pick<Fields, Extract<keyof Fields, keyof PlaceFields>>,
    player: player as Omit<Fields, keyof PlaceFields>,
  };
}
const ofPlace: ReadonlySet<string> = new Set(PLACE_FIELDS);

/** A player with their place in the squad of a season, else in the last one that they were in. @throws NotFoundError */
async function placedPlayer(
  database: Database | DatabaseTransaction,
  id: number | null,
  season: number,
): Promise<{ player: Player; place: SquadPlace }> {
  const player = await database.player.findUnique({
    where: { id: id ?? -1 },
    include: { places: { orderBy: { season: 'desc' } } },
  });
  const place = player?.places.find((each) => each.season === season) ?? player?.places[0];
  if (!player || !place) throw missing();
  return { player, place };
}

/** The same, locked. @throws NotFoundError */
async function lockPlayer(transaction: DatabaseTransaction, id: number, season: number) {
  await transaction.$queryRaw`SELECT id FROM players WHERE id = ${id}::int FOR UPDATE`;
  return placedPlayer(transaction, id, season);
}

/**
 * Checks that a number is free in a squad, before anything is stored. The error names its owner.
 * @throws ValidationError
 */
async function assertFree(database: Database, season: number, dorsal: number, except = -1): Promise<void> {
  const other = await holder(database, season, dorsal);
  if (other && other.playerId !== except) throw taken(dorsal, other);
}

const HOLDER = { playerId: true, isActive: true, player: { select: { name: true } } } as const;
type Holder = Prisma.SquadPlaceGetPayload<{ select: typeof HOLDER }>;

const holder = (database: Database, season: number, dorsal: number): Promise<Holder | null> =>
  database.squadPlace.findUnique({ where: { season_dorsal: { season, dorsal } }, select: HOLDER });

function taken(dorsal: number, other: Holder | null): ValidationError {
  const who = other
    ? ` lo lleva ${other.player.name}${other.isActive ? '' : ', que no está activo'}`
    : ' ya está ocupado';
  return new ValidationError([{ path: 'dorsal', message: `El dorsal ${dorsal}${who}` }]);
}

/**
 * Turns a violation of the unique number into the same error, in case another request was faster.
 * @throws ValidationError
 */
async function withUniqueDorsal<Result>(
  database: Database,
  season: number,
  dorsal: number,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, ['season', 'dorsal'])) throw error;
    throw taken(dorsal, await holder(database, season, dorsal));
  }
}

/** The columns for an uploaded picture; nothing without one. */
const at = (key: FileKey | null) => key && { profileImage: publicAddress(key) };

const about = (name: string) => ({ kind: 'players', words: name, field: 'picture' }) as const;

function noLongerShown(
  transaction: DatabaseTransaction,
  { profileImage }: Pick<SquadPlace, 'profileImage'>,
): Promise<FileKey | null> {
  return abandonedPicture('players', profileImage, (address) =>
    transaction.squadPlace.count({ where: { profileImage: address } }),
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
