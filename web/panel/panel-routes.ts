import type { Access, PageModule, PageRoute } from '../app/page.ts';
import { STAFF_ROLES } from '../domains/users/viewer.tsx';

// The screens of the panel, and the roles that may open them.
const ADMIN: Access = ['ADMIN'];
const CONTENT: Access = ['ADMIN', 'EDITOR'];
const SPORTS: Access = ['ADMIN', 'SPORTS_MANAGER'];
const COMMERCIAL: Access = ['ADMIN', 'COMMERCIAL_MANAGER'];

/** One screen with two addresses. */
const ANALYTICS = {
  page: 'domains/analytics/AnalyticsPage',
  title: 'Analíticas',
  access: COMMERCIAL,
  panel: true,
} as const;

/** One screen in two tabs: editors write about the team only, and have no other tab. */
const NOTIFICATIONS = {
  page: 'domains/notifications/manage/NotificationsPage',
  title: 'Notificaciones',
  panel: true,
} as const;

/** All addresses for staff and writers only: one row each, as in `routes.ts`. */
export const STAFF_PAGES: readonly PageRoute[] = [
  // For accounts with the right «puerta», and without a connection: the page itself asks for it.
  { path: '/puerta', page: 'domains/door/manage/DoorPage', title: 'Puerta' },
  // The page itself redirects users who may not write news.
  { path: '/editor', page: 'domains/news/editor/EditorPage', title: 'Nueva noticia', access: 'signed-in' },
  {
    path: '/editor/:id',
    page: 'domains/news/editor/EditorPage',
    title: 'Editar noticia',
    access: 'signed-in',
  },
  {
    path: '/admin',
    page: 'domains/analytics/DashboardPage',
    title: 'Panel',
    access: STAFF_ROLES,
    panel: true,
  },
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
    page: 'domains/news/manage/NewsManagerPage',
    title: 'Noticias',
    access: CONTENT,
    panel: true,
  },
  {
    path: '/admin/content/news/new',
    page: 'domains/news/manage/EditNewsPage',
    title: 'Nueva noticia',
    access: CONTENT,
    panel: true,
  },
  {
    path: '/admin/content/news/edit/:id',
    page: 'domains/news/manage/EditNewsPage',
    title: 'Editar noticia',
    access: CONTENT,
    panel: true,
  },
  {
    path: '/admin/content/categories',
    page: 'domains/news/manage/CategoriesPage',
    title: 'Categorías',
    access: CONTENT,
    panel: true,
  },
  {
    path: '/admin/content/comments',
    page: 'domains/comments/manage/CommentQueuePage',
    title: 'Comentarios',
    access: CONTENT,
    panel: true,
  },
  { ...NOTIFICATIONS, path: '/admin/content/notifications', access: CONTENT },
  { path: '/admin/sports', page: 'panel/pages/SportsPage', title: 'Deportivo', access: SPORTS, panel: true },
  {
    path: '/admin/sports/matches',
    page: 'domains/matches/manage/ManageMatchesPage',
    title: 'Partidos',
    access: SPORTS,
    panel: true,
  },
  {
    path: '/admin/sports/matches/:id',
    page: 'domains/matches/manage/ManageMatchPage',
    title: 'Partido',
    access: SPORTS,
    panel: true,
  },
  {
    path: '/admin/sports/players',
    page: 'domains/players/manage/ManagePlayersPage',
    title: 'Jugadores',
    access: SPORTS,
    panel: true,
  },
  {
    path: '/admin/sports/competitions',
    page: 'domains/matches/manage/ManageCompetitionsPage',
    title: 'Competiciones',
    access: SPORTS,
    panel: true,
  },
  {
    path: '/admin/sports/seasons',
    page: 'domains/matches/manage/ManageSeasonsPage',
    title: 'Temporadas',
    access: SPORTS,
    panel: true,
  },
  {
    path: '/admin/sports/teams',
    page: 'domains/teams/manage/ManageTeamsPage',
    title: 'Equipos',
    access: SPORTS,
    panel: true,
  },
  {
    path: '/admin/sports/venues',
    page: 'domains/teams/manage/ManageVenuesPage',
    title: 'Pabellones',
    access: SPORTS,
    panel: true,
  },
  {
    path: '/admin/sports/standings',
    page: 'domains/standings/manage/ManageStandingsPage',
    title: 'Clasificación',
    access: SPORTS,
    panel: true,
  },
  {
    path: '/admin/sports/import',
    page: 'domains/imports/manage/ImportPage',
    title: 'Importar',
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
    page: 'domains/products/manage/ManageProductsPage',
    title: 'Productos',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/commercial/tickets',
    page: 'domains/tickets/manage/TicketSalesPage',
    title: 'Entradas vendidas',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/commercial/tickets/:id',
    page: 'domains/tickets/manage/AttendeesPage',
    title: 'Asistentes',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/commercial/tickets/:id/puerta',
    page: 'domains/door/manage/DeskPage',
    title: 'Acceso',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/commercial/tickets/:id/lista',
    page: 'domains/door/manage/DoorSheetPage',
    title: 'Lista de puerta',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/commercial/payments',
    page: 'domains/payments/manage/PaymentsPage',
    title: 'Pagos',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/commercial/payments/:id',
    page: 'domains/payments/manage/PaymentPage',
    title: 'Pago',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/commercial/memberships',
    page: 'domains/memberships/manage/MembershipsPage',
    title: 'Carnets de socio',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/commercial/memberships/import',
    page: 'domains/imports/manage/MembersImportPage',
    title: 'Importar carnets',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/commercial/inquiries',
    page: 'domains/inquiries/manage/InquiriesPage',
    title: 'Solicitudes de patrocinio',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/commercial/abonos',
    page: 'domains/abonos/manage/AbonosReviewPage',
    title: 'Revisión de abonos',
    access: COMMERCIAL,
    panel: true,
  },
  { ...NOTIFICATIONS, path: '/admin/commercial/notifications', access: COMMERCIAL },
  {
    path: '/admin/sponsors',
    page: 'domains/sponsors/manage/ManageSponsorsPage',
    title: 'Patrocinadores',
    access: COMMERCIAL,
    panel: true,
  },
  {
    path: '/admin/users',
    page: 'domains/users/manage/UsersPage',
    title: 'Usuarios',
    access: ADMIN,
    panel: true,
  },
  { path: '/admin/layout', page: 'panel/pages/LayoutPage', title: 'Diseño', access: CONTENT, panel: true },
  { path: '/admin/settings', page: 'panel/pages/SettingsPage', title: 'Ajustes', access: ADMIN, panel: true },
  {
    path: '/admin/settings/audit',
    page: 'domains/audit/manage/AuditLogPage',
    title: 'Registro de actividad',
    access: ADMIN,
    panel: true,
  },
  {
    path: '/admin/settings/second-factor',
    page: 'domains/users/manage/SecondFactorRolesPage',
    title: 'Verificación en dos pasos',
    access: ADMIN,
    panel: true,
  },
  {
    path: '/admin/settings/jobs',
    page: 'domains/jobs/manage/FailedJobsPage',
    title: 'Trabajos fallidos',
    access: ADMIN,
    panel: true,
  },
];

/** The pages of the rows above, by the path of their file. */
export const STAFF_FILES = import.meta.glob<PageModule>([
  '/web/**/{manage,editor,analytics}/*Page.tsx',
  '/web/panel/pages/*Page.tsx',
]);
