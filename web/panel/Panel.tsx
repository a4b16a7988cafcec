import { type ReactNode, type RefObject, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { club } from '../../api/club/club.ts';
import { Crest } from '../ui/art/Crest.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { Menu } from '../ui/icons.tsx';
import { PanelNavigation } from './PanelNavigation.tsx';
import { tabAt } from './panel-tabs.ts';

interface PanelProps {
  content: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The layout of every screen of the panel: navigation at the side, or behind a button on small screens. */
export function Panel({ content, children }: PanelProps) {
  return (
    // With the navigation at the side there is no bar, so sticky elements stick to the window.
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[var(--side-w)_minmax(0,1fr)] lg:grid-rows-1 lg:[--bar-h:0px] print:block">
      <div className="on-ink sticky top-0 hidden h-dvh flex-col border-r border-hairline bg-ink text-fg lg:flex print:hidden">
        <Home className="flex min-h-18 shrink-0 items-center gap-3 px-5" />
        <PanelNavigation />
      </div>
      <SmallBar />
      {/* Leaves room for the toasts under the end of a screen, such as the page numbers. */}
      <main
        ref={content}
        id="contenido"
        tabIndex={-1}
        className="min-w-0 px-4 py-6 sm:px-6 lg:px-8 lg:pt-8 lg:pb-32 2xl:px-12 print:p-0"
      >
        <div className="mx-auto max-w-[86rem]">{children}</div>
      </main>
    </div>
  );
}

function Home({ className }: { className: string }) {
  return (
    <Link to="/admin" className={className}>
      <Crest abbreviation={club.abbreviation} solid className="w-9 shrink-0" />
      <span className="grid">
        <span className="headline text-lg whitespace-nowrap">{club.shortName}</span>
        <span className="caption text-muted">Panel de gestión</span>
      </span>
    </Link>
  );
}

/** The bar of small screens: the current screen, and the button that opens the navigation. */
function SmallBar() {
  const { key, pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);
  // It stays open only in the history entry in which it was opened: navigation closes it.
  const open = openAt === key;
  return (
    <header className="on-ink sticky top-0 z-40 flex h-(--bar-h) items-center gap-3 border-b border-hairline bg-ink px-4 text-fg lg:hidden print:hidden">
      <button
        type="button"
        aria-label="Abrir el menú del panel"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpenAt(key)}
        className="-ml-2.5 grid size-12 shrink-0 place-items-center rounded-md hover:bg-fg/10"
      >
        <Menu className="size-7" />
      </button>
      <span className="headline min-w-0 flex-1 truncate text-lg">{tabAt(pathname)?.label}</span>
      <Link to="/admin" aria-label="Inicio del panel" className="grid size-12 place-items-center">
        <Crest abbreviation={club.abbreviation} solid className="w-8" />
      </Link>
      <Drawer
        open={open}
        onClose={close}
        label="Menú del panel"
        side="left"
        header={<Home className="flex items-center gap-3" />}
      >
        <PanelNavigation onChoose={close} inDrawer />
      </Drawer>
    </header>
  );
}
