import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../../platform/graphql/page-type.ts';
import { NEWEST_ID, arrivalsById } from '../../platform/lists/arrivals.ts';
import { PRODUCT_ORDERS, PRODUCT_STAFF, productCategories, productList } from './products.ts';

export const ProductType = builder.prismaObject('Product', {
  description: 'Something that the club will sell in its shop.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description', { nullable: true }),
    price: t.expose('price', { type: 'Decimal', description: 'Euros, tax included.' }),
    imageUrl: t.exposeString('imageUrl', { nullable: true }),
    stock: t.exposeInt('stock', { description: 'Pieces in the store.' }),
    category: t.exposeString('category'),
    isActive: t.exposeBoolean('isActive', { description: 'Whether the shop is to offer it.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const ProductPage = pageType<Awaited<ReturnType<typeof productList>>>(
  'ProductPage',
  'One page of products.',
  (t) =>
    t.prismaField({
      type: ['Product'],
      resolve: (query, { list, window }, _args, { database }) =>
        database.product.findMany({ ...query, ...list, skip: window.skip, take: window.take }),
    }),
);

const ProductOrderType = builder.enumType('ProductOrder', {
  description: 'A column, ascending or descending.',
  values: enumValues(PRODUCT_ORDERS),
});

const ProductFilter = builder.inputType('ProductFilter', {
  description: 'Which products to show; omitted fields do not filter.',
  fields: (t) => ({
    category: t.string({ description: 'The whole name, whatever its capitals and accents.' }),
    isActive: t.boolean(),
    search: t.string({ description: 'In names, descriptions and categories.' }),
    order: t.field({ type: ProductOrderType, description: 'By category and name by default.' }),
  }),
});

const authScopes = { role: PRODUCT_STAFF };

builder.queryFields((t) => ({
  products: t.field({
    type: ProductPage,
    description:
      'The products of the shop. The shop is not open to visitors, so only its staff can read them.',
    authScopes,
    complexity: pageComplexity,
    args: { filter: t.arg({ type: ProductFilter }), ...pageArgs(50) },
    resolve: async (_root, { filter, ...page }, { database }) => {
      const list = await productList(database, filter ?? {});
      return pageSource(list, page, {
        arrivals: arrivalsById(() => database.product.findFirst(NEWEST_ID)),
        count: ({ where }) => database.product.count({ where }),
      });
    },
  }),
  productCategories: t.stringList({
    description: 'Every category that a product has, in the order of the alphabet.',
    authScopes,
    resolve: (_root, _args, { database }) => productCategories(database),
  }),
}));
