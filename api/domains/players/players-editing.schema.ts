import {
  ChangedMeanwhileError,
  EditConflictError,
  NotFoundError,
  ValidationError,
  parseId,
} from '../../platform/errors.ts';
import { UnsupportedFileTypeError } from '../../platform/files/pictures.ts';
import { seenField } from '../audit/decisions.ts';
import { BASE_FIELD } from '../audit/edits.ts';
import { type InputFields, builder } from '../../platform/graphql/builder.ts';
import { deleteInput, deleteSuccess } from '../../platform/graphql/deleting.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { carrySquad } from './carry-squad.ts';
import { createPlayer, deletePlayer, updatePlayer } from './players-editing.ts';
import { PlayerType, PositionType } from './players.schema.ts';
import { PLAYER_STAFF } from './staff-players.ts';

const authScopes = { role: PLAYER_STAFF };

const SEASON_FIELD =
  'The season whose number, positions, picture and activity these are, by the year in which it begins; by default that of today.';

const CreatePlayerInput = builder.inputType('CreatePlayerInput', {
  description: 'A new player. Ratings go from 0 to 99.',
  fields: (t) => ({
    dorsal: t.int({ required: true, description: '0 to 99; unique in a season, also among who left it.' }),
    name: t.string({ required: true }),
    position: t.field({ type: [PositionType], required: true, description: 'The main one first.' }),
    country: t.string({ required: true }),
    atkOverall: t.int({ required: true }),
    shooting: t.int({ required: true }),
    finishing: t.int({ required: true }),
    concentration: t.int({ required: true }),
    passing: t.int({ required: true }),
    defOverall: t.int({ required: true }),
    steal: t.int({ required: true }),
    block: t.int({ required: true }),
    perimeter: t.int({ required: true }),
    interior: t.int({ required: true }),
    primaryQuality: t.string(),
    secondaryQuality: t.string(),
    profileImage: t.string({ description: 'An http or https address; empty or null is none.' }),
    picture: t.field({
      type: 'File',
      description: 'JPG, PNG or WEBP of at most 10 MB; takes the place of `profileImage`.',
    }),
    isActive: t.boolean({ description: 'Whether the squad shows them; true by default.' }),
    season: t.int({ description: SEASON_FIELD }),
  }),
});

/** The fields of a player that an edit may change. */
const editable = (t: InputFields) => ({
  dorsal: t.int(),
  name: t.string(),
  position: t.field({ type: [PositionType] }),
  country: t.string(),
  atkOverall: t.int(),
  shooting: t.int(),
  finishing: t.int(),
  concentration: t.int(),
  passing: t.int(),
  defOverall: t.int(),
  steal: t.int(),
  block: t.int(),
  perimeter: t.int(),
  interior: t.int(),
  primaryQuality: t.string(),
  secondaryQuality: t.string(),
  profileImage: t.string({ description: 'A stored picture that this one replaces is removed.' }),
  isActive: t.boolean(),
});

const PlayerBase = builder.inputType('PlayerBase', {
  description: 'The changed fields of a player as they were before.',
  fields: editable,
});

const UpdatePlayerInput = builder.inputType('UpdatePlayerInput', {
  description:
    'Omitted fields do not change. A null or empty quality or `profileImage` takes it away; the rest cannot be null.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.field({ type: 'DateTime', description: seenField('`Player.updatedAt`') }),
    picture: t.field({ type: 'File', description: 'As of a new player.' }),
    season: t.int({
      description: `${SEASON_FIELD} If the player is not in its squad, they are added as they were in their last one.`,
    }),
    base: t.field({ type: PlayerBase, description: BASE_FIELD }),
    ...editable(t),
  }),
});

const DeletePlayerInput = deleteInput('DeletePlayerInput', 'The player to delete.');

/** The result type of mutations that return a player. It is read again, with the fields that the caller selected. */
function playerSuccess(name: string, description: string) {
  return builder.objectRef<{ placeId: number }>(name).implement({
    description,
    fields: (t) => ({
      player: t.prismaField({
        type: PlayerType,
        resolve: (query, { placeId }, _args, { database }) =>
          database.squadPlace.findUniqueOrThrow({ ...query, where: { id: placeId } }),
      }),
    }),
  });
}

const DeletePlayerSuccess = deleteSuccess('DeletePlayerSuccess', 'The player and their pictures are gone.');

const CarrySquadInput = builder.inputType('CarrySquadInput', {
  description: 'The season that gets a squad.',
  fields: (t) => ({ season: t.int({ required: true, description: 'The year in which it begins.' }) }),
});

const CarrySquadSuccess = builder.objectRef<{ year: number }>('CarrySquadSuccess').implement({
  description: 'The season has the squad of the one before.',
  fields: (t) => ({
    season: t.prismaField({
      type: 'Season',
      resolve: (query, { year }, _args, { database }) =>
        database.season.findUniqueOrThrow({ ...query, where: { year } }),
    }),
  }),
});

builder.mutationFields((t) => ({
  createPlayer: t.field({
    type: playerSuccess('CreatePlayerSuccess', 'Player added.'),
    description: 'Adds a player. Administrators and sports managers.',
    authScopes,
    extensions: creates,
    errors: { types: [ValidationError, UnsupportedFileTypeError] },
    args: { input: t.arg({ type: CreatePlayerInput, required: true }) },
    resolve: async (_root, { input: { picture, ...input } }, { database, files, viewer }) => ({
      placeId: await createPlayer(database, requireViewer(viewer), files, input, (await picture) ?? null),
    }),
  }),
  updatePlayer: t.field({
    type: playerSuccess('UpdatePlayerSuccess', 'Player changed.'),
    description: 'Changes a player. Administrators and sports managers.',
    authScopes,
    errors: {
      types: [
        ValidationError,
        NotFoundError,
        UnsupportedFileTypeError,
        ChangedMeanwhileError,
        EditConflictError,
      ],
    },
    args: { input: t.arg({ type: UpdatePlayerInput, required: true }) },
    resolve: async (_root, { input: { id, picture, ...input } }, { database, files, viewer }) => ({
      placeId: await updatePlayer(
        database,
        requireViewer(viewer),
        files,
        parseId(id),
        input,
        (await picture) ?? null,
      ),
    }),
  }),
  carrySquad: t.field({
    type: CarrySquadSuccess,
    description:
      'Gives a season without a squad that of the last one before it. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: CarrySquadInput, required: true }) },
    resolve: async (_root, { input: { season } }, { database, viewer }) => ({
      year: await carrySquad(database, requireViewer(viewer), season),
    }),
  }),
  deletePlayer: t.field({
    type: DeletePlayerSuccess,
    description:
      'Deletes a player from all seasons, with their pictures. Administrators and sports managers.',
    authScopes,
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: DeletePlayerInput, required: true }) },
    resolve: async (_root, { input: { id } }, { database, files, viewer }) => {
      await deletePlayer(database, requireViewer(viewer), files, parseId(id));
      return { id };
    },
  }),
}));
