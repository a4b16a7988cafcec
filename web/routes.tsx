import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { Client } from 'urql';
import { ErrorPage } from './app/ErrorPage.tsx';
import { Layout } from './app/Layout.tsx';
import { NotFoundPage } from './app/NotFoundPage.tsx';
import type { PageModule, PageRoute } from './app/page.ts';
import { Protected } from './app/Protected.tsx';
import { signInPath } from './app/return-path.ts';
import { STAFF_ROLES } from './users/viewer.tsx';

const soon = (path: string, title: string): PageRoute => ({ path, title, page: 'app/ComingSoonPage' });

/** Every address of the site: one row each. */
const pages: PageRoute[] = [
  { path: '/', page: 'home/HomePage' },
  { path: '/auth', page: 'users/AuthPage' },
  { path: '/login', page: 'users/AuthPage' },
  { path: '/registro', page: 'users/AuthPage' },
  { path: '/entradas', page: 'tickets/TicketsPage' },
  { path: '/entradas/proximo', page: 'tickets/NextMatchPage' },
  { path: '/entradas/abonos', page: 'tickets/SeasonPassesPage' },
  { path: '/entradas/grupos', page: 'tickets/GroupsPage' },
  { path: '/entradas/:id', page: 'tickets/TicketPurchasePage' },
  { path: '/calendario', page: 'matches/CalendarPage' },
  { path: '/noticias', page: 'news/NewsListPage' },
  { path: '/noticias/:id', page: 'news/ArticlePage' },
  { path: '/perfil', page: 'users/ProfilePage', title: 'Mi perfil', access: 'signed-in' },
  soon('/plantilla', 'Plantilla'),
  soon('/equipacion-nike', 'Equipación'),
  soon('/hazte-socio', 'Hazte socio'),
  soon('/patrocinadores', 'Patrocinadores'),
  soon('/hazte-patrocinador', 'Hazte patrocinador'),
  soon('/nosotros', 'El club'),
  soon('/tienda', 'Tienda'),
  soon('/aviso-legal', 'Aviso legal'),
  soon('/politica-privacidad', 'Política de privacidad'),
  soon('/politica-cookies', 'Política de cookies'),
  { ...soon('/mi-carnet', 'Mi carnet'), access: ['SOCIO', 'ADMIN'] },
  { ...soon('/editor/:id?', 'Editor de noticias'), access: ['BLOGGER', 'ADMIN'] },
  { ...soon('/admin/sponsors', 'Patrocinadores'), access: ['ADMIN', 'COMMERCIAL_MANAGER'] },
  { ...soon('/admin/*', 'Panel de administración'), access: STAFF_ROLES },
];

const files = import.meta.glob<PageModule>(['./**/*Page.tsx', '!./app/{Error,NotFound}Page.tsx']);

/** What a route's loader needs besides the address. */
export interface LoadContext {
  /** The client of the person at the screen at the time of the call. */
  client: () => Client;
  /** On the server, whether the request carries a session, valid or not. In the browser always true: pages ask. */
  hasSession: boolean;
}

/** The routes, each in a chunk of its own. */
export function makeRoutes(context: LoadContext): RouteObject[] {
  return [
    {
      Component: Layout,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            ...pages.map((page) => makeRoute(page, context)),
            { path: '*', Component: NotFoundPage, loader: () => data(null, { status: 404 }) },
          ],
        },
      ],
    },
  ];
}

function makeRoute(route: PageRoute, context: LoadContext): RouteObject {
  return {
    path: route.path,
    handle: route,
    async lazy() {
      const file = files[`./${route.page}.tsx`];
      if (!file) throw new Error(`There is no page web/${route.page}.tsx`);
      const { default: Page, load } = await file();
      return {
        loader: (args) => loadPage(route, load, args, context),
        Component: route.access
          ? () => (
              <Protected route={route}>
                <Page />
              </Protected>
            )
          : Page,
      };
    },
  };
}

async function loadPage(
  route: PageRoute,
  load: PageModule['load'],
  args: LoaderFunctionArgs,
  { client, hasSession }: LoadContext,
) {
  if (route.access && !hasSession) throw redirect(signInPath(args.request.url));
  // Served pages are the same for everyone: what is for one person only is asked for by that person's browser.
  if (route.access && import.meta.env.SSR) return null;
  return (await load?.(client(), args)) ?? null;
}
