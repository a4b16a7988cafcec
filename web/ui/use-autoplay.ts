import { useEffect, useState, type RefObject } from 'react';

export interface Autoplay {
  /** Chosen by the visitor; hover and focus only suspend it. */
  playing: boolean;
  /** False if there is no autoplay at all, so that no pause button is needed. */
  available: boolean;
  setPlaying: (playing: boolean) => void;
}

/**
 * Calls `advance` every `intervalMs`. Suspended by hover, focus, a hidden tab or when the element is out of view; never
 * started if the user prefers reduced motion (WCAG requires a way to stop moving content). A change of `position`
 * restarts the interval. Without an interval there is no autoplay.
 */
export function useAutoplay(
  box: RefObject<HTMLElement | null>,
  intervalMs: number | undefined,
  position: number,
  advance: () => void,
): Autoplay {
  const [playing, setPlaying] = useState(true);
  const [available, setAvailable] = useState(false);
  const busy = useBusy(box);

  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => setAvailable(intervalMs !== undefined && !still.matches);
    look();
    still.addEventListener('change', look);
    return () => still.removeEventListener('change', look);
  }, [intervalMs]);

  useEffect(() => {
    if (!available || !playing || busy) return;
    const timer = setTimeout(advance, intervalMs);
    return () => clearTimeout(timer);
  }, [available, playing, busy, intervalMs, position, advance]);

  return { playing, available, setPlaying };
}

/** Whether autoplay is suspended. */
function useBusy(box: RefObject<HTMLElement | null>): boolean {
  const [busy, setBusy] = useState(true);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let seen = false;
    let hovered = false;
    let focused = false;
    const look = () => setBusy(!seen || hovered || focused || document.hidden);
    const watcher = new IntersectionObserver(([entry]) => {
      seen = entry?.isIntersecting ?? false;
      look();
    });
    const done = new AbortController();
    const on = (target: EventTarget, type: string, note: () => void) =>
      target.addEventListener(type, () => (note(), look()), { signal: done.signal, passive: true });
    watcher.observe(element);
    on(element, 'pointerenter', () => (hovered = true));
    on(element, 'pointerleave', () => (hovered = false));
    on(element, 'focusin', () => (focused = true));
    on(element, 'focusout', () => (focused = false));
    on(document, 'visibilitychange', () => {});
    return () => {
      done.abort();
      watcher.disconnect();
    };
  }, [box]);
  return busy;
}
