import { findPage, importPage, importShell } from '../routes.ts';

/** Prefetches a page's code when the user hovers, touches or focuses a link to it. */
export function prefetchOnIntent(): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target) return;
    // Prefetching may fail silently; if the user follows the link, the navigation reports the error.
    importParts(link.pathname).catch(() => undefined);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

async function importParts(pathname: string): Promise<void> {
  const found = await findPage(pathname);
  if (found) await Promise.all([importPage(found.route), importShell(found.route)]);
}
