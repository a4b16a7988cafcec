import { Seo } from './Seo.tsx';

export function NotFoundPage() {
  return (
    <>
      <Seo title="404" description="Esta página no existe." noIndex />
      <h1>404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
    </>
  );
}
