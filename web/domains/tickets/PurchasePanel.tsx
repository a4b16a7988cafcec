import type { ReactNode, Ref } from 'react';
import { matchPlace } from '../../../api/club/match-place.input.ts';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { PaymentWay, PurchasePanel_MatchFragment } from '../../gql/graphql.ts';
import { type SaleState, saleState } from '../matches/match-state.ts';
import { ActionError } from '../../ui/ActionError.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Ticket, User } from '../../ui/icons.tsx';
import { CircleCheck, QrMark } from '../../ui/page-icons.tsx';
import { Price } from '../../ui/Price.tsx';
import type { ActionProblem } from '../../ui/use-action.ts';
import { StockBadge } from './StockBadge.tsx';
import { useSeatWait, WaitingList } from './WaitingList.tsx';

export const PurchasePanel_match = graphql(`
  fragment PurchasePanel_match on Match {
    id
    opponent
    isHome
    location
    status
    ticketPrice
    ticketsAvailable
    isOnSale
    isWaitingListOpen
  }
`);

interface PurchasePanelProps {
  match: FragmentType<typeof PurchasePanel_match>;
  paymentWay: PaymentWay;
  /** What the user does with the ticket that they already have; null without one. It then replaces the button. */
  owned: { advice: string } | null;
  signedOut: boolean;
  pending: boolean;
  /** Why the last try failed; it stays although the offer may have changed with it. */
  problem: ActionProblem | null;
  onBuy: () => void;
  onShowTicket: () => void;
  /** Takes the focus when the panel replaces the ticket. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** The price and the buy button, or the reason why it is not on sale. */
export function PurchasePanel({ headingRef, ...props }: PurchasePanelProps) {
  const match = getFragment(PurchasePanel_match, props.match);
  const state = saleState(match);
  const priced = state === 'on-sale' || state === 'sold-out';
  return (
    <Card as="section" aria-labelledby="tu-entrada" className="grid content-start gap-5 p-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="tu-entrada" ref={headingRef} tabIndex={-1} className="headline text-xl">
          Tu entrada
        </h2>
        <StockBadge state={state} available={match.ticketsAvailable} />
      </div>
      {priced && (
        <p className="flex items-baseline gap-3">
          <Price amount={match.ticketPrice} className="figure text-score" />
          <span className="text-muted">por entrada</span>
        </p>
      )}
      {/* As tall as the notice that may replace the button, so that nothing shifts. */}
      <div className="grid min-h-50 content-start gap-3">
        {props.owned ? (
          <OwnedNotice advice={props.owned.advice} onShowTicket={props.onShowTicket} />
        ) : (
          <Offer {...props} match={match} state={state} />
        )}
      </div>
      {state === 'on-sale' && <Terms />}
    </Card>
  );
}

function OwnedNotice({ advice, onShowTicket }: { advice: string; onShowTicket: () => void }) {
  return (
    <>
      <p
        role="status"
        className="flex min-h-14 items-center gap-3 rounded-md bg-sea-soft px-4 py-3 font-semibold"
      >
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-sea" />
        Ya tienes una entrada para este partido
      </p>
      {advice && <p className="text-muted">{advice}</p>}
      <Button size="lg" className="w-full" onClick={onShowTicket}>
        Ver mi entrada
      </Button>
    </>
  );
}

type OfferProps = Omit<PurchasePanelProps, 'match' | 'headingRef'> & {
  match: PurchasePanel_MatchFragment;
  state: SaleState;
};

function Offer({ match, state, paymentWay, signedOut, pending, problem, onBuy }: OfferProps) {
  if (state !== 'on-sale') {
    return (
      <>
        <ActionError problem={problem} />
        {state === 'sold-out' ? (
          <SoldOut match={match} pending={pending} onBuy={onBuy} />
        ) : (
          <NoSale state={state} match={match} />
        )}
      </>
    );
  }
  return (
    <>
      <p>{howToPay(paymentWay, match.ticketPrice)}</p>
      <Button size="lg" className="w-full" pending={pending} pendingLabel="Procesando..." onClick={onBuy}>
        Comprar entrada
      </Button>
      <ActionError problem={problem} />
      <p className="text-sm text-muted">
        {signedOut
          ? 'Te pediremos que inicies sesión o crees tu cuenta, y volverás a esta página.'
          : 'Una entrada por persona y partido. Se emite al momento con su código QR.'}
      </p>
    </>
  );
}

const WAYS: Readonly<Record<PaymentWay, string>> = {
  AT_CLUB: 'Resérvala ahora y págala en la oficina del club, o en taquilla el día del partido.',
  CARD_OR_BIZUM:
    'La pagas ahora, con tarjeta o Bizum, en la página segura del banco. Te la guardamos diez minutos.',
  CARD: 'La pagas ahora, con tarjeta, en la página segura de Stripe. Te la guardamos diez minutos.',
  DEMONSTRATION: 'La pagas ahora, en una página de demostración en la que no se cobra nada.',
};

const howToPay = (way: PaymentWay, price: string) =>
  Number(price) > 0 ? WAYS[way] : 'Esta entrada es gratuita.';

/** Sold out: the waiting list, if there is one. */
function SoldOut({ match, pending, onBuy }: Pick<OfferProps, 'match' | 'pending' | 'onBuy'>) {
  const wait = useSeatWait(match.id);
  if (!wait && !match.isWaitingListOpen) return <NoSale state="sold-out" match={match} />;
  return (
    <>
      <p className="headline text-2xl">Entradas agotadas</p>
      <WaitingList
        matchId={match.id}
        wait={wait}
        isOpen={match.isWaitingListOpen}
        onAccept={onBuy}
        pending={pending}
      />
      <ButtonLink to="/entradas" variant="ghost" className="w-full">
        Ver otros partidos
      </ButtonLink>
    </>
  );
}

/** Why it is not on sale, with a link to an alternative. */
function NoSale({
  state,
  match,
}: {
  state: Exclude<SaleState, 'on-sale'>;
  match: PurchasePanel_MatchFragment;
}) {
  const reasons: Record<typeof state, { title: string; text: ReactNode }> = {
    'sold-out': {
      title: 'Entradas agotadas',
      text: 'No quedan entradas para este partido. Si se libera alguna, volverá a aparecer aquí.',
    },
    away: {
      title: 'Se juega fuera de casa',
      text: `El partido se juega en ${matchPlace(match.location).name ?? 'la cancha del rival'} y las entradas las vende el ${match.opponent}.`,
    },
    live: { title: 'El partido está en juego', text: 'Ya ha empezado y la venta está cerrada.' },
    finished: {
      title: 'El partido ya se ha jugado',
      text: 'Ya no se venden entradas. Nos vemos en el próximo partido.',
    },
    postponed: {
      title: 'Partido aplazado',
      text: 'La venta se reabrirá en cuanto haya nueva fecha. Las entradas ya compradas seguirán siendo válidas.',
    },
    cancelled: { title: 'Partido cancelado', text: 'Este partido no se jugará y ya no se venden entradas.' },
    closed: { title: 'Venta cerrada', text: 'La venta de entradas para este partido ha terminado.' },
  };
  const { title, text } = reasons[state];
  return (
    <>
      <p className="headline text-2xl">{title}</p>
      <p className="text-muted">{text}</p>
      <ButtonLink to="/entradas" className="mt-2 w-full">
        Ver otros partidos
      </ButtonLink>
    </>
  );
}

const TERMS = [
  { Icon: Ticket, text: 'Una entrada por persona' },
  { Icon: QrMark, text: 'Acceso con código QR desde el móvil' },
  { Icon: User, text: 'Siempre en tu perfil, en «Mis entradas»' },
] as const;

function Terms() {
  return (
    <ul className="grid gap-2.5 border-t border-hairline pt-5 text-[0.9375rem]">
      {TERMS.map(({ Icon, text }) => (
        <li key={text} className="flex items-center gap-3">
          <Icon aria-hidden="true" size={20} className="shrink-0 text-accent-text" />
          {text}
        </li>
      ))}
    </ul>
  );
}
