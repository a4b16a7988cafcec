import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';

/** Skeletons of matches on sale, as tall as the cards. */
export function TicketCardSkeletons() {
  return (
    <SkeletonGroup label="Cargando partidos..." className="grid gap-5">
      {Array.from({ length: 4 }, (_, at) => (
        <div
          key={at}
          className="grid h-[22.2rem] grid-rows-[3.35rem_1fr_auto] overflow-hidden rounded-lg border border-hairline bg-surface md:h-[11.25rem] md:grid-cols-[8.5rem_minmax(0,1fr)_17rem] md:grid-rows-1"
        >
          <div className="bg-navy dark:bg-navy-2" />
          <div className="grid content-center gap-4 p-4 sm:p-6">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-12 w-full max-w-80" />
            <Skeleton className="h-4 w-56" />
          </div>
          <div className="grid content-center gap-3 border-t-2 border-dashed border-line p-4 sm:p-6 md:border-t-0 md:border-l-2">
            <Skeleton className="h-8 w-24" />
            <Skeleton className="h-12 w-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
