import { builder } from '../graphql/builder.ts';
import { NEWS_WRITERS, OFFERED_CATEGORIES } from './news.ts';

export const CategoryType = builder.prismaObject('NewsCategory', {
  description: 'What a piece of news is about.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug', { description: 'What the filter of `news` and the editor take.' }),
    name: t.exposeString('name'),
    description: t.exposeString('description', { nullable: true }),
    color: t.exposeString('color', { description: 'Hexadecimal: `#64748b`.' }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether readers are offered it.' }),
    articleCount: t.relationCount('news', {
      description: 'Articles in whatever state. For those who write them.',
      authScopes: { role: NEWS_WRITERS },
    }),
  }),
});

builder.queryFields((t) => ({
  newsCategories: t.prismaField({
    type: [CategoryType],
    description: 'The categories that readers are offered, in the club’s order.',
    resolve: (query, _root, _args, { database }) =>
      database.newsCategory.findMany({ ...query, ...OFFERED_CATEGORIES }),
  }),
}));
