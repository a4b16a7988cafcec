import { Link, NavLink, useLocation } from 'react-router-dom';
import { club } from '../../api/club/club.ts';
import { Crest } from '../ui/art/Crest.tsx';
import { cx } from '../ui/cx.ts';
import { DropdownMenu, MENU_ITEM } from '../ui/DropdownMenu.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { MenuButton } from './MenuButton.tsx';
import { MAIN_NAVIGATION, type NavigationItem } from './navigation.ts';
import { useScrolled } from './use-scrolled.ts';

/** From this scroll position on, in pixels, the bar has a shadow. */
const LIFT_AFTER_PX = 10;

export function NavigationBar() {
  const lifted = useScrolled(LIFT_AFTER_PX);
  return (
    <header
      data-lifted={lifted}
      className={cx(
        'on-ink sticky top-0 z-40 h-(--bar-h) border-b text-fg transition-[background-color,box-shadow,border-color] duration-200 print:hidden',
        lifted ? 'border-hairline bg-navy shadow-pop' : 'border-transparent bg-ink',
      )}
    >
      <div className="wrap flex h-full items-center gap-4">
        {/* With large letters the name does not fit: it wraps below the bar, where it is not seen. */}
        <Link to="/" className="flex h-full min-w-0 flex-wrap content-start gap-x-3 overflow-hidden">
          <Crest abbreviation={club.abbreviation} solid className="h-(--bar-h) w-9 shrink-0" />
          <span className="headline grid h-(--bar-h) content-center text-lg whitespace-nowrap">
            {club.shortName}
          </span>
        </Link>
        <nav aria-label="Principal" className="mx-auto hidden lg:block">
          <ul className="flex items-center">
            {MAIN_NAVIGATION.map((item) => (
              <li key={item.to}>{item.children ? <ItemWithPages item={item} /> : <Item item={item} />}</li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-1 lg:ml-0">
          <AccountMenu />
          <MenuButton />
        </div>
      </div>
    </header>
  );
}

const LINE =
  'flex min-h-12 items-center gap-1 rounded-sm px-2.5 font-semibold whitespace-nowrap hover:bg-fg/10 xl:px-3';
/** The line under the current page's item. */
const ACTIVE =
  'aria-[current=page]:shadow-[inset_0_-3px_var(--accent)] aria-[current=page]:rounded-b-none aria-[current=page]:text-fg';

function Item({ item }: { item: NavigationItem }) {
  return (
    <NavLink to={item.to} end className={cx(LINE, ACTIVE, item.highlighted && 'text-accent-text')}>
      {item.label}
    </NavLink>
  );
}

function ItemWithPages({ item }: { item: NavigationItem }) {
  const { pathname } = useLocation();
  const here = [item, ...(item.children ?? [])].some(({ to }) => to === pathname);
  return (
    <DropdownMenu
      trigger={item.label}
      triggerClass={cx(
        LINE,
        'text-accent-text',
        here && 'rounded-b-none shadow-[inset_0_-3px_var(--accent)]',
      )}
    >
      <ul>
        {item.children?.map((page) => (
          <li key={page.to}>
            <NavLink to={page.to} end className={MENU_ITEM}>
              {page.label}
            </NavLink>
          </li>
        ))}
        <li className="mt-1.5 border-t border-hairline pt-1.5">
          <NavLink to={item.to} end className={MENU_ITEM}>
            Todas las entradas
          </NavLink>
        </li>
      </ul>
    </DropdownMenu>
  );
}
