import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

const TRIES = 5;
const PAUSE_MS = 2000;

/**
 * Like React's `lazy`, for a part of a page: while its code cannot be loaded, its fallback stays and it is asked for
 * again. With `lazy` one lost request would take the whole page away.
 */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => loadPatiently(load));

/** @throws the error of the last try: a build that is gone does not come back. Without a network no try counts. */
export const loadPatiently = <Loaded>(load: () => Promise<Loaded>, tries = TRIES): Promise<Loaded> =>
  load().catch(async (error: unknown) => {
    if (tries === 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return loadPatiently(load, navigator.onLine ? tries - 1 : tries);
  });
