import { OperationTypeNode } from 'graphql';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { alsoReads } from '../../platform/graphql/document-tables.ts';
import { NEWS_WRITERS, OFFERED_CATEGORIES, countByCategory } from './news.ts';

type Counts = Promise<ReadonlyMap<string, number>>;
const counting = new WeakMap<Context, Counts>();

const cachedCounts = cachedAggregate({
  tables: ['news'],
  read: (database) => countByCategory(database),
});

/**
 * Counts the articles of all categories once per response. A mutation does not use the cached counts, which may not
 * include its own change yet.
 */
function articleCounts(context: Context, isMutation: boolean): Counts {
  const known = counting.get(context);
  if (known) return known;
  const { database } = context;
  const counts = isMutation ? countByCategory(database) : cachedCounts(database, null);
  counting.set(context, counts);
  const forget = () => void counting.delete(context);
  counts.then(forget, forget);
  return counts;
}

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
    articleCount: t.int({
      description: 'Articles in whatever state. For those who write them.',
      authScopes: { role: NEWS_WRITERS },
      select: { slug: true },
      extensions: alsoReads('news'),
      resolve: async ({ slug }, _args, context, { operation }) =>
        (await articleCounts(context, operation.operation === OperationTypeNode.MUTATION)).get(slug) ?? 0,
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
