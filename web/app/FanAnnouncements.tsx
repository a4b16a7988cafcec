import { lazy, Suspense, useEffect, useState } from 'react';
import { hasRole, useViewer } from '../domains/users/viewer.tsx';
import { atRest, whenLoaded } from './at-rest.ts';

const Announcements = lazy(() => import('../domains/points/Announcements.tsx'));

/** Tells fans, who have the points' tab (spec section 2), what they have earned. Visitors download nothing for it, and the page itself comes first. */
export function FanAnnouncements() {
  const viewer = useViewer();
  const isFan = viewer.status === 'signed-in' && hasRole(viewer.user, 'VISITOR');
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isFan) whenLoaded(() => atRest(() => setLoaded(true)));
  }, [isFan]);
  if (!loaded || !isFan) return null;
  return (
    <Suspense fallback={null}>
      <Announcements />
    </Suspense>
  );
}
