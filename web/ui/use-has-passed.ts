import { useEffect, useState } from 'react';
import type { Instant } from './dates.ts';

/** Longer waits overflow the browser's timers, in milliseconds. */
const LONGEST_MS = 24 * 60 * 60_000;

/** Whether an instant has passed; the component is rendered again when it does. False without one, and until hydration. */
export function useHasPassed(instant: Instant | null | undefined): boolean {
  const [now, setNow] = useState(-Infinity);
  const end = instant ? new Date(instant).getTime() : Infinity;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      setNow(Date.now());
      const left = end - Date.now();
      if (left > 0 && left < Infinity) timer = setTimeout(look, Math.min(left, LONGEST_MS));
    };
    look();
    // A phone that sleeps stops the timers.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [end]);
  return now >= end;
}
