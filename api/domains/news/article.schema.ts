import { ValidationError } from '../../platform/errors.ts';
import { LONG_TEXT_COST, builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { alsoReads } from '../../platform/graphql/document-tables.ts';
import { excerpt } from './excerpt.ts';
import { ARTICLE_STATES, articleState } from './article-state.ts';
import { CategoryType } from './news-categories.schema.ts';
import { articleAfter, articleBefore, relatedArticles } from './news.ts';

/** Each neighbour of each article needs its own query, so the cost keeps long lists from asking for them. */
const NEIGHBOUR_COST = 150;
const MAX_EXCERPT = 1000;

export const ArticleStateType = builder.enumType('ArticleState', {
  description: 'How staff see an article; SCHEDULED ones appear by themselves when their hour has come.',
  values: enumValues(ARTICLE_STATES),
});

export const ArticleType = builder.prismaObject('News', {
  name: 'NewsArticle',
  description: 'A piece of news.',
  // Columns for ordering and access checks; long texts are read only if selected.
  select: { id: true, category: true, status: true, publicationDate: true, matchId: true },
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    content: t.exposeString('content', {
      description: 'HTML that is safe to show: sanitised when it was written.',
      complexity: LONG_TEXT_COST,
    }),
    excerpt: t.string({
      description: 'The beginning of the text without tags, cut at a word with an ellipsis.',
      args: {
        length: t.arg.int({ required: true, defaultValue: 120, description: 'Characters: 1 to 1000.' }),
      },
      select: { text: true },
      resolve: ({ text }, { length }) => {
        if (length >= 1 && length <= MAX_EXCERPT) return excerpt(text, length);
        throw new ValidationError([
          { path: 'length', message: `La longitud debe estar entre 1 y ${MAX_EXCERPT}` },
        ]);
      },
    }),
    imageUrl: t.exposeString('imageUrl', {
      nullable: true,
      description: 'An address of another site, or a path of ours under `/uploads/`.',
    }),
    galleryImages: t.exposeStringList('galleryImages'),
    category: t.relation('newsCategory', { type: CategoryType }),
    match: t.relation('match', { nullable: true, description: 'The match that it is about.' }),
    authorId: t.id({
      nullable: true,
      description: 'The author’s account; null if it is closed.',
      select: { authorId: true },
      resolve: ({ authorId }) => authorId,
    }),
    authorName: t.string({
      nullable: true,
      description: 'Null if the author’s account is closed.',
      select: { author: { select: { name: true } } },
      extensions: alsoReads('users'),
      resolve: ({ author }) => author?.name ?? null,
    }),
    publicationDate: t.expose('publicationDate', {
      type: 'DateTime',
      description: 'When it appears, or appeared; of a draft, when it was begun or is meant to appear.',
    }),
    state: t.field({
      type: ArticleStateType,
      description: 'Always PUBLISHED for the public, which is not shown any other.',
      select: { status: true },
      resolve: (article) => articleState(article),
    }),
    notify: t.exposeBoolean('notify', {
      description: 'Whether devices are notified when it appears.',
    }),
    version: t.exposeInt('version', {
      description: 'Counts its changes; `updateArticle` takes it as `expectedVersion`.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.prismaObjectFields(ArticleType, (t) => ({
  previous: t.prismaField({
    type: ArticleType,
    nullable: true,
    description: 'The one published right before.',
    complexity: NEIGHBOUR_COST,
    resolve: (query, article, _args, { database }) =>
      database.news.findFirst({ ...query, ...articleBefore(article) }),
  }),
  next: t.prismaField({
    type: ArticleType,
    nullable: true,
    description: 'The one published right after.',
    complexity: NEIGHBOUR_COST,
    resolve: (query, article, _args, { database }) =>
      database.news.findFirst({ ...query, ...articleAfter(article) }),
  }),
  related: t.prismaField({
    type: [ArticleType],
    description: 'Of the same category, the latest first, without this one.',
    args: { limit: t.arg.int({ required: true, defaultValue: 3, description: '1 to 3.' }) },
    complexity: ({ limit }) => ({ field: NEIGHBOUR_COST, multiplier: limit }),
    resolve: (query, article, { limit }, { database }) =>
      database.news.findMany({ ...query, ...relatedArticles(article, limit) }),
  }),
}));
