import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { amount, band, minus, netOf, prose, rounded, rule, upwards } from '../../drawing/print-shop.ts';
import { dPaperLayouts } from './papers.ts';
import { dTicketLayouts } from './tickets.ts';

// Set D: pages of the web on paper, a statement; and the whole set. Measured for the first time on 2026-11-22 (fields
// right: text 80.5 %, scan 73.8 %, poor 69.7 %, turned 73.8 %), then the reader was improved for it.

/** A page of an account, printed by a browser: a card for each pass, its values at the right edge of two columns. */
async function accountPage(passes: readonly PassTruth[]): Promise<Paper> {
  const [first] = passes;
  if (!first) throw new Error('no pass');
  const paper = new Paper(A4);
  paper.put(28, 16, '3/9/2025, 22:07', { size: 8, color: '#555' });
  paper.put(567, 16, 'Mis abonos | Área del aficionado', { size: 8, color: '#555', right: true });
  band(paper, 28, 36, 539, 34, '#1f1f2e');
  paper.put(40, 47, 'Inicio     Mis abonos     Ceder asiento     Facturas     Salir', {
    size: 10,
    color: '#fff',
  });
  paper.put(28, 86, 'Mis abonos', { font: 'Helvetica-Bold', size: 20 });
  paper.put(28, 112, `${passes.length} abonos activos · puntos acumulados: 1.340`, {
    size: 10,
    color: '#666',
  });
  passes.forEach((pass, index) => accountCard(paper, pass, 138 + index * 300));
  const foot = [
    `Organizador: Promotora Deportiva Norte S.A.D. (CIF ${first.nifOrganizador})`,
    `Distribuidor: Clic Abonos S.L. (CIF ${first.nifDistr}) · Atención al cliente 900 103 387`,
  ];
  foot.forEach((line, index) => paper.put(28, 748 + index * 14, line, { size: 9 }));
  paper.put(28, 820, 'https://mi.clicabonos.example/es/area/abonos?page=1', { size: 8, color: '#555' });
  paper.put(567, 820, '1/1', { size: 8, color: '#555', right: true });
  return paper;
}

function accountCard(paper: Paper, pass: PassTruth, top: number): void {
  rounded(paper, 28, top, 539, 280);
  paper.put(44, top + 14, pass.nombreAsistente, { font: 'Helvetica-Bold', size: 15 });
  paper.put(44, top + 33, 'titular', { size: 9, color: '#666' });
  paper.document.roundedRect(470, top + 14, 82, 20, 10).fill('#d9efe0');
  paper.put(511, top + 20, 'ACTIVO', { font: 'Helvetica-Bold', size: 9, color: '#1d6b3a', center: true });
  const across: [string, string][] = [
    ['Evento', pass.evento],
    ['Recinto', pass.recinto],
    ['Dirección', pass.direccion],
  ];
  across.forEach(([label, value], row) => {
    paper.put(44, top + 56 + row * 24, label, { size: 10, color: '#666' });
    paper.put(552, top + 56 + row * 24, value, { size: 10.5, right: true });
    rule(paper, 44, top + 73 + row * 24, 552, '#ddd');
  });
  const columns: [string, string | number][][] = [
    [
      ['Temporada', '25/26'],
      ['Tipo', pass.tipoAbonament],
      ['Referencia', pass.referenciaTicket],
      ['Localizador', pass.codigoLocalizador],
    ],
    [
      ['Anillo', pass.anillo],
      ['Bloque', pass.bloque],
      ['Fila', pass.fila],
      ['Asiento', pass.asiento],
    ],
  ];
  columns.forEach((rows, column) =>
    rows.forEach(([label, value], row) => {
      const x = 44 + column * 270;
      paper.put(x, top + 134 + row * 24, label, { size: 10, color: '#666' });
      paper.put(x + 238, top + 134 + row * 24, value, { font: 'Helvetica-Bold', size: 10.5, right: true });
    }),
  );
  band(paper, 29, top + 238, 537, 26, '#f1f1f6');
  const sums = `Precio ${euros(pass.precioEntrada)}    ·    Gastos de gestión ${euros(pass.precioDistribucion)}    ·    Total pagado ${euros(pass.precioTotal)}`;
  paper.put(297, top + 246, sums, { font: 'Helvetica-Bold', size: 10.5, center: true });
}

