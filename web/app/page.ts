import type { ComponentType, ReactNode, RefObject } from 'react';
import type { Params } from 'react-router-dom';
import type { Client } from 'urql';
import type { Role } from '../gql/graphql.ts';

/**
 * Prepares a page: starts its query with `preload`, and may throw `redirect(…)` or `data(null, { status: 404 })`.
 * Returning `data(null, { status: 404 })` keeps the page's own content under that status.
 * What it returns otherwise is of no use to anyone: pages read their data by `useQuery`.
 */
export type PageLoad = (client: Client, address: { params: Params; request: Request }) => Promise<unknown>;

/** What the file of a page exports. */
export interface PageModule {
  default: ComponentType;
  load?: PageLoad;
}

/** What surrounds pages in place of the site's own bar and footer, and gives them their `<main>`. */
export type Shell = ComponentType<{ content: RefObject<HTMLElement | null>; children: ReactNode }>;

/** Who may see a page: whoever is signed in, or those with any of the roles. */
export type Access = 'signed-in' | readonly Role[];

/** One row of the table of routes. */
export interface PageRoute {
  path: string;
  /** The page's file under `web/`, without `.tsx`. */
  page: string;
  /** The page's name where the route knows it before the page does: protected pages and those to come. */
  title?: string;
  access?: Access;
  /** Whether it is a screen of the staff's panel, which has its own shell. */
  panel?: true;
}
