import { NavLink } from 'react-router-dom';
import { TICKET_PAGES } from '../app/navigation.ts';
import { cx } from '../ui/cx.ts';

/** The tickets' own pages, at the head of each of them. */
export function TicketsNav() {
  return (
    <nav aria-label="Secciones de entradas" className="min-w-0">
      <ul className="no-scrollbar -m-1 flex gap-2 overflow-x-auto p-1 sm:flex-wrap">
        {[{ to: '/entradas', label: 'Todos los partidos' }, ...TICKET_PAGES].map(({ to, label }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                cx(
                  'inline-flex min-h-11 items-center rounded-full border-2 px-4 font-display text-[0.9375rem] font-bold [font-stretch:92%] no-underline transition-colors duration-150',
                  isActive ? 'border-fg bg-fg text-canvas' : 'border-line text-fg hover:border-fg',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
