import { matchRoutes } from 'react-router-dom';
import type { Access, PageModule, PageRoute, Shell } from './app/page.ts';
import { STAFF_ROLES } from './users/viewer.tsx';

const soon = (path: string, title: string): PageRoute => ({ path, title, page: 'app/ComingSoonPage' });

/** A screen of the staff's panel that is still to come. */
const panel = (path: string, title: string): PageRoute => ({ ...soon(path, title), panel: true });

// Who sees which part of the panel: spec section 6.
const ADMIN: Access = ['ADMIN'];
const CONTENT: Access = ['ADMIN', 'EDITOR'];
const SPORTS: Access = ['ADMIN', 'SPORTS_MANAGER'];
const COMMERCIAL: Access = ['ADMIN', 'COMMERCIAL_MANAGER'];

/** One screen under the two addresses of spec section 2. */
const ANALYTICS = {
  page: 'analytics/AnalyticsPage',
  title: 'Analíticas',
  access: COMMERCIAL,
  panel: true,
} as const;

/** Every address of the site: one row each. Anything else is the 404 page. */
const PAGES: readonly PageRoute[] = [
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
  // The page itself sends those who write no news to read them.
  { path: '/editor', page: 'news/editor/EditorPage', title: 'Nueva noticia', access: 'signed-in' },
  { path: '/editor/:id', page: 'news/editor/EditorPage', title: 'Editar noticia', access: 'signed-in' },
  { path: '/admin', page: 'analytics/DashboardPage', title: 'Panel', access: STAFF_ROLES, panel: true },
  { ...ANALYTICS, path: '/admin/analytics' },
  { ...ANALYTICS, path: '/admin/analytics-dashboard' },
  {
    path: '/admin/content',
    page: 'panel/pages/ContentPage',
    title: 'Contenido',
    access: CONTENT,
    panel: true,
  },
  {
    path: '/admin/content/news',
    page: 'news/manage/NewsManagerPage',
    title: 'Noticias',
    access: CONTENT,
    panel: true,
  },
  {
    path: '/admin/content/news/new',
    page: 'news/manage/EditNewsPage',
    title: 'Nueva noticia',
    access: CONTENT,
    panel: true,
  },
  {
    path: '/admin/content/news/edit/:id',
    page: 'news/manage/EditNewsPage',
    title: 'Editar noticia',
    access: CONTENT,
    panel: true,
  },
  {
    path: '/admin/content/categories',
    page: 'news/manage/CategoriesPage',
    title: 'Categorías',
    access: CONTENT,
    panel: true,
  },
  {
    path: '/admin/content/comments',
    page: 'comments/manage/CommentQueuePage',
    title: 'Comentarios',
    access: CONTENT,
    panel: true,
  },
  { path: '/admin/sports', page: 'panel/pages/SportsPage', title: 'Deportivo', access: SPORTS, panel: true },
  {
    path: '/admin/sports/matches',
    page: 'matches/manage/ManageMatchesPage',
    title: 'Partidos',
    access: SPORTS,
    panel: true,
  },
  {
    path: '/admin/sports/matches/:id',
    page: 'matches/manage/ManageMatchPage',
    title: 'Partido',
    access: SPORTS,
    panel: true,
  },
  {
    path: '/admin/sports/players',
    page: 'players/manage/ManagePlayersPage',
    title: 'Jugadores',
    access: SPORTS,
    panel: true,
  },
  {
    path: '/admin/sports/competitions',
    page: 'matches/manage/ManageCompetitionsPage',
    title: 'Competiciones',
    access: SPORTS,
    panel: true,
  },
  {
    path: '/admin/commercial',
    page: 'panel/pages/CommercialPage',
    title: 'Comercial',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/commercial/products',
    page: 'products/manage/ManageProductsPage',
    title: 'Productos',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/commercial/tickets',
    page: 'tickets/manage/TicketSalesPage',
    title: 'Entradas vendidas',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/commercial/tickets/:id',
    page: 'tickets/manage/AttendeesPage',
    title: 'Asistentes',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/commercial/memberships',
    page: 'memberships/manage/MembershipsPage',
    title: 'Carnets de socio',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/commercial/inquiries',
    page: 'inquiries/manage/InquiriesPage',
    title: 'Solicitudes de patrocinio',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/commercial/abonos',
    page: 'abonos/manage/AbonosReviewPage',
    title: 'Revisión de abonos',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/sponsors',
    page: 'sponsors/manage/ManageSponsorsPage',
    title: 'Patrocinadores',
    access: COMMERCIAL,
    panel: true,
  },
  { path: '/admin/users', page: 'users/manage/UsersPage', title: 'Usuarios', access: ADMIN, panel: true },
  { path: '/admin/layout', page: 'panel/pages/LayoutPage', title: 'Diseño', access: CONTENT, panel: true },
  { path: '/admin/settings', page: 'panel/pages/SettingsPage', title: 'Ajustes', access: ADMIN, panel: true },
  {
    path: '/admin/settings/audit',
    page: 'audit/manage/AuditLogPage',
    title: 'Registro de actividad',
    access: ADMIN,
    panel: true,
  },
];

const files = import.meta.glob<PageModule>(['./**/*Page.tsx', '!./app/{Error,Message,NotFound}Page.tsx']);

/** The row of an address and what its pattern caught, or null where the site has no such page. */
export function matchPage(pathname: string) {
  const match = matchRoutes(
    PAGES.map((row) => ({ path: row.path, handle: row })),
    pathname,
  )?.[0];
  return match ? { route: match.route.handle, params: match.params } : null;
}

/** Brings in the code of a page: a chunk of its own. */
export async function importPage({ page }: PageRoute): Promise<PageModule> {
  const file = files[`./${page}.tsx`];
  if (!file) throw new Error(`There is no page web/${page}.tsx`);
  return file();
}

/** Brings in what surrounds a page of the panel; the others are in the site's own. No visitor downloads it. */
export async function importShell({ panel: isPanel }: PageRoute): Promise<Shell | undefined> {
  return isPanel && (await import('./panel/Panel.tsx')).Panel;
}
