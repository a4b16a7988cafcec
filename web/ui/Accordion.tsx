import { Plus } from './icons.tsx';
import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';

interface AccordionProps {
  items: readonly { title: ReactNode; content: ReactNode }[];
  /** The item that is open at first. */
  openAt?: number;
  className?: string;
}

/** Questions and answers, one open at a time: native `<details>` with a shared name, so no JavaScript. */
export function Accordion({ items, openAt, className }: AccordionProps) {
  const name = useId();
  return (
    <div className={cx('border-t-3 border-fg', className)}>
      {items.map((item, at) => (
        <details key={at} name={name} open={at === openAt} className="group border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-display text-lg leading-snug font-bold [font-stretch:90%] [&::-webkit-details-marker]:hidden">
            {item.title}
            <Plus
              aria-hidden="true"
              size={24}
              className="shrink-0 text-accent-text transition-[rotate] duration-150 group-open:rotate-45"
            />
          </summary>
          <div className="max-w-[40rem] pb-5 text-muted">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
