import { Suspense } from 'react';
import { ButtonLink } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { useViewer } from '../domains/users/viewer.tsx';

/** Lazy loaded: signed-out visitors do not download it. */
const SignedInMenu = lazyPart(() => import('./SignedInMenu.tsx'));

/**
 * The right end of the navigation bar: «Iniciar sesión» or the user menu. Its width never changes. While the session is
 * being checked the link is invisible but keeps its space; without JavaScript the link is visible.
 */
export function AccountMenu() {
  const viewer = useViewer();
  return (
    <div className="hidden w-36 justify-end lg:flex noscript:flex">
      {viewer.status === 'signed-in' ? (
        <Suspense fallback={null}>
          <SignedInMenu user={viewer.user} />
        </Suspense>
      ) : (
        <ButtonLink
          to="/auth"
          size="sm"
          variant="secondary"
          className={viewer.status === 'loading' ? 'invisible noscript:visible' : ''}
        >
          Iniciar sesión
        </ButtonLink>
      )}
    </div>
  );
}
