import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { formatEuros, formatNumber } from '../../ui/text.ts';
import { hasRole, useViewer } from '../users/viewer.tsx';
import { changeOf, counted } from './period-words.ts';

export const DashboardTiles_dashboard = graphql(`
  fragment DashboardTiles_dashboard on Dashboard {
    tickets {
      season
      lastWeek
      weekBefore
    }
    takings {
      season
      lastWeek
      weekBefore
    }
    refundDue
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
  const { tickets, takings, refundDue, signUps, members, news } = getFragment(DashboardTiles_dashboard, key);
  const { user } = useViewer();
  const sells = user !== null && hasRole(user, 'ADMIN', 'COMMERCIAL_MANAGER');
  return (
    <ul
      aria-label="Cifras del club"
      className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4 xl:has-[>:nth-child(5)]:grid-cols-5"
    >
      {tickets && (
        <TrendTile
          title="Entradas vendidas"
          trend={tickets}
          season={counted(tickets.season, 'entrada', 'entradas')}
          to={sells ? '/admin/analytics' : undefined}
        />
      )}
      {takings && (
        <TrendTile
          title="Recaudación de entradas"
          trend={{
            season: Number(takings.season),
            lastWeek: Number(takings.lastWeek),
            weekBefore: Number(takings.weekBefore),
          }}
          format={wholeEuros}
          season={formatEuros(takings.season)}
          note={Number(refundDue) > 0 ? `${formatEuros(refundDue ?? 0)} por devolver` : undefined}
          to="/admin/commercial/tickets"
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
          figure={formatNumber(members)}
          lines={['Personas con carnet a día de hoy']}
          to="/admin/commercial/memberships"
        />
      )}
      {news && (
        <Tile
          title="Noticias publicadas"
          figure={formatNumber(news.published)}
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

/** Without cents: there is little room. */
const wholeEuros = (amount: number) => formatEuros(Math.round(amount));

/** A longer figure would not fit into the narrowest tile in the largest letters. */
const LONGEST_LARGE = 6;

interface TrendTileProps {
  title: string;
  trend: { season: number; lastWeek: number; weekBefore: number };
  season: string;
  /** A figure in words; a whole number by default. */
  format?: (figure: number) => string;
  /** One more line. */
  note?: string | undefined;
  to: string | undefined;
}

const TONES = { up: 'ok', down: 'error', same: 'neutral' } as const;

function TrendTile({ title, trend, season, format = formatNumber, note, to }: TrendTileProps) {
  const change = changeOf(trend.lastWeek, trend.weekBefore);
  return (
    <Tile
      title={title}
      figure={format(trend.lastWeek)}
      to={to}
      lines={[
        <>
          <Badge tone={TONES[change.direction]}>{change.text}</Badge> 7 días · {format(trend.weekBefore)} los
          7 anteriores
        </>,
        `${season} esta temporada`,
        ...(note ? [note] : []),
      ]}
    />
  );
}

interface TileProps {
  title: string;
  figure: string;
  lines: readonly ReactNode[];
  to: string | undefined;
}

function Tile({ title, figure, lines, to }: TileProps) {
  return (
    <Card
      as="li"
      linked={to !== undefined}
      className="grid content-start gap-2 p-3.5 max-xl:last:odd:col-span-2 sm:p-5"
    >
      <h2 className="text-sm font-semibold text-muted">
        {to === undefined ? (
          title
        ) : (
          <Link to={to} className="card-link">
            {title}
          </Link>
        )}
      </h2>
      <p className={cx('figure', figure.length > LONGEST_LARGE ? 'text-[2.25rem]' : 'text-[3rem]')}>
        {figure}
      </p>
      <div className="grid gap-1 text-sm text-muted">
        {lines.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </div>
    </Card>
  );
}
