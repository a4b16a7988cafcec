import { buffer } from 'node:stream/consumers';
import { clubFormat } from '../../club/club-time.ts';
import { club } from '../../club/club.ts';
import type { Prisma, TicketPayment } from '../../platform/database/client.ts';
import { openPdf, type Pdf } from '../../platform/files/pdf-document.ts';
import { vatOf } from './vat.ts';

// The receipt of a paid order as PDF, A4, tagged, so that it can be searched and read aloud.

const PAGE = { width: 595.28, margin: 56 };
const INK = '#0b1524';
const MUTED = '#556277';

const DAY = clubFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const EUROS = new Intl.NumberFormat(club.locale, { style: 'currency', currency: 'EUR' });
const PERCENT = new Intl.NumberFormat(club.locale, { maximumFractionDigits: 2 });

const WAYS: Readonly<Record<TicketPayment, string>> = {
  card: 'Tarjeta',
  bizum: 'Bizum',
  complimentary: 'Invitación',
  none: 'En el club',
};

/** What a receipt says. */
export interface Receipt {
  reference: string;
  /** Null after the account was closed. */
  buyer: string | null;
  /** Null after the match was deleted. */
  match: { homeTeam: string; awayTeam: string; matchDate: Date } | null;
  amount: Prisma.Decimal;
  vatRate: Prisma.Decimal;
  paidAt: Date;
  paidBy: TicketPayment;
  refundedAt: Date | null;
}

/** @returns the bytes of the PDF */
export async function drawReceiptPdf(receipt: Receipt): Promise<Buffer> {
  const pdf = await openPdf({
    Title: `Recibo ${receipt.reference}`,
    Author: club.name,
    Subject: 'Pago de una entrada',
  });
  const bytes = buffer(pdf);
  draw(pdf, receipt);
  pdf.end();
  return bytes;
}

function draw(pdf: Pdf, receipt: Receipt): void {
  const width = PAGE.width - 2 * PAGE.margin;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  let y = PAGE.margin;
  const write = (tag: string, text: string, { font = 'regular', size = 11, colour = INK, gap = 6 } = {}) => {
    const at = y;
    pdf.font(font).fontSize(size);
    y += pdf.heightOfString(text, { width }) + gap;
    root.add(
      pdf.struct(tag, {}, () =>
        pdf.font(font).fontSize(size).fillColor(colour).text(text, PAGE.margin, at, { width }),
      ),
    );
  };
  write('P', club.name, { font: 'bold', size: 13, gap: 2 });
  write('P', `${club.venue.address} · ${club.contact.ticketing.email}`, {
    size: 9,
    colour: MUTED,
    gap: 28,
  });
  write('H1', `Recibo ${receipt.reference}`, { font: 'bold', size: 22, gap: 18 });
  for (const [label, value] of factsOf(receipt)) {
    write('P', label, { size: 9, colour: MUTED, gap: 1 });
    write('P', value, { font: 'bold', size: 12, gap: 10 });
  }
  const refund = receipt.refundedAt
    ? `El importe se devolvió el ${DAY.format(receipt.refundedAt)} por el mismo medio.`
    : 'Pagado en la web del club.';
  y += 10;
  write('P', refund, { size: 10 });
  root.end();
}

function factsOf({ buyer, match, amount, vatRate, paidAt, paidBy }: Receipt): [string, string][] {
  const { net, vat } = vatOf(amount, vatRate);
  const euros = (value: Prisma.Decimal) => EUROS.format(value.toNumber());
  return [
    ['Concepto', match ? `Entrada ${match.homeTeam} – ${match.awayTeam}` : 'Entrada'],
    ...(match ? [['Partido', DAY.format(match.matchDate)] as [string, string]] : []),
    ...(buyer ? [['A nombre de', buyer] as [string, string]] : []),
    ['Fecha del pago', DAY.format(paidAt)],
    ['Forma de pago', WAYS[paidBy]],
    ['Base imponible', euros(net)],
    [`IVA (${PERCENT.format(vatRate.toNumber())} %)`, euros(vat)],
    ['Total, IVA incluido', euros(amount)],
  ];
}
