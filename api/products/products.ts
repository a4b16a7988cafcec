import type { Prisma } from '../database/client.ts';
import { equalsText } from '../search.ts';

/** The products of the shop by category and name; a category is compared whatever its case. */
export function productList(category: string | null | undefined) {
  const name = category?.trim();
  return {
    where: name ? { category: equalsText(name) } : {},
    orderBy: [{ category: 'asc' }, { name: 'asc' }, { id: 'asc' }],
  } satisfies Prisma.ProductFindManyArgs;
}
