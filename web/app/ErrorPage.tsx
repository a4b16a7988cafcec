import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Seo } from './Seo.tsx';

/** Shown in place of a page that could not be loaded or that threw. */
export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <>
      <Seo title="Algo ha fallado" description="No hemos podido mostrar esta página." noIndex />
      <h1>Algo ha fallado</h1>
    </>
  );
}
