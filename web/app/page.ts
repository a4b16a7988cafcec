import type { ComponentType, ReactNode, RefObject } from 'react';
import type { Params } from 'react-router-dom';
import type { Client } from 'urql';
import type { Role } from '../gql/graphql.ts';

/**
 * Prepares a page: starts its query with `preload`, and may throw `redirect(…)` or `data(null, { status: 404 })`.
 * Returning `data(null, { status: 404 })` keeps the page's content with that status. Any other return value is ignored:
 * pages read their data with `useQuery`.
 */
export type PageLoad = (client: Client, address: { params: Params; request: Request }) => Promise<unknown>;

/** The exports of a page's file. */
export interface PageModule {
  default: ComponentType;
  load?: PageLoad;
}

/** Replaces the site's own navigation bar and footer; must contain the `<main>` element. */
export type Shell = ComponentType<{ content: RefObject<HTMLElement | null>; children: ReactNode }>;

/** Who may see a page: any signed-in user, or users with one of the roles. */
export type Access = 'signed-in' | readonly Role[];

/** One row of the route table. */
export interface PageRoute {
  path: string;
  /** The page's file under `web/`, without `.tsx`. */
  page: string;
  /** The page's title, if the route must know it before the page is loaded: protected pages and coming sections. */
  title?: string;
  access?: Access;
  /** Whether it is a screen of the staff panel, which has its own layout. */
  panel?: true;
}
