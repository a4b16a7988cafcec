import { matchRoutes } from 'react-router-dom';
import type { PageModule, PageRoute, Shell } from './app/page.ts';

/**
 * Every public page of the site, one row each. Staff pages are in `panel/panel-routes.ts`; any other address is the 404
 * page.
 */
export const PAGES: readonly PageRoute[] = [
  { path: '/', page: 'domains/home/HomePage' },
  { path: '/auth', page: 'domains/users/AuthPage' },
  { path: '/login', page: 'domains/users/AuthPage' },
  { path: '/registro', page: 'domains/users/AuthPage' },
  { path: '/olvide-contrasena', page: 'domains/users/ForgottenPasswordPage' },
  { path: '/restablecer', page: 'domains/users/ResetPasswordPage' },
  { path: '/verificar', page: 'domains/users/VerifyEmailPage' },
  { path: '/entradas', page: 'domains/tickets/TicketsPage' },
  { path: '/entradas/proximo', page: 'domains/tickets/NextMatchPage' },
  { path: '/entradas/abonos', page: 'domains/tickets/SeasonPassesPage' },
  { path: '/entradas/grupos', page: 'domains/tickets/GroupsPage' },
  {
    path: '/entradas/regalo/:id',
    page: 'domains/tickets/GiftPage',
    title: 'Una entrada para ti',
    access: 'signed-in',
  },
  { path: '/entradas/:id', page: 'domains/tickets/TicketPurchasePage' },
  { path: '/pago/:id', page: 'domains/payments/PayPage', title: 'Pago', access: 'signed-in' },
  {
    path: '/pago/demo/:id',
    page: 'domains/payments/DemoPayPage',
    title: 'Pago de demostración',
    access: 'signed-in',
  },
  { path: '/calendario', page: 'domains/matches/CalendarPage' },
  { path: '/clasificacion', page: 'domains/standings/StandingsPage' },
  { path: '/partidos/:id', page: 'domains/matches/MatchPage' },
  { path: '/noticias', page: 'domains/news/NewsListPage' },
  { path: '/noticias/:id', page: 'domains/news/ArticlePage' },
  { path: '/perfil', page: 'domains/users/ProfilePage', title: 'Mi perfil', access: 'signed-in' },
  { path: '/plantilla', page: 'domains/players/SquadPage' },
  { path: '/jugadores/:id', page: 'domains/players/PlayerPage' },
  { path: '/equipacion-nike', page: 'domains/products/KitPage' },
  { path: '/hazte-socio', page: 'domains/memberships/JoinPage' },
  { path: '/patrocinadores', page: 'domains/sponsors/SponsorsPage' },
  { path: '/hazte-patrocinador', page: 'domains/sponsors/become/BecomeSponsorPage' },
  { path: '/nosotros', page: 'domains/club/AboutPage' },
  { path: '/tienda', page: 'domains/products/ShopPage' },
  { path: '/aviso-legal', page: 'domains/legal/LegalNoticePage' },
  { path: '/politica-privacidad', page: 'domains/legal/PrivacyPolicyPage' },
  { path: '/politica-cookies', page: 'domains/legal/CookiePolicyPage' },
  {
    path: '/mi-carnet',
    page: 'domains/memberships/MemberCardPage',
    title: 'Mi carnet',
    access: ['SOCIO', 'ADMIN'],
  },
];

const files = import.meta.glob<PageModule>([
  './**/*Page.tsx',
  '!./app/{Error,Message,NotFound}Page.tsx',
  '!./**/{manage,editor,panel,analytics}/**',
]);

/** Staff routes: their rows are a separate chunk, which visitors do not download. */
const STAFF_ADDRESS = /^\/(admin|editor|puerta)(\/|$)/;
const importStaffRoutes = () => import('./panel/panel-routes.ts');

/** The route of an address with its parameters, or null if there is no such page. */
export async function findPage(pathname: string) {
  const rows = STAFF_ADDRESS.test(pathname) ? (await importStaffRoutes()).STAFF_PAGES : PAGES;
  const match = matchRoutes(
    rows.map((row) => ({ path: row.path, handle: row })),
    pathname,
  )?.[0];
  return match ? { route: match.route.handle, params: match.params } : null;
}

/** Loads the code of a page (its own chunk). */
export async function importPage({ path, page }: PageRoute): Promise<PageModule> {
  const file = STAFF_ADDRESS.test(path)
    ? (await importStaffRoutes()).STAFF_FILES[`/web/${page}.tsx`]
    : files[`./${page}.tsx`];
  if (!file) throw new Error(`No page at web/${page}.tsx`);
  return file();
}

/** Loads the panel's layout; the site's own is always loaded. Visitors do not download it. */
export async function importShell({ panel: isPanel }: PageRoute): Promise<Shell | undefined> {
  return isPanel && (await import('./panel/Panel.tsx')).Panel;
}
