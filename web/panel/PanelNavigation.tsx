import { Link, useLocation } from 'react-router-dom';
import { club } from '../../api/club/club.ts';
import { ActionError } from '../ui/ActionError.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { cx } from '../ui/cx.ts';
import { House } from '../ui/icons.tsx';
import { ArrowUpRight, LogOut } from '../ui/page-icons.tsx';
import { SkeletonGroup, Skeleton } from '../ui/Skeleton.tsx';
import { askBeforeLeaving } from '../ui/use-unsaved-guard.ts';
import { useLogout } from '../domains/users/use-logout.ts';
import { useViewer, type Viewer } from '../domains/users/viewer.tsx';
import { isScreenOf, type PanelLink, type PanelTab, tabAt, tabsOf } from './panel-tabs.ts';

const CHOICE =
  'flex min-h-10.5 items-center rounded-md text-left text-[0.9375rem] font-medium no-underline ' +
  'transition-colors duration-150 hover:bg-fg/10';
const LINE = `${CHOICE} w-full gap-3 px-3`;

interface PanelNavigationProps {
  /** Called on every choice, also of the current screen. */
  onChoose?: () => void;
  /** The drawer scrolls as a whole; at the side only the tabs scroll. */
  inDrawer?: boolean;
}

/** The tabs of the user's roles, the screens of the current tab, and the links out of the panel. */
export function PanelNavigation({ onChoose, inDrawer }: PanelNavigationProps) {
  const viewer = useViewer();
  return (
    <>
      <nav
        aria-label="Panel"
        className={cx(!inDrawer && 'min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-2')}
      >
        <div
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) onChoose?.();
          }}
        >
          {viewer.status === 'signed-in' ? <Tabs user={viewer.user} /> : <TabsToCome />}
        </div>
      </nav>
      {/* A long e-mail address must not widen the column. */}
      <div
        className={cx(
          'grid grid-cols-1 gap-1 border-t border-hairline pt-2',
          inDrawer ? 'mt-3' : 'px-3 pb-2',
        )}
      >
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-1">
          <Link to="/" className={cx(CHOICE, 'gap-2 pl-3')}>
            <House size={20} className="shrink-0 text-muted" />
            <span className="truncate">Ver la web</span>
          </Link>
          <a href={club.links.intranet} target="_blank" rel="noopener" className={cx(CHOICE, 'gap-2 px-2')}>
            <ArrowUpRight size={20} className="shrink-0 text-muted" />
            Intranet
            <span className="sr-only"> (se abre en otra pestaña)</span>
          </a>
        </div>
        {viewer.status === 'signed-in' && <Person user={viewer.user} onChoose={onChoose} />}
      </div>
    </>
  );
}

function Tabs({ user }: { user: Viewer }) {
  const { pathname } = useLocation();
  const open = tabAt(pathname);
  return (
    <ul className="grid gap-0.5">
      {tabsOf(user).map((tab) => (
        <li key={tab.id}>
          <TabLink tab={tab} isOpen={tab === open} isHere={isScreenOf(tab, pathname)} />
          {tab === open && tab.pages && <Pages pages={tab.pages} pathname={pathname} />}
        </li>
      ))}
    </ul>
  );
}

function TabLink({ tab: { to, label, Icon }, isOpen, isHere }: TabLinkProps) {
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : isOpen ? 'true' : undefined}
      className={cx(LINE, isOpen && 'bg-fg/10 font-semibold shadow-[inset_3px_0_var(--accent)]')}
    >
      <Icon size={20} className={cx('shrink-0', isOpen ? 'text-accent-text' : 'text-muted')} />
      {label}
    </Link>
  );
}

interface TabLinkProps {
  tab: PanelTab;
  isOpen: boolean;
  isHere: boolean;
}

function Pages({ pages, pathname }: { pages: readonly PanelLink[]; pathname: string }) {
  // The screen of one item belongs to its list: the longest URL that is a prefix of this one.
  const here = pages
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
  return (
    <ul className="mt-0.5 mb-1.5 ml-5.5 grid border-l border-hairline pl-3">
      {pages.map((page) => (
        <li key={page.to}>
          <Link
            to={page.to}
            aria-current={page === here ? (pathname === page.to ? 'page' : 'true') : undefined}
            className={cx(LINE, 'min-h-10', page === here ? 'font-semibold text-accent-text' : 'text-muted')}
          >
            {page.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function TabsToCome() {
  return (
    <SkeletonGroup label="Cargando el menú del panel..." className="grid gap-0.5">
      {Array.from({ length: 4 }, (_, at) => (
        <span key={at} className="flex min-h-11 items-center px-3">
          <Skeleton className="h-5 w-full" />
        </span>
      ))}
    </SkeletonGroup>
  );
}

interface PersonProps {
  user: Viewer;
  onChoose: (() => void) | undefined;
}

function Person({ user, onChoose }: PersonProps) {
  const logout = useLogout();
  return (
    <>
      <div className="flex items-center gap-3 px-3 py-1">
        <Avatar name={user.name} className="size-10 text-base" />
        <div className="min-w-0 flex-1">
          <p title={user.name} className="truncate text-sm font-semibold">
            {user.name}
          </p>
          <p title={user.email} className="truncate text-sm text-muted">
            {user.email}
          </p>
        </div>
        <button
          type="button"
          aria-label="Cerrar sesión"
          title="Cerrar sesión"
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-fg/10 hover:text-fg"
          onClick={() =>
            askBeforeLeaving(async () => {
              if (!(await logout.run())) onChoose?.();
            })
          }
        >
          <LogOut size={22} />
        </button>
      </div>
      <ActionError problem={logout.problem} />
    </>
  );
}
