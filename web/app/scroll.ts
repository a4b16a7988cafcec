const STORAGE_KEY = 'scroll';

/** Where each entry of the history was scrolled to, by its key; it outlives a reload. */
const positions: Record<string, number> = read();

function read(): Record<string, number> {
  const [visit] = performance.getEntriesByType('navigation');
  // Somebody who typed an address starts anew, though the tab may remember an earlier visit.
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'navigate') return {};
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Notes where an entry is left. */
export function rememberScroll(key: string): void {
  positions[key] = window.scrollY;
}

/** Takes scrolling over from the browser, which restores it before the page is there; returns how to give it back. */
export function manageScroll(currentKey: () => string): () => void {
  const leave = () => {
    rememberScroll(currentKey());
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // Full or switched off: the position is lost, nothing else.
    }
  };
  const enter = () => {
    history.scrollRestoration = 'manual';
  };
  enter();
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', enter);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', enter);
  };
}

/** Back and forward (and a reload) return to where the entry was left; any other arrival starts at its anchor or the top. */
export function restoreScroll(key: string, hash: string, isReturn: boolean): void {
  const left = positions[key];
  // What is above has to be as tall as it will be, see `later-*` in theme.css.
  if (hash || (isReturn && left)) document.documentElement.dataset['whole'] = '';
  if (isReturn && left !== undefined) window.scrollTo(0, left);
  else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  else if (!isReturn) window.scrollTo(0, 0);
}
