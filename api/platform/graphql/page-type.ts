import type { FieldRef, ObjectFieldBuilder, ObjectRef, SchemaTypes } from '@pothos/core';
import type { Arrivals } from '../lists/arrivals.ts';
import { pageWindow, type PageWindow } from '../lists/page-window.ts';
import { ASSUMED_LIST_LENGTH, builder } from './builder.ts';

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : SchemaTypes;

/** A page before its rows are read: the list's `where` and `orderBy`, the range of rows, and how to count the list. */
export interface PageSource<List> {
  list: List;
  window: PageWindow;
  count: () => Promise<number>;
  /** The mark of the list's newest row, or the one that the caller gave; null for an empty list. */
  upTo: () => Promise<string | null>;
  /** Number of rows that are newer than the caller's mark. */
  countNew: () => Promise<number>;
  /** What was searched for; null for the whole list. */
  searched: string | null;
}

/** Arguments of a numbered list. */
export const pageArgs = (defaultPageSize: number) =>
  ({
    page: builder.args((t) => ({
      page: t.int({ required: true, defaultValue: 1, description: 'Starts at 1.' }),
      pageSize: t.int({ required: true, defaultValue: defaultPageSize, description: 'At most 100.' }),
      upTo: t.string({
        description:
          'The `upTo` of a page read before: the list without what arrived since, so that its pages neither repeat nor skip a row.',
      }),
    })),
  }).page;

/**
 * The cost of a page: the cost of a row times the page's size. `items` is a list, which already counts part of that.
 */
export const pageComplexity = (args: { pageSize: number }) => ({
  field: 1,
  multiplier: args.pageSize / ASSUMED_LIST_LENGTH,
});

interface Counting<List> {
  /** How rows arrive in the list. */
  arrivals: Arrivals<List>;
  /** Counts the list. @param isCut whether it is the list up to a mark, which differs from that of its filter */
  count: (list: List, isCut: boolean) => Promise<number>;
  /** The text to search for, if any. */
  search?: string | null | undefined;
}

/**
 * Prepares a page of a list.
 * @throws ValidationError if the page's number, its size or its mark is out of bounds
 */
export async function pageSource<List>(
  list: List,
  args: { page: number; pageSize: number; upTo?: string | null | undefined },
  { arrivals, count, search }: Counting<List>,
): Promise<PageSource<List>> {
  const window = pageWindow(args.page, args.pageSize);
  const mark = args.upTo || null;
  const cut = mark === null ? null : arrivals.upTo(list, mark);
  const newest = once(arrivals.newest);
  // While nothing has arrived, the list itself is the same, and its number is in the cache.
  const isCut = cut !== null && (await newest()) !== mark;
  const countList = once(() => count(list, false));
  const countCut = isCut ? once(() => count(cut, true)) : countList;
  return {
    list: isCut ? cut : list,
    window,
    count: countCut,
    upTo: async () => mark ?? (await newest()),
    countNew: async () => (isCut ? Math.max(0, (await countList()) - (await countCut())) : 0),
    searched: search?.trim() || null,
  };
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => (reading ??= read());
}

/** Defines the object type of a numbered page; `items` is the field that reads its rows. */
export function pageType<List>(
  name: string,
  description: string,
  items: (t: ObjectFieldBuilder<Types, PageSource<List>>) => FieldRef<Types, unknown, 'Object'>,
): ObjectRef<Types, PageSource<List>> {
  return builder.objectRef<PageSource<List>>(name).implement({
    description,
    fields: (t) => ({
      items: items(t),
      totalCount: t.int({ description: 'Rows of the whole list.', resolve: ({ count }) => count() }),
      page: t.int({ resolve: ({ window }) => window.page }),
      pageSize: t.int({ resolve: ({ window }) => window.pageSize }),
      pageCount: t.int({
        description: 'At least 1, also of an empty list.',
        resolve: async ({ window, count }) => Math.max(1, Math.ceil((await count()) / window.pageSize)),
      }),
      upTo: t.string({
        nullable: true,
        description:
          'Ask for the other pages with this `upTo`, and they are those of this list, whatever arrives in between. Null for an empty list.',
        resolve: ({ upTo }) => upTo(),
      }),
      newCount: t.int({
        description: 'Rows that arrived since the `upTo` of the request.',
        resolve: ({ countNew }) => countNew(),
      }),
    }),
  });
}
