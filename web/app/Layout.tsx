import { Outlet, ScrollRestoration } from 'react-router-dom';

/** What every page has around it. `data-page` marks where the page begins in what React renders, see `html.ts`. */
export function Layout() {
  return (
    <div data-page>
      <main id="contenido">
        <Outlet />
      </main>
      <ScrollRestoration />
    </div>
  );
}
