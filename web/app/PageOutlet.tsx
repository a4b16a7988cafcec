import { useLocation, useRoutes } from 'react-router-dom';
import { ErrorPage } from './ErrorPage.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import type { Prepared } from './prepare.ts';
import { usePage } from './prepared.ts';

/** The page at the current address, inside the shell. */
export function PageOutlet() {
  const page = usePage();
  const { key } = useLocation();
  // The library needs the pattern again, so that pages can ask it for their parameters. A page that follows another
  // of the same row keeps its state, as one whose query changes does.
  const element = useRoutes([
    { path: page.route?.path ?? '*', element: <PageContent key={page.route?.path} {...page} /> },
  ]);
  return <PageErrorBoundary resetKey={key}>{element}</PageErrorBoundary>;
}

function PageContent({ outcome, route, Page, Guard }: Prepared) {
  if (outcome === 'error' || !Page) return <ErrorPage />;
  if (outcome === 'not-found' || !route?.access) return <Page />;
  return Guard ? (
    <Guard route={route}>
      <Page />
    </Guard>
  ) : (
    <ErrorPage />
  );
}
