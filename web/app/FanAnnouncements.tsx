import { lazy, Suspense, useEffect, useState } from 'react';
import { useViewer } from '../users/viewer.tsx';
import { atRest, whenLoaded } from './at-rest.ts';

const Announcements = lazy(() => import('../points/Announcements.tsx'));

/** Tells the signed-in what they have earned. Visitors download nothing for it, and the page itself comes first. */
export function FanAnnouncements() {
  const { status } = useViewer();
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (status === 'signed-in') whenLoaded(() => atRest(() => setLoaded(true)));
  }, [status]);
  if (!loaded || status !== 'signed-in') return null;
  return (
    <Suspense fallback={null}>
      <Announcements />
    </Suspense>
  );
}
