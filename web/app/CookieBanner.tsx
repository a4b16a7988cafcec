import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { roomAtEnd } from '../ui/room-at-end.ts';
import { readConsent, storeConsent } from './cookie-consent.ts';
import { forgetAnalyticsCookies } from './optional-cookies.ts';

const loadSwitches = () => import('./CookieSwitches.tsx');
/** Few visitors choose one by one, so it is lazy loaded, like the drawer of the menu at the first touch. */
const CookieSwitches = lazyPart(loadSwitches);

interface CookieBannerProps {
  /** True if the user opened the dialog; false if it appeared by itself. */
  requested: boolean;
  onClose: () => void;
}

/**
 * Asks for cookie consent. It blocks nothing, so it is not a modal dialog: unless the user opened it, it takes the
 * focus only if no other element has it. Accepting and refusing look the same and need the same number of clicks.
 */
export default function CookieBanner({ requested, onClose }: CookieBannerProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [choosing, setChoosing] = useState(requested);
  const [chosen, setChosen] = useState(() => {
    const { analytics = false, marketing = false } = readConsent()?.preferences ?? {};
    return { analytics, marketing };
  });

  useEffect(() => {
    const before = document.activeElement;
    const free = before === document.body;
    if (requested || free) box.current?.focus({ preventScroll: true });
    return () => {
      // Back to the button that opened it, unless the focus has moved elsewhere.
      if (!free && document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }, [requested]);

  useEffect(() => (box.current ? roomAtEnd(box.current) : undefined), []);

  function decide(preferences: typeof chosen) {
    storeConsent(preferences);
    if (!preferences.analytics) forgetAnalyticsCookies();
    onClose();
  }

  return (
    <div
      ref={box}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className="fixed right-0 bottom-(--tab-h) left-0 z-50 max-h-[50dvh] overflow-y-auto border-t border-hairline bg-surface p-5 shadow-pop sm:right-auto sm:bottom-[calc(var(--tab-h)+1rem)] sm:left-4 sm:w-[26rem] sm:rounded-lg sm:border print:hidden"
    >
      <h2 id={`${id}-title`} className="headline text-xl">
        {requested ? 'Preferencias de cookies' : 'Tú decides sobre las cookies'}
      </h2>
      {/* One sentence per paragraph: a single long paragraph would become the largest contentful paint, seconds late,
          on pages with little text at the top. */}
      <div id={`${id}-text`} className="mt-2 grid gap-1 text-[0.9375rem] text-muted">
        <p>Usamos las necesarias para que la web funcione.</p>
        <p>Las demás, solo si quieres.</p>
        <p>
          Más en la{' '}
          <Link to="/politica-cookies" className="text-fg underline">
            política de cookies
          </Link>
          .
        </p>
      </div>
      {choosing && (
        <Suspense fallback={null}>
          <CookieSwitches chosen={chosen} onChange={setChosen} />
        </Suspense>
      )}
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button variant="secondary" onClick={() => decide({ analytics: false, marketing: false })}>
          Solo necesarias
        </Button>
        <Button variant="secondary" onClick={() => decide({ analytics: true, marketing: true })}>
          Aceptar todas
        </Button>
        {choosing ? (
          <Button variant="ghost" className="col-span-2" onClick={() => decide(chosen)}>
            Guardar preferencias
          </Button>
        ) : (
          <Button
            variant="ghost"
            className="col-span-2"
            onPointerDown={() => void loadSwitches().catch(() => undefined)}
            onClick={() => setChoosing(true)}
          >
            Elegir preferencias
          </Button>
        )}
      </div>
    </div>
  );
}
