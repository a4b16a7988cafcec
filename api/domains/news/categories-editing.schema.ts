import {
  ChangedMeanwhileError,
  EditConflictError,
  NotFoundError,
  ValidationError,
  parseId,
} from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import {
  ALL_CATEGORIES,
  CATEGORY_STAFF,
  CategoryInUseError,
  createCategory,
  deleteCategory,
  moveCategory,
  updateCategory,
} from './categories-editing.ts';
import {
  CreateCategoryInput,
  DeleteCategoryInput,
  MoveCategoryInput,
  UpdateCategoryInput,
} from './categories-inputs.schema.ts';
import { CategoryType } from './news-categories.schema.ts';
import { NEWS_WRITERS } from './news.ts';

const authScopes = { role: CATEGORY_STAFF };

builder.objectType(
  CategoryInUseError,
  userError('CategoryInUseError', 'Articles have this category; it was not deleted.'),
);

/** The result of mutations that can change the whole list. */
function categoriesSuccess(name: string, description: string) {
  return builder.objectRef<object>(name).implement({
    description,
    fields: (t) => ({
      categories: t.prismaField({
        type: [CategoryType],
        description: 'All of them in their order.',
        resolve: (query, _outcome, _args, { database }) =>
          database.newsCategory.findMany({ ...query, ...ALL_CATEGORIES }),
      }),
    }),
  });
}

builder.queryField('allNewsCategories', (t) =>
  t.prismaField({
    type: [CategoryType],
    description:
      'All of them, also those that readers are not offered. Bloggers, administrators and editors.',
    authScopes: { role: NEWS_WRITERS },
    resolve: (query, _root, _args, { database }) =>
      database.newsCategory.findMany({ ...query, ...ALL_CATEGORIES }),
  }),
);

builder.mutationFields((t) => ({
  createNewsCategory: t.field({
    type: categoriesSuccess('CreateNewsCategorySuccess', 'Category added.'),
    description: 'Adds a category behind the others. Administrators and editors.',
    authScopes,
    extensions: creates,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: CreateCategoryInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => {
      await createCategory(database, requireViewer(viewer), input);
      return {};
    },
  }),
  updateNewsCategory: t.field({
    type: categoriesSuccess('UpdateNewsCategorySuccess', 'Category changed.'),
    description: 'Changes a category; its slug stays. Administrators and editors.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, ChangedMeanwhileError, EditConflictError] },
    args: { input: t.arg({ type: UpdateCategoryInput, required: true }) },
    resolve: async (_root, { input: { id, ...input } }, { database, viewer }) => {
      await updateCategory(database, requireViewer(viewer), parseId(id), input);
      return {};
    },
  }),
  moveNewsCategory: t.field({
    type: categoriesSuccess('MoveNewsCategorySuccess', 'The category has its new place.'),
    description: 'Puts a category at another place. Administrators and editors.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError] },
    args: { input: t.arg({ type: MoveCategoryInput, required: true }) },
    resolve: async (_root, { input: { id, ...move } }, { database, viewer }) => {
      await moveCategory(database, requireViewer(viewer), parseId(id), move);
      return {};
    },
  }),
  deleteNewsCategory: t.field({
    type: categoriesSuccess('DeleteNewsCategorySuccess', 'The category is gone.'),
    description: 'Deletes a category that no article has. Administrators and editors.',
    authScopes,
    errors: { types: [NotFoundError, CategoryInUseError] },
    args: { input: t.arg({ type: DeleteCategoryInput, required: true }) },
    resolve: async (_root, { input: { id } }, { database, viewer }) => {
      await deleteCategory(database, requireViewer(viewer), parseId(id));
      return {};
    },
  }),
}));
