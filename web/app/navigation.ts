import { hasRole, isStaff, type Viewer } from '../domains/users/viewer.tsx';

export interface NavigationItem {
  to: string;
  label: string;
  /** Highlighted in the bar, with a «Popular» badge in the drawer. */
  highlighted?: boolean;
  children?: readonly NavigationItem[];
}

/** The three subpages of the tickets. */
export const TICKET_PAGES: readonly NavigationItem[] = [
  { to: '/entradas/proximo', label: 'Próximo partido' },
  { to: '/entradas/abonos', label: 'Abonos' },
  { to: '/entradas/grupos', label: 'Grupos' },
];

/** Items of the navigation bar and the drawer, in this order. */
export const MAIN_NAVIGATION: readonly NavigationItem[] = [
  { to: '/', label: 'Inicio' },
  { to: '/entradas', label: 'Entradas', highlighted: true, children: TICKET_PAGES },
  { to: '/calendario', label: 'Calendario' },
  { to: '/plantilla', label: 'Plantilla' },
  { to: '/noticias', label: 'Noticias' },
  { to: '/equipacion-nike', label: 'Equipación' },
  { to: '/hazte-socio', label: 'Hazte socio', highlighted: true },
];

/** Items of the user menu, by role. */
export function accountPages(user: Viewer): NavigationItem[] {
  return [
    { to: '/perfil', label: 'Mi Perfil' },
    ...(hasRole(user, 'SOCIO') ? [{ to: '/mi-carnet', label: 'Mi Carnet' }] : []),
    ...(isStaff(user) ? [{ to: '/admin', label: 'Panel Admin' }] : []),
  ];
}
