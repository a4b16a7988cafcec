import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

export interface UnsavedGuard {
  /** Whether the user is about to leave and must confirm. */
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
}

type Ask = (go: () => void) => void;

/** Active guards, the latest last. */
const watching: Ask[] = [];
/** True after the user has confirmed, so that they are not asked again. */
let letThrough = false;

/** Runs an action that would lose unsaved changes (signing out), after asking if there are any. */
export function askBeforeLeaving(go: () => void): void {
  const ask = watching.at(-1);
  if (ask) ask(go);
  else go();
}

/** What a form is lost with: its page, or already another choice in the address of the page. */
export type GuardedPart = 'page' | 'address';

/**
 * While `active`, asks before a link, «back» or «forward» leads to another page, or the tab is closed. Calls of
 * `navigate()` are not guarded: a page navigates after saving, and wraps other calls in `askBeforeLeaving`. The router
 * library's own blocker only works with its data router, which this site does not use.
 */
export function useUnsavedGuard(active: boolean, part: GuardedPart = 'page'): UnsavedGuard {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const [onward, setOnward] = useState<{ go: () => void } | null>(null);

  useEffect(() => {
    if (!active) return;
    const ask: Ask = (go) => setOnward({ go });
    const stop = watch(ask, (path) => void latest.current(path), part);
    return () => {
      stop();
      setOnward(null);
    };
  }, [active, part]);

  return {
    isAsking: onward !== null,
    stay: () => setOnward(null),
    leave: () => {
      setOnward(null);
      letThrough = true;
      onward?.go();
      // History navigation is asynchronous; after a second the guard is active again.
      setTimeout(() => (letThrough = false), 1000);
    },
  };
}

function watch(ask: Ask, navigate: (path: string) => void, part: GuardedPart): () => void {
  const done = new AbortController();
  const options = { capture: true, signal: done.signal };
  const partOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
    part === 'page' ? pathname : pathname + search;
  const guarded = partOf(window.location);
  let index = indexOf(window.history.state);
  let isReturning = false;

  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || partOf(link) === guarded || letThrough) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => navigate(link.pathname + link.search + link.hash));
  };
  // Capturing listeners on the window run before the router's.
  const onPop = (event: PopStateEvent) => {
    const next = indexOf(event.state);
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    if (letThrough || next === null || index === null || partOf(window.location) === guarded) {
      index = next;
      return;
    }
    const steps = next - index;
    event.stopImmediatePropagation();
    isReturning = true;
    window.history.go(-steps);
    ask(() => window.history.go(steps));
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!letThrough) event.preventDefault();
  };
  document.addEventListener('click', onClick, options);
  window.addEventListener('popstate', onPop, options);
  window.addEventListener('beforeunload', onUnload, options);
  watching.push(ask);
  return () => {
    done.abort();
    watching.splice(watching.indexOf(ask), 1);
  };
}

/** The index of the current entry in the router's history. */
function indexOf(state: unknown): number | null {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
}

/** The link that a click would follow in this tab, to this site. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin) return null;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  return link;
}
