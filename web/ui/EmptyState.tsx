import type { ReactNode } from 'react';
import { CourtCrop } from './art/CourtCrop.tsx';
import { cx } from './cx.ts';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** What to do about it: one or two buttons. */
  actions?: ReactNode;
  /** Picks the crop of the court. */
  seed?: string;
  /** Heading level, so that the page's outline stays whole. */
  as?: 'h1' | 'h2' | 'h3' | 'p';
  className?: string;
}

/** Nothing here, said with a picture: title, a line, and a way on. */
export function EmptyState({
  title,
  children,
  actions,
  seed = 'empty',
  as: Title = 'p',
  className,
}: EmptyStateProps) {
  return (
    <div
      className={cx(
        'grid overflow-hidden rounded-lg border border-hairline bg-surface sm:grid-cols-[2fr_3fr]',
        className,
      )}
    >
      <CourtCrop seed={seed} className="h-36 sm:h-full sm:min-h-56" />
      <div className="grid content-center gap-3 p-6 sm:p-8">
        <Title className="display text-display-sm">{title}</Title>
        {children && <div className="text-muted">{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}
