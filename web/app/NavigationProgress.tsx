import { useNavigationPending } from './prepared.ts';

/** A progress line under the bar while the next page's code is loading; not shown for short waits. */
export function NavigationProgress() {
  if (!useNavigationPending()) return null;
  return (
    <div
      role="progressbar"
      aria-label="Cargando la página"
      className="navigation-progress pointer-events-none fixed inset-x-0 top-(--bar-h) z-40 h-0.75 bg-accent"
    />
  );
}
