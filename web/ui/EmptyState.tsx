import type { ReactNode } from 'react';
import { CourtCrop } from './art/CourtCrop.tsx';
import { cx } from './cx.ts';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** One or two buttons with a next step. */
  actions?: ReactNode;
  /** Seed of the court picture. */
  seed?: string;
  /** Heading level, to keep the page's outline correct. */
  as?: 'h1' | 'h2' | 'h3' | 'p';
  className?: string;
}

/** An empty state with a picture: title, text and a next step. */
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
