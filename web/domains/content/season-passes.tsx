import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import type { PageLoad } from '../../app/page.ts';
import { Seo } from '../../app/Seo.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageBand } from '../../ui/PageBand.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import type { Passes } from './season-ticket-prices.ts';

const SeasonPassesQuery = graphql(`
  query SeasonPasses {
    season {
      year
      passes {
        zones {
          zone
          general
          junior
          young
          senior
          reducedMobility
          singleParent
          family
        }
        vip
        corporate
        instalments
        text
      }
    }
  }
`);

/** The `load` of pages with the prices of season passes. */
export const loadPasses: PageLoad = (client) => preload(client, SeasonPassesQuery, {});

interface WithPassesProps {
  /** The title of the page, shown while the prices are missing. */
  title: string;
  seed: string;
  children: (passes: Passes) => ReactNode;
}

/** A page with the prices of the season passes; until they are known a skeleton, or what went wrong. */
export function WithPasses({ title, seed, children }: WithPassesProps) {
  const [{ data, error }, ask] = useQuery({ query: SeasonPassesQuery });
  const passes = data?.season?.passes;
  if (passes) return children(passes);
  return (
    <>
      <Seo title={title} description={title} />
      <PageBand title={title} seed={seed} />
      <div className="wrap py-10 sm:py-14">
        {error ? (
          <Alert
            tone="error"
            title="No hemos podido cargar los precios"
            actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>}
          >
            Comprueba tu conexión y vuelve a intentarlo.
          </Alert>
        ) : (
          <SkeletonGroup label="Cargando los precios..." className="grid gap-6">
            <Skeleton className="h-40 rounded-lg" />
            <Skeleton className="h-96 rounded-lg" />
          </SkeletonGroup>
        )}
      </div>
    </>
  );
}
