import { whenIdle, whenLoaded } from './idle.ts';

/**
 * Lays out the parts that `later-*` (theme.css) skipped, one by one while the browser is idle. After that the scroll
 * bar has its real length, and full-page screenshots are complete.
 */
export function layOutOffscreen(): void {
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
      // Reading the size forces the layout now, so that its time can be measured.
      part.getBoundingClientRect();
      longest = Math.max(longest, performance.now() - start);
      // Only one more if it fits into the idle period: on a slow phone one section of the home page fills it.
    } while (deadline && deadline.timeRemaining() > longest);
    whenIdle(go);
  };
  whenLoaded(() => whenIdle(go));
}
