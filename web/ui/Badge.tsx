import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type BadgeTone =
  | 'neutral'
  | 'accent'
  | 'solid'
  | 'sea'
  | 'ok'
  | 'warn'
  | 'error'
  | 'live'
  | 'platinum'
  | 'gold'
  | 'silver'
  | 'bronze';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-fg/10 text-fg',
  accent: 'bg-accent-soft text-accent-text',
  solid: 'bg-fg text-canvas',
  sea: 'bg-sea-soft text-sea',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  error: 'bg-error-soft text-error',
  live: 'bg-live text-white',
  platinum: 'bg-platinum text-ink',
  gold: 'bg-gold text-ink',
  silver: 'bg-silver text-ink',
  bronze: 'bg-bronze text-ink',
};

interface BadgeProps {
  tone?: BadgeTone;
  /** A colour from the data (`#64748b`), shown as a bar: text on any colour might be unreadable. */
  color?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A short label on a card. `live` pulses. */
export function Badge({ tone = 'neutral', color, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'caption inline-flex w-fit min-h-6 items-center gap-1.5 rounded-sm max-w-full px-2 py-0.5 break-words sm:whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {tone === 'live' && <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-white" />}
      {color && (
        <svg aria-hidden="true" viewBox="0 0 4 14" className="h-3.5 w-1 shrink-0">
          <rect width="4" height="14" rx="1" fill={color} />
        </svg>
      )}
      {children}
    </span>
  );
}
