import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The new page's title is in the document only after React has rendered it. */
const TITLE_DELAY_MS = 150;

/**
 * Makes arriving at another page what it is without a router: the focus starts at the page's content, and a screen
 * reader says its title. Filters and tabs change the query only, so they leave both alone.
 */
export function RouteAnnouncer({ content }: { content: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    content.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setTitle(document.title), TITLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, content]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
