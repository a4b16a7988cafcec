import { useQuery } from 'urql';
import { graphql } from '../../gql/index.ts';
import { describeError } from '../../graphql/results.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { SectionTitle } from '../users/profile/SectionTitle.tsx';
import { AchievementGrid } from './AchievementGrid.tsx';
import { PointsHistory } from './PointsHistory.tsx';
import { PointsSummary } from './PointsSummary.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { useRefresh } from '../../ui/use-refresh.ts';

const PointsQuery = graphql(`
  query PointsPanel {
    viewer {
      id
      points {
        ...PointsSummary_points
        ...PointsHistory_points
      }
      achievements {
        id
        ...AchievementGrid_achievement
        ...useAnnouncements_achievement
      }
    }
  }
`);

/** How often the points are refreshed. */
const REFRESH_MS = 30_000;

/** «Mis Puntos»: the user's loyalty points, always up to date. */
export function PointsPanel() {
  const [{ data, error }, ask] = useQuery({ query: PointsQuery, requestPolicy: 'cache-and-network' });
  useRefresh(() => ask({ requestPolicy: 'network-only' }), REFRESH_MS);
  const viewer = data?.viewer;
  useAnnouncements(viewer?.achievements);
  return (
    <>
      <SectionTitle>Mis Puntos</SectionTitle>
      {viewer && (
        <>
          <PointsSummary points={viewer.points} />
          <PointsHistory points={viewer.points} />
          <AchievementGrid achievements={viewer.achievements} />
        </>
      )}
      {!viewer && error && (
        <Alert
          tone="error"
          title="No hemos podido cargar tus puntos"
          actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>}
        >
          {describeError(error)}
        </Alert>
      )}
      {!viewer && !error && <PointsSkeleton />}
    </>
  );
}

function PointsSkeleton() {
  return (
    <SkeletonGroup label="Cargando tus puntos..." className="grid gap-6">
      <Skeleton className="h-104 rounded-lg sm:h-62" />
      <Skeleton className="h-90 rounded-lg" />
      <Skeleton className="h-110 rounded-lg" />
    </SkeletonGroup>
  );
}
