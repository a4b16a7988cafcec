const STORAGE_KEY = 'scroll';

/** Scroll position of each history entry, by its key; it survives a reload. */
const positions: Record<string, number> = read();

function read(): Record<string, number> {
  const [visit] = performance.getEntriesByType('navigation');
  // A typed address starts at the top, even if the tab remembers an earlier visit.
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'navigate') return {};
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Stores the scroll position of an entry. */
export function rememberScroll(key: string): void {
  positions[key] = window.scrollY;
}

/**
 * Replaces the browser's scroll restoration, which runs before the page is rendered; returns a function that undoes
 * this.
 */
export function manageScroll(currentKey: () => string): () => void {
  const leave = () => {
    rememberScroll(currentKey());
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // Storage is full or disabled: only the position is lost.
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

/** Back, forward and reload restore the entry's position; any other navigation starts at its anchor or at the top. */
export function restoreScroll(key: string, hash: string, isReturn: boolean): void {
  const { documentElement: root, body } = document;
  const left = isReturn ? positions[key] : undefined;
  // The content above must have its final height, see `later-*` in theme.css.
  if (hash || left) root.dataset['whole'] = '';
  // What replaces placeholders has another height: the browser would scroll with what lies below them.
  body.style.overflowAnchor = left && document.querySelector('.skeleton') ? 'none' : '';
  if (left !== undefined) window.scrollTo(0, left);
  else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  else if (!isReturn) window.scrollTo(0, 0);
}
