import { useEffect } from 'react';

/**
 * Keeps the screen on while a component is shown, where the browser can. The browser gives it up when the tab is hidden,
 * so it is taken again when the tab is back.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let isShown = true;
    let lock: WakeLockSentinel | undefined;
    const keepOn = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (taken) => {
          if (isShown) lock = taken;
          else void taken.release();
        },
        // The device saves energy: then the screen goes off as usual.
        () => undefined,
      );
    };
    keepOn();
    document.addEventListener('visibilitychange', keepOn);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', keepOn);
      void lock?.release();
    };
  }, []);
}
