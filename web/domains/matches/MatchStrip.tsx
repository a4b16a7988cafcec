import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from 'urql';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { MatchStripQuery as Strip } from '../../gql/graphql.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { formatDay, formatTime, isoInstant } from '../../ui/dates.ts';
import { useLiveCard } from './use-live-card.ts';
import { MATCH_STATUS, OUTCOMES, outcomeOf } from './match-state.ts';

export const MatchStrip_match = graphql(`
  fragment MatchStrip_match on Match {
    id
    opponent
    isHome
    isOnSale
    matchDate
    result
    status
  }
`);

/** A query of its own: the table changes with the results of other teams, the lists of the page do not. */
export const MatchStripQuery = graphql(`
  query MatchStrip {
    lastResult {
      ...MatchStrip_match
    }
    matches(filter: { upcoming: true }, page: 1, pageSize: 1) {
      items {
        ...MatchStrip_match
      }
    }
    standings {
      competition
      clubRow {
        position
        total {
          won
          lost
        }
      }
    }
  }
`);

type MatchKey = FragmentType<typeof MatchStrip_match>;

/** What people come for, at the top of the home page and of the calendar: last result, next match, place in the table. */
export function MatchStrip() {
  const [{ data }, ask] = useQuery({ query: MatchStripQuery });
  const served = data?.matches.items[0];
  const known = getFragment(MatchStrip_match, served);
  const live = useLiveCard(known);
  const isOutdated = live !== null && live.status !== known?.status;
  useEffect(() => {
    // A match that is over makes room for the next one, and is the last result.
    if (isOutdated) ask({ requestPolicy: 'network-only' });
  }, [isOutdated, ask]);
  const next = live ?? served;
  const last = data?.lastResult;
  const table = data?.standings;
  if (!next && !last && !table?.clubRow) return null;
  return (
    <section aria-label="El equipo ahora" className="on-ink border-b border-hairline bg-ink text-fg">
      <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-3 py-3 md:flex md:items-center md:gap-x-10">
        {next && <NextMatch match={next} />}
        {last && <LastResult match={last} />}
        {table?.clubRow && <Place table={table} row={table.clubRow} />}
      </div>
    </section>
  );
}

/** One thing of the strip: a caption, and a line that leads to more. */
function Item({ caption, to, children }: { caption: string; to: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-0.5 max-md:flex-[1_1_10rem]">
      <p className="caption text-muted">{caption}</p>
      <Link to={to} className="font-semibold break-words decoration-2 underline-offset-4 hover:underline">
        {children}
      </Link>
    </div>
  );
}

const nameOf = ({ opponent, isHome }: { opponent: string; isHome: boolean }) =>
  isHome ? opponent : `en ${opponent}`;

function NextMatch({ match: key }: { match: MatchKey }) {
  const match = getFragment(MatchStrip_match, key);
  const { id, status, isOnSale, matchDate } = match;
  const isPlanned = status === 'SCHEDULED';
  return (
    <div className="col-span-full flex min-w-0 flex-wrap items-center justify-between gap-x-5 gap-y-2 md:order-1 md:mr-auto">
      <Item caption={isPlanned ? 'Próximo partido' : MATCH_STATUS[status].label} to={`/partidos/${id}`}>
        {isPlanned && (
          <time dateTime={isoInstant(matchDate)}>
            {formatDay(matchDate)}, {formatTime(matchDate)} ·{' '}
          </time>
        )}
        {nameOf(match)}
      </Item>
      {isOnSale && (
        <ButtonLink to={`/entradas/${id}`} size="sm" className="shrink-0">
          Entradas
        </ButtonLink>
      )}
    </div>
  );
}

function LastResult({ match: key }: { match: MatchKey }) {
  const match = getFragment(MatchStrip_match, key);
  const outcome = outcomeOf(match);
  return (
    <Item caption="Último resultado" to={`/partidos/${match.id}`}>
      {match.result} · {nameOf(match)}{' '}
      {outcome && <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Badge>}
    </Item>
  );
}

function Place({
  table,
  row: { position, total },
}: {
  table: { competition: string };
  row: NonNullable<NonNullable<Strip['standings']>['clubRow']>;
}) {
  return (
    <div className="md:order-2">
      <Item caption={`Clasificación ${table.competition}`} to="/clasificacion">
        {position}.º · balance {total.won}–{total.lost}
      </Item>
    </div>
  );
}
