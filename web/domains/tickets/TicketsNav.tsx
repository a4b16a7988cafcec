import { NavLink } from 'react-router-dom';
import { TICKET_PAGES } from '../../app/navigation.ts';
import { cx } from '../../ui/cx.ts';

/** The sub-navigation of the ticket pages. */
export function TicketsNav() {
  return (
    <nav aria-label="Secciones de entradas" className="min-w-0">
      <ul className="no-scrollbar -m-1 flex gap-1.5 overflow-x-auto p-1 sm:flex-wrap sm:gap-2">
        {[{ to: '/entradas', label: 'Partidos' }, ...TICKET_PAGES].map(({ to, label }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                cx(
                  'inline-flex min-h-11 items-center rounded-full border-2 px-2.5 font-display text-sm font-bold [font-stretch:84%] no-underline lg:px-4 lg:text-[0.9375rem] lg:[font-stretch:92%] transition-colors duration-150',
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
