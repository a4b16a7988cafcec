import { useState } from 'react';
import { breadcrumbs } from '../../app/breadcrumbs.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import type { TicketPurchase_MatchFragment } from '../../gql/graphql.ts';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { matchJsonLd } from '../matches/match-json-ld.ts';
import { MatchScoreboard } from '../matches/MatchScoreboard.tsx';
import { formatLongDate, formatTime } from '../../ui/dates.ts';
import { formatEuros } from '../../ui/text.ts';
import { useViewer } from '../users/viewer.tsx';
import { useOwnTicket } from './own-tickets.ts';
import { PurchasePanel } from './PurchasePanel.tsx';
import { TicketShown } from './TicketShown.tsx';
import { usePurchase } from './use-purchase.ts';
import { VenueGuide } from './VenueGuide.tsx';

export const TicketPurchase_match = graphql(`
  fragment TicketPurchase_match on Match {
    id
    homeTeam
    awayTeam
    isHome
    matchDate
    location
    isOnSale
    ticketPrice
    ...MatchScoreboard_match
    ...PurchasePanel_match
    ...MatchJsonLd_match
  }
`);

interface TicketPurchaseProps {
  match: FragmentType<typeof TicketPurchase_match>;
  /** Called when the server refuses a purchase: the match may have changed. */
  onRefused: () => void;
}

/** A match with its ticket offer, or the user's ticket once it is bought. */
export function TicketPurchase({ match: key, onRefused }: TicketPurchaseProps) {
  const match = getFragment(TicketPurchase_match, key);
  const { origin } = useSite();
  const viewer = useViewer();
  const own = useOwnTicket(match.id);
  const { purchase, buy } = usePurchase(match.id, onRefused);
  const [showingOwn, setShowingOwn] = useState(false);
  const bought = purchase.status === 'bought';
  const ticket = bought ? purchase.ticket : own;
  const teams = `${match.homeTeam} – ${match.awayTeam}`;
  return (
    <>
      <Seo
        title={`Entradas ${teams}`}
        description={describe(match)}
        jsonLd={[
          matchJsonLd(match, origin),
          breadcrumbs(origin, ['Entradas', '/entradas'], [teams, `/entradas/${match.id}`]),
        ]}
      />
      <h1 className="sr-only">Entradas para {teams}</h1>
      {ticket && (bought || showingOwn) ? (
        <TicketShown
          ticket={ticket}
          bought={bought}
          onBack={bought ? undefined : () => setShowingOwn(false)}
        />
      ) : (
        <>
          <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
            <MatchScoreboard match={match} className="lg:min-h-[26rem]" />
            <PurchasePanel
              match={match}
              owned={own !== null}
              signedOut={viewer.status === 'signed-out'}
              pending={purchase.status === 'pending'}
              onBuy={buy}
              onShowTicket={() => setShowingOwn(true)}
            />
          </div>
          {match.isHome && <VenueGuide />}
        </>
      )}
    </>
  );
}

function describe({
  homeTeam,
  awayTeam,
  matchDate,
  location,
  isOnSale,
  ticketPrice,
}: TicketPurchase_MatchFragment): string {
  const when = `${formatLongDate(matchDate)}, a las ${formatTime(matchDate)}`;
  const price = isOnSale ? ` Entradas a ${formatEuros(ticketPrice)}.` : '';
  return `${homeTeam} – ${awayTeam}: ${when}${location === 'TBD' ? '' : `, en ${location}`}.${price}`;
}
