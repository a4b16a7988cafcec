import { CalendarDays, House, Newspaper, Ticket, User } from '../ui/icons.tsx';
import { NavLink } from 'react-router-dom';

const TABS = [
  { to: '/', label: 'Inicio', Icon: House },
  { to: '/calendario', label: 'Calendario', Icon: CalendarDays },
  { to: '/entradas', label: 'Entradas', Icon: Ticket },
  { to: '/noticias', label: 'Noticias', Icon: Newspaper },
  { to: '/perfil', label: 'Perfil', Icon: User },
];

/** The bottom navigation bar, on phones only. A section stays marked on its subpages. */
export function BottomBar() {
  return (
    <nav
      aria-label="Accesos rápidos"
      className="bottom-bar on-ink fixed inset-x-0 bottom-0 z-40 border-t border-hairline bg-ink pb-[env(safe-area-inset-bottom)] text-fg md:hidden print:hidden"
    >
      {/* With large letters there is no room for words. */}
      <ul className="@container grid h-(--tab-h) grid-cols-5">
        {TABS.map(({ to, label, Icon }) => (
          <li key={to} className="grid">
            <NavLink
              to={to}
              end={to === '/'}
              className="relative grid content-center justify-items-center gap-1 text-xs font-semibold text-muted aria-[current=page]:text-accent-text aria-[current=page]:shadow-[inset_0_3px_var(--accent)]"
            >
              <Icon aria-hidden="true" className="size-6" />
              <span className="@max-[19rem]:sr-only">{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
