import { Link } from 'react-router-dom';
import type { MatchRow_MatchFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Column } from '../../../ui/data-table.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import { formatNumber } from '../../../ui/text.ts';
import { MATCH_STATUS } from '../match-state.ts';

export const MatchRow_match = graphql(`
  fragment MatchRow_match on Match {
    id
    opponent
    round
    isHome
    matchDate
    competition
    result
    status
    ticketsAvailable
    ticketsSold
  }
`);

export type MatchRow = MatchRow_MatchFragment;

/** The URL of the page on which staff manage a match. */
export const matchAddress = ({ id }: MatchRow) => `/admin/sports/matches/${id}`;

export const MATCH_COLUMNS: readonly Column<MatchRow>[] = [
  {
    id: 'fecha',
    header: 'Fecha',
    sortable: true,
    className: 'whitespace-nowrap',
    cell: ({ matchDate }) => formatDateTime(matchDate),
  },
  {
    id: 'rival',
    header: 'Rival',
    sortable: true,
    names: true,
    cell: (match) => (
      <span className="grid">
        <Link to={matchAddress(match)} className="font-semibold underline-offset-4 hover:underline">
          {match.opponent}
        </Link>
        <span className="text-sm font-normal text-muted">
          {[match.isHome ? 'En casa' : 'Fuera', match.round].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  },
  { id: 'competicion', header: 'Competición', sortable: true, cell: ({ competition }) => competition },
  {
    id: 'estado',
    header: 'Estado',
    sortable: true,
    cell: ({ status, result }) => (
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <Badge tone={MATCH_STATUS[status].tone}>{MATCH_STATUS[status].label}</Badge>
        {result && <span className="font-bold tabular-nums">{result}</span>}
      </span>
    ),
  },
  {
    id: 'vendidas',
    header: 'Vendidas',
    sortable: true,
    firstSort: 'desc',
    align: 'end',
    cell: ({ isHome, ticketsSold }) => (isHome ? formatNumber(ticketsSold) : '–'),
  },
  {
    id: 'quedan',
    header: 'Quedan',
    sortable: true,
    align: 'end',
    cell: ({ isHome, ticketsAvailable }) => (isHome ? formatNumber(ticketsAvailable) : '–'),
  },
];
