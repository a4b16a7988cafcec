import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatNumber } from '../../ui/text.ts';
import { hasRole, useViewer } from '../users/viewer.tsx';
import { changeOf, counted } from './period-words.ts';

export const DashboardTiles_dashboard = graphql(`
  fragment DashboardTiles_dashboard on Dashboard {
    tickets {
      season
      lastWeek
      weekBefore
    }
    signUps {
      season
      lastWeek
      weekBefore
    }
    members
    news {
      published
      scheduled
      draft
      hidden
    }
  }
`);

interface DashboardTilesProps {
  dashboard: FragmentType<typeof DashboardTiles_dashboard>;
}

/** The figures at the top that the user's roles may see. */
export function DashboardTiles({ dashboard: key }: DashboardTilesProps) {
  const { tickets, signUps, members, news } = getFragment(DashboardTiles_dashboard, key);
  const { user } = useViewer();
  const sells = user !== null && hasRole(user, 'ADMIN', 'COMMERCIAL_MANAGER');
  return (
    <ul aria-label="Cifras del club" className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {tickets && (
        <TrendTile
          title="Entradas vendidas"
          trend={tickets}
          season={counted(tickets.season, 'entrada', 'entradas')}
          to={sells ? '/admin/analytics' : undefined}
        />
      )}
      {signUps && (
        <TrendTile
          title="Nuevos registros"
          trend={signUps}
          season={counted(signUps.season, 'cuenta', 'cuentas')}
          to="/admin/analytics"
        />
      )}
      {members !== null && members !== undefined && (
        <Tile
          title="Socios en vigor"
          figure={members}
          lines={['Personas con carnet a día de hoy']}
          to="/admin/commercial/memberships"
        />
      )}
      {news && (
        <Tile
          title="Noticias publicadas"
          figure={news.published}
          lines={[
            `${counted(news.scheduled, 'programada', 'programadas')} · ${counted(news.draft, 'borrador', 'borradores')}`,
            counted(news.hidden, 'oculta', 'ocultas'),
          ]}
          to="/admin/content/news"
        />
      )}
    </ul>
  );
}

interface TrendTileProps {
  title: string;
  trend: { season: number; lastWeek: number; weekBefore: number };
  season: string;
  to: string | undefined;
}

const TONES = { up: 'ok', down: 'error', same: 'neutral' } as const;

function TrendTile({ title, trend, season, to }: TrendTileProps) {
  const change = changeOf(trend.lastWeek, trend.weekBefore);
  return (
    <Tile
      title={title}
      figure={trend.lastWeek}
      to={to}
      lines={[
        <>
          <Badge tone={TONES[change.direction]}>{change.text}</Badge> 7 días ·{' '}
          {formatNumber(trend.weekBefore)} los 7 anteriores
        </>,
        `${season} esta temporada`,
      ]}
    />
  );
}

interface TileProps {
  title: string;
  figure: number;
  lines: readonly ReactNode[];
  to: string | undefined;
}

function Tile({ title, figure, lines, to }: TileProps) {
  return (
    <Card as="li" linked={to !== undefined} className="grid content-start gap-2 p-3.5 sm:p-5">
      <h2 className="text-sm font-semibold text-muted">
        {to === undefined ? (
          title
        ) : (
          <Link to={to} className="card-link">
            {title}
          </Link>
        )}
      </h2>
      <p className="figure text-[3rem]">{formatNumber(figure)}</p>
      <div className="grid gap-1 text-sm text-muted">
        {lines.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </div>
    </Card>
  );
}
