import { CircleCheck } from './page-icons.tsx';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import type { ToastMessage } from './toast.ts';

/** Screen readers need this time to notice the live region before its first message. */
const ANNOUNCE_DELAY_MS = 120;
const STAY_MS = 5000;

/** From this width on, the panel's navigation is beside its content: Tailwind's `lg`. */
const BESIDE_NAVIGATION = '(min-width: 64rem)';

export interface ToastListProps {
  /** Append-only. */
  messages: readonly ToastMessage[];
  /** Shows toasts at the bottom on large screens, to keep the buttons and rows at the top free. */
  atBottom: boolean;
}

/** The part of the Toaster that needs the library; lazy loaded with the first message. */
export function ToastList({ messages, atBottom }: ToastListProps) {
  const isLarge = useSyncExternalStore(onResize, () => window.matchMedia(BESIDE_NAVIGATION).matches);
  const isLow = atBottom && isLarge;
  const shown = useRef(0);
  useEffect(() => {
    const timer = setTimeout(() => {
      messages.slice(shown.current).forEach(show);
      shown.current = messages.length;
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [messages]);
  return (
    <Sonner
      // At the top by default: on phones the lower half shows the QR code after a purchase.
      position={isLow ? 'bottom-center' : 'top-right'}
      containerAriaLabel="Notificaciones"
      offset={isLow ? { bottom: '1rem' } : { top: 'calc(var(--bar-h) + 1rem)', right: '1rem' }}
      // Centred on the content, not on the window.
      {...(isLow && { style: { left: 'calc(50% + var(--side-w) / 2)' } })}
      mobileOffset={{ top: 'var(--toast-top, calc(var(--bar-h) + 0.5rem))' }}
      // On phones one at a time: after a purchase three would cover the match and the code.
      visibleToasts={isLarge ? 3 : 1}
      closeButton
      // In a collapsed stack the rear buttons would be too small to press.
      expand
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Cerrar',
        classNames: {
          toast:
            'on-ink group flex w-(--width) max-w-full items-start gap-3 rounded-md border-l-6 border-ok bg-navy p-4 pr-11 ' +
            // A covered one stays for screen readers, which announce it. It shows itself as long as it has the focus.
            'font-sans text-fg shadow-pop focus-within:opacity-100! focus-within:pointer-events-auto!',
          title: 'font-semibold',
          description: 'text-sm text-muted',
          closeButton:
            'absolute top-1.5 right-1.5 grid size-9 place-items-center rounded-sm text-muted hover:text-fg [&_svg]:size-4',
        },
      }}
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-6 text-ok" />,
      }}
    />
  );
}

function onResize(change: () => void): () => void {
  const query = window.matchMedia(BESIDE_NAVIGATION);
  query.addEventListener('change', change);
  return () => query.removeEventListener('change', change);
}

function show({ title, description }: ToastMessage) {
  sonner.success(title, { description, duration: STAY_MS });
}
