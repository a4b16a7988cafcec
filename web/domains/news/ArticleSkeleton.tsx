import { Seo } from '../../app/Seo.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-full', 'w-11/12', 'w-7/12'];

export function ArticleSkeleton() {
  return (
    <>
      <Seo title="Noticia" description="Noticias del club." noIndex />
      <h1 className="sr-only">Noticia</h1>
      <SkeletonGroup label="Cargando la noticia...">
        <div className="on-ink relative bg-ink">
          <Skeleton className="aspect-3/2 max-h-[60dvh] w-full rounded-none sm:aspect-2/1 lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:h-full lg:max-h-none lg:w-[44%]" />
          <div className="wrap relative">
            <div className="grid content-between gap-7 py-6 sm:py-9 lg:min-h-[30rem] lg:w-[56%] lg:pr-12">
              <Skeleton className="h-11 w-48" />
              <div className="grid gap-3">
                <Skeleton className="h-9 w-full sm:h-12" />
                <Skeleton className="h-9 w-10/12 sm:h-12" />
              </div>
              <div className="grid gap-5">
                <Skeleton className="h-6 w-72" />
                <Skeleton className="h-12 w-36" />
              </div>
            </div>
          </div>
        </div>
        <div className="wrap grid gap-14 py-9 sm:py-14 lg:grid-cols-[minmax(0,40rem)_minmax(0,26rem)] lg:justify-between lg:gap-12">
          <div className="grid content-start gap-4">
            {LINES.map((width, at) => (
              <Skeleton key={at} className={`h-5 ${width}`} />
            ))}
          </div>
          <div className="grid content-start gap-5">
            <Skeleton className="h-9 w-64" />
            <Skeleton className="h-26 w-full" />
            <Skeleton className="h-26 w-full" />
            <Skeleton className="h-26 w-full" />
          </div>
        </div>
      </SkeletonGroup>
    </>
  );
}
