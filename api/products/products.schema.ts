import { builder } from '../graphql/builder.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../graphql/page-type.ts';
import { productList } from './products.ts';

builder.prismaObject('Product', {
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
  }),
});

const ProductPage = pageType<ReturnType<typeof productList>>('ProductPage', 'One page of products.', (t) =>
  t.prismaField({
    type: ['Product'],
    resolve: (query, { list, window }, _args, { database }) =>
      database.product.findMany({ ...query, ...list, skip: window.skip, take: window.take }),
  }),
);

builder.queryField('products', (t) =>
  t.field({
    type: ProductPage,
    description:
      'The products of the shop by category and name. The shop is closed to visitors, so only those who run it read them.',
    authScopes: { role: ['commercial_manager', 'admin'] },
    complexity: pageComplexity,
    args: {
      category: t.arg.string({ description: 'In any case; all of them without one.' }),
      ...pageArgs(50),
    },
    resolve: (_root, { category, ...page }, { database }) => {
      const list = productList(category);
      return pageSource(list, page, () => database.product.count({ where: list.where }));
    },
  }),
);
