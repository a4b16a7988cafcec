import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The new title is in the document only after React has rendered the page. */
const TITLE_DELAY_MS = 150;

/**
 * Makes a client-side navigation accessible like a normal page load: moves the focus to the page's content, and a
 * screen reader announces the title. Filters and tabs only change the query, so they change neither.
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
