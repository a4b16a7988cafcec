import type { PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, signed } from '../../drawing/pieces.ts';
import { amount, band, bars, cut, netOf, prose, rule } from '../../drawing/print-shop.ts';
import { aforo, AFORO_ES, CLUB, NIGHT, SOFT } from './sellers.ts';

// Set J: the invoice with its pass.

/** An invoice in a table of lines, the pass in a ruled table at its foot, as one of the sellers sends it by post. */
export async function invoiceWithPass(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  aforo(paper, 48, 44, NIGHT);
  paper.put(547, 42, 'FACTURA SIMPLIFICADA', { font: 'Times-Bold', size: 15, color: NIGHT, right: true });
  paper.put(547, 62, 'N.º FS25-001873 · Fecha: 29/08/2025', { font: 'Times-Roman', size: 10.5, right: true });
  const parties: [number, string, string, string, string][] = [
    [
      48,
      'Distribuidor',
      'Aforo Digital, S.L.',
      `NIF distribuidor: ${pass.nifDistr}`,
      'Apdo. de Correos 118, 28080 Madrid',
    ],
    [
      310,
      'Por cuenta del organizador',
      CLUB,
      `NIF organizador: ${pass.nifOrganizador}`,
      'abonos@cbraiguer.example',
    ],
  ];
  for (const [x, head, name, number, third] of parties) {
    paper.put(x, 96, head, { font: 'Times-Italic', size: 10, color: SOFT });
    paper.put(x, 110, name, { font: 'Times-Bold', size: 12 });
    paper.put(x, 126, number, { font: 'Times-Roman', size: 11.5 });
    paper.put(x, 141, third, { font: 'Times-Roman', size: 10.5 });
  }
  invoiceLines(paper, pass);
  await invoicedPass(paper, pass);
  prose(paper, 48, 748, 499, AFORO_ES, { font: 'Times-Roman', size: 9 });
  paper.put(547, 796, 'Página 1 de 1', { font: 'Times-Roman', size: 9, right: true });
  return paper;
}

function invoiceLines(paper: Paper, pass: PassTruth): void {
  const columns = [56, 376, 458, 539] as const;
  band(paper, 48, 176, 499, 22, NIGHT);
  ['Concepto', 'Uds.', 'Precio (€)', 'Importe (€)'].forEach((head, column) =>
    paper.put(columns[column] ?? 0, 182, head, {
      font: 'Times-Bold',
      size: 10.5,
      color: '#fff',
      right: column > 0,
    }),
  );
  const lines: [string, string][] = [
    ['Precio entrada (abono de temporada)', pass.precioEntrada],
    ['Gastos de distribución', pass.precioDistribucion],
  ];
  lines.forEach(([label, sum], row) => {
    const cells = [label, '1', amount(sum), amount(sum)];
    cells.forEach((cell, column) =>
      paper.put(columns[column] ?? 0, 206 + row * 22, cell, {
        font: 'Times-Roman',
        size: 11.5,
        right: column > 0,
      }),
    );
    rule(paper, 48, 223 + row * 22, 547, '#bbb');
  });
  const net = netOf(pass.precioTotal, 21);
  const tax = (Number(pass.precioTotal) - Number(net)).toFixed(2);
  paper.put(56, 254, `Base imponible ${amount(net)} · IVA 21 % ${amount(tax)}`, {
    font: 'Times-Roman',
    size: 10,
  });
  paper.put(440, 253, 'Precio total', { font: 'Times-Bold', size: 12, right: true });
  paper.put(539, 253, signed(pass.precioTotal, ' €'), { font: 'Times-Bold', size: 12, right: true });
  rule(paper, 48, 272, 547, NIGHT, 1.2);
  const paid =
    'Forma de pago: transferencia recibida el 28/08/2025. Documento sin valor de acceso salvo el abono al pie.';
  paper.put(56, 280, paid, { font: 'Times-Italic', size: 9.5, color: SOFT });
}

async function invoicedPass(paper: Paper, pass: PassTruth): Promise<void> {
  cut(paper, 0, 330, 595, 330);
  paper.put(48, 352, `ABONO ${pass.temporada}`, { font: 'Times-Bold', size: 17, color: NIGHT });
  const tables: [number, string, string | number][][] = [
    [
      [290, 'Titular', pass.nombreAsistente],
      [209, 'Modalidad', pass.tipoAbonament],
    ],
    [
      [290, 'Evento', pass.evento],
      [209, 'Temporada', pass.temporada],
    ],
    [
      [240, 'Recinto', pass.recinto],
      [259, 'Dirección del recinto', pass.direccion],
    ],
    [
      [200, 'Nivel', pass.anillo],
      [99, 'Sector', pass.bloque],
      [100, 'Fila', pass.fila],
      [100, 'Butaca', pass.asiento],
    ],
    [
      [200, 'N.º de ticket', pass.referenciaTicket],
      [199, 'Localizador', pass.codigoLocalizador],
      [100, 'Puerta', 'P-2'],
    ],
  ];
  tables.forEach((cells, row) => {
    let x = 48;
    for (const [wide, label, value] of cells) {
      band(paper, x, 380 + row * 46, wide, 16, '#e3e6ee');
      paper.frame(x, 380 + row * 46, wide, 46);
      paper.put(x + 6, 384 + row * 46, label, { font: 'Times-Roman', size: 9.5 });
      fitted(paper, x + 6, 402 + row * 46, wide - 12, value, { font: 'Times-Bold', size: 13.5 });
      x += wide;
    }
  });
  bars(paper, 48, 628, 260, 54, pass.codigoLocalizador);
  const match =
    'Acceso desde 75 minutos antes del inicio. Los días de partido la taquilla abre a las 10.00 h.';
  prose(paper, 330, 632, 217, match, { font: 'Times-Roman', size: 10 });
}
