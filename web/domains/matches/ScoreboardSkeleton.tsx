import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The skeleton of a scoreboard; give it the board's height. */
export function ScoreboardSkeleton({ className }: { className: string }) {
  return (
    <div className={cx('on-ink planks grid content-between overflow-hidden rounded-lg bg-board', className)}>
      <div className="border-b border-hairline px-5 py-4 sm:px-8">
        <Skeleton className="h-3.5 w-20" />
      </div>
      <div className="grid grid-cols-3 justify-items-center px-4 sm:px-8">
        <Skeleton className="h-20 w-16 rounded-lg sm:h-32 sm:w-28" />
        <Skeleton className="h-16 w-28 sm:h-24 sm:w-56" />
        <Skeleton className="h-20 w-16 rounded-lg sm:h-32 sm:w-28" />
      </div>
      <div className="border-t border-hairline px-5 py-5 sm:px-8">
        <Skeleton className="h-4 w-48" />
      </div>
    </div>
  );
}
