import { useLocation, useRoutes } from 'react-router-dom';
import { ErrorPage } from './ErrorPage.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import type { Prepared } from './prepare.ts';
import { usePage } from './prepared.ts';

/** The page at the current address, inside the layout. */
export function PageOutlet() {
  const page = usePage();
  const { key } = useLocation();
  // The library needs the route pattern again, so that pages can read their parameters. Two addresses of the same route
  // share the page's state, like two queries of the same address.
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
