import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { amount, band, type Cell, cells, cut, plus, prose, rounded, rule } from '../../drawing/print-shop.ts';
import { cPaperLayouts } from './papers.ts';
import { cVendorLayouts } from './vendors.ts';

// Set C: renewals, cards for the wallet, families; and the whole set. Measured for the first time on 2026-11-22 (fields
// right: text 61.1 %, scan 45.7 %, poor 40.7 %, turned 46.6 %), then the reader was improved for it.

/** A renewal: the season that ends in a column beside the new one. */
async function renewal(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  band(paper, 0, 0, 14, 842, '#e07a1f');
  paper.put(46, 40, 'RENOVACIÓN DE ABONO', { font: 'Helvetica-Bold', size: 22 });
  paper.put(46, 68, 'Comprobante para el abonado · emitido el 30-06-2025 · exp. 7716/25', {
    size: 9.5,
    color: '#555',
  });
  const common: [string, string][] = [
    ['Abonado', pass.nombreAsistente],
    ['Competición', pass.evento],
    ['Pabellón', pass.recinto],
    ['Dirección', pass.direccion],
    ['Localizador', pass.codigoLocalizador],
  ];
  common.forEach(([label, value], index) => {
    paper.put(46, 100 + index * 20, label, { size: 10.5, color: '#555' });
    paper.put(130, 100 + index * 20, value, { font: 'Helvetica-Bold', size: 10.5 });
  });
  const oldPrice = (Number(pass.precioEntrada) * 0.9).toFixed(2);
  const rows: [string, string | number, string | number][] = [
    ['Nº de entrada', 'R24-0090817', pass.referenciaTicket],
    ['Tarifa', 'Anual básica', pass.tipoAbonament],
    ['Grada', 'Lateral alto', pass.anillo],
    ['Bloque', 'L3', pass.bloque],
    ['Fila', (pass.fila % 30) + 4, pass.fila],
    ['Asiento', (pass.asiento % 60) + 7, pass.asiento],
    ['Cuota', euros(oldPrice), euros(pass.precioEntrada)],
    ['Gastos de tramitación', euros('2.00'), euros(pass.precioDistribucion)],
    ['Total', euros(plus(oldPrice, '2.00')), euros(pass.precioTotal)],
  ];
  band(paper, 46, 218, 503, 40, '#f0f0f0');
  band(paper, 376, 218, 173, 40, '#e07a1f');
  paper.put(290, 224, 'Temporada 2024/25', { size: 10, color: '#666', center: true });
  paper.put(290, 240, 'su abono hasta ahora', { size: 8.5, color: '#666', center: true });
  paper.put(462, 223, 'Temporada 2025/26', { font: 'Helvetica-Bold', size: 11, color: '#fff', center: true });
  paper.put(462, 240, 'SU NUEVO ABONO', { font: 'Helvetica-Bold', size: 8.5, color: '#fff', center: true });
  rows.forEach(([label, before, now], index) => {
    const y = 264 + index * 27;
    paper.put(54, y + 6, label, { size: 11 });
    paper.put(290, y + 6, before, { size: 11, color: '#777', center: true });
    paper.put(462, y + 5, now, { font: 'Helvetica-Bold', size: 12.5, center: true });
    rule(paper, 46, y + 25, 549, '#ccc');
  });
  const print =
    'El cambio de localidad se ha hecho a petición del abonado y no puede deshacerse una vez empezada la temporada. El abono de la ' +
    'temporada 2024/25 deja de tener validez el 30 de junio de 2025. Los importes incluyen un IVA del 10 %.';
  prose(paper, 46, 524, 503, print, { size: 9 });
  paper.put(46, 570, `Entidad organizadora: Ponent Bàsquet Club (NIF ${pass.nifOrganizador})`, { size: 9 });
  paper.put(46, 584, `Empresa distribuidora: Renova Entradas S.L. (NIF ${pass.nifDistr})`, { size: 9 });
  await paper.code(456, 564, 92, pass.referenciaTicket);
  return paper;
}

/** Two cards of a wallet's size, each with its back beside it to be folded, in both languages. */
async function walletCards(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  const hint = 'Retalla i doblega per la línia · Recorta y dobla por la línea';
  paper.put(297, 36, hint, { font: 'Helvetica-Oblique', size: 10, center: true });
  for (const [index, pass] of passes.entries()) {
    const top = 80 + index * 250;
    rounded(paper, 26, top, 542, 200);
    cut(paper, 297, top, 297, top + 200);
    band(paper, 26.6, top + 16, 270, 30, '#123f7a');
    paper.put(40, top + 23, 'ABONAT · ABONADO', { font: 'Helvetica-Bold', size: 14, color: '#fff' });
    paper.put(286, top + 25, '2025/26', { font: 'Helvetica-Bold', size: 12, color: '#fff', right: true });
    paper.put(40, top + 56, pass.nombreAsistente, { font: 'Helvetica-Bold', size: 13 });
    paper.put(40, top + 74, pass.tipoAbonament, { font: 'Helvetica-Oblique', size: 11 });
    paper.put(40, top + 94, pass.evento, { size: 9.5 });
    const seat: Cell[] = [
      [40, top + 118, 'Anell/Anillo', pass.anillo],
      [144, top + 118, 'Bloc/Bloque', pass.bloque],
      [204, top + 118, 'Fila', pass.fila],
      [236, top + 118, 'Seient/Asiento', pass.asiento],
    ];
    cells(paper, seat, { size: 7.5, color: '#123f7a' }, { font: 'Helvetica-Bold', size: 13 }, 10);
    paper.put(40, top + 158, 'Localitzador/Localizador', { size: 7.5, color: '#123f7a' });
    paper.put(40, top + 168, pass.codigoLocalizador, { font: 'Courier-Bold', size: 15 });
    walletBack(paper, pass, top);
    await paper.code(500, top + 12, 58, pass.codigoLocalizador);
  }
  paper.put(36, 600, 'Cada targeta és personal · Cada tarjeta es personal', { size: 9 });
  return paper;
}

