import { NavLink } from 'react-router-dom';
import { club } from '../../api/club/club.ts';
import { useLogout } from '../domains/users/use-logout.ts';
import { useViewer, type Viewer } from '../domains/users/viewer.tsx';
import { Crest } from '../ui/art/Crest.tsx';
import { ActionError } from '../ui/ActionError.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { MENU_ITEM } from '../ui/DropdownMenu.tsx';
import { accountPages, MAIN_NAVIGATION, type NavigationItem } from './navigation.ts';

interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The navigation of small screens: the items of the bar and those of the user menu. */
export default function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  const viewer = useViewer();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label="Menú"
      header={
        <span className="flex items-center gap-3">
          <Crest abbreviation={club.abbreviation} solid className="w-9" />
          <span className="headline text-lg">{club.shortName}</span>
        </span>
      }
    >
      <nav aria-label="Menú principal">
        <ul>
          {MAIN_NAVIGATION.map((item) => (
            <li key={item.to}>
              <Line item={item} onClose={onClose} />
              {item.children && (
                <ul className="ml-3 border-l-2 border-hairline pl-2">
                  {item.children.map((page) => (
                    <li key={page.to}>
                      <Line item={page} onClose={onClose} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 min-h-40 border-t border-hairline pt-4">
        {viewer.status === 'signed-in' && <SignedIn user={viewer.user} onClose={onClose} />}
        {viewer.status === 'signed-out' && <SignedOut />}
      </div>
    </Drawer>
  );
}

/** A link to the current page does not navigate, but it still closes the drawer. */
function Line({ item, onClose }: { item: NavigationItem; onClose: () => void }) {
  return (
    <NavLink to={item.to} end onClick={onClose} className={MENU_ITEM}>
      {item.label}
      {item.highlighted && <Badge tone="accent">Popular</Badge>}
    </NavLink>
  );
}

function SignedIn({ user, onClose }: { user: Viewer; onClose: () => void }) {
  const logout = useLogout();
  return (
    <>
      <div className="flex items-center gap-3 px-3 pb-3">
        <Avatar name={user.name} className="size-12 text-lg" />
        <div className="min-w-0">
          <p className="truncate font-semibold">{user.name}</p>
          <p className="truncate text-sm text-muted">{user.email}</p>
        </div>
      </div>
      <ul>
        {accountPages(user).map((page) => (
          <li key={page.to}>
            <Line item={page} onClose={onClose} />
          </li>
        ))}
        <li>
          <button
            type="button"
            className={MENU_ITEM}
            onClick={async () => {
              if (!(await logout.run())) onClose();
            }}
          >
            Cerrar sesión
          </button>
          <ActionError problem={logout.problem} />
        </li>
      </ul>
    </>
  );
}

function SignedOut() {
  return (
    <div className="grid gap-3">
      <ButtonLink to="/login">Iniciar sesión</ButtonLink>
      <ButtonLink to="/registro" variant="secondary">
        Registrarse
      </ButtonLink>
    </div>
  );
}
