import type { Database, Prisma } from '../../platform/database/client.ts';
import { containsWords, namesMeant } from '../../platform/lists/search.ts';

/** Roles that manage the shop (the tab «commercial»). */
export const PRODUCT_STAFF = ['commercial_manager', 'admin'] as const;

export const PRODUCT_ORDERS = [
  'category',
  'category_desc',
  'name',
  'name_desc',
  'price',
  'price_desc',
  'stock',
  'stock_desc',
  'updated',
  'updated_desc',
] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

type Order = Prisma.ProductOrderByWithRelationInput[];

const BY_NAME: Order = [{ name: 'asc' }, { id: 'asc' }];
const ORDERS: Readonly<Record<ProductOrder, Order>> = {
  category: [{ category: 'asc' }, ...BY_NAME],
  category_desc: [{ category: 'desc' }, ...BY_NAME],
  name: BY_NAME,
  name_desc: [{ name: 'desc' }, { id: 'desc' }],
  price: [{ price: 'asc' }, ...BY_NAME],
  price_desc: [{ price: 'desc' }, ...BY_NAME],
  stock: [{ stock: 'asc' }, ...BY_NAME],
  stock_desc: [{ stock: 'desc' }, ...BY_NAME],
  updated: [{ updatedAt: 'asc' }, { id: 'asc' }],
  updated_desc: [{ updatedAt: 'desc' }, { id: 'desc' }],
};

/** Filter and order for the list of products. Omitted or null fields do not filter. */
export interface ProductFilter {
  /** The whole name, case-insensitive. */
  category?: string | null;
  isActive?: boolean | null;
  /** Searches name, description and category. */
  search?: string | null;
  /** By default sorted by category and name. */
  order?: ProductOrder | null;
}

/**
 * Builds the query for the list of products.
 * @throws ValidationError
 */
export async function productList(database: Database, { category, isActive, search, order }: ProductFilter) {
  const meant = category?.trim() ? namesMeant(category, await productCategories(database)) : null;
  return {
    where: {
      ...(meant && { category: { in: meant } }),
      ...(typeof isActive === 'boolean' && { isActive }),
      ...containsWords(search),
    },
    orderBy: ORDERS[order ?? 'category'],
  } satisfies Prisma.ProductFindManyArgs;
}

/** An upper bound for the list; no shop has as many. */
const MAX_CATEGORIES = 200;

/** All categories of products, in alphabetical order. */
export async function productCategories(database: Database): Promise<string[]> {
  const rows = await database.product.groupBy({
    by: ['category'],
    orderBy: { category: 'asc' },
    take: MAX_CATEGORIES,
  });
  return rows.map(({ category }) => category);
}