function walletBack(paper: Paper, pass: PassTruth, top: number): void {
  const x = 310;
  paper.put(x, top + 16, pass.recinto, { font: 'Helvetica-Bold', size: 9.5 });
  const [street = '', town = ''] = pass.direccion.split(', ');
  paper.put(x, top + 29, `${street},`, { size: 9 });
  paper.put(x, top + 41, town, { size: 9 });
  const lines: [string, string][] = [
    ['Tiquet/Ticket nº', pass.referenciaTicket],
    ['NIF org.', pass.nifOrganizador],
    ['NIF distr.', pass.nifDistr],
    ['Preu/Precio', euros(pass.precioEntrada)],
    ['Despeses/Gastos', euros(pass.precioDistribucion)],
    ['Total', euros(pass.precioTotal)],
  ];
  lines.forEach(([label, value], row) => {
    paper.put(x, top + 66 + row * 16, label, { size: 9, color: '#444' });
    paper.put(490, top + 66 + row * 16, value, { font: 'Helvetica-Bold', size: 9.5, right: true });
  });
  paper.put(x, top + 172, 'Si el trobes / Si lo encuentras: 971 22 06 06', { size: 8, color: '#555' });
}

/** A family's order in Catalan: a row of two lines for each, their sum, which is no pass, below. */
async function familyOrder(passes: readonly PassTruth[]): Promise<Paper> {
  const [first] = passes;
  if (!first) throw new Error('no pass');
  const paper = new Paper(A4);
  paper.put(40, 38, 'Abonaments de la família', { font: 'Times-Bold', size: 22 });
  paper.put(40, 66, `Temporada 2025-2026 · ${first.evento}`, { font: 'Times-Roman', size: 13 });
  paper.put(40, 84, `${first.recinto} · ${first.direccion}`, {
    font: 'Times-Roman',
    size: 11,
    color: '#444',
  });
  const heads: [number, string, boolean][] = [
    [40, 'Abonat / tarifa', false],
    [226, 'Anell', false],
    [318, 'Bloc', true],
    [350, 'Fila', true],
    [392, 'Seient', true],
    [452, 'Quota', true],
    [500, 'Gestió', true],
    [555, 'Total €', true],
  ];
  rule(paper, 40, 120, 555, '#000', 1.4);
  for (const [x, label, right] of heads) paper.put(x, 126, label, { font: 'Times-Bold', size: 10.5, right });
  rule(paper, 40, 142, 555, '#000');
  passes.forEach((pass, index) => {
    const y = 150 + index * 58;
    paper.put(40, y, pass.nombreAsistente, { font: 'Times-Bold', size: 11.5 });
    paper.put(40, y + 15, pass.tipoAbonament, { font: 'Times-Italic', size: 11 });
    const codes = `Tiquet núm. ${pass.referenciaTicket}    Localitzador ${pass.codigoLocalizador}`;
    paper.put(40, y + 31, codes, { font: 'Times-Roman', size: 10, color: '#333' });
    const values = [pass.bloque, pass.fila, pass.asiento];
    const sums = [pass.precioEntrada, pass.precioDistribucion, pass.precioTotal].map(amount);
    paper.put(226, y, pass.anillo, { font: 'Times-Roman', size: 11 });
    [...values, ...sums].forEach((value, column) => {
      const x = heads[column + 2]?.[0] ?? 0;
      paper.put(x, y, value, { font: 'Times-Roman', size: 11, right: true });
    });
    rule(paper, 40, y + 49, 555, '#aaa');
  });
  const sum = passes.reduce((total, pass) => plus(total, pass.precioTotal), '0.00');
  const below = 160 + passes.length * 58;
  paper.put(500, below, 'Suma de la comanda', { font: 'Times-Bold', size: 12, right: true });
  paper.put(555, below, amount(sum), { font: 'Times-Bold', size: 12, right: true });
  paper.put(40, below, 'Comanda 2025/3398 · 28.06.2025', { font: 'Times-Roman', size: 11 });
  const foot = [
    `Organitzador: Associació Esportiva Ponent, NIF ${first.nifOrganizador}. Distribuïdor: Taquilla Jove SCCL, NIF ${first.nifDistr}.`,
    'Els menors de 4 anys no necessiten abonament. Consultes: 971 60 11 23, de 17 a 20 h.',
  ];
  foot.forEach((line, index) => paper.put(40, 700 + index * 14, line, { font: 'Times-Roman', size: 9.5 }));
  return paper;
}

export const setC: readonly PassLayout[] = [
  ...cVendorLayouts,
  ...cPaperLayouts,
  { name: 'C: renewal, es', passes: 1, draw: renewal },
  { name: 'C: wallet cards, both languages', passes: 2, draw: walletCards },
  { name: "C: family's order, ca", passes: 3, draw: familyOrder },
];
