import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { ARTICLE_STATUSES, MAX_GALLERY } from './news.input.ts';

export const ArticleStatusType = builder.enumType('ArticleStatus', {
  description: 'What staff decide about an article.',
  values: enumValues(ARTICLE_STATUSES),
});

export const ArticleInput = builder.inputType('ArticleInput', {
  description: 'The author is always whoever is signed in.',
  fields: (t) => ({
    title: t.string({ required: true, description: '3 to 200 characters.' }),
    content: t.string({
      description: 'HTML; what is not allowed is taken out. Only what is not published may do without.',
    }),
    category: t.string({
      description: 'Slug of a category. What is not published may do without, and then takes the first.',
    }),
    imageUrl: t.string({ description: 'An http or https address, or what `uploadNewsImage` gave.' }),
    galleryImages: t.stringList({ description: `At most ${MAX_GALLERY}, like \`imageUrl\`.` }),
    publicationDate: t.field({ type: 'DateTime', description: 'Now, where none is given; may be to come.' }),
    status: t.field({ type: ArticleStatusType, description: 'PUBLISHED, where none is given.' }),
  }),
});

export const UpdateArticleInput = builder.inputType('UpdateArticleInput', {
  description: 'What is left out stays as it is; a null `imageUrl` takes the picture away.',
  fields: (t) => ({
    id: t.id({ required: true }),
    title: t.string(),
    content: t.string(),
    category: t.string(),
    imageUrl: t.string(),
    galleryImages: t.stringList(),
    publicationDate: t.field({ type: 'DateTime' }),
    status: t.field({
      type: ArticleStatusType,
      description:
        'PUBLISHED without a date means now, unless readers have seen it before; with one to come, scheduled.',
    }),
    expectedVersion: t.int({
      description:
        'The `version` that the changes began from: where it is no longer the stored one, nothing changes.',
    }),
    autosave: t.boolean({
      description:
        'A draft saves itself while it is written: its former pictures are kept for taking back a step.',
    }),
  }),
});

export const DeleteArticleInput = builder.inputType('DeleteArticleInput', {
  description: 'Which article is to go.',
  fields: (t) => ({ id: t.id({ required: true }) }),
});

export const UploadNewsImageInput = builder.inputType('UploadNewsImageInput', {
  description: 'A picture for an article, and the title that it is named after.',
  fields: (t) => ({
    title: t.string({
      required: true,
      description: 'Of the article; the file is named after its first two words.',
    }),
    image: t.field({ type: 'File', required: true, description: 'JPG, PNG or WEBP of at most 10 MB.' }),
  }),
});

export const SetNewsStatusInput = builder.inputType('SetNewsStatusInput', {
  description: 'What becomes of several articles: all of them or none.',
  fields: (t) => ({
    ids: t.idList({ required: true, description: '1 to 100.' }),
    status: t.field({ type: ArticleStatusType, required: true }),
  }),
});

export const DeleteArticlesInput = builder.inputType('DeleteArticlesInput', {
  description: 'Which articles are to go.',
  fields: (t) => ({ ids: t.idList({ required: true, description: '1 to 100.' }) }),
});
