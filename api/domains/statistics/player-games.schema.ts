import { ChangedMeanwhileError, NotFoundError, ValidationError, parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { alsoReads } from '../../platform/graphql/document-tables.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { seenField } from '../audit/decisions.ts';
import { SPORTS_STAFF } from '../matches/staff-matches.ts';
import { setGamePlayer, storedLine } from './player-games.ts';
import {
  hasPlayed,
  playedGames,
  seasonRecords,
  seasonsOf,
  type PlayerSeason,
  type SeasonRecord,
} from './player-seasons.ts';
import { StatLineType } from './statistics.schema.ts';
import { statisticsSuccess } from './statistics-success.schema.ts';

const authScopes = { role: SPORTS_STAFF };
/** Games of a player, for the cost of a call. */
const GAMES = 40;

const PlayerGameType = builder.prismaObject('PlayerGame', {
  description: 'What the box score of a match says of a player of the club.',
  select: { line: true },
  fields: (t) => ({
    key: t.exposeString('key', { description: 'In this match; not the shirt number.' }),
    shirt: t.exposeString('shirt'),
    name: t.exposeString('name', { description: 'As the source writes it.' }),
    hasPlayed: t.boolean({ resolve: ({ line }) => hasPlayed(storedLine(line)) }),
    isStarter: t.boolean({ resolve: ({ line }) => storedLine(line).isStarter }),
    rating: t.int({ nullable: true, resolve: ({ line }) => storedLine(line).rating }),
    line: t.field({ type: StatLineType, resolve: ({ line }) => storedLine(line) }),
    match: t.relation('match'),
    isChosen: t.exposeBoolean('isChosen', {
      authScopes,
      description: 'Staff have said who it is. Administrators and sports managers.',
    }),
  }),
});

const PlayerSeasonType = builder.objectRef<PlayerSeason>('PlayerSeason').implement({
  description: 'What a player did in the matches of a season that have statistics.',
  fields: (t) => ({
    season: t.exposeString('season', { description: '«2025/26»' }),
    games: t.exposeInt('games', { description: 'In which they were on the court.' }),
    starts: t.exposeInt('starts'),
    totals: t.field({ type: StatLineType, resolve: ({ totals }) => totals }),
  }),
});

builder.prismaObjectFields('SquadPlace', (t) => ({
  games: t.field({
    type: [PlayerGameType],
    description: 'The box scores of the player, the latest first; also of matches spent on the bench.',
    select: (_args, _context, nested) => ({ player: { select: { games: nested(playedGames) } } }),
    complexity: { multiplier: GAMES, field: 1 },
    resolve: ({ player }) => player.games,
  }),
  seasons: t.field({
    type: [PlayerSeasonType],
    description: 'The latest first.',
    extensions: alsoReads('player_games', 'matches', 'seasons'),
    select: {
      player: {
        select: {
          games: {
            ...playedGames,
            select: { line: true, match: { select: { seasonOf: { select: { label: true } } } } },
          },
        },
      },
    },
    resolve: ({ player }) => seasonsOf(player.games),
  }),
}));

builder.prismaObjectField('Match', 'playerGames', (t) =>
  t.relation('playerGames', {
    authScopes,
    description: 'The club’s players in the box score, and who they are. Administrators and sports managers.',
    query: { orderBy: { key: 'asc' } },
    complexity: { multiplier: 12, field: 1 },
  }),
);

const SeasonRecordType = builder.objectRef<SeasonRecord>('SeasonRecord').implement({
  description: 'What a player of the squad did in one season.',
  fields: (t) => ({
    playerId: t.id({ resolve: ({ player }) => player.id }),
    name: t.string({ resolve: ({ player }) => player.name }),
    season: t.exposeString('season', { description: '«2025/26»' }),
    games: t.exposeInt('games', { description: 'In which they were on the court.' }),
    totals: t.field({ type: StatLineType, resolve: ({ totals }) => totals }),
  }),
});

builder.queryField('seasonRecords', (t) =>
  t.field({
    type: [SeasonRecordType],
    description: 'The players of the squad who have played in a season, in no order.',
    args: {
      season: t.arg.int({
        description: 'The year in which it begins; by default the last one with statistics.',
      }),
    },
    complexity: { field: 1, multiplier: 20 },
    resolve: (_root, { season }, { database }) => seasonRecords(database, season ?? null),
  }),
);

const SeenGamePlayer = builder.inputType('SeenGamePlayer', {
  description: 'Who a player of a box score was on the screen.',
  fields: (t) => ({
    playerId: t.id({ description: 'Null: not known, or nobody of the squad.' }),
    isChosen: t.boolean({ required: true, description: '`PlayerGame.isChosen`' }),
  }),
});

const SetGamePlayerInput = builder.inputType('SetGamePlayerInput', {
  description: 'Who a player of a box score is.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Of the match.' }),
    key: t.string({ required: true, description: 'Of the player in the box score.' }),
    playerId: t.id({ description: 'Null: nobody of the squad.' }),
    seen: t.field({ type: SeenGamePlayer, description: seenField('Who it is') }),
  }),
});

/** An id that is none is that of no player. */
const playerOf = (id: string | null | undefined) => (typeof id === 'string' ? (parseId(id) ?? -1) : null);

builder.mutationField('setGamePlayer', (t) =>
  t.field({
    type: statisticsSuccess('SetGamePlayerSuccess', 'It is stored who the player is.'),
    description:
      'Says who a player of a box score is, here and where the same person is still unknown. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: SetGamePlayerInput, required: true }) },
    resolve: async (_root, { input: { id, key, playerId, seen } }, { database, viewer }) => ({
      matchId: await setGamePlayer(database, requireViewer(viewer), {
        matchId: parseId(id),
        key,
        playerId: playerOf(playerId),
        seen: seen ? { playerId: playerOf(seen.playerId), isChosen: seen.isChosen } : null,
      }),
    }),
  }),
);
