import { type RefObject, useEffect, useRef, useState } from 'react';
import { data, Link, useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { matchPlace } from '../../../api/club/match-place.input.ts';
import { breadcrumbs } from '../../app/breadcrumbs.ts';
import type { PageLoad } from '../../app/page.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { PaymentWay, TicketPurchasePage_MatchFragment } from '../../gql/graphql.ts';
import { preload } from '../../graphql/preload.ts';
import { matchJsonLd } from '../matches/match-json-ld.ts';
import { MatchMissing } from '../matches/MatchMissing.tsx';
import { MatchScoreboard } from '../matches/MatchScoreboard.tsx';
import { ActionError } from '../../ui/ActionError.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatLongDate, formatTime } from '../../ui/dates.ts';
import { ArrowLeft } from '../../ui/page-icons.tsx';
import { formatEuros } from '../../ui/text.ts';
import { useViewer } from '../users/viewer.tsx';
import { useOwnTicket } from './own-tickets.ts';
import { PurchaseSkeleton } from './PurchaseSkeleton.tsx';
import { PurchasePanel } from './PurchasePanel.tsx';
import { TICKET_GONE, ticketAdvice } from './ticket-texts.ts';
import { TicketShown } from './TicketShown.tsx';
import { TicketStub_ticket } from './TicketStub.tsx';
import { usePurchase } from './use-purchase.ts';
import { MatchGuide } from './VenueGuide.tsx';

const TicketPurchasePage_match = graphql(`
  fragment TicketPurchasePage_match on Match {
    id
    homeTeam
    awayTeam
    isHome
    matchDate
    location
    status
    isOnSale
    ticketPrice
    ...MatchScoreboard_match
    ...PurchasePanel_match
    ...MatchGuide_match
    ...MatchJsonLd_match
  }
`);

const TicketPurchaseQuery = graphql(`
  query TicketPurchasePage($id: ID!) {
    paymentWay
    match(id: $id) {
      ...TicketPurchasePage_match
    }
  }
`);

export const load: PageLoad = async (client, { params }) => {
  const answer = await preload(client, TicketPurchaseQuery, { id: params.id ?? '' });
  return answer && !answer.match ? data(null, { status: 404 }) : null;
};

/** One match and its ticket offer. Public data comes with the page; the user's own ticket is loaded afterwards. */
export default function TicketPurchasePage() {
  const { id = '' } = useParams();
  const [{ data: answer, error }, ask] = useQuery({ query: TicketPurchaseQuery, variables: { id } });
  const again = () => ask({ requestPolicy: 'network-only' });
  if (answer && !answer.match) return <MatchMissing />;
  return (
    <div className="ticket-page wrap grid gap-6 py-6 sm:py-10">
      <Link
        to="/entradas"
        className="flex w-fit items-center gap-2 py-2 font-semibold no-underline hover:underline print:hidden"
      >
        <ArrowLeft size={20} /> Todas las entradas
      </Link>
      {answer?.match && (
        <Purchase key={id} match={answer.match} paymentWay={answer.paymentWay} onRefused={again} />
      )}
      {!answer && error && (
        <>
          <Seo title="Entradas" description="Entradas para los partidos del club." noIndex />
          <h1 className="display text-display-md">Entradas</h1>
          <Alert
            tone="error"
            title="No hemos podido cargar el partido"
            actions={<Button onClick={again}>Reintentar</Button>}
          >
            Comprueba tu conexión y vuelve a intentarlo.
          </Alert>
        </>
      )}
      {!answer && !error && (
        <>
          <Seo title="Entradas" description="Entradas para los partidos del club." />
          <PurchaseSkeleton />
        </>
      )}
    </div>
  );
}

interface PurchaseProps {
  match: FragmentType<typeof TicketPurchasePage_match>;
  paymentWay: PaymentWay;
  onRefused: () => void;
}

function Purchase({ match: key, paymentWay, onRefused }: PurchaseProps) {
  const match = getFragment(TicketPurchasePage_match, key);
  const { origin } = useSite();
  const viewer = useViewer();
  const own = useOwnTicket(match.id);
  const { purchase, problem, buy, reset } = usePurchase(match.id, onRefused);
  const [showingOwn, setShowingOwn] = useState(false);
  const made = 'ticket' in purchase ? purchase : null;
  // What was fetched is newer than the result of the purchase: the ticket may have been given away since.
  const ticket = own ?? made?.ticket;
  const isGone = useIsGone(own, made?.ticket) && (made !== null || showingOwn);
  const shown = !isGone && (made || showingOwn) ? ticket : undefined;
  const heading = useFocusReturn(shown !== undefined, isGone);
  const bought = made?.status === 'bought';
  const back = () => {
    reset();
    setShowingOwn(false);
  };
  const buyNow = () => {
    setShowingOwn(false);
    return buy();
  };
  const teams = `${match.homeTeam} – ${match.awayTeam}`;
  return (
    <>
      <Seo
        title={`Entradas ${teams}`}
        description={describe(match)}
        image={`/og/partidos/${match.id}.png`}
        jsonLd={[
          matchJsonLd(match, origin),
          breadcrumbs(origin, ['Entradas', '/entradas'], [teams, `/entradas/${match.id}`]),
        ]}
      />
      <h1 className="sr-only">Entradas para {teams}</h1>
      {shown ? (
        <TicketShown
          ticket={shown}
          shown={made?.status ?? 'owned'}
          onBack={bought ? undefined : back}
          onReturned={back}
        />
      ) : (
        <>
          <ActionError problem={isGone ? TICKET_GONE : null} />
          <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
            <MatchScoreboard match={match} className="lg:min-h-[26rem]" />
            <PurchasePanel
              match={match}
              paymentWay={paymentWay}
              owned={own ? { advice: ticketAdvice(getFragment(TicketStub_ticket, own), '') } : null}
              signedOut={viewer.status === 'signed-out'}
              pending={purchase.status === 'pending'}
              problem={problem}
              onBuy={buyNow}
              onShowTicket={() => setShowingOwn(true)}
              headingRef={heading}
            />
          </div>
          <MatchGuide match={match} />
        </>
      )}
    </>
  );
}

/** The offer that replaces a ticket begins at its heading. A ticket that is gone has its own message, which shows itself. */
function useFocusReturn(isShown: boolean, isGone: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown && !isGone) {
      window.scrollTo({ top: 0 });
      heading.current?.focus();
    }
    wasShown.current = isShown;
  }, [isShown, isGone]);
  return heading;
}

type Shown = FragmentType<typeof TicketStub_ticket>;

/**
 * Whether the user's ticket has ended since the page showed it, because somebody accepted it or it was returned elsewhere.
 * @param own what was fetched: right after a purchase still without the ticket
 */
function useIsGone(own: Shown | null | undefined, made: Shown | undefined): boolean {
  const [last, setLast] = useState<string>();
  const id = getFragment(TicketStub_ticket, own)?.id;
  if (id !== undefined && id !== last) setLast(id);
  if (own !== null) return false;
  return !made || getFragment(TicketStub_ticket, made).id === last;
}

function describe({
  homeTeam,
  awayTeam,
  matchDate,
  location,
  isOnSale,
  ticketPrice,
}: TicketPurchasePage_MatchFragment): string {
  const when = `${formatLongDate(matchDate)}, a las ${formatTime(matchDate)}`;
  const price = isOnSale ? ` Entradas a ${formatEuros(ticketPrice)}.` : '';
  const { name: place } = matchPlace(location);
  return `${homeTeam} – ${awayTeam}: ${when}${place ? `, en ${place}` : ''}.${price}`;
}
