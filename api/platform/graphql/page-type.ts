import type { FieldRef, ObjectFieldBuilder, ObjectRef, SchemaTypes } from '@pothos/core';
import { pageWindow, type PageWindow } from '../lists/page-window.ts';
import { ASSUMED_LIST_LENGTH, builder } from './builder.ts';

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : SchemaTypes;

/** A page before its rows are read: the list's `where` and `orderBy`, the range of rows, and how to count the list. */
export interface PageSource<List> {
  list: List;
  window: PageWindow;
  count: () => Promise<number>;
  /** Whether the list is a search result. */
  searched: boolean;
}

/** Arguments of a numbered list. */
export const pageArgs = (defaultPageSize: number) =>
  ({
    page: builder.args((t) => ({
      page: t.int({ required: true, defaultValue: 1, description: 'Starts at 1.' }),
      pageSize: t.int({ required: true, defaultValue: defaultPageSize, description: 'At most 100.' }),
    })),
  }).page;

/**
 * The cost of a page: the cost of a row times the page's size. `items` is a list, which already counts part of that.
 */
export const pageComplexity = (args: { pageSize: number }) => ({
  field: 1,
  multiplier: args.pageSize / ASSUMED_LIST_LENGTH,
});

/**
 * Prepares a page of a list.
 * @param search the text to search for, if any
 * @throws ValidationError if the page's number or size is out of bounds.
 */
export function pageSource<List>(
  list: List,
  args: { page: number; pageSize: number },
  count: () => Promise<number>,
  search?: string | null,
): PageSource<List> {
  let counted: Promise<number> | undefined;
  return {
    list,
    window: pageWindow(args.page, args.pageSize),
    count: () => (counted ??= count()),
    searched: Boolean(search?.trim()),
  };
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
    }),
  });
}
