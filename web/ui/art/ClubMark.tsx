import { cx } from '../cx.ts';
import { Crest } from './Crest.tsx';

interface ClubMarkProps {
  abbreviation: string;
  /** The name in two lines, the second one smaller: «Palma Mallorca», «Bàsquet». */
  name: string;
  suffix?: string;
  /** Crest only, on narrow screens. */
  compact?: boolean;
  className?: string;
}

/** Crest and wordmark; the text is the accessible name of the surrounding link. */
export function ClubMark({ abbreviation, name, suffix, compact, className }: ClubMarkProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.5 text-fg', className)}>
      <Crest abbreviation={abbreviation} solid className="w-10" />
      <span className={cx('grid', compact && 'max-sm:sr-only')}>
        <span className="font-display text-[1.375rem] leading-none [font-weight:850] uppercase [font-stretch:68%]">
          {name}
        </span>
        {suffix && (
          <span className="caption text-[0.6875rem] leading-none font-bold tracking-[0.22em] text-accent-text uppercase">
            {suffix}
          </span>
        )}
      </span>
    </span>
  );
}
