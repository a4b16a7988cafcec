import { matchRoutes } from 'react-router-dom';
import type { PageModule, PageRoute } from './app/page.ts';
import { STAFF_ROLES } from './users/viewer.tsx';

const soon = (path: string, title: string): PageRoute => ({ path, title, page: 'app/ComingSoonPage' });

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
  { ...soon('/editor/:id?', 'Editor de noticias'), access: ['BLOGGER', 'ADMIN'] },
  { ...soon('/admin/sponsors', 'Patrocinadores'), access: ['ADMIN', 'COMMERCIAL_MANAGER'] },
  { ...soon('/admin/*', 'Panel de administración'), access: STAFF_ROLES },
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
