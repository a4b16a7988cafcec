import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';

interface TabItem {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** The open tab; keep it in the URL if possible. */
  value: string;
  onChange: (id: string) => void;
  /** A side menu from 768 px on; a scrolling row below that width. */
  vertical?: boolean;
  className?: string;
}

const TAB =
  'min-h-12 shrink-0 px-4 font-display font-bold whitespace-nowrap [font-stretch:92%] transition-colors duration-150 ' +
  'border-b-4 border-transparent text-muted hover:text-fg aria-selected:border-accent aria-selected:text-fg';
const SIDE = 'md:w-full md:rounded-md md:border-b-0 md:border-l-4 md:text-left md:aria-selected:bg-fg/8';

/** ARIA tabs with a roving tab stop: arrows, Home and End move and open. Only the open panel is rendered. */
export function Tabs({ label, items, value, onChange, vertical, className }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const current = items.find((item) => item.id === value) ?? items[0];

  const onKeyDown = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item === current);
    const back = at - 1;
    const on = at + 1;
    const to = {
      ArrowLeft: back,
      ArrowUp: back,
      ArrowRight: on,
      ArrowDown: on,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    const index = to === undefined ? undefined : (to + items.length) % items.length;
    const item = index === undefined ? undefined : items[index];
    if (!item || index === undefined) return;
    event.preventDefault();
    onChange(item.id);
    const tab = row.current?.children[index];
    if (tab instanceof HTMLElement) tab.focus();
  };

  return (
    <div
      className={cx(
        'grid min-w-0 gap-6',
        vertical && 'md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10',
        className,
      )}
    >
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={cx(
          'no-scrollbar flex overflow-x-auto border-b border-hairline',
          vertical && 'md:flex-col md:content-start md:gap-1 md:border-b-0',
        )}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            aria-selected={item === current}
            aria-controls={item === current ? `${id}-panel` : undefined}
            tabIndex={item === current ? 0 : -1}
            onClick={() => onChange(item.id)}
            className={cx(TAB, vertical && SIDE)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {current && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.id}`} className="min-w-0">
          {current.panel}
        </div>
      )}
    </div>
  );
}
