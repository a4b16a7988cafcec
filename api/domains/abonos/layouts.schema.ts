import type { Prisma } from '../../platform/database/client.ts';
import { EditConflictError, parseId, NotFoundError, ValidationError } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { deleteInput } from '../../platform/graphql/deleting.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { BASE_FIELD } from '../audit/edits.ts';
import { deleteLayout, MOST_LISTED, nameLayout } from './layout-list.ts';
import { type LayoutSketch, sketchOf, type SketchBox } from './layout-sketch.ts';
import { readLesson } from './layout-store.ts';
import { ABONO_STAFF } from './staff.ts';

const authScopes = { role: ABONO_STAFF };

const LATEST = [
  { verifiedAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.AbonoLessonOrderByWithRelationInput[];

const BoxType = builder.objectRef<SketchBox>('AbonoLayoutBox').implement({
  description: 'A place on the page, in shares of its width and height from the top left corner, 0 to 1.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description:
        'The word that every pass has there, or the name of the field in `Abono` whose value is there.',
    }),
    left: t.exposeFloat('left'),
    top: t.exposeFloat('top'),
    width: t.exposeFloat('width'),
    height: t.exposeFloat('height'),
  }),
});

const SketchType = builder.objectRef<LayoutSketch>('AbonoLayoutSketch').implement({
  description: 'Where a layout has its labels and its values. It holds nothing of any person.',
  fields: (t) => ({
    ratio: t.exposeFloat('ratio', { description: 'The width of the printed area by its height.' }),
    words: t.field({ type: [BoxType], resolve: ({ words }) => words }),
    fields: t.field({ type: [BoxType], resolve: ({ fields }) => fields }),
  }),
});

builder.prismaObject('AbonoLesson', {
  description: 'A verified pass that taught a layout, without anything of the pass.',
  fields: (t) => ({
    id: t.exposeID('id'),
    verifiedAt: t.expose('verifiedAt', { type: 'DateTime' }),
    verifierName: t.string({
      nullable: true,
      select: { verifier: true },
      description: 'Who verified the pass; null if the account is closed.',
      resolve: ({ verifier }) => verifier?.name ?? null,
    }),
  }),
});

const LayoutType = builder.prismaObject('AbonoLayout', {
  description: 'How a seller prints its season passes, learnt from the passes that staff verified.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { nullable: true, description: 'As staff call it.' }),
    seller: t.exposeString('seller', {
      nullable: true,
      description: 'The tax number of the company that sells the passes, as printed on the first one.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
    readCount: t.exposeInt('readCount', { description: 'Passes that were read with it.' }),
    helpedCount: t.exposeInt('helpedCount', {
      description: 'Of these, passes for which it read a value that the general reading had not.',
    }),
    disputedCount: t.exposeInt('disputedCount', {
      description:
        'Of these, passes with a field that the two readings read differently, so that staff decide.',
    }),
    lessons: t.relation('lessons', {
      description: 'The latest first.',
      query: { orderBy: LATEST },
    }),
    sketch: t.field({
      type: SketchType,
      nullable: true,
      description: 'By the latest lesson.',
      // The same order as that of the list, so that both are one statement.
      select: { lessons: { orderBy: LATEST, select: { content: true } } },
      resolve: ({ lessons: [latest] }) => {
        const lesson = latest && readLesson(latest.content);
        return lesson ? sketchOf(lesson) : null;
      },
    }),
  }),
});

const AbonoLayoutBase = builder.inputType('AbonoLayoutBase', {
  description: 'The name as it was before.',
  fields: (t) => ({ name: t.string({ description: 'Empty for none.' }) }),
});

const NameAbonoLayoutInput = builder.inputType('NameAbonoLayoutInput', {
  description: 'The layout and its name.',
  fields: (t) => ({
    id: t.id({ required: true }),
    base: t.field({ type: AbonoLayoutBase, description: BASE_FIELD }),
    name: t.string({ required: true, description: 'At most 60 characters.' }),
  }),
});

const DeleteAbonoLayoutInput = deleteInput('DeleteAbonoLayoutInput', 'The layout to forget.');

builder.queryField('abonoLayouts', (t) =>
  t.prismaField({
    type: [LayoutType],
    description: `The layouts that staff have taught, those used last first, at most ${MOST_LISTED}.`,
    authScopes,
    complexity: { multiplier: 20, field: 1 },
    resolve: (query, _root, _args, { database }) =>
      database.abonoLayout.findMany({
        ...query,
        orderBy: [{ lastUsedAt: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
        take: MOST_LISTED,
      }),
  }),
);

builder.mutationFields((t) => ({
  nameAbonoLayout: t.field({
    type: builder.objectRef<{ id: number }>('NameAbonoLayoutSuccess').implement({
      description: 'The layout has its name.',
      fields: (f) => ({
        layout: f.prismaField({
          type: LayoutType,
          resolve: (query, { id }, _args, { database }) =>
            database.abonoLayout.findUniqueOrThrow({ ...query, where: { id } }),
        }),
      }),
    }),
    description: 'Names a layout. Administrators and the commercial manager.',
    authScopes,
    errors: { types: [NotFoundError, ValidationError, EditConflictError] },
    args: { input: t.arg({ type: NameAbonoLayoutInput, required: true }) },
    resolve: async (_root, { input: { id, ...rest } }, { database, viewer }) => ({
      id: await nameLayout(database, requireViewer(viewer), parseId(id), rest),
    }),
  }),
  deleteAbonoLayout: t.field({
    type: builder.objectRef<{ id: number }>('DeleteAbonoLayoutSuccess').implement({
      description: 'The layout is forgotten. The next verified pass of the seller teaches it again.',
      fields: (f) => ({ id: f.exposeID('id') }),
    }),
    description: 'Forgets a layout and its lessons. Administrators and the commercial manager.',
    authScopes,
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: DeleteAbonoLayoutInput, required: true }) },
    resolve: async (_root, { input: { id } }, { database, viewer }) => ({
      id: await deleteLayout(database, requireViewer(viewer), parseId(id)),
    }),
  }),
}));
