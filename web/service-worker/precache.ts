/** Written into the worker by the build. */
declare const __PRECACHE__: Precache;

interface Precache {
  /** Version of the whole build: another build is another worker. */
  version: string;
  /** The URL of the offline page. */
  page: string;
  /** All precached files: the offline page and what it needs. */
  paths: readonly string[];
}

export const PRECACHE = __PRECACHE__;
