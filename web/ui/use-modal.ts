import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react';

/** React warns about layout effects on the server. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Controls a native `<dialog>` by a boolean. The browser provides the focus trap, Esc and restoring the focus. This
 * hook adds closing by a click on the backdrop, and closes the dialog before React removes it, so that the focus is
 * restored then too. Spread the result on the dialog; its content needs a box of its own, or every click would hit the
 * backdrop.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef(false);
  const [closings, setClosings] = useState(0);
  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
    // `closings`: the browser closed it, and the caller keeps it open.
  }, [open, closings]);
  return {
    ref,
    // The caller's state decides whether Esc closes the dialog.
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget || !open) return;
      // A second Esc in a row closes a dialog without asking: browsers let no page hold its visitors.
      onClose();
      setClosings((before) => before + 1);
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressed.current = event.target === event.currentTarget;
    },
    // Both press and release must be on the backdrop: a text selection that ends outside must not close the dialog.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressed.current && event.target === event.currentTarget) onClose();
    },
  };
}
