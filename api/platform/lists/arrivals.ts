import { ValidationError } from '../errors.ts';

/**
 * How a list tells the rows that arrive while a user turns its pages from those that it had: by a value that only
 * grows, the mark. Without a mark, each arrival moves a row from one page to the next, where it is read again.
 */
export interface Arrivals<List> {
  /** The mark of the newest row; null if there is none. */
  newest: () => Promise<string | null>;
  /** The list without rows newer than the mark. @throws ValidationError on `upTo` */
  upTo: (list: List, mark: string) => List;
}

/** Prisma's arguments for the newest row by id. */
export const NEWEST_ID = { orderBy: { id: 'desc' }, select: { id: true } } as const;

const MAX_ID = 2_147_483_647;
const MAX_TIME = 8_640_000_000_000_000;

/** @throws ValidationError on `upTo` if it is no number within bounds */
function readMark(mark: string, most: number): number {
  const value = /^\d{1,16}$/.test(mark) ? Number(mark) : NaN;
  if (value <= most) return value;
  throw new ValidationError([{ path: 'upTo', message: 'Vuelve a la primera página de la lista' }]);
}

/** The id of a mark. @throws ValidationError on `upTo` */
export const idOfMark = (mark: string): number => readMark(mark, MAX_ID);

/** The instant of a mark in time. @throws ValidationError on `upTo` */
export const instantOfMark = (mark: string): Date => new Date(readMark(mark, MAX_TIME));

/** The mark of an instant; null for none. */
export const markOfInstant = (at: Date | null | undefined): string | null =>
  at ? String(at.getTime()) : null;

interface Listed {
  where: object;
}

/** The list with one more condition. */
export function narrowed<List extends Listed>(list: List, condition: object): List {
  const { AND = [] } = list.where as { AND?: object | object[] };
  return { ...list, where: { ...list.where, AND: [AND, condition].flat() } };
}

/** Rows arrive with growing ids. @param newest the row of `NEWEST_ID` */
export const arrivalsById = <List extends Listed>(
  newest: () => Promise<{ id: number } | null>,
): Arrivals<List> => ({
  newest: async () => (await newest())?.id.toString() ?? null,
  upTo: (list, mark) => narrowed(list, { id: { lte: idOfMark(mark) } }),
});

/** Rows arrive with a growing time, in the column `column`. @param newest the latest time */
export const arrivalsByTime = <List extends Listed>(
  column: string,
  newest: () => Promise<Date | null | undefined>,
): Arrivals<List> => ({
  newest: async () => markOfInstant(await newest()),
  upTo: (list, mark) => narrowed(list, { [column]: { lte: instantOfMark(mark) } }),
});
