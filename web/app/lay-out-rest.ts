import { atRest, whenLoaded } from './at-rest.ts';

/**
 * Lays out what `later-*` (theme.css) left out, part by part while the browser has nothing else to do. Then the page is
 * whole: the scroll bar tells its length, and whatever takes a picture of it finds everything.
 */
export function layOutRest(): void {
  const root = document.documentElement;
  const parts = [...document.querySelectorAll<HTMLElement>('[class*="later-["]')];
  let longest = 0;
  const go = (deadline?: IdleDeadline) => {
    do {
      const start = performance.now();
      const part = parts.shift();
      if (!part || 'whole' in root.dataset) {
        root.dataset['whole'] = '';
        return;
      }
      part.style.contentVisibility = 'visible';
      // Asking for a measure makes the browser do the work now, where its time is known.
      part.getBoundingClientRect();
      longest = Math.max(longest, performance.now() - start);
      // Another one only where it fits in: on a slow phone a section of the home page fills an idle period.
    } while (deadline && deadline.timeRemaining() > longest);
    atRest(go);
  };
  whenLoaded(() => atRest(go));
}
