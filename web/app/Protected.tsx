import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { hasRole, useViewer } from '../users/viewer.tsx';
import type { PageRoute } from './page.ts';
import { signInPath } from './return-path.ts';
import { Seo } from './Seo.tsx';

interface ProtectedProps {
  route: PageRoute;
  children: ReactNode;
}

/** Shows a page only to those who may see it (spec section 2, «Route protection»). */
export function Protected({ route, children }: ProtectedProps) {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  if (viewer.status === 'loading')
    return <Seo title={route.title ?? ''} description={route.title ?? ''} noIndex />;
  if (viewer.status === 'signed-out') return <Navigate to={signInPath(pathname + search)} replace />;
  if (Array.isArray(route.access) && !hasRole(viewer.user, ...route.access)) return <h1>Acceso denegado</h1>;
  return children;
}
