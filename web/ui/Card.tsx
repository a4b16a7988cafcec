import type { ComponentProps, ElementType } from 'react';
import { cx } from './cx.ts';

interface CardProps extends ComponentProps<'div'> {
  /** `article` or `li` if that is its meaning. */
  as?: ElementType;
  /** If a link inside covers the whole card, give the link the class `card-link`, and the card lifts on hover. */
  linked?: boolean;
}

/** A card on the page. It has no padding, so that pictures can reach its edges. */
export function Card({ as: Tag = 'div', linked, className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={cx(
        'relative overflow-hidden rounded-lg border border-hairline bg-surface text-fg shadow-card',
        linked &&
          'transition-[translate,border-color] duration-150 hover:-translate-y-0.5 hover:border-line ' +
            '[&_.card-link]:after:absolute [&_.card-link]:after:inset-0 [&_.card-link]:after:content-[""] ' +
            '[&_.card-link]:no-underline hover:[&_.card-link]:underline [&_.card-link]:underline-offset-4 ' +
            '[&_.card-link]:decoration-3 [&_.card-link]:decoration-accent ' +
            'has-[.card-link:focus-visible]:outline-3 has-[.card-link:focus-visible]:outline-offset-2 ' +
            'has-[.card-link:focus-visible]:outline-ring [&_.card-link:focus-visible]:outline-none ' +
            '[&_.card-link:focus-visible]:shadow-none',
        className,
      )}
    />
  );
}
