/** What the build writes into the worker. */
declare const __PRECACHE__: Precache;

interface Precache {
  /** Of the whole build: another build is another worker. */
  version: string;
  /** The offline page. */
  page: string;
  /** All that is brought along: the offline page and what it needs. */
  paths: readonly string[];
}

export const PRECACHE = __PRECACHE__;
