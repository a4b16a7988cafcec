import { X } from './page-icons.tsx';
import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { useModal } from './use-modal.ts';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Accessible name; `header` is the visible title. */
  label: string;
  side?: 'left' | 'right';
  /** Shown beside the close button: the club's logo, a title. */
  header?: ReactNode;
  children?: ReactNode;
}

/** A modal side panel on the native dialog, for the menu of small screens. */
export function Drawer({ open, onClose, label, side = 'right', header, children }: DrawerProps) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      id={id}
      aria-label={label}
      data-side={side}
      className={cx(
        'modal fixed inset-y-0 m-0 h-dvh max-h-none w-[min(22rem,calc(100%-3rem))] max-w-none bg-canvas p-0 text-fg shadow-pop',
        side === 'right' ? 'right-0 left-auto' : 'right-auto left-0',
      )}
    >
      {open && (
        <div className="grid h-full grid-rows-[auto_1fr]">
          <div className="flex min-h-(--bar-h) items-center justify-between gap-4 border-b border-hairline px-4">
            <div className="min-w-0">{header}</div>
            <button
              type="button"
              aria-label="Cerrar"
              onClick={onClose}
              className="grid size-12 shrink-0 place-items-center rounded-md hover:bg-fg/10"
            >
              <X aria-hidden="true" size={26} />
            </button>
          </div>
          <div className="overflow-y-auto overscroll-contain p-4">{children}</div>
        </div>
      )}
    </dialog>
  );
}
