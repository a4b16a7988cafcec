import { buffer } from 'node:stream/consumers';
import { create as createCode } from 'qrcode';
import { club } from '../../club/club.ts';
import { openPdf, type Pdf } from '../../platform/files/pdf-document.ts';
import type { TicketCard } from '../tickets/ticket-card.ts';

// A ticket as PDF, A4, for paper and for the folder of downloads. The text is real text in a tagged document, so it can be
// searched and read aloud. The QR code is drawn with vectors, so it is sharp on every printer.

/** Lengths are points (1/72 inch). */
const PAGE = { width: 595.28, margin: 48 };
const STUB = { top: 48, height: 300, tear: 210 };
const CODE = 150;

const INK = '#0b1524';
const CORAL = '#c7401c';
const MUTED = '#556277';

/** @returns the bytes of the PDF */
export async function drawTicketPdf(card: TicketCard): Promise<Buffer> {
  const pdf = await openPdf({
    Title: `Entrada: ${card.homeTeam} – ${card.awayTeam}`,
    Author: club.name,
    Subject: card.number,
  });
  const bytes = buffer(pdf);
  draw(pdf, card);
  pdf.end();
  return bytes;
}

function draw(pdf: Pdf, card: TicketCard): void {
  const { margin } = PAGE;
  const right = PAGE.width - margin;
  const tearLeft = right - STUB.tear;
  const width = tearLeft - margin - 40;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const frame = () => {
    pdf.lineWidth(1.5).strokeColor(INK);
    pdf.roundedRect(margin, STUB.top, right - margin, STUB.height, 10).stroke();
    pdf
      .moveTo(tearLeft, STUB.top)
      .lineTo(tearLeft, STUB.top + STUB.height)
      .dash(4, { space: 4 })
      .stroke()
      .undash();
    pdf.rect(margin, STUB.top + 24, 6, STUB.height - 48).fill(CORAL);
  };
  pdf.markContent('Artifact', { type: 'Layout' });
  frame();
  pdf.endMarkedContent();

  let y = STUB.top + 26;
  const left = margin + 24;
  /** A line or more of text; long names get smaller letters instead of leaving the frame. */
  const write = (
    tag: string,
    text: string,
    { font = 'regular', size = 11, colour = INK, most = 2, gap = 4 },
  ) => {
    let fits = size;
    const height = () => pdf.font(font).fontSize(fits).heightOfString(text, { width });
    while (fits > 7 && height() > most * fits * 1.25) fits -= 1;
    const limit = Math.ceil(most * fits * 1.25);
    const options = { width, height: limit, ellipsis: true };
    const at = y;
    root.add(
      pdf.struct(tag, {}, () =>
        pdf.font(font).fontSize(fits).fillColor(colour).text(text, left, at, options),
      ),
    );
    y += Math.min(height(), limit) + gap;
  };
  write('P', [card.competition, card.round].filter(Boolean).join(' · '), {
    size: 10,
    colour: MUTED,
    most: 1,
  });
  write('H1', `${card.homeTeam}\u00a0– ${card.awayTeam}`, { font: 'bold', size: 22, most: 3, gap: 14 });
  const facts: [string, string][] = [
    ['Fecha', card.day],
    ...(card.hour ? [['Hora', card.hour] as [string, string]] : []),
    ['Lugar', card.place],
    ['Titular', card.holder ?? '—'],
  ];
  for (const [label, value] of facts) {
    write('P', label, { size: 9, colour: MUTED, most: 1, gap: 1 });
    write('P', value, { font: 'bold', size: 13, gap: 8 });
  }

  const codeLeft = tearLeft + (STUB.tear - CODE) / 2;
  const alt = `Código QR de la entrada ${card.number}`;
  if (card.isValid) {
    root.add(
      pdf.struct('Figure', { alt }, () => drawCode(pdf, card.code, { x: codeLeft, y: STUB.top + 28 })),
    );
  }
  root.add(
    pdf.struct('P', {}, () => {
      const options = { width: STUB.tear, align: 'center' } as const;
      pdf
        .font('bold')
        .fontSize(13)
        .fillColor(INK)
        .text(card.number, tearLeft, STUB.top + 28 + CODE + 14, options);
    }),
  );
  root.add(
    pdf.struct('P', {}, () => {
      const options = { width: STUB.tear - 32, align: 'center' } as const;
      pdf
        .font('regular')
        .fontSize(9.5)
        .fillColor(INK)
        .text(card.advice, tearLeft + 16, STUB.top + 28 + CODE + 38, options);
    }),
  );

  y = STUB.top + STUB.height + 24;
  root.add(
    pdf.struct('P', {}, () => {
      const note = `${club.name} · ${club.contact.ticketing.email} · ${club.contact.ticketing.phone}`;
      pdf
        .font('regular')
        .fontSize(9)
        .fillColor(MUTED)
        .text(note, margin, y, { width: right - margin });
    }),
  );
  root.end();
}

/** The code with its quiet zone of four modules on white. */
function drawCode(pdf: Pdf, text: string, { x, y }: { x: number; y: number }): void {
  const { modules } = createCode(text, { errorCorrectionLevel: 'M' });
  const quiet = 4;
  const side = CODE / (modules.size + 2 * quiet);
  pdf.rect(x, y, CODE, CODE).fill('#ffffff');
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column))
        pdf.rect(x + (column + quiet) * side, y + (row + quiet) * side, side, side);
    }
  }
  pdf.fill('#000000');
}
