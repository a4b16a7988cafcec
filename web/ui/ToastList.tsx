import { CircleCheck, OctagonAlert } from './page-icons.tsx';
import { useEffect, useRef } from 'react';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import type { ToastMessage } from './toast.ts';

/** Time for screen readers to notice the live region before its first message comes. */
const ANNOUNCE_DELAY_MS = 120;
const STAY_MS = { success: 5000, error: 10_000 } as const;

/** The library's side of the Toaster, loaded with the first message. Grows by what is new in `messages`. */
export function ToastList({ messages }: { messages: readonly ToastMessage[] }) {
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
      // At the top: on a phone the lower half is where a purchase shows its QR code.
      position="top-right"
      containerAriaLabel="Notificaciones"
      offset={{ top: 'calc(var(--bar-h) + 1rem)', right: '1rem' }}
      mobileOffset={{ top: 'calc(var(--bar-h) + 0.5rem)' }}
      closeButton
      // Stacked, the ones behind would leave too little of their buttons to press.
      expand
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Cerrar',
        classNames: {
          toast:
            'on-ink group flex w-(--width) max-w-full items-start gap-3 rounded-md border-l-6 border-ok bg-navy p-4 pr-11 ' +
            'font-sans text-fg shadow-pop data-[type=error]:border-live',
          title: 'font-semibold',
          description: 'text-sm text-muted',
          closeButton:
            'absolute top-1.5 right-1.5 grid size-9 place-items-center rounded-sm text-muted hover:text-fg [&_svg]:size-4',
        },
      }}
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-6 text-ok" />,
        error: <OctagonAlert aria-hidden="true" className="size-6 text-error" />,
      }}
    />
  );
}

function show({ kind, title, description }: ToastMessage) {
  sonner[kind](title, { description, duration: STAY_MS[kind] });
}
