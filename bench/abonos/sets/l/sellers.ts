import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf } from '../../drawing/pieces.ts';
import { band, cut, plus, prose, rule } from '../../drawing/print-shop.ts';
import { CLUB, GREY, guixeta, GUIXETA_ES, OLIVE } from './printers.ts';

// Set L: the first other seller: what one prints at home in the shape of a boarding pass, and the sheet of an order of two.

const SMALL = { size: 8.5, color: GREY };
const BOLD = { font: 'Helvetica-Bold', size: 12 };

/** A boarding pass: labels over values, a stub that says the seat again, below it what was paid and to whom. */
async function boardingPass(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  guixeta(paper, 36, 26, OLIVE);
  paper.put(563, 34, 'Imprima esta hoja o muéstrela en su móvil', {
    size: 9.5,
    color: GREY,
    right: true,
  });
  paper.document.lineWidth(1).strokeColor(OLIVE).roundedRect(32, 64, 531, 264, 12).stroke();
  paper.document.roundedRect(32, 64, 531, 34, 12).fill(OLIVE);
  band(paper, 32, 82, 531, 16, OLIVE);
  paper.put(48, 73, 'ABONO DE TEMPORADA', { font: 'Helvetica-Bold', size: 15, color: '#fff' });
  paper.put(408, 75, 'BALONCESTO', { font: 'Helvetica-Bold', size: 12, color: '#fff', right: true });
  paper.put(436, 75, 'RESGUARDO', { font: 'Helvetica-Bold', size: 12, color: '#fff' });
  cut(paper, 420, 100, 420, 326);
  overRow(paper, 48, 108, [[360, 'Evento', pass.evento]], SMALL, { ...BOLD, size: 15 });
  overRow(
    paper,
    48,
    146,
    [
      [176, 'Recinto', pass.recinto],
      [190, 'Dirección', pass.direccion],
    ],
    SMALL,
    BOLD,
  );
  overRow(
    paper,
    48,
    182,
    [
      [226, 'Titular', pass.nombreAsistente],
      [140, 'Tarifa', pass.tipoAbonament],
    ],
    SMALL,
    BOLD,
  );
  overRow(
    paper,
    48,
    218,
    [
      [120, 'Temporada', pass.temporada],
      [106, 'Puerta', 'Norte 2'],
      [140, 'Apertura', '60 min antes'],
    ],
    SMALL,
    BOLD,
  );
  seatOfBoarding(paper, pass);
  await paper.code(436, 106, 112, pass.codigoLocalizador);
  paper.put(492, 222, 'Localizador', { ...SMALL, center: true });
  fitted(paper, 492, 233, 118, pass.codigoLocalizador, { font: 'Courier-Bold', size: 14, center: true });
  rule(paper, 432, 254, 552, '#bbb');
  fitted(paper, 492, 262, 118, pass.nombreAsistente, { font: 'Helvetica-Bold', size: 11, center: true });
  const again = `Fila ${pass.fila} · Butaca ${pass.asiento}`;
  paper.put(492, 280, again, { size: 11, center: true });
  paper.put(492, 302, 'Conserve esta parte', { ...SMALL, center: true });
  boardingPurchase(paper, pass);
  return paper;
}

function seatOfBoarding(paper: Paper, pass: PassTruth): void {
  const widths = [152, 70, 62, 76];
  let x = 48;
  for (const [index, [label, value]] of seatOf(pass, ['Anillo', 'Bloque', 'Fila', 'Butaca']).entries()) {
    const wide = widths[index] ?? 0;
    band(paper, x, 258, wide - 6, 56, '#eef0df');
    paper.put(x + 8, 264, label, { size: 9, color: GREY });
    fitted(paper, x + 8, 283, wide - 22, value, { font: 'Helvetica-Bold', size: 19 });
    x += wide;
  }
}

function boardingPurchase(paper: Paper, pass: PassTruth): void {
  cut(paper, 16, 350, 579, 350);
  paper.put(36, 370, 'Detalle de la compra', { font: 'Times-BoldItalic', size: 16, color: OLIVE });
  const sums: [string, string][] = [
    ['Precio del abono', pass.precioEntrada],
    ['Gastos de gestión', pass.precioDistribucion],
    ['Importe total', pass.precioTotal],
  ];
  sums.forEach(([label, sum], row) => {
    const font = row === 2 ? 'Helvetica-Bold' : 'Helvetica';
    paper.put(36, 400 + row * 22, label, { font, size: 11 });
    paper.put(270, 400 + row * 22, euros(sum), { font, size: 11, right: true });
    rule(paper, 36, 416 + row * 22, 270, '#bbb');
  });
  paper.put(36, 472, 'Impuestos incluidos', SMALL);
  const rest: Pair[] = [
    ['N.º de referencia', pass.referenciaTicket],
    ['Compra', '18/07/2026, 10:42 h'],
    ['Forma de pago', 'Bizum'],
  ];
  rest.forEach(([label, value], row) => {
    paper.put(310, 400 + row * 22, label, { size: 11, color: GREY });
    paper.put(559, 400 + row * 22, value, { font: 'Helvetica-Bold', size: 11, right: true });
    rule(paper, 310, 416 + row * 22, 559, '#bbb');
  });
  const companies = [
    `Organiza: ${CLUB}, NIF ${pass.nifOrganizador}`,
    `Distribuye: Sa Guixeta Tiquets, S.L., NIF ${pass.nifDistr}`,
  ];
  companies.forEach((line, row) => paper.put(36, 500 + row * 17, line, { size: 10.5 }));
  paper.put(36, 560, 'Antes de venir', { font: 'Times-BoldItalic', size: 16, color: OLIVE });
  const tips = [
    'El código se lee mejor sin dobleces y con el brillo del teléfono al máximo.',
    'Hay aparcamiento para bicicletas y para personas con movilidad reducida.',
    'No se puede entrar con botellas de vidrio, latas ni palos de selfi.',
    'Los menores de 3 años entran gratis sin ocupar asiento.',
  ];
  tips.forEach((tip, row) => {
    paper.document.circle(40, 594 + row * 20, 2).fill(OLIVE);
    paper.put(50, 589 + row * 20, tip, { size: 10.5 });
  });
  rule(paper, 36, 690, 559, OLIVE);
  prose(paper, 36, 700, 523, GUIXETA_ES, { size: 9 });
  paper.put(36, 800, 'saguixeta.example · 871 02 55 60', { font: 'Helvetica-Bold', size: 10, color: OLIVE });
}

