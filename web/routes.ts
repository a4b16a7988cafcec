import { matchRoutes } from 'react-router-dom';
import type { PageModule, PageRoute, Shell } from './app/page.ts';

/** Every public address of the site: one row each. What staff use is in `panel/panel-routes.ts`; anything else is the 404 page. */
const PAGES: readonly PageRoute[] = [
  { path: '/', page: 'home/HomePage' },
  { path: '/auth', page: 'users/AuthPage' },
  { path: '/login', page: 'users/AuthPage' },
  { path: '/registro', page: 'users/AuthPage' },
  { path: '/olvide-contrasena', page: 'users/ForgottenPasswordPage' },
  { path: '/restablecer', page: 'users/ResetPasswordPage' },
  { path: '/verificar', page: 'users/VerifyEmailPage' },
  { path: '/entradas', page: 'tickets/TicketsPage' },
  { path: '/entradas/proximo', page: 'tickets/NextMatchPage' },
  { path: '/entradas/abonos', page: 'tickets/SeasonPassesPage' },
  { path: '/entradas/grupos', page: 'tickets/GroupsPage' },
  { path: '/entradas/:id', page: 'tickets/TicketPurchasePage' },
  { path: '/calendario', page: 'matches/CalendarPage' },
  { path: '/partidos/:id', page: 'matches/MatchPage' },
  { path: '/noticias', page: 'news/NewsListPage' },
  { path: '/noticias/:id', page: 'news/ArticlePage' },
  { path: '/perfil', page: 'users/ProfilePage', title: 'Mi perfil', access: 'signed-in' },
  { path: '/plantilla', page: 'players/SquadPage' },
  { path: '/equipacion-nike', page: 'products/KitPage' },
  { path: '/hazte-socio', page: 'memberships/JoinPage' },
  { path: '/patrocinadores', page: 'sponsors/SponsorsPage' },
  { path: '/hazte-patrocinador', page: 'sponsors/become/BecomeSponsorPage' },
  { path: '/nosotros', page: 'club/AboutPage' },
  { path: '/tienda', page: 'products/ShopPage' },
  { path: '/aviso-legal', page: 'legal/LegalNoticePage' },
  { path: '/politica-privacidad', page: 'legal/PrivacyPolicyPage' },
  { path: '/politica-cookies', page: 'legal/CookiePolicyPage' },
  { path: '/mi-carnet', page: 'memberships/MemberCardPage', title: 'Mi carnet', access: ['SOCIO', 'ADMIN'] },
];

const files = import.meta.glob<PageModule>([
  './**/*Page.tsx',
  '!./app/{Error,Message,NotFound}Page.tsx',
  '!./**/{manage,editor,panel,analytics}/**',
]);

/** What only staff open: its rows are a chunk of their own, which no visitor downloads. */
const STAFF_ADDRESS = /^\/(admin|editor)(\/|$)/;
const importStaffRoutes = () => import('./panel/panel-routes.ts');

/** The row of an address and what its pattern caught, or null where the site has no such page. */
export async function findPage(pathname: string) {
  const rows = STAFF_ADDRESS.test(pathname) ? (await importStaffRoutes()).STAFF_PAGES : PAGES;
  const match = matchRoutes(
    rows.map((row) => ({ path: row.path, handle: row })),
    pathname,
  )?.[0];
  return match ? { route: match.route.handle, params: match.params } : null;
}

/** Brings in the code of a page: a chunk of its own. */
export async function importPage({ path, page }: PageRoute): Promise<PageModule> {
  const file = STAFF_ADDRESS.test(path)
    ? (await importStaffRoutes()).STAFF_FILES[`/web/${page}.tsx`]
    : files[`./${page}.tsx`];
  if (!file) throw new Error(`There is no page web/${page}.tsx`);
  return file();
}

/** Brings in what surrounds a page of the panel; the others are in the site's own. No visitor downloads it. */
export async function importShell({ panel: isPanel }: PageRoute): Promise<Shell | undefined> {
  return isPanel && (await import('./panel/Panel.tsx')).Panel;
}
