import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render, true once the page is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