/** An order of two: what they have in common above and below them, each with its seat in a table and its code. */
async function orderOfTwo(passes: readonly PassTruth[]): Promise<Paper> {
  const common = onlyPass(passes);
  const paper = new Paper(A4);
  guixeta(paper, 40, 30, OLIVE);
  paper.put(555, 30, 'Comanda / Pedido 26-118.402', { font: 'Helvetica-Bold', size: 12, right: true });
  paper.put(555, 47, '22/07/2026 · Targeta / Tarjeta **** 6114', { size: 9.5, color: GREY, right: true });
  band(paper, 36, 72, 523, 92, '#eef0df');
  overRow(
    paper,
    48,
    82,
    [
      [330, 'Esdeveniment / Evento', common.evento],
      [170, 'Temporada', common.temporada],
    ],
    SMALL,
    { ...BOLD, size: 15 },
  );
  overRow(
    paper,
    48,
    124,
    [
      [240, 'Recinte / Recinto', common.recinto],
      [260, 'Adreça / Dirección', common.direccion],
    ],
    SMALL,
    { ...BOLD, size: 13 },
  );
  for (const [index, pass] of passes.entries())
    await ordered(paper, pass, 182 + index * 252, `${index + 1} de ${passes.length}`);
  const sum = passes.reduce((total, pass) => plus(total, pass.precioTotal), '0');
  paper.put(40, 694, 'Suma de la comanda / Suma del pedido', { size: 10.5 });
  paper.put(555, 693, euros(sum), { font: 'Helvetica-Bold', size: 12, right: true });
  rule(paper, 36, 712, 559, OLIVE, 1);
  overRow(
    paper,
    40,
    722,
    [
      [260, 'NIF organitzador / NIF organizador', common.nifOrganizador],
      [260, 'NIF distribuïdor / NIF distribuidor', common.nifDistr],
    ],
    SMALL,
    BOLD,
  );
  const names = [CLUB, 'Sa Guixeta Tiquets, S.L.'];
  names.forEach((name, column) => paper.put(40 + column * 260, 750, name, { size: 9.5 }));
  prose(paper, 40, 776, 515, GUIXETA_ES, { size: 8.5 });
  return paper;
}

async function ordered(paper: Paper, pass: PassTruth, y: number, number: string): Promise<void> {
  paper.frame(36, y, 523, 226);
  band(paper, 36, y, 523, 22, OLIVE);
  paper.put(48, y + 6, `Abonament / Abono ${number}`, {
    font: 'Helvetica-Bold',
    size: 11,
    color: '#fff',
  });
  overRow(
    paper,
    48,
    y + 34,
    [
      [220, 'Titular', pass.nombreAsistente],
      [150, 'Tarifa', pass.tipoAbonament],
    ],
    SMALL,
    { ...BOLD, size: 13.5 },
  );
  const widths = [150, 72, 60, 80];
  const seat = seatOf(pass, ['Nivell / Nivel', 'Sector', 'Fila', 'Seient / Asiento']);
  let x = 48;
  for (const [index, [label, value]] of seat.entries()) {
    const wide = widths[index] ?? 0;
    paper.frame(x, y + 76, wide, 48);
    rule(paper, x, y + 94, x + wide, '#333');
    paper.put(x + wide / 2, y + 81, label, { size: 9, center: true });
    fitted(paper, x + wide / 2, y + 101, wide - 10, value, { ...BOLD, size: 16, center: true });
    x += wide;
  }
  overRow(
    paper,
    48,
    y + 140,
    [
      [190, 'Referència / Referencia', pass.referenciaTicket],
      [180, 'Localitzador / Localizador', pass.codigoLocalizador],
    ],
    SMALL,
    { font: 'Courier-Bold', size: 13 },
  );
  overRow(
    paper,
    48,
    y + 184,
    [
      [125, 'Preu / Precio', euros(pass.precioEntrada)],
      [135, 'Gestió / Gestión', euros(pass.precioDistribucion)],
      [110, 'Total', euros(pass.precioTotal)],
    ],
    SMALL,
    { ...BOLD, size: 13.5 },
  );
  await paper.code(432, y + 40, 112, pass.codigoLocalizador);
  const note = 'Una lectura per partit / Una lectura por partido';
  prose(paper, 434, y + 160, 112, note, { size: 8.5 });
  paper.put(434, y + 196, 'Porta / Puerta 3', { size: 9.5 });
}

export const lSellerLayouts: readonly PassLayout[] = [
  { name: 'L: boarding pass, es', passes: 1, draw: boardingPass },
  { name: 'L: order of two, both languages', passes: 2, draw: orderOfTwo },
];
