import { EditConflictError, NotFoundError, ValidationError } from '../../platform/errors.ts';
import { type InputFields, builder } from '../../platform/graphql/builder.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { BASE_FIELD } from '../audit/edits.ts';
import { SEASON_STAFF, updateSeason } from './season-editing.ts';
import {
  SeasonInUseError,
  nextSeason,
  openSeason,
  undoOpenSeason,
  type NextSeason,
} from './season-roll-over.ts';
import { SeasonType } from './seasons.schema.ts';

const authScopes = { role: SEASON_STAFF };

builder.objectType(
  SeasonInUseError,
  userError('SeasonInUseError', 'The opening of the season cannot be taken back.'),
);

const NextSeasonType = builder.objectRef<NextSeason>('NextSeason').implement({
  description: 'What opening the next season would do.',
  fields: (t) => ({
    closes: t.field({
      type: SeasonType,
      description: 'It ends on the day before the next one begins.',
      resolve: ({ closes }) => closes,
    }),
    label: t.exposeString('label', { description: '«2026/27»' }),
    firstDay: t.exposeString('firstDay', { description: '«2026-07-01»' }),
    lastDay: t.exposeString('lastDay', { description: '«2027-06-30»' }),
    competitions: t.exposeStringList('competitions', {
      description: 'Those that get a new table with the rules and zones that they have.',
    }),
    players: t.exposeInt('players', { description: 'In the squad, which stays.' }),
    members: t.exposeInt('members', {
      description: 'Cards in force that end with the season that is closed.',
    }),
  }),
});

builder.queryField('nextSeason', (t) =>
  t.field({
    type: NextSeasonType,
    nullable: true,
    description:
      'What `openSeason` would do now; null if the next season is open. Administrators and sports managers.',
    authScopes,
    resolve: (_root, _args, { database }) => nextSeason(database),
  }),
);

function seasonSuccess(name: string, description: string) {
  return builder.objectRef<{ year: number }>(name).implement({
    description,
    fields: (t) => ({
      season: t.prismaField({
        type: SeasonType,
        resolve: (query, { year }, _args, { database }) =>
          database.season.findUniqueOrThrow({ ...query, where: { year } }),
      }),
    }),
  });
}

const ZonePricesInput = builder.inputType('ZonePricesInput', {
  description: 'Prices of the season passes of a zone, in whole euros.',
  fields: (t) => ({
    general: t.int({ required: true }),
    junior: t.int({ required: true }),
    young: t.int({ required: true }),
    senior: t.int({ required: true }),
    reducedMobility: t.int({ description: 'Null if the zone has no such places.' }),
    singleParent: t.int({ required: true }),
    family: t.int({ required: true }),
  }),
});

const SeasonPassesInput = builder.inputType('SeasonPassesInput', {
  description: 'The season passes of a season, replaced as a whole.',
  fields: (t) => ({
    zones: t.field({ type: [ZonePricesInput], required: true, description: 'All six, from the best.' }),
    vip: t.int({ required: true }),
    corporate: t.int({ required: true }),
    instalments: t.int({ required: true, description: 'From 1 to 12.' }),
    text: t.string({ description: 'What is special this season, at most 500 characters; null for nothing.' }),
  }),
});

const editable = (t: InputFields) => ({
  label: t.string({ description: 'At most 20 characters, and no other’s.' }),
  firstDay: t.string({ description: '«2026-07-01»; matches follow the days of seasons.' }),
  lastDay: t.string({ description: '«2027-06-30»' }),
  passes: t.field({ type: SeasonPassesInput }),
});

const SeasonBase = builder.inputType('SeasonBase', {
  description: 'The changed fields of a season as they were before.',
  fields: editable,
});

const UpdateSeasonInput = builder.inputType('UpdateSeasonInput', {
  description: 'Omitted fields do not change.',
  fields: (t) => ({
    year: t.int({ required: true }),
    base: t.field({ type: SeasonBase, description: BASE_FIELD }),
    ...editable(t),
  }),
});

const OpenSeasonInput = builder.inputType('OpenSeasonInput', {
  description: 'The next season.',
  fields: (t) => ({
    label: t.string({ required: true }),
    firstDay: t.string({
      required: true,
      description: '«2026-07-01»; the season before ends the day before.',
    }),
    lastDay: t.string({ required: true }),
  }),
});

const UndoOpenSeasonInput = builder.inputType('UndoOpenSeasonInput', {
  description: 'The season whose opening is taken back.',
  fields: (t) => ({ year: t.int({ required: true }) }),
});

const UndoOpenSeasonSuccess = builder.objectRef<{ year: number }>('UndoOpenSeasonSuccess').implement({
  description: 'The season is gone.',
  fields: (t) => ({ year: t.exposeInt('year') }),
});

builder.mutationFields((t) => ({
  updateSeason: t.field({
    type: seasonSuccess('UpdateSeasonSuccess', 'Season changed.'),
    description: 'Changes a season. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, EditConflictError] },
    args: { input: t.arg({ type: UpdateSeasonInput, required: true }) },
    resolve: async (_root, { input: { year, ...changes } }, { database, viewer }) => ({
      year: await updateSeason(database, requireViewer(viewer), year, changes),
    }),
  }),
  openSeason: t.field({
    type: seasonSuccess('OpenSeasonSuccess', 'Season opened.'),
    description:
      'Closes the season of today and opens the next: see `nextSeason`. Administrators and sports managers.',
    authScopes,
    extensions: creates,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: OpenSeasonInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => ({
      year: await openSeason(database, requireViewer(viewer), input),
    }),
  }),
  undoOpenSeason: t.field({
    type: UndoOpenSeasonSuccess,
    description: 'Takes `openSeason` back, until the first sale. Administrators and sports managers.',
    authScopes,
    errors: { types: [NotFoundError, SeasonInUseError] },
    args: { input: t.arg({ type: UndoOpenSeasonInput, required: true }) },
    resolve: async (_root, { input: { year } }, { database, viewer }) => {
      await undoOpenSeason(database, requireViewer(viewer), year);
      return { year };
    },
  }),
}));
