import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../../ui/cx.ts';
import { sectionAddress } from './addresses.ts';
import type { ProfileSection } from './sections.ts';

interface ProfileMenuProps {
  sections: readonly ProfileSection[];
  /** Id of the open section. */
  current: string;
}

const ITEM =
  'flex min-h-13 items-center gap-3 px-4 font-display font-bold whitespace-nowrap no-underline [font-stretch:92%] ' +
  'transition-colors duration-150 border-b-4 md:rounded-md md:border-b-0 md:border-l-4';

/** The profile's menu: at the side, on phones a scrolling row. Links, so that each section has a URL. */
export function ProfileMenu({ sections, current }: ProfileMenuProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const open = list?.querySelector('[aria-current]')?.parentElement;
    // Only horizontally: the page itself must not scroll.
    if (list && open) list.scrollLeft = open.offsetLeft - (list.clientWidth - open.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label="Tu perfil" className="min-w-0">
      <ul
        ref={row}
        className="no-scrollbar relative flex overflow-x-auto border-b border-hairline md:grid md:gap-1 md:border-b-0"
      >
        {sections.map(({ id, label, Icon }) => (
          <li key={id} className="shrink-0">
            <Link
              to={sectionAddress(id)}
              preventScrollReset
              aria-current={id === current ? 'page' : undefined}
              className={cx(
                ITEM,
                id === current
                  ? 'border-accent text-fg md:bg-fg/8'
                  : 'border-transparent text-muted hover:text-fg md:hover:bg-fg/5',
              )}
            >
              <Icon size={22} className="shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
