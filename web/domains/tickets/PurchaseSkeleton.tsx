import { ScoreboardSkeleton } from '../matches/ScoreboardSkeleton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';

/** Skeleton of a match and its offer, with the final layout. */
export function PurchaseSkeleton() {
  return (
    <SkeletonGroup label="Cargando el partido..." className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <ScoreboardSkeleton className="h-[21.25rem] lg:h-[29.6rem]" />
      <Card className="grid content-start gap-5 p-5 sm:p-7 lg:h-[29.6rem]">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-14 w-40" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="mt-8 h-24 w-full" />
      </Card>
    </SkeletonGroup>
  );
}
