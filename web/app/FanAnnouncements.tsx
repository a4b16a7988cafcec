import { Suspense, useEffect, useState } from 'react';
import { hasRole, useViewer } from '../domains/users/viewer.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { whenIdle, whenLoaded } from './idle.ts';

const Announcements = lazyPart(() => import('../domains/points/Announcements.tsx'));

/**
 * Shows fans, who have the points tab, the points they have earned. Lazy loaded after the page, and
 * never for visitors.
 */
export function FanAnnouncements() {
  const viewer = useViewer();
  const isFan = viewer.status === 'signed-in' && hasRole(viewer.user, 'VISITOR');
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isFan) whenLoaded(() => whenIdle(() => setLoaded(true)));
  }, [isFan]);
  if (!loaded || !isFan) return null;
  return (
    <Suspense fallback={null}>
      <Announcements />
    </Suspense>
  );
}
