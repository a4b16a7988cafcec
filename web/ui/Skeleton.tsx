import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A grey placeholder of the final size: give it `h-…`, `w-…`, `aspect-…`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block rounded-md', className)} />;
}

interface SkeletonGroupProps {
  /** Announced once: «Cargando próximos partidos...». */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Wraps a page's skeletons with an announcement for screen readers. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
