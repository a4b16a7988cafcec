import { NavLink } from 'react-router-dom';
import { ActionError } from '../ui/ActionError.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { DropdownMenu, MENU_ITEM } from '../ui/DropdownMenu.tsx';
import { useLogout } from '../domains/users/use-logout.ts';
import type { Viewer } from '../domains/users/viewer.tsx';
import { accountPages } from './navigation.ts';

/** The user menu in the navigation bar. */
export default function SignedInMenu({ user }: { user: Viewer }) {
  const logout = useLogout();
  return (
    <DropdownMenu
      align="end"
      bare
      label={`Tu cuenta: ${user.name}`}
      triggerClass="rounded-full"
      trigger={<Avatar name={user.name} />}
    >
      <div className="border-b border-hairline px-3 pt-1 pb-3">
        <p className="font-semibold">{user.name}</p>
        <p className="text-sm text-muted">{user.email}</p>
      </div>
      <ul className="pt-1.5">
        {accountPages(user).map((page) => (
          <li key={page.to}>
            <NavLink to={page.to} end className={MENU_ITEM}>
              {page.label}
            </NavLink>
          </li>
        ))}
        <li className="mt-1.5 border-t border-hairline pt-1.5">
          <button
            type="button"
            className={MENU_ITEM}
            onClick={(event) => {
              // The menu stays open: if this fails, it says why.
              event.stopPropagation();
              void logout.run();
            }}
          >
            Cerrar sesión
          </button>
          <ActionError problem={logout.problem} />
        </li>
      </ul>
    </DropdownMenu>
  );
}
