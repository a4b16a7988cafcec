import { seenField } from '../audit/decisions.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { deleteInput } from '../../platform/graphql/deleting.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { ARTICLE_STATUSES, MAX_GALLERY } from './news.input.ts';

export const ArticleStatusType = builder.enumType('ArticleStatus', {
  description: 'What staff decide about an article.',
  values: enumValues(ARTICLE_STATUSES),
});

const NOTIFY =
  'Whether devices with team news are notified when it appears; articles that appear together make one notification. Left out, it stays as it is: at first, they are.';

export const ArticleInput = builder.inputType('ArticleInput', {
  description: 'The author is always the signed-in user.',
  fields: (t) => ({
    title: t.string({ required: true, description: '3 to 200 characters.' }),
    content: t.string({
      description: 'HTML, which is sanitised. Optional only for articles that are not published.',
    }),
    category: t.string({
      description:
        'Slug of a category. Optional for articles that are not published: they get the first category.',
    }),
    imageUrl: t.string({ description: 'An http or https address, or what `uploadNewsImage` gave.' }),
    galleryImages: t.stringList({ description: `At most ${MAX_GALLERY}, like \`imageUrl\`.` }),
    matchId: t.id({ description: 'The match that it is about.' }),
    publicationDate: t.field({ type: 'DateTime', description: 'Now by default; may be in the future.' }),
    status: t.field({ type: ArticleStatusType, description: 'PUBLISHED by default.' }),
    notify: t.boolean({ description: NOTIFY }),
  }),
});

export const UpdateArticleInput = builder.inputType('UpdateArticleInput', {
  description:
    'Omitted fields do not change; a null `imageUrl` takes the picture away, a null `matchId` the match.',
  fields: (t) => ({
    id: t.id({ required: true }),
    title: t.string(),
    content: t.string(),
    category: t.string(),
    imageUrl: t.string(),
    galleryImages: t.stringList(),
    matchId: t.id(),
    publicationDate: t.field({ type: 'DateTime' }),
    status: t.field({
      type: ArticleStatusType,
      description:
        'PUBLISHED without a date means now, unless readers have seen it before; with one to come, scheduled. A hidden article keeps its date.',
    }),
    notify: t.boolean({ description: NOTIFY }),
    expectedVersion: t.int({
      description:
        'The `version` that the changes are based on. If another version is stored by now, nothing changes.',
    }),
    autosave: t.boolean({
      description:
        'True for automatic saving: pictures that were replaced are kept, so that the writer can undo.',
    }),
  }),
});

export const DeleteArticleInput = deleteInput('DeleteArticleInput', 'The article to delete.');

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
  description: 'The new status of several articles: all of them or none.',
  fields: (t) => ({
    ids: t.idList({ required: true, description: '1 to 100.' }),
    status: t.field({ type: ArticleStatusType, required: true }),
    notify: t.boolean({ description: NOTIFY }),
    seen: t.intList({ description: seenField('`Article.version`, for each id in their order,') }),
  }),
});

export const DeleteArticlesInput = builder.inputType('DeleteArticlesInput', {
  description: 'The articles to delete.',
  fields: (t) => ({ ids: t.idList({ required: true, description: '1 to 100.' }) }),
});
