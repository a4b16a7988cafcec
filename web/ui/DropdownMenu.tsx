import { ChevronDown } from './icons.tsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';

interface DropdownMenuProps {
  /** Content of the button. */
  trigger: ReactNode;
  /** Accessible name of the button, if its content is not enough (an avatar). */
  label?: string;
  /** Links and buttons, each with the class `menu-item`. */
  children: ReactNode;
  align?: 'start' | 'end';
  triggerClass?: string;
  /** Hides the arrow after the trigger. */
  bare?: boolean;
}

/** The style of an item in a DropdownMenu (and in a drawer). */
export const MENU_ITEM =
  'menu-item flex min-h-12 w-full items-center gap-3 rounded-sm px-3 text-left font-medium no-underline hover:bg-fg/10 ' +
  'aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text';

/**
 * A disclosure: a button that opens a list. Tab, arrows, Home and End move through it. Esc, a click outside or choosing
 * an item closes it.
 */
export function DropdownMenu({
  trigger,
  label,
  children,
  align = 'start',
  triggerClass,
  bare,
}: DropdownMenuProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useOutside(box, open, () => setOpen(false));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    }
    if (event.key === 'ArrowDown' && !open) {
      event.preventDefault();
      setOpen(true);
      requestAnimationFrame(() => moveFocus(box.current, 'Home'));
    } else if (open && moveFocus(box.current, event.key)) event.preventDefault();
  };

  return (
    <div ref={box} className="relative" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={cx('inline-flex min-h-12 items-center gap-1.5', triggerClass)}
      >
        {trigger}
        {!bare && (
          <ChevronDown
            aria-hidden="true"
            size={18}
            className={cx('transition-[rotate] duration-150', open && 'rotate-180')}
          />
        )}
      </button>
      <div
        id={id}
        hidden={!open}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, button')) setOpen(false);
        }}
        className={cx(
          'absolute top-full z-40 mt-1.5 min-w-60 rounded-md bg-surface p-1.5 text-fg shadow-pop',
          align === 'end' ? 'right-0' : 'left-0',
        )}
      >
        {children}
      </div>
    </div>
  );
}

/** Moves the focus within the open list; returns true if it handled the key. The button is the first stop. */
function moveFocus(box: HTMLElement | null, key: string): boolean {
  const stops = [...(box?.querySelectorAll<HTMLElement>('.menu-item') ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[key];
  if (to === undefined || stops.length === 0) return false;
  stops[(to + stops.length) % stops.length]?.focus();
  return true;
}

/** Closes on a click or a focus change outside. */
function useOutside(box: { current: HTMLElement | null }, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const look = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  }, [box, open, close]);
}
