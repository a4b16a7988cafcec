import { NotFoundError, ValidationError, parseId } from '../../platform/errors.ts';
import { UnsupportedFileTypeError } from '../../platform/files/pictures.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { deleteSuccess } from '../../platform/graphql/deleting.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { ArticleConflictError } from './article-state.ts';
import { deleteArticle } from './news-bulk.ts';
import { createArticle, updateArticle } from './news-editing.ts';
import { storeNewsImage } from './news-images.ts';
import {
  ArticleInput,
  DeleteArticleInput,
  UpdateArticleInput,
  UploadNewsImageInput,
} from './news-inputs.schema.ts';
import { articleSuccess } from './news-outcomes.schema.ts';
import { NEWS_WRITERS } from './news.ts';

const authScopes = { role: NEWS_WRITERS };

const DeleteArticleSuccess = deleteSuccess('DeleteArticleSuccess', 'The article and its comments are gone.');

const UploadNewsImageSuccess = builder.objectRef<{ imageUrl: string }>('UploadNewsImageSuccess').implement({
  description: 'The picture is stored.',
  fields: (t) => ({
    imageUrl: t.exposeString('imageUrl', {
      description: 'Its path on the site, for `ArticleInput.imageUrl`.',
    }),
  }),
});

builder.mutationFields((t) => ({
  createArticle: t.field({
    type: articleSuccess('CreateArticleSuccess', 'Article written.'),
    description: 'Writes an article. Bloggers, administrators and editors.',
    authScopes,
    extensions: creates,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: ArticleInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => ({
      articleId: await createArticle(database, requireViewer(viewer), input),
    }),
  }),
  updateArticle: t.field({
    type: articleSuccess('UpdateArticleSuccess', 'Article changed.'),
    description: 'Changes an article of any author. Bloggers, administrators and editors.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, ArticleConflictError] },
    args: { input: t.arg({ type: UpdateArticleInput, required: true }) },
    resolve: async (_root, { input: { id, ...changes } }, { database, files, viewer }) => ({
      articleId: await updateArticle(database, requireViewer(viewer), files, parseId(id), changes),
    }),
  }),
  deleteArticle: t.field({
    type: DeleteArticleSuccess,
    description: 'Deletes an article with its comments. Bloggers, administrators and editors.',
    authScopes,
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: DeleteArticleInput, required: true }) },
    resolve: async (_root, { input: { id } }, { database, files, viewer }) => {
      await deleteArticle(database, requireViewer(viewer), files, parseId(id));
      return { id };
    },
  }),
  uploadNewsImage: t.field({
    type: UploadNewsImageSuccess,
    description: 'Stores the picture of an article. Bloggers, administrators and editors.',
    authScopes,
    extensions: creates,
    errors: { types: [ValidationError, UnsupportedFileTypeError] },
    args: { input: t.arg({ type: UploadNewsImageInput, required: true }) },
    resolve: async (_root, { input: { image, ...input } }, { files }) => ({
      imageUrl: await storeNewsImage(files, input, await image),
    }),
  }),
}));
