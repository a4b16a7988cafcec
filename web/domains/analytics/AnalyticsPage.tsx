import { useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { graphql } from '../../gql/index.ts';
import { describeError } from '../../graphql/results.ts';
import { PanelPage } from '../../panel/PanelPage.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { AnalyticsCharts } from './AnalyticsCharts.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { readPeriod } from './period-address.ts';
import { daysLabel } from './period-words.ts';

const AnalyticsQuery = graphql(`
  query AnalyticsPage($period: AnalyticsPeriodInput!) {
    analytics(period: $period) {
      period {
        from
        until
        bucket
        previous {
          from
          until
        }
      }
      ...AnalyticsCharts_analytics
    }
  }
`);

/** The club's development over a period, which is part of the URL. */
export default function AnalyticsPage() {
  const [params] = useSearchParams();
  const view = readPeriod(params);
  const [{ data, error, fetching }, again] = useQuery({
    query: AnalyticsQuery,
    variables: { period: view.input ?? { range: view.range } },
    pause: view.input === null,
    // Figures change while the user is on another page.
    requestPolicy: 'cache-and-network',
  });
  const analytics = data?.analytics;
  const period = analytics?.period;
  const isWaiting = view.input === null;
  return (
    <PanelPage
      title="Analíticas"
      description={
        period ? (
          <>
            {daysLabel(period)}, comparado con {daysLabel(period.previous)}.
          </>
        ) : (
          'Entradas, registros, socios, puntos y patrocinio del periodo que elijas.'
        )
      }
    >
      <PeriodBar view={view} shown={period} />
      {isWaiting && !analytics && <p className="text-muted">Elige el primer y el último día del periodo.</p>}
      {error && !isWaiting && (
        <Alert
          tone="error"
          title="Error al cargar las analíticas"
          actions={
            <Button size="sm" variant="secondary" onClick={() => again({ requestPolicy: 'network-only' })}>
              Reintentar
            </Button>
          }
        >
          {describeError(error)}
        </Alert>
      )}
      {analytics ? (
        <div
          aria-busy={fetching}
          className={cx('transition-opacity duration-150', (isWaiting || error) && 'opacity-60')}
        >
          <AnalyticsCharts analytics={analytics} />
        </div>
      ) : (
        !error && !isWaiting && <ChartsToCome />
      )}
    </PanelPage>
  );
}

function ChartsToCome() {
  return (
    <SkeletonGroup label="Cargando las analíticas..." className="grid gap-5 xl:grid-cols-2">
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} className="h-[26rem] rounded-lg" />
      ))}
    </SkeletonGroup>
  );
}
