import { clubFormat } from '../../club/club-time.ts';
import { club } from '../../club/club.ts';
import type { Database, RefundReason } from '../../platform/database/client.ts';
import type { Letter } from '../../platform/mail/letter.ts';

const EUROS = new Intl.NumberFormat(club.locale, { style: 'currency', currency: 'EUR' });
const DAY = clubFormat({ day: 'numeric', month: 'long', year: 'numeric' });

const REASONS: Readonly<Record<RefundReason, string>> = {
  returned: 'Has devuelto tu entrada.',
  cancelled: 'El club ha anulado la entrada.',
  match_cancelled: 'El partido se ha cancelado.',
  no_seat: 'El pago llegó cuando ya no te guardábamos la entrada, y no quedaba ninguna libre.',
  second_payment: 'Ya tenías una entrada para este partido, y solo se puede tener una.',
  too_late: 'El pago llegó cuando ya no se vendían entradas para este partido.',
  account_closed: 'La cuenta se cerró antes de que llegara el pago.',
};

/** To who paid: the money is on its way back. */
export async function refundedLetter(
  database: Database,
  origin: string,
  orderId: string,
): Promise<Letter | null> {
  const order = await database.order.findUnique({
    where: { id: orderId },
    include: { match: { select: { homeTeam: true, awayTeam: true } } },
  });
  if (order?.state !== 'refunded' || !order.refundReason) return null;
  const { match, amount, reference, refundReason, paidAt } = order;
  const teams = match ? `${match.homeTeam} – ${match.awayTeam}` : 'tu entrada';
  const euros = EUROS.format(amount.toNumber());
  return {
    subject: `Te hemos devuelto ${euros}: ${teams}`,
    paragraphs: [
      `Hemos devuelto ${euros} al medio con el que pagaste${paidAt ? ` el ${DAY.format(paidAt)}` : ''} (${teams}, pago ${reference}).`,
      REASONS[refundReason],
      'Según tu banco, el dinero puede tardar unos días en aparecer en tu cuenta.',
    ],
    action: { label: 'Ver el pago', address: `${origin}/pago/${orderId}` },
  };
}
