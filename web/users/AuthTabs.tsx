import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cx } from '../ui/cx.ts';

export type AuthTab = 'login' | 'registration';

const TABS: { id: AuthTab; label: string }[] = [
  { id: 'login', label: 'Iniciar Sesión' },
  { id: 'registration', label: 'Registrarse' },
];

interface AuthTabsProps {
  tab: AuthTab;
  onChange: (tab: AuthTab) => void;
  login: ReactNode;
  registration: ReactNode;
}

/** The two forms under their tabs. The hidden one stays in place, so that what was typed survives a look at the other. */
export function AuthTabs({ tab, onChange, login, registration }: AuthTabsProps) {
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    // With two tabs, every arrow leads to the other one; Home and End to the first and the last.
    const next = event.key === 'Home' ? 'login' : event.key === 'End' ? 'registration' : other(tab);
    document.getElementById(`${id}-${next}`)?.focus();
    onChange(next);
  }

  return (
    <>
      <div role="tablist" aria-label="Acceso" className="mt-6 grid grid-cols-2 border-b-2 border-hairline">
        {TABS.map((item) => (
          <button
            key={item.id}
            id={`${id}-${item.id}`}
            type="button"
            role="tab"
            aria-selected={item.id === tab}
            aria-controls={`${id}-${item.id}-panel`}
            tabIndex={item.id === tab ? 0 : -1}
            onClick={() => onChange(item.id)}
            onKeyDown={onKeyDown}
            className={cx(
              '-mb-0.5 min-h-12 border-b-3 px-2 font-display font-bold [font-stretch:92%] transition-colors duration-150',
              item.id === tab ? 'border-accent text-fg' : 'border-transparent text-muted hover:text-fg',
            )}
          >
            {item.label}
          </button>
        ))}
      </div>
      {TABS.map((item) => (
        <div
          key={item.id}
          id={`${id}-${item.id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${item.id}`}
          hidden={item.id !== tab}
          className="pt-7"
        >
          {item.id === 'login' ? login : registration}
        </div>
      ))}
    </>
  );
}

function other(tab: AuthTab): AuthTab {
  return tab === 'login' ? 'registration' : 'login';
}
