import { useEffect, useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

/** No layout exists on the server, where React would only warn about it. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Drives a native `<dialog>` from a boolean. The browser gives the focus trap, Esc and the return of the focus; this
 * adds the click on the backdrop, and closes before React takes the element away, so that the focus returns then too.
 * Spread the result on the dialog; its content needs a box of its own, or every click would be on the backdrop.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef(false);
  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return {
    ref,
    // Esc asks first, so that the state of the page decides.
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && open) onClose();
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressed.current = event.target === event.currentTarget;
    },
    // Both ends of the click: a text selection that ends outside must not close anything.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressed.current && event.target === event.currentTarget) onClose();
    },
  };
}
