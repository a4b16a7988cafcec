import { cx } from './cx.ts';

/** A turning ball. Decorative unless it has a `label`, which is announced. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex items-center gap-3">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
        className={cx('animate-spin', className ?? 'size-6')}
      >
        <circle cx="12" cy="12" r="9.5" strokeOpacity=".35" />
        <path
          d="M12 2.5v19M2.5 12h19M5.2 5.4c3.4 3.6 3.4 9.6 0 13.2M18.8 5.4c-3.4 3.6-3.4 9.6 0 13.2"
          strokeOpacity=".35"
        />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" strokeLinecap="round" />
      </svg>
      {label && <span>{label}</span>}
    </span>
  );
}
