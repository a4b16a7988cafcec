import { Menu } from '../ui/icons.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

const loadDrawer = () => import('./NavigationDrawer.tsx');
const NavigationDrawer = lazyPart(loadDrawer);

/** The menu button of small screens and its drawer. The drawer is lazy loaded at the first touch. */
export function MenuButton() {
  const { key } = useLocation();
  const [wanted, setWanted] = useState(false);
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Open only at the history entry where it was opened: navigating to another page closes it.
  const open = openAt === key;

  return (
    // Without JavaScript the button could not open anything; the footer has all links.
    <div className="lg:hidden noscript:hidden">
      <button
        type="button"
        aria-label="Abrir el menú"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={() => void loadDrawer().catch(() => undefined)}
        onClick={() => {
          setWanted(true);
          setOpenAt(key);
        }}
        className="-mr-2 grid size-12 place-items-center rounded-md hover:bg-fg/10"
      >
        <Menu aria-hidden="true" className="size-7" />
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <NavigationDrawer open={open} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </div>
  );
}
