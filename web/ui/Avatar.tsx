import { cx } from './cx.ts';
import { initials } from './text.ts';

/** The user's initials on coral. Decorative: the name is beside it. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center rounded-full bg-accent font-display font-extrabold text-on-accent [font-stretch:84%]',
        className ?? 'size-10 text-base',
      )}
    >
      {initials(name)}
    </span>
  );
}
