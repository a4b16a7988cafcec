import { Position, type Prisma } from '../../platform/database/client.ts';
import { parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { alsoReads } from '../../platform/graphql/document-tables.ts';
import { overallRating, playerList, publicPlaces, publicPlayer, squadSeasonList } from './players.ts';
import { PLAYER_STAFF } from './staff-players.ts';

export const PositionType = builder.enumType('Position', {
  description: 'Point guard, shooting guard, small forward, power forward, centre.',
  values: Object.values(Position),
});

/** For fields of the player, who is in a table of their own. */
const ofPlayer = <Field extends keyof PlayerColumns>(field: Field) => ({
  select: { player: { select: { [field]: true } as Record<Field, true> } },
  extensions: alsoReads('players'),
});
type PlayerColumns = Prisma.PlayerSelect;

export const PlayerType = builder.prismaObject('SquadPlace', {
  name: 'Player',
  description: 'A player in the squad of a season. Ratings go from 0 to 99.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('playerId', { description: 'The same in all seasons.' }),
    season: t.relation('seasonOf', {
      description: 'The season whose number, positions and picture these are.',
    }),
    dorsal: t.exposeInt('dorsal', { description: 'The number on the jersey.' }),
    position: t.expose('position', {
      type: [PositionType],
      description: 'One or several, the main one first.',
    }),
    overall: t.int({
      description: 'Rounded average of `atkOverall` and `defOverall`.',
      select: { player: { select: { atkOverall: true, defOverall: true } } },
      extensions: alsoReads('players'),
      resolve: ({ player }) => overallRating(player),
    }),
    name: t.string({ ...ofPlayer('name'), resolve: ({ player }) => player.name }),
    country: t.string({ ...ofPlayer('country'), resolve: ({ player }) => player.country }),
    atkOverall: t.int({ ...ofPlayer('atkOverall'), resolve: ({ player }) => player.atkOverall }),
    shooting: t.int({ ...ofPlayer('shooting'), resolve: ({ player }) => player.shooting }),
    finishing: t.int({ ...ofPlayer('finishing'), resolve: ({ player }) => player.finishing }),
    concentration: t.int({ ...ofPlayer('concentration'), resolve: ({ player }) => player.concentration }),
    passing: t.int({ ...ofPlayer('passing'), resolve: ({ player }) => player.passing }),
    defOverall: t.int({ ...ofPlayer('defOverall'), resolve: ({ player }) => player.defOverall }),
    steal: t.int({ ...ofPlayer('steal'), resolve: ({ player }) => player.steal }),
    block: t.int({ ...ofPlayer('block'), resolve: ({ player }) => player.block }),
    perimeter: t.int({ ...ofPlayer('perimeter'), resolve: ({ player }) => player.perimeter }),
    interior: t.int({ ...ofPlayer('interior'), resolve: ({ player }) => player.interior }),
    primaryQuality: t.string({
      ...ofPlayer('primaryQuality'),
      nullable: true,
      resolve: ({ player }) => player.primaryQuality,
    }),
    secondaryQuality: t.string({
      ...ofPlayer('secondaryQuality'),
      nullable: true,
      resolve: ({ player }) => player.secondaryQuality,
    }),
    profileImage: t.exposeString('profileImage', { nullable: true }),
    isActive: t.exposeBoolean('isActive', {
      description: 'Whether the squad shows them. Administrators and sports managers.',
      authScopes: { role: PLAYER_STAFF },
    }),
    updatedAt: t.field({
      ...ofPlayer('updatedAt'),
      type: 'DateTime',
      description: 'The last change, of whatever season. Administrators and sports managers.',
      authScopes: { role: PLAYER_STAFF },
      resolve: ({ player }) => player.updatedAt,
    }),
  }),
});

builder.prismaObjectField(PlayerType, 'squads', (t) =>
  t.field({
    type: [PlayerType],
    description: 'The player in each squad that was theirs, the latest first.',
    extensions: alsoReads('players', 'seasons'),
    complexity: { field: 1, multiplier: 10 },
    select: (_args, _context, nested) => ({
      player: { select: { places: nested({ where: publicPlaces(), orderBy: { season: 'desc' } }) } },
    }),
    resolve: ({ player }) => player.places,
  }),
);

builder.prismaObjectField('PlayerGame', 'player', (t) =>
  t.field({
    type: PlayerType,
    nullable: true,
    authScopes: { role: PLAYER_STAFF },
    description:
      'As in their last squad. Null if nobody knows, or if it is nobody of the squad. Administrators and sports managers.',
    select: (_args, _context, nested) => ({
      player: { select: { places: nested({ orderBy: { season: 'desc' }, take: 1 }) } },
    }),
    resolve: ({ player }) => player?.places[0] ?? null,
  }),
);

builder.prismaObjectField('Match', 'squad', (t) =>
  t.field({
    type: [PlayerType],
    description: 'The squad of the match’s season by number. Administrators and sports managers.',
    authScopes: { role: PLAYER_STAFF },
    complexity: { field: 1, multiplier: 30 },
    select: (_args, _context, nested) => ({
      seasonOf: { select: { squad: nested({ where: { isActive: true }, orderBy: { dorsal: 'asc' } }) } },
    }),
    resolve: ({ seasonOf }) => seasonOf?.squad ?? [],
  }),
);

builder.queryFields((t) => ({
  players: t.prismaField({
    type: [PlayerType],
    description: 'The squad by number.',
    args: {
      position: t.arg({ type: PositionType, description: 'Also players who have it beside another.' }),
      season: t.arg.int({
        description:
          'The year in which it begins; by default the last one that has begun and has a squad. Nobody in one that has not begun.',
      }),
    },
    extensions: alsoReads('seasons'),
    // Estimated size of a squad, which has no pages.
    complexity: { field: 1, multiplier: 30 },
    resolve: async (query, _root, args, { database }) =>
      database.squadPlace.findMany({ ...query, ...(await playerList(database, args)) }),
  }),
  player: t.prismaField({
    type: PlayerType,
    nullable: true,
    description:
      'A player, in the squad of today, else in the last one that was theirs; null if there is none.',
    args: { id: t.arg.id({ required: true }) },
    extensions: alsoReads('seasons'),
    resolve: (query, _root, { id }, { database }) =>
      database.squadPlace.findFirst({ ...query, ...publicPlayer(parseId(id)) }),
  }),
  squadSeasons: t.prismaField({
    type: ['Season'],
    description: 'The seasons that have begun and have a squad, the latest first.',
    extensions: alsoReads('squad_places'),
    resolve: (query, _root, _args, { database }) =>
      database.season.findMany({
        ...query,
        ...squadSeasonList(),
      }),
  }),
}));
