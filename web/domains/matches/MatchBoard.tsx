import { useState } from 'react';
import { club } from '../../../api/club/club.ts';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { MatchBoard_MatchFragment } from '../../gql/graphql.ts';
import { useOwnMatches } from '../tickets/own-tickets.ts';
import { StockBadge } from '../tickets/StockBadge.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { formatTime } from '../../ui/dates.ts';
import { Price } from '../../ui/Price.tsx';
import { Countdown } from './Countdown.tsx';
import { OUTCOMES, outcomeOf, saleState } from './match-state.ts';
import { MatchScoreboard } from './MatchScoreboard.tsx';
import { QuarterTable } from './QuarterTable.tsx';

export const MatchBoard_match = graphql(`
  fragment MatchBoard_match on Match {
    id
    opponent
    isHome
    matchDate
    status
    result
    summaryUrl
    isOnSale
    ticketPrice
    ticketsAvailable
    ...MatchScoreboard_match
    ...QuarterTable_match
  }
`);

type Shown = MatchBoard_MatchFragment;

interface MatchBoardProps {
  match: FragmentType<typeof MatchBoard_match>;
  refreshing: boolean;
  /** When the shown score came, in milliseconds since the epoch. */
  receivedAt: number | undefined;
  onRefresh: () => void;
}

/**
 * The head of a match's page: the scoreboard, and depending on the time a ticket link, the live score or the summary.
 */
export function MatchBoard({ match: key, ...refresh }: MatchBoardProps) {
  const match = getFragment(MatchBoard_match, key);
  // A single node or null: the board reserves space for any node.
  const middle = {
    SCHEDULED: <Countdown to={match.matchDate} />,
    LIVE: (
      <div className="grid gap-5">
        <QuarterTable match={match} />
        <Refresh {...refresh} />
      </div>
    ),
    FINISHED: outcomeOf(match) && (
      <div className="grid gap-5">
        <Outcome match={match} />
        <QuarterTable match={match} />
      </div>
    ),
    POSTPONED: null,
    CANCELLED: null,
  }[match.status];
  return (
    <div className="grid gap-5">
      <Notice match={match} />
      <MatchScoreboard match={match} as="h1" actions={<Actions match={match} />}>
        {middle}
      </MatchScoreboard>
    </div>
  );
}

/** A notice of a postponed or cancelled match. */
function Notice({ match }: { match: Shown }) {
  if (match.status === 'POSTPONED')
    return (
      <Alert tone="warn" title="Partido aplazado">
        Se jugará en una nueva fecha, que anunciaremos aquí y en las noticias.
        {match.isHome && ' Las entradas compradas siguen siendo válidas.'}
      </Alert>
    );
  if (match.status === 'CANCELLED')
    return (
      <Alert tone="warn" title="Partido cancelado">
        Este partido no se juega.
        {match.isHome && ` Si tenías entrada, escribe a ${club.contact.ticketing.email} y te la devolvemos.`}
      </Alert>
    );
  return null;
}

function Actions({ match }: { match: Shown }) {
  const owned = useOwnMatches().has(match.id);
  if (match.status === 'FINISHED') {
    if (!match.summaryUrl) return null;
    return (
      <ButtonLink href={match.summaryUrl} className="max-sm:w-full">
        Ver resumen
      </ButtonLink>
    );
  }
  if (!match.isHome) return null;
  const sale = saleState(match);
  return (
    <>
      <p className="flex items-center gap-4 max-sm:w-full max-sm:justify-between">
        {match.isOnSale && (
          <span className="headline text-2xl">
            <span className="sr-only">Entrada: </span>
            <Price amount={match.ticketPrice} />
          </span>
        )}
        {sale !== 'live' && sale !== 'postponed' && sale !== 'cancelled' && (
          <StockBadge state={sale} available={match.ticketsAvailable} />
        )}
      </p>
      {(match.isOnSale || owned) && (
        <ButtonLink to={`/entradas/${match.id}`} size="lg" className="max-sm:w-full sm:min-w-52">
          {owned ? 'Ver mi entrada' : 'Comprar entrada'}
        </ButtonLink>
      )}
    </>
  );
}

/** For readers who do not trust a score that changes by itself: asks for it, and then says of when it is. */
function Refresh({ refreshing, receivedAt, onRefresh }: Omit<MatchBoardProps, 'match'>) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
      <Button
        variant="secondary"
        pending={refreshing}
        pendingLabel="Actualizando..."
        className="min-w-[min(13rem,100%)]"
        onClick={() => {
          setAsked(true);
          onRefresh();
        }}
      >
        Actualizar marcador
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isAsked && !refreshing && receivedAt !== undefined && `Marcador de las ${formatTime(receivedAt)}`}
      </p>
    </div>
  );
}

function Outcome({ match }: { match: Shown }) {
  const outcome = outcomeOf(match);
  if (!outcome) return null;
  return (
    <p className="-mt-3 text-center">
      <Badge tone={OUTCOMES[outcome].tone} className="px-3 py-1 text-sm">
        {OUTCOMES[outcome].label} del {club.shortName}
      </Badge>
    </p>
  );
}
