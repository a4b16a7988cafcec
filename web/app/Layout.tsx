import { useRef } from 'react';
import { club } from '../../api/club/club.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { isStaff, useViewerContext } from '../domains/users/viewer.tsx';
import { BottomBar } from './BottomBar.tsx';
import { CookieConsent } from './CookieConsent.tsx';
import { FanAnnouncements } from './FanAnnouncements.tsx';
import { Footer } from './Footer.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { usePage } from './prepared.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

/** The layout of every page. `data-page` marks where the page begins in React's output, see `html.ts`. */
export function Layout() {
  const { Shell: ShellOfPage } = usePage();
  const { viewer, pageKey } = useViewerContext();
  const { user } = viewer;
  // Without an open tab there is nothing to put the panel's layout around.
  const Shell = user && !isStaff(user) ? undefined : ShellOfPage;
  const content = useRef<HTMLElement>(null);
  return (
    <CookieConsent>
      <div data-page className="flex min-h-dvh flex-col">
        {/* React hoists it into the head. */}
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`Noticias del ${club.name}`}
          href="/noticias.rss"
        />
        <a
          href="#contenido"
          className="sr-only z-50 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Saltar al contenido
        </a>
        <NavigationProgress />
        {Shell ? (
          <Shell content={content}>
            <PageOutlet key={pageKey} />
          </Shell>
        ) : (
          <>
            <NavigationBar />
            <main ref={content} id="contenido" tabIndex={-1} className="min-h-[70dvh] flex-1">
              <PageOutlet key={pageKey} />
            </main>
            <Footer />
            <BottomBar />
          </>
        )}
        <Toaster atBottom={Shell !== undefined} />
        <FanAnnouncements />
        <RouteAnnouncer content={content} />
      </div>
    </CookieConsent>
  );
}
