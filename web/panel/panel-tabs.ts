import type { ComponentType } from 'react';
import type { Role } from '../gql/graphql.ts';
import { Newspaper, Ticket } from '../ui/icons.tsx';
import type { IconProps } from '../ui/icon.tsx';
import { ChartBars, Gauge, Handshake, Palette, Settings, Trophy, Users } from '../ui/page-icons.tsx';
import { hasRole, STAFF_ROLES, type Viewer } from '../domains/users/viewer.tsx';

export interface PanelLink {
  to: string;
  label: string;
}

/** A tab of the panel: its own screen and the screens below it. */
export interface PanelTab extends PanelLink {
  id: string;
  Icon: ComponentType<IconProps>;
  roles: readonly Role[];
  /** A second address of its screen. */
  alsoAt?: string;
  /** Shown while the tab is open. */
  pages?: readonly PanelLink[];
}

/** The tabs and their roles; `web/routes.ts` and the server enforce the same rules. */
export const PANEL_TABS: readonly PanelTab[] = [
  { id: 'dashboard', to: '/admin', label: 'Panel', Icon: Gauge, roles: STAFF_ROLES },
  {
    id: 'analytics',
    to: '/admin/analytics',
    alsoAt: '/admin/analytics-dashboard',
    label: 'Analíticas',
    Icon: ChartBars,
    roles: ['ADMIN', 'COMMERCIAL_MANAGER'],
  },
  {
    id: 'content',
    to: '/admin/content',
    label: 'Contenido',
    Icon: Newspaper,
    roles: ['ADMIN', 'EDITOR'],
    pages: [
      { to: '/admin/content/news', label: 'Noticias' },
      { to: '/admin/content/news/new', label: 'Nueva noticia' },
      { to: '/admin/content/categories', label: 'Categorías' },
      { to: '/admin/content/comments', label: 'Comentarios' },
      { to: '/admin/content/notifications', label: 'Notificaciones' },
    ],
  },
  {
    id: 'sports',
    to: '/admin/sports',
    label: 'Deportivo',
    Icon: Trophy,
    roles: ['ADMIN', 'SPORTS_MANAGER'],
    pages: [
      { to: '/admin/sports/matches', label: 'Partidos' },
      { to: '/admin/sports/players', label: 'Jugadores' },
      { to: '/admin/sports/competitions', label: 'Competiciones' },
      { to: '/admin/sports/seasons', label: 'Temporadas' },
      { to: '/admin/sports/teams', label: 'Equipos' },
      { to: '/admin/sports/venues', label: 'Pabellones' },
      { to: '/admin/sports/standings', label: 'Clasificación' },
      { to: '/admin/sports/import', label: 'Importar' },
    ],
  },
  {
    id: 'commercial',
    to: '/admin/commercial',
    label: 'Comercial',
    Icon: Ticket,
    roles: ['ADMIN', 'COMMERCIAL_MANAGER'],
    pages: [
      { to: '/admin/commercial/products', label: 'Productos' },
      { to: '/admin/commercial/tickets', label: 'Entradas vendidas' },
      { to: '/admin/commercial/payments', label: 'Pagos' },
      { to: '/admin/commercial/memberships', label: 'Carnets de socio' },
      { to: '/admin/commercial/inquiries', label: 'Solicitudes' },
      { to: '/admin/commercial/abonos', label: 'Revisión de abonos' },
      { to: '/admin/commercial/notifications', label: 'Notificaciones' },
    ],
  },
  {
    id: 'sponsors',
    to: '/admin/sponsors',
    label: 'Patrocinadores',
    Icon: Handshake,
    roles: ['ADMIN', 'COMMERCIAL_MANAGER'],
  },
  { id: 'users', to: '/admin/users', label: 'Usuarios', Icon: Users, roles: ['ADMIN'] },
  { id: 'layout', to: '/admin/layout', label: 'Diseño', Icon: Palette, roles: ['ADMIN', 'EDITOR'] },
  {
    id: 'settings',
    to: '/admin/settings',
    label: 'Ajustes',
    Icon: Settings,
    roles: ['ADMIN'],
    pages: [
      { to: '/admin/settings/audit', label: 'Registro de actividad' },
      { to: '/admin/settings/second-factor', label: 'Verificación en dos pasos' },
      { to: '/admin/settings/jobs', label: 'Trabajos fallidos' },
    ],
  },
];

/** The tabs that a user sees. */
export function tabsOf(user: Pick<Viewer, 'role' | 'roles'>): PanelTab[] {
  return PANEL_TABS.filter(({ roles }) => hasRole(user, ...roles));
}

/** The tab of an address: the one whose own address is a prefix of it, the longest if there are several. */
export function tabAt(pathname: string): PanelTab | undefined {
  return PANEL_TABS.filter((tab) => isScreenOf(tab, pathname) || pathname.startsWith(`${tab.to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)
    .at(0);
}

/** Whether an address is that of the tab's own screen. */
export function isScreenOf({ to, alsoAt }: PanelTab, pathname: string): boolean {
  return pathname === to || pathname === alsoAt;
}
