import { NotFoundError, ValidationError, parseId } from '../errors.ts';
import { UnsupportedFileTypeError } from '../files/pictures.ts';
import { builder } from '../graphql/builder.ts';
import { unauthenticated } from '../graphql/errors.ts';
import { articleSuccess } from './article.schema.ts';
import { createArticle, deleteArticle, updateArticle } from './news-editing.ts';
import { storeNewsImage } from './news-images.ts';
import { NEWS_WRITERS } from './news.ts';

const authScopes = { role: NEWS_WRITERS };

const ArticleInput = builder.inputType('ArticleInput', {
  description: 'The author is always whoever is signed in.',
  fields: (t) => ({
    title: t.string({ required: true, description: '3 to 200 characters.' }),
    content: t.string({ required: true, description: 'HTML; what is not allowed is taken out.' }),
    category: t.string({ required: true, description: 'Slug of a category.' }),
    imageUrl: t.string({ description: 'An http or https address, or what `uploadNewsImage` gave.' }),
    galleryImages: t.stringList({ description: 'At most 20, like `imageUrl`.' }),
    publicationDate: t.field({ type: 'DateTime', description: 'Now, where none is given; may be to come.' }),
  }),
});

const UpdateArticleInput = builder.inputType('UpdateArticleInput', {
  description: 'What is left out stays as it is; a null `imageUrl` takes the picture away.',
  fields: (t) => ({
    id: t.id({ required: true }),
    title: t.string(),
    content: t.string(),
    category: t.string(),
    imageUrl: t.string(),
    galleryImages: t.stringList(),
    publicationDate: t.field({ type: 'DateTime' }),
  }),
});

const DeleteArticleInput = builder.inputType('DeleteArticleInput', {
  description: 'Which article is to go.',
  fields: (t) => ({ id: t.id({ required: true }) }),
});

const UploadNewsImageInput = builder.inputType('UploadNewsImageInput', {
  description: 'A picture for an article, and the title that it is named after.',
  fields: (t) => ({
    title: t.string({
      required: true,
      description: 'Of the article; the file is named after its first two words.',
    }),
    image: t.field({ type: 'File', required: true, description: 'JPG, PNG or WEBP of at most 10 MB.' }),
  }),
});

const DeleteArticleSuccess = builder.objectRef<{ id: string }>('DeleteArticleSuccess').implement({
  description: 'The article and its comments are gone.',
  fields: (t) => ({ id: t.exposeID('id') }),
});

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
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: ArticleInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => {
      if (!viewer) throw unauthenticated();
      return { articleId: await createArticle(database, viewer.id, input) };
    },
  }),
  updateArticle: t.field({
    type: articleSuccess('UpdateArticleSuccess', 'Article changed.'),
    description: 'Changes an article, whoever wrote it. Bloggers, administrators and editors.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError] },
    args: { input: t.arg({ type: UpdateArticleInput, required: true }) },
    resolve: async (_root, { input: { id, ...changes } }, { database }) => ({
      articleId: await updateArticle(database, parseId(id), changes),
    }),
  }),
  deleteArticle: t.field({
    type: DeleteArticleSuccess,
    description: 'Deletes an article with its comments. Bloggers, administrators and editors.',
    authScopes,
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: DeleteArticleInput, required: true }) },
    resolve: async (_root, { input: { id } }, { database }) => {
      await deleteArticle(database, parseId(id));
      return { id };
    },
  }),
  uploadNewsImage: t.field({
    type: UploadNewsImageSuccess,
    description: 'Stores the picture of an article. Bloggers, administrators and editors.',
    authScopes,
    errors: { types: [ValidationError, UnsupportedFileTypeError] },
    args: { input: t.arg({ type: UploadNewsImageInput, required: true }) },
    resolve: async (_root, { input: { image, ...input } }, { files }) => ({
      imageUrl: await storeNewsImage(files, input, image),
    }),
  }),
}));
