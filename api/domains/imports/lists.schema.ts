import { NotFoundError, ValidationError, parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { MEMBERSHIP_STAFF } from '../memberships/memberships.ts';
import { IMPORT_STAFF } from './games-import.ts';
import { ImportInUseError } from './import-in-use.ts';
import type { ListPlan } from './import-list.ts';
import { DataImportType, ImportPreviewType, UndoSuccess, applySuccess } from './imports.schema.ts';
import { LISTS, applyList, previewList } from './lists-import.ts';
import { lastImports, undoImport } from './undo.ts';

// Teams and players are for the staff of matches; members are personal data, for the staff of memberships.

const sports = { role: IMPORT_STAFF };
const memberships = { role: MEMBERSHIP_STAFF };
const MEMBERS = ['members'] as const;

const SportsListType = builder.enumType('SportsList', {
  description: 'A list of the staff of matches.',
  values: enumValues(['teams', 'players'] as const),
});

const FILE = 'CSV or JSON: at most 4 MB and 5,000 rows.';

const SEASON = 'Of players: the season of the squad, the year in which it begins; by default today’s.';

const ListImportInput = builder.inputType('ListImportInput', {
  description: 'A file with rival teams or players. Columns that it does not have stay as they are.',
  fields: (t) => ({
    list: t.field({ type: SportsListType, required: true }),
    file: t.field({ type: 'File', required: true, description: FILE }),
    season: t.int({ description: SEASON }),
  }),
});

const MembersImportInput = builder.inputType('MembersImportInput', {
  description: 'A file with memberships: e-mail, type, first and last day.',
  fields: (t) => ({ file: t.field({ type: 'File', required: true, description: FILE }) }),
});

const previewSuccess = (name: string) =>
  builder.objectRef<ListPlan>(name).implement({
    description: 'What the file would change; nothing was written.',
    interfaces: [ImportPreviewType],
    fields: (t) => ({
      skipped: t.exposeInt('skipped', { description: 'Rows that are left out; a note says why.' }),
    }),
  });

builder.queryFields((t) => ({
  listExport: t.string({
    description:
      'All rival teams or players as a CSV that can be imported again. Administrators and sports managers.',
    authScopes: sports,
    args: {
      list: t.arg({ type: SportsListType, required: true }),
      season: t.arg.int({ description: SEASON }),
    },
    resolve: (_root, { list, season }, { database }) => LISTS[list].export(database, season ?? null),
  }),
  membersExport: t.string({
    description:
      'All memberships as a CSV that can be imported again. Administrators and commercial managers.',
    authScopes: memberships,
    resolve: (_root, _args, { database }) => LISTS.members.export(database),
  }),
  membersImports: t.prismaField({
    type: [DataImportType],
    description:
      'The last 20 imports of memberships, the latest first. Administrators and commercial managers.',
    authScopes: memberships,
    resolve: (query, _root, _args, { database }) =>
      database.dataImport.findMany({ ...query, ...lastImports(MEMBERS) }),
  }),
}));

builder.mutationFields((t) => ({
  previewListImport: t.field({
    type: previewSuccess('PreviewListImportSuccess'),
    description:
      'Reads a file with rival teams or players and says what it would change. Administrators and sports managers.',
    authScopes: sports,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: ListImportInput, required: true }) },
    resolve: async (_root, { input }, { database }) =>
      previewList(database, input.list, await input.file, {
        now: new Date(),
        locks: false,
        season: input.season,
      }),
  }),
  applyListImport: t.field({
    type: applySuccess('ApplyListImportSuccess'),
    description:
      'Imports a file in one transaction: all of it, or nothing if a row is wrong. Administrators and sports managers.',
    authScopes: sports,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: ListImportInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) =>
      applyList(database, requireViewer(viewer), input.list, await input.file, { season: input.season }),
  }),
  previewMembersImport: t.field({
    type: previewSuccess('PreviewMembersImportSuccess'),
    description:
      'Reads a file with memberships and says what it would change. Administrators and commercial managers.',
    authScopes: memberships,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: MembersImportInput, required: true }) },
    resolve: async (_root, { input }, { database }) => previewList(database, 'members', await input.file),
  }),
  applyMembersImport: t.field({
    type: applySuccess('ApplyMembersImportSuccess'),
    description:
      'Imports a file in one transaction: all of it, or nothing if a row is wrong. Administrators and commercial managers.',
    authScopes: memberships,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: MembersImportInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) =>
      applyList(database, requireViewer(viewer), 'members', await input.file),
  }),
  undoMembersImport: t.field({
    type: UndoSuccess,
    description:
      'Undoes an import of memberships wholly, until something depends on it. Administrators and commercial managers.',
    authScopes: memberships,
    errors: { types: [NotFoundError, ImportInUseError] },
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { database, viewer }) => ({
      id: await undoImport(database, requireViewer(viewer), parseId(id), MEMBERS),
    }),
  }),
}));
