import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function eachMinute(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE);
  return () => clearInterval(timer);
}

/**
 * The time in milliseconds, rounded to minutes; null on the server and during hydration, which must render the same.
 */
export function useNow(): number | null {
  return useSyncExternalStore(
    eachMinute,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => null,
  );
}
