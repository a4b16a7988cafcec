import { StatisticsSource } from '../../platform/database/client.ts';
import { NotFoundError, ValidationError, parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { alsoReads } from '../../platform/graphql/document-tables.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { SPORTS_STAFF } from '../matches/staff-matches.ts';
import {
  type MatchSheet,
  PLAY_KINDS,
  type Play,
  type PlayerLine,
  type Shot,
  type StatLine,
  type TeamSheet,
  type Throws,
} from './sheet.ts';
import { isProvisional, removeStatistics, saveStatistics } from './statistics.ts';
import { statisticsSuccess } from './statistics-success.schema.ts';
import { storedSheet } from './stored-sheet.ts';
import { totalsOf } from './totals.ts';

/** Players of a side, plays of a period and shots of a match, for the cost of a call. */
const LENGTHS = { players: 12, plays: 100, shots: 100 };

const SourceType = builder.enumType('StatisticsSource', {
  description: 'The program whose file says what happened in a match.',
  values: enumValues(Object.values(StatisticsSource)),
});

const SideType = builder.enumType('MatchSide', {
  description: 'One of the two teams of a match.',
  values: { HOME: { value: 'home' }, AWAY: { value: 'away' } } as const,
});

const PlayKindType = builder.enumType('PlayKind', {
  description: 'What happened.',
  values: Object.fromEntries(
    PLAY_KINDS.map((kind) => [kind.replaceAll(/[A-Z]/g, '_$&').toUpperCase(), { value: kind }]),
  ),
});

const ThrowsType = builder.objectRef<Throws>('Throws').implement({
  description: 'Throws of one kind.',
  fields: (t) => ({ made: t.exposeInt('made'), attempted: t.exposeInt('attempted') }),
});

export const StatLineType = builder.objectRef<StatLine>('StatLine').implement({
  description: 'A line of a box score.',
  fields: (t) => ({
    seconds: t.exposeInt('seconds', { description: 'On the court.' }),
    points: t.exposeInt('points'),
    twos: t.field({ type: ThrowsType, resolve: ({ twos }) => twos }),
    threes: t.field({ type: ThrowsType, resolve: ({ threes }) => threes }),
    freeThrows: t.field({ type: ThrowsType, resolve: ({ freeThrows }) => freeThrows }),
    reboundsOffensive: t.exposeInt('reboundsOffensive'),
    reboundsDefensive: t.exposeInt('reboundsDefensive'),
    assists: t.exposeInt('assists'),
    steals: t.exposeInt('steals'),
    turnovers: t.exposeInt('turnovers'),
    blocks: t.exposeInt('blocks'),
    blocksReceived: t.exposeInt('blocksReceived'),
    fouls: t.exposeInt('fouls'),
    foulsDrawn: t.exposeInt('foulsDrawn'),
  }),
});

const PlayerLineType = builder.objectRef<PlayerLine>('PlayerLine').implement({
  description: 'A player in the box score of one match.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'In this match; not the shirt number.' }),
    shirt: t.exposeString('shirt', { description: 'As printed: «0» and «00» are two shirts.' }),
    name: t.exposeString('name'),
    isStarter: t.exposeBoolean('isStarter'),
    line: t.field({ type: StatLineType, resolve: (player) => player }),
    plusMinus: t.exposeInt('plusMinus', { nullable: true }),
    rating: t.exposeInt('rating', { nullable: true, description: '«Valoración».' }),
  }),
});

const TeamSheetType = builder.objectRef<TeamSheet>('TeamSheet').implement({
  description: 'One side of a box score.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As the source writes it.' }),
    points: t.exposeInt('points'),
    periods: t.exposeIntList('periods', { description: 'Points by quarter, then by overtime.' }),
    players: t.field({
      type: [PlayerLineType],
      complexity: { multiplier: LENGTHS.players, field: 1 },
      resolve: ({ players }) => players,
    }),
    totals: t.field({
      type: StatLineType,
      description: 'Of the players, and of what belongs to none of them.',
      resolve: totalsOf,
    }),
  }),
});

/** With the player's name. */
interface NamedPlay extends Play {
  name: string | null;
}

const PlayType = builder.objectRef<NamedPlay>('Play').implement({
  description: 'An event of a match.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    period: t.exposeInt('period', { description: 'From 1; overtimes follow the quarters.' }),
    left: t.exposeInt('left', { description: 'Seconds left of the period.' }),
    kind: t.expose('kind', { type: PlayKindType }),
    side: t.expose('side', { type: SideType, nullable: true }),
    player: t.exposeString('player', {
      nullable: true,
      description: 'The `key` of a player of that side; null if it is the team’s.',
    }),
    name: t.exposeString('name', { nullable: true, description: 'Of the player, as the source writes it.' }),
    isMade: t.exposeBoolean('isMade', { nullable: true, description: 'For throws.' }),
    home: t.exposeInt('home', { description: 'Points after it.' }),
    away: t.exposeInt('away'),
  }),
});