/** A web shop's summary of an order in Catalan: a table of one row, whose cells have several lines. */
async function orderSummary(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(46, 36, 'entrem', { font: 'Helvetica-Bold', size: 24, color: '#d1410c' });
  paper.put(549, 36, 'Comanda núm. 24178891203', { size: 11, right: true });
  paper.put(549, 51, 'feta el 2 de juliol de 2025 a les 10.33', { size: 9, color: '#666', right: true });
  band(paper, 46, 80, 503, 92, '#fbeee6');
  paper.put(60, 92, pass.evento, { font: 'Helvetica-Bold', size: 17 });
  paper.put(60, 118, 'Del 4 d’octubre de 2025 al 30 de maig de 2026 · Temporada 2025-26', { size: 10 });
  paper.put(60, 134, pass.recinto, { font: 'Helvetica-Bold', size: 10 });
  paper.put(60, 148, pass.direccion, { size: 10 });
  const heads: [number, string, boolean][] = [
    [46, 'Abonament', false],
    [240, 'Localitat', false],
    [420, 'Preu', true],
    [480, 'Càrrecs', true],
    [549, 'Total', true],
  ];
  for (const [x, label, right] of heads) paper.put(x, 196, label, { size: 9, color: '#666', right });
  rule(paper, 46, 210, 549, '#333', 1);
  paper.put(46, 220, pass.tipoAbonament, { font: 'Helvetica-Bold', size: 11 });
  paper.put(46, 236, `a nom de ${pass.nombreAsistente}`, { size: 9.5 });
  paper.put(46, 250, `tiquet ${pass.referenciaTicket}`, { size: 9.5 });
  const seat = [
    `Graderia: ${pass.anillo}`,
    `Bloc: ${pass.bloque}`,
    `Fila: ${pass.fila}`,
    `Cadira: ${pass.asiento}`,
  ];
  seat.forEach((line, index) => paper.put(240, 220 + index * 14, line, { size: 10.5 }));
  const sums = [pass.precioEntrada, pass.precioDistribucion, pass.precioTotal];
  sums.forEach((sum, index) => {
    const font = index === 2 ? 'Helvetica-Bold' : 'Helvetica';
    paper.put(heads[index + 2]?.[0] ?? 0, 220, euros(sum), { font, size: 10.5, right: true });
  });
  rule(paper, 46, 282, 549, '#bbb');
  const below: [string, string][] = [
    ['Forma de pagament', 'Bizum · 600 *** 118'],
    ['IVA inclòs (10 %)', `${amount((Number(pass.precioTotal) / 11).toFixed(2))} €`],
    ['Total de la comanda', euros(pass.precioTotal)],
  ];
  below.forEach(([label, value], index) => {
    paper.put(420, 294 + index * 18, label, { size: 10, right: true });
    paper.put(549, 294 + index * 18, value, { size: 10, right: true });
  });
  await paper.code(46, 300, 120, pass.referenciaTicket);
  paper.put(180, 360, 'El teu localitzador', { size: 9, color: '#666' });
  paper.put(180, 374, pass.codigoLocalizador, { font: 'Helvetica-Bold', size: 24 });
  const who = [
    `Qui organitza: Bàsquet Ateneu Associació, NIF ${pass.nifOrganizador}`,
    `Qui distribueix: Entrem Ticketing SL, NIF ${pass.nifDistr}, Rambla 31, 08002 Barcelona`,
  ];
  who.forEach((line, index) => paper.put(46, 446 + index * 15, line, { size: 9.5 }));
  const terms =
    'No retornem els càrrecs de gestió, tret que el club suspengui la competició. Pots canviar el nom de l’abonat una sola vegada, fins ' +
    'al 30 de setembre de 2025. Ajuda: ajuda@entrem.example o 93 180 44 07.';
  prose(paper, 46, 486, 503, terms);
  return paper;
}

