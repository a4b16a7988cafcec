import { Prisma, type DatabaseTransaction } from '../database/client.ts';

/**
 * Moves an item in a list: 0 is the first; a position past the end means the last.
 * @param ids the ordered list, including `id`
 * @returns the new order, and the old and new position, counted from 1
 */
export function placeInList(ids: readonly number[], id: number, position: number) {
  const was = ids.indexOf(id);
  const places = ids.toSpliced(was, 1);
  places.splice(position, 0, id);
  return { places, from: was + 1, to: places.indexOf(id) + 1 };
}

/** Tables whose rows staff put in order by hand: `order` counts from 0. */
const ORDERED = {
  competitions: Prisma.sql`competitions`,
  news_categories: Prisma.sql`news_categories`,
  sponsors: Prisma.sql`sponsors`,
} as const;

/**
 * Numbers rows in the order of their ids in `places`, without two of the same number. Only rows whose number changes are
 * written.
 */
export async function renumber(
  transaction: DatabaseTransaction,
  table: keyof typeof ORDERED,
  places: readonly number[],
): Promise<void> {
  await transaction.$executeRaw`
    UPDATE ${ORDERED[table]} AS listed
       SET "order" = placed.place - 1
      FROM unnest(${places}::int[]) WITH ORDINALITY AS placed (id, place)
     WHERE listed.id = placed.id
       AND listed."order" <> placed.place - 1`;
}
