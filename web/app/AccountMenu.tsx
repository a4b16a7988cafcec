import { NavLink } from 'react-router-dom';
import { useLogout } from '../users/use-logout.ts';
import { useViewer, type Viewer } from '../users/viewer.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { DropdownMenu, MENU_ITEM } from '../ui/DropdownMenu.tsx';
import { accountPages } from './navigation.ts';

/**
 * The right end of the bar: «Iniciar sesión» or the person's menu. Its width never changes. Until it is known who is
 * there the link keeps its place unseen; where nothing runs in the browser that is never known, so it shows.
 */
export function AccountMenu() {
  const viewer = useViewer();
  return (
    <div className="hidden w-36 justify-end lg:flex noscript:flex">
      {viewer.status === 'signed-in' ? (
        <SignedIn user={viewer.user} />
      ) : (
        <ButtonLink
          to="/auth"
          size="sm"
          variant="secondary"
          className={viewer.status === 'loading' ? 'invisible noscript:visible' : ''}
        >
          Iniciar sesión
        </ButtonLink>
      )}
    </div>
  );
}

function SignedIn({ user }: { user: Viewer }) {
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
          <button type="button" className={MENU_ITEM} onClick={() => void logout()}>
            Cerrar sesión
          </button>
        </li>
      </ul>
    </DropdownMenu>
  );
}
