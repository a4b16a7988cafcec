import { importPage, importShell, matchPage } from '../routes.ts';

/** Fetches the code of a page when somebody is about to follow a link to it. */
export function prefetchOnIntent(): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target) return;
    const match = matchPage(link.pathname);
    // Whoever then follows the link is told of a failure; a guess may fail unnoticed.
    if (match) Promise.all([importPage(match.route), importShell(match.route)]).catch(() => undefined);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
