import { useEffect, useRef } from 'react';

/**
 * Refetches at an interval while the page is visible. In a hidden tab it pauses; when the tab becomes visible after
 * longer than the interval, it refetches at once.
 * @param every in milliseconds
 */
export function useRefresh(ask: () => void, every: number) {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    let asked = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      const due = asked + every - Date.now();
      if (due <= 0) {
        asked = Date.now();
        latest.current();
      }
      timer = setTimeout(run, due <= 0 ? every : due);
    };
    run();
    document.addEventListener('visibilitychange', run);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [every]);
}
