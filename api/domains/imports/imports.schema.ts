import { ImportKind } from '../../platform/database/client.ts';
import { NotFoundError, ValidationError, parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { exportGames } from './games-export.ts';
import type { RowRemark } from './game-rows.ts';
import { IMPORT_STAFF, applyGames, previewGames, type ImportPreview } from './games-import.ts';
import { ImportInUseError } from './import-in-use.ts';
import type { ListPlan } from './import-list.ts';
import { SPORTS_KINDS, lastImports, undoImport } from './undo.ts';

const authScopes = { role: IMPORT_STAFF };

builder.objectType(
  ImportInUseError,
  userError('ImportInUseError', 'Something depends on what was imported, so it cannot be undone.'),
);

export const DataImportType = builder.prismaObject('DataImport', {
  description: 'A file that staff imported.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    kind: t.expose('kind', {
      type: builder.enumType('ImportKind', {
        description: 'What was in the file.',
        values: enumValues(Object.values(ImportKind)),
      }),
    }),
    competition: t.exposeString('competition', { nullable: true, description: 'Of games; else null.' }),
    season: t.exposeInt('season', {
      nullable: true,
      description: 'The year in which the season of the games begins; else null.',
    }),
    at: t.expose('at', { type: 'DateTime' }),
    actorName: t.exposeString('actorName', { description: 'Who imported it.' }),
    created: t.exposeInt('created'),
    changed: t.exposeInt('changed'),
    undoneAt: t.expose('undoneAt', { type: 'DateTime', nullable: true }),
  }),
});

const RowRemarkType = builder.objectRef<RowRemark>('ImportRemark').implement({
  description: 'What is wrong, or worth knowing, at a place of the file.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Its line; of JSON and ICS the number of the entry.' }),
    column: t.exposeString('column'),
    message: t.exposeString('message'),
  }),
});

/** Most remarks in a preview. The counts include all of them. */
const MOST_REMARKS = 200;

type Preview = Omit<ListPlan, 'write'>;

/** What every preview says. */
export const ImportPreviewType = builder.interfaceRef<Preview>('ImportPreview').implement({
  description: 'What a file would change; nothing was written.',
  fields: (t) => ({
    created: t.exposeInt('created'),
    changed: t.exposeInt('changed'),
    unchanged: t.exposeInt('unchanged'),
    skipped: t.exposeInt('skipped', { description: 'Rows that are left out.' }),
    problemCount: t.int({ resolve: ({ problems }) => problems.length }),
    problems: t.field({
      type: [RowRemarkType],
      description: 'The first 200. A file with problems cannot be imported.',
      resolve: ({ problems }) => problems.slice(0, MOST_REMARKS),
    }),
    notes: t.field({
      type: [RowRemarkType],
      description: 'The first 200.',
      resolve: ({ notes }) => notes.slice(0, MOST_REMARKS),
    }),
  }),
});

/** What an import has written. */
export interface Applied {
  /** Null if there was nothing to change. */
  id: number | null;
  created: number;
  changed: number;
}

/** The success of a mutation that imports a file. */
export const applySuccess = (name: string) =>
  builder.objectRef<Applied>(name).implement({
    description: 'All rows are written.',
    fields: (t) => ({
      importId: t.id({
        nullable: true,
        description: 'Null if there was nothing to change.',
        resolve: ({ id }) => (id === null ? null : String(id)),
      }),
      created: t.exposeInt('created'),
      changed: t.exposeInt('changed'),
    }),
  });

const PreviewType = builder.objectRef<ImportPreview>('PreviewGamesImportSuccess').implement({
  description: 'What the file would change; nothing was written.',
  interfaces: [ImportPreviewType],
  fields: (t) => ({
    skipped: t.exposeInt('skipped', {
      description: 'Games of other teams without a result, and own matches that the file may not change.',
    }),
    teamNames: t.exposeStringList('teamNames'),
    clubName: t.exposeString('clubName', {
      nullable: true,
      description: 'Which team of the file is the club; null if none is.',
    }),
  }),
});

const GamesImportInput = builder.inputType('GamesImportInput', {
  description: 'A file with games of a competition in a season.',
  fields: (t) => ({
    file: t.field({
      type: 'File',
      required: true,
      description: 'CSV, JSON or ICS: at most 4 MB and 5,000 rows.',
    }),
    competition: t.string({ required: true }),
    season: t.int({ required: true, description: 'The year in which it begins.' }),
    clubName: t.string({ description: 'How the file calls the club; by default as the site does.' }),
  }),
});

export const UndoSuccess = builder.objectRef<{ id: number }>('UndoImportSuccess').implement({
  description: 'Everything is as it was before the import.',
  fields: (t) => ({ id: t.id({ resolve: ({ id }) => String(id) }) }),
});

builder.queryFields((t) => ({
  imports: t.prismaField({
    type: [DataImportType],
    description:
      'The last 20 imports of games, teams and players, the latest first. Administrators and sports managers.',
    authScopes,
    resolve: (query, _root, _args, { database }) =>
      database.dataImport.findMany({ ...query, ...lastImports(SPORTS_KINDS) }),
  }),
  gamesExport: t.string({
    description:
      'All games of a competition in a season as a CSV that can be imported again. Administrators and sports managers.',
    authScopes,
    args: { competition: t.arg.string({ required: true }), season: t.arg.int({ required: true }) },
    resolve: (_root, edition, { database }) => exportGames(database, edition),
  }),
}));

builder.mutationFields((t) => ({
  previewGamesImport: t.field({
    type: PreviewType,
    description: 'Reads a file and says what it would change. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: GamesImportInput, required: true }) },
    resolve: async (_root, { input }, { database }) => previewGames(database, await input.file, input),
  }),
  applyGamesImport: t.field({
    type: applySuccess('ApplyGamesImportSuccess'),
    description:
      'Imports a file in one transaction: all of it, or nothing if a row is wrong. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: GamesImportInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) =>
      applyGames(database, requireViewer(viewer), await input.file, input),
  }),
  undoImport: t.field({
    type: UndoSuccess,
    description:
      'Undoes an import of games, teams or players wholly, until something depends on it. Administrators and sports managers.',
    authScopes,
    errors: { types: [NotFoundError, ImportInUseError] },
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { database, viewer }) => ({
      id: await undoImport(database, requireViewer(viewer), parseId(id), SPORTS_KINDS),
    }),
  }),
}));
