import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first rendering, true once the page answers to the person. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