/** A statement of a football club: shaded labels, the seat in one line, what is charged to the account and when. */
async function statement(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  upwards(paper, 18, 800, 'Registro Mercantil de Zaragoza, tomo 4.127, folio 63, hoja Z-60418', {
    size: 7,
    color: '#777',
  });
  paper.put(48, 40, 'ATLÉTICO LOS TILOS', { font: 'Helvetica-Bold', size: 20, color: '#0a2f5c' });
  paper.put(547, 40, 'Extracto de abono', { size: 13, right: true });
  paper.put(547, 57, 'Campaña 2025/26', { font: 'Helvetica-Bold', size: 13, right: true });
  const rows: [string, string | number][] = [
    ['Socio / abonado', pass.nombreAsistente],
    ['Nº y antigüedad', '18.044 · 12 años'],
    ['Categoría', pass.tipoAbonament],
    ['Competición', pass.evento],
    ['Estadio o pabellón', pass.recinto],
    ['Dirección', pass.direccion],
    [
      'Localidad',
      `Grada: ${pass.anillo} - Sector: ${pass.bloque} - Fila: ${pass.fila} - Asiento: ${pass.asiento}`,
    ],
    ['Referencia del abono', pass.referenciaTicket],
    ['Localizador web', pass.codigoLocalizador],
  ];
  rows.forEach(([label, value], index) => {
    band(paper, 48, 92 + index * 25, 140, 23, '#dbe4ef');
    paper.put(180, 98 + index * 25, label, { size: 10, right: true });
    paper.put(200, 98 + index * 25, value, { font: 'Helvetica-Bold', size: 10.5 });
  });
  const net = netOf(pass.precioTotal, 10);
  const sums: [string, string][] = [
    ['Cuota del abono', pass.precioEntrada],
    ['Gastos de gestión', pass.precioDistribucion],
    ['Importe total', pass.precioTotal],
  ];
  paper.put(48, 340, 'Importes', { font: 'Helvetica-Bold', size: 12, color: '#0a2f5c' });
  sums.forEach(([label, sum], index) => {
    paper.put(48, 362 + index * 19, label, { size: 10.5 });
    paper.put(270, 362 + index * 19, euros(sum), { font: 'Helvetica-Bold', size: 10.5, right: true });
  });
  paper.put(48, 422, `(incluye IVA 10 %: ${amount(minus(pass.precioTotal, net))} sobre ${amount(net)})`, {
    size: 8.5,
    color: '#555',
  });
  const half = (Number(pass.precioTotal) / 2).toFixed(2);
  const dues: [string, string][] = [
    ['15-07-2025', half],
    ['15-10-2025', minus(pass.precioTotal, half)],
  ];
  paper.put(320, 340, 'Plazos de cobro', { font: 'Helvetica-Bold', size: 12, color: '#0a2f5c' });
  dues.forEach(([day, sum], index) => {
    paper.put(320, 362 + index * 19, `Plazo ${index + 1} · ${day}`, { size: 10.5 });
    paper.put(547, 362 + index * 19, euros(sum), { size: 10.5, right: true });
  });
  paper.put(320, 402, 'Cuenta: ES91 **** **** **** **** 4417', { size: 10 });
  paper.put(48, 470, `Organizador: Atlético Los Tilos S.A.D., NIF ${pass.nifOrganizador}`, { size: 9.5 });
  paper.put(48, 485, `Distribuidor: Onda Entradas S.L., NIF ${pass.nifDistr}`, { size: 9.5 });
  const print =
    'Si no está conforme con este extracto, comuníquelo en la oficina del abonado (976 30 51 14) antes del 30-09-2025.';
  prose(paper, 48, 512, 499, print, { size: 8.5 });
  return paper;
}

export const setD: readonly PassLayout[] = [
  ...dTicketLayouts,
  ...dPaperLayouts,
  { name: "D: club's statement, es", passes: 1, draw: statement },
  { name: 'D: page of an account, es', passes: 2, draw: accountPage },
  { name: 'D: summary of an order, ca', passes: 1, draw: orderSummary },
];
