import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SavedCopiesLink } from '../offline/SavedCopiesLink.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { SessionEnded } from '../domains/users/SessionEnded.tsx';
import { hasRole, lacksSecondFactor, useViewerContext, ViewerAsBefore } from '../domains/users/viewer.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { MessagePage } from './MessagePage.tsx';
import type { PageRoute } from './page.ts';
import { signInPath } from './return-path.ts';
import { Seo } from './Seo.tsx';

/** Lazy loaded: few users ever see it. */
const SecondFactorFirst = lazyPart(() => import('../domains/users/SecondFactorFirst.tsx'));

interface ProtectedProps {
  route: PageRoute;
  children: ReactNode;
}

/** Shows a page only to users who may see it. */
export function Protected({ route, children }: ProtectedProps) {
  return (
    // Full height from the start keeps the footer below the window, so that nothing shifts when the page appears. The
    // panel has no footer.
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
  // Used until the page renders its own.
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
  // The page's user. If the session ends, the page stays, so that nothing typed is lost.
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

/** The session could not be checked, so a redirect to the sign-in page would be wrong. */
function Unreachable() {
  const { refresh } = useViewerContext();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    const retry = () => void refresh();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [refresh]);
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
          <SavedCopiesLink label="Ver lo guardado en este dispositivo" />
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
