import { keepData } from '../graphql/keep-data.ts';

/** Loads what a page may have to say when the network is gone, and guards the data on the screen. */
export function loadAhead(): void {
  keepData();
  // Only loaded: the Toaster imports it when there is something to say.
  import('../ui/ToastList.tsx').catch(console.error);
}
