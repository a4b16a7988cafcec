import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { SessionEnded } from '../domains/users/SessionEnded.tsx';
import { hasRole, lacksSecondFactor, useViewerContext, ViewerAsBefore } from '../domains/users/viewer.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { MessagePage } from './MessagePage.tsx';
import type { PageRoute } from './page.ts';
import { signInPath } from './return-path.ts';
import { Seo } from './Seo.tsx';

/** Few ever see it. */
const SecondFactorFirst = lazy(() => import('../domains/users/SecondFactorFirst.tsx'));

interface ProtectedProps {
  route: PageRoute;
  children: ReactNode;
}

/** Shows a page only to those who may see it (spec section 2, «Route protection»). */
export function Protected({ route, children }: ProtectedProps) {
  return (
    // The footer waits below the window from the start, so that nothing on the screen moves when the page comes. The
    // panel has none.
    <div className={route.panel ? undefined : 'min-h-[calc(100dvh-var(--bar-h))] print:min-h-0'}>
      <Guarded route={route}>{children}</Guarded>
    </div>
  );
}

function Guarded({ route: { access, title = '', panel }, children }: ProtectedProps) {
  const { viewer, keepContent } = useViewerContext();
  const { pathname, search } = useLocation();
  useEffect(() => {
    keepContent(true);
    return () => keepContent(false);
  }, [keepContent]);
  // The page has its own; these stand in its place.
  const seo = <Seo title={title} description={`${title}: tu espacio en la web del club.`} noIndex />;
  if (viewer.status === 'loading') {
    return (
      <div
        className={cx(
          'grid place-items-center text-muted',
          panel ? 'min-h-[70dvh]' : 'min-h-[calc(100dvh-var(--bar-h))]',
        )}
      >
        {seo}
        <Spinner label="Comprobando tu sesión..." />
      </div>
    );
  }
  // Whose page it is: also when the session has ended under it, so that nothing typed is lost.
  const owner = viewer.status === 'signed-in' ? viewer.user : viewer.ended;
  if (!owner) {
    if (viewer.status === 'signed-out' && !viewer.failed)
      return <Navigate to={signInPath(pathname + search)} replace />;
    return (
      <>
        {seo}
        <Unreachable />
      </>
    );
  }
  if (access && access !== 'signed-in' && !hasRole(owner, ...access)) {
    return (
      <>
        {seo}
        <AccessDenied user={owner} required={access} />
      </>
    );
  }
  if (access && access !== 'signed-in' && lacksSecondFactor(owner, access)) {
    return (
      <>
        {seo}
        <Suspense fallback={<Spinner label="Cargando..." />}>
          <SecondFactorFirst />
        </Suspense>
        {viewer.status === 'signed-out' && <SessionEnded user={owner} />}
      </>
    );
  }
  return (
    <>
      <ViewerAsBefore user={owner}>{children}</ViewerAsBefore>
      {viewer.status === 'signed-out' && <SessionEnded user={owner} />}
    </>
  );
}

/** Whether the person is signed in could not be found out, so sending them to sign in would be wrong. */
function Unreachable() {
  const { refresh } = useViewerContext();
  const [asking, setAsking] = useState(false);
  return (
    <MessagePage
      seed="conexion"
      kicker="Sin conexión"
      title="No llegamos al servidor"
      actions={
        <>
          <Button
            pending={asking}
            onClick={async () => {
              setAsking(true);
              await refresh();
              setAsking(false);
            }}
          >
            Reintentar
          </Button>
          <ButtonLink to="/" variant="secondary">
            Volver al inicio
          </ButtonLink>
        </>
      }
    >
      <p>No hemos podido comprobar tu sesión. Revisa tu conexión y vuelve a intentarlo.</p>
    </MessagePage>
  );
}
