import { findPage, importPage, importShell } from '../routes.ts';

/** Fetches the code of a page when somebody is about to follow a link to it. */
export function prefetchOnIntent(): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target) return;
    // Whoever then follows the link is told of a failure; a guess may fail unnoticed.
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
