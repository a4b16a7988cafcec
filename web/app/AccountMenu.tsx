import { lazy, Suspense } from 'react';
import { ButtonLink } from '../ui/Button.tsx';
import { useViewer } from '../domains/users/viewer.tsx';

/** Visitors have none, and do not download it. */
const SignedInMenu = lazy(() => import('./SignedInMenu.tsx'));

/**
 * The right end of the bar: «Iniciar sesión» or the person's menu. Its width never changes. Until it is known who is
 * there the link keeps its place unseen; where nothing runs in the browser that is never known, so it shows.
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
