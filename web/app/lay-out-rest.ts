import { atRest, whenLoaded } from './at-rest.ts';

/** Of an idle period, what one more part may take: on a slow phone a section of the home page takes about that. */
const NEEDED_MS = 12;

/**
 * Lays out what `later-*` (theme.css) left out, part by part while the browser has nothing else to do. Then the page is
 * whole: the scroll bar tells its length, and whatever takes a picture of it finds everything.
 */
export function layOutRest(): void {
  const root = document.documentElement;
  const parts = [...document.querySelectorAll<HTMLElement>('[class*="later-["]')];
  const go = (deadline?: IdleDeadline) => {
    do {
      const part = parts.shift();
      if (!part || 'whole' in root.dataset) {
        root.dataset['whole'] = '';
        return;
      }
      part.style.contentVisibility = 'visible';
      // Asking for a measure makes the browser do the work now, where its time is known.
      part.getBoundingClientRect();
    } while (deadline && deadline.timeRemaining() > NEEDED_MS);
    atRest(go);
  };
  whenLoaded(() => atRest(go));
}
