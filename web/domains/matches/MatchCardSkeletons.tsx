import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';

/** Skeletons of a month of the calendar, as tall as the cards. */
export function MatchCardSkeletons() {
  return (
    <SkeletonGroup
      label="Cargando partidos..."
      className="grid gap-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8"
    >
      <Skeleton className="h-8 w-40 lg:mt-3 lg:h-16" />
      <div className="grid gap-4">
        {Array.from({ length: 6 }, (_, at) => (
          <div
            key={at}
            className="grid h-60 grid-cols-[min(4.75rem,25%)_minmax(0,1fr)] overflow-hidden rounded-lg border border-hairline bg-surface sm:h-[9.35rem] sm:grid-cols-[6.5rem_minmax(0,1fr)]"
          >
            <div className="bg-sunken" />
            <div className="grid content-center gap-3 p-4 sm:px-6">
              <Skeleton className="h-6 w-3/4 max-w-56" />
              <Skeleton className="h-9 w-full max-w-72" />
              <Skeleton className="h-4 w-2/3 max-w-64" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
