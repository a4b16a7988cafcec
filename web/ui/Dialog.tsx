import { X } from './page-icons.tsx';
import { type RefObject, useEffect, useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  /** Called by Esc, the backdrop and the close button; set `open` to false in it. */
  onClose: () => void;
  title: ReactNode;
  /** A line below the title, also announced by screen readers. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}

const WIDTHS = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl' } as const;

/** A modal dialog on the native element. Its content is only mounted while open. */
export function Dialog({ open, onClose, title, description, children, actions, size = 'sm' }: DialogProps) {
  const id = useId();
  const modal = useModal(open, onClose);
  useFirstField(modal.ref, open);
  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className={cx(
        'modal m-auto w-[calc(100%-2rem)] rounded-lg border border-hairline bg-surface p-0 text-fg shadow-pop',
        WIDTHS[size],
      )}
    >
      {open && (
        <div className="grid max-h-[calc(100dvh-2rem)] grid-rows-[auto_1fr_auto]">
          <div className="flex items-start justify-between gap-2 p-5 pb-3 sm:p-6 sm:pb-3">
            <h2 id={`${id}-title`} className="headline min-w-0 text-2xl">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Cerrar"
              onClick={onClose}
              className="-mt-2 -mr-2 grid size-[48px] shrink-0 place-items-center rounded-md hover:bg-fg/10"
            >
              <X aria-hidden="true" size={24} />
            </button>
          </div>
          <div className="grid gap-4 overflow-y-auto px-5 pb-5 sm:px-6 sm:pb-6">
            {description && (
              <p id={`${id}-text`} className="text-muted">
                {description}
              </p>
            )}
            {children}
          </div>
          {actions && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-hairline p-4 sm:px-6">
              {actions}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}

/**
 * Focuses the first field of a form when the dialog opens: the browser would focus the close button, and Enter after typing
 * would close. On phones the keyboard would hide half of the form.
 */
function useFirstField(dialog: RefObject<HTMLDialogElement | null>, open: boolean) {
  useEffect(() => {
    if (!open || !window.matchMedia('(pointer: fine)').matches) return;
    const field = dialog.current?.querySelector<HTMLElement>(
      'form :is(input:not([type=hidden]), select, textarea):enabled',
    );
    field?.focus();
  }, [dialog, open]);
}
