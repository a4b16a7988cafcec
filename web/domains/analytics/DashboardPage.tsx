import { useQuery } from 'urql';
import { graphql } from '../../gql/index.ts';
import { describeError } from '../../graphql/results.ts';
import { PanelPage } from '../../panel/PanelPage.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { useOpenScoreboard } from '../matches/manage/use-open-scoreboard.ts';
import { useViewer } from '../users/viewer.tsx';
import { CertificateWarning } from '../wallet/CertificateWarning.tsx';
import { ComingMatches } from './ComingMatches.tsx';
import { DashboardTiles } from './DashboardTiles.tsx';
import { PendingWork } from './PendingWork.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const DashboardQuery = graphql(`
  query DashboardPage {
    dashboard {
      homeMatches {
        ...ComingMatches_match
      }
      recentActivity {
        ...RecentActivity_entry
      }
      ...DashboardTiles_dashboard
      ...PendingWork_dashboard
      ...CertificateWarning_dashboard
    }
  }
`);

/** The current state of the club, limited to what the user's roles may see. */
export default function DashboardPage() {
  const { user } = useViewer();
  const [{ data, error }, again] = useQuery({ query: DashboardQuery, requestPolicy: 'cache-and-network' });
  useOpenScoreboard();
  const dashboard = data?.dashboard;
  const isAdmin = user?.roles.includes('ADMIN') ?? false;
  return (
    <PanelPage title="Panel" description={user && `Hola, ${user.name}. Así está el club ahora mismo.`}>
      {error && (
        <Alert
          tone="error"
          title="Error al cargar el panel"
          actions={
            <Button size="sm" variant="secondary" onClick={() => again({ requestPolicy: 'network-only' })}>
              Reintentar
            </Button>
          }
        >
          {describeError(error)}
        </Alert>
      )}
      {dashboard ? (
        <>
          <CertificateWarning dashboard={dashboard} />
          <DashboardTiles dashboard={dashboard} />
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="grid gap-5">
              <PendingWork dashboard={dashboard} />
              {dashboard.homeMatches && <ComingMatches matches={dashboard.homeMatches} />}
            </div>
            <div className="grid gap-5">
              <Shortcuts />
              <RecentActivity entries={dashboard.recentActivity} isEverybodys={isAdmin} />
            </div>
          </div>
        </>
      ) : (
        !error && <DashboardToCome />
      )}
    </PanelPage>
  );
}

function DashboardToCome() {
  return (
    <SkeletonGroup label="Cargando el panel..." className="grid gap-5">
      <span className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {Array.from({ length: 4 }, (_, at) => (
          <Skeleton key={at} className="h-40 rounded-lg" />
        ))}
      </span>
      <Skeleton className="h-72 rounded-lg" />
    </SkeletonGroup>
  );
}