const ShotType = builder.objectRef<Shot>('Shot').implement({
  description: 'A field goal attempt, turned to one basket.',
  fields: (t) => ({
    side: t.expose('side', { type: SideType }),
    player: t.exposeString('player', { nullable: true, description: 'The `key` of a player of that side.' }),
    period: t.exposeInt('period'),
    value: t.exposeInt('value', { description: '2 or 3.' }),
    isMade: t.exposeBoolean('isMade'),
    x: t.exposeFloat('x', {
      description: 'Per cent of the court’s length from the baseline under the basket.',
    }),
    y: t.exposeFloat('y', {
      description: 'Per cent of its width from the right sideline, seen by the attackers.',
    }),
  }),
});

/** A number of plays that a caller may ask for; it also counts for the cost of the call. */
const lastPlays = (asked: number) => Math.min(Math.max(asked, 1), LENGTHS.plays);

function playsOf({ plays, home, away }: MatchSheet, period: number | null, last: number | null): NamedPlay[] {
  const names = {
    home: new Map(home.players.map(({ key, name }) => [key, name])),
    away: new Map(away.players.map(({ key, name }) => [key, name])),
  };
  const chosen = period === null ? plays : plays.filter((play) => play.period === period);
  const shown = last === null ? chosen : chosen.slice(-lastPlays(last));
  return shown.map((play) => ({
    ...play,
    name: (play.side && play.player && names[play.side].get(play.player)) || null,
  }));
}

builder.prismaObject('MatchStatistics', {
  description: 'Box score, play by play and shots of a match, as their source said them last.',
  select: { sheet: true },
  fields: (t) => ({
    source: t.expose('source', { type: SourceType }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    isProvisional: t.boolean({
      description: 'The match goes on, or the figures do not add up to its score.',
      select: { match: { select: { status: true, result: true } } },
      resolve: ({ sheet, match }) => isProvisional(storedSheet(sheet), match),
    }),
    home: t.field({ type: TeamSheetType, resolve: ({ sheet }) => storedSheet(sheet).home }),
    away: t.field({ type: TeamSheetType, resolve: ({ sheet }) => storedSheet(sheet).away }),
    isFinal: t.boolean({
      description: 'The source says that the match is over.',
      resolve: ({ sheet }) => storedSheet(sheet).isFinal,
    }),
    plays: t.field({
      type: [PlayType],
      description:
        'The earliest first. Of one period, or of the whole match; or only the last ones of these.',
      complexity: ({ period, last }) => ({
        multiplier: typeof last === 'number' ? lastPlays(last) : LENGTHS.plays * (period ? 1 : 4),
        field: 1,
      }),
      args: { period: t.arg.int(), last: t.arg.int({ description: 'At most 100.' }) },
      resolve: ({ sheet }, { period, last }) => playsOf(storedSheet(sheet), period ?? null, last ?? null),
    }),
    shots: t.field({
      type: [ShotType],
      complexity: { multiplier: LENGTHS.shots, field: 1 },
      resolve: ({ sheet }) => storedSheet(sheet).shots,
    }),
  }),
});

builder.prismaObjectField('Match', 'statistics', (t) =>
  t.relation('statistics', { nullable: true, description: 'Null if there are none.' }),
);

builder.prismaObjectField('Match', 'hasStatistics', (t) =>
  t.boolean({
    extensions: alsoReads('match_statistics'),
    select: { statistics: { select: { matchId: true } } },
    resolve: ({ statistics }) => statistics !== null,
  }),
);

const UploadMatchStatisticsInput = builder.inputType('UploadMatchStatisticsInput', {
  description: 'A file of FIBA LiveStats or of the Spanish federation.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Of the match.' }),
    file: t.field({ type: 'File', required: true, description: 'JSON of at most 4 MB.' }),
  }),
});

const authScopes = { role: SPORTS_STAFF };

builder.mutationFields((t) => ({
  uploadMatchStatistics: t.field({
    type: statisticsSuccess('UploadMatchStatisticsSuccess', 'The statistics are stored.'),
    description:
      'Replaces the statistics of a match that is played or over. Its score does not change. Administrators and sports managers.',
    authScopes,
    extensions: creates,
    errors: { types: [ValidationError, NotFoundError] },
    args: { input: t.arg({ type: UploadMatchStatisticsInput, required: true }) },
    resolve: async (_root, { input: { id, file } }, { database, viewer }) => ({
      matchId: await saveStatistics(database, requireViewer(viewer), parseId(id), await file),
    }),
  }),
  removeMatchStatistics: t.field({
    type: statisticsSuccess('RemoveMatchStatisticsSuccess', 'The statistics are gone.'),
    description: 'Removes the statistics of a match. Administrators and sports managers.',
    authScopes,
    errors: { types: [NotFoundError] },
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { database, viewer }) => ({
      matchId: await removeStatistics(database, requireViewer(viewer), parseId(id)),
    }),
  }),
}));
