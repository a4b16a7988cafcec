import type { ReactNode } from 'react';
import { CourtCrop } from '../../ui/art/CourtCrop.tsx';

/** An empty list on the home page. Lighter than `EmptyState`, whose buttons and sizes are not needed here. */
export function EmptyList({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid overflow-hidden rounded-lg border border-hairline bg-surface sm:grid-cols-2">
      <CourtCrop seed={title} className="h-40 sm:h-56" />
      <div className="grid content-center gap-2 p-6">
        <p className="display text-display-sm">{title}</p>
        <p className="text-muted">{children}</p>
      </div>
    </div>
  );
}
