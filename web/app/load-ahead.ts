import { keepData } from '../graphql/keep-data.ts';

/** Tailwind's `lg`: wider screens have no menu button. */
const WIDE = '(min-width: 64rem)';

/**
 * Loads what a page may need when the network is gone, and guards the data on the screen. The messages of failures come
 * with the page; so does the code that is used at once.
 */
export function loadAhead(): void {
  keepData();
  // Only loaded: these are imported where they are used.
  const parts: Promise<unknown>[] = [import('../graphql/acts.ts'), import('../ui/ToastList.tsx')];
  if (!window.matchMedia(WIDE).matches) parts.push(import('./NavigationDrawer.tsx'));
  for (const part of parts) part.catch(console.error);
}
