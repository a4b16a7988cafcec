import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { letters, type Pair, pairs, shortSeason } from '../../drawing/pieces.ts';
import { amount, band, type Cell, cells, cut, plus, prose, rounded, rule } from '../../drawing/print-shop.ts';

// Set G: a card with its back, two passes on a sheet, a family's passes on a page each.

const NAVY = '#1b2a55';
const ORANGE = '#c8500a';
const A5: [number, number] = [420, 595];

/** A card of a wallet, its back under it to be folded, in both languages; the price is below. */
async function cardWithBack(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(50, 34, 'El teu carnet d’abonat · Tu carné de abonado', { font: 'Helvetica-Bold', size: 17 });
  rounded(paper, 50, 70, 300, 190);
  rounded(paper, 50, 260, 300, 190);
  cut(paper, 50, 260, 350, 260);
  band(paper, 50.5, 86, 299, 30, NAVY);
  letters(paper, 62, 89, 26, '#fff');
  paper.put(338, 94, shortSeason(pass.temporada), {
    font: 'Helvetica-Bold',
    size: 15,
    color: '#fff',
    right: true,
  });
  const label = { size: 8, color: '#555' };
  const value = { font: 'Helvetica-Bold', size: 11.5 };
  const front: Cell[] = [
    [62, 126, 'Nom / Nombre', pass.nombreAsistente],
    [232, 126, 'Tarifa', pass.tipoAbonament],
    [62, 160, 'Competició / Competición', pass.evento],
  ];
  cells(paper, front, label, value, 11);
  const seat: Cell[] = [
    [62, 198, 'Anell / Anillo', pass.anillo],
    [176, 198, 'Bloc / Bloque', pass.bloque],
    [238, 198, 'Fila', pass.fila],
    [278, 198, 'Seient / Asiento', pass.asiento],
  ];
  cells(paper, seat, label, { font: 'Helvetica-Bold', size: 14.5 }, 12);
  paper.put(62, 238, 'Porta / Puerta 2 · Personal i intransferible', label);
  await cardBack(paper, pass);
  const [first, second] = [
    'Com es fa servir\n1. Retalla el carnet per la vora i doblega’l per la línia del mig.\n2. Passa el codi pel lector de la porta.\n3. Si el perds, ' +
      'demana’n un altre a l’oficina: 971 62 09 31.',
    'Cómo se usa\n1. Recorta el carné por el borde y dóblalo por la línea del centro.\n2. Pasa el código por el lector de la puerta.\n3. Si lo pierdes, ' +
      'pide otro en la oficina: 971 62 09 31.',
  ];
  prose(paper, 376, 76, 170, first, { size: 10, color: '#000' });
  prose(paper, 376, 270, 170, second, { size: 10, color: '#000' });
  cardReceipt(paper, pass);
  return paper;
}

async function cardBack(paper: Paper, pass: PassTruth): Promise<void> {
  await paper.code(244, 272, 96, pass.referenciaTicket);
  const back: Cell[] = [
    [62, 274, 'Localitzador / Localizador', pass.codigoLocalizador],
    [62, 308, 'Núm. de tiquet / N.º de ticket', pass.referenciaTicket],
    [62, 342, 'Pavelló / Pabellón', pass.recinto],
    [62, 376, 'Adreça / Dirección', pass.direccion],
  ];
  cells(paper, back, { size: 8, color: '#555' }, { font: 'Helvetica-Bold', size: 10.5 }, 11);
  rule(paper, 62, 410, 338, '#bbb');
  const lines: Pair[][] = [
    [['NIF organitzador / organizador:', pass.nifOrganizador]],
    [['NIF distribuïdor / distribuidor:', pass.nifDistr]],
  ];
  lines.forEach((list, row) =>
    pairs(paper, 62, 417 + row * 14, list, { size: 9 }, { font: 'Helvetica-Bold', size: 9 }),
  );
}

function cardReceipt(paper: Paper, pass: PassTruth): void {
  paper.put(50, 494, 'Què has pagat · Qué has pagado', { font: 'Helvetica-Bold', size: 13 });
  const rows: Pair[] = [
    ["Preu de l'abonament · Precio del abono", euros(pass.precioEntrada)],
    ['Despeses de distribució · Gastos de distribución', euros(pass.precioDistribucion)],
    ['Total (IVA inclòs · incluido)', euros(pass.precioTotal)],
  ];
  rows.forEach(([label, value], row) => {
    const font = row === 2 ? 'Helvetica-Bold' : 'Helvetica';
    rule(paper, 50, 516 + row * 26, 545, row === 2 ? '#000' : '#bbb');
    paper.put(50, 524 + row * 26, label, { font, size: 11 });
    paper.put(545, 524 + row * 26, value, { font, size: 11, right: true });
  });
  const when =
    'Compra feta per internet el 30/06/2027 (comanda 27-11840), pagada amb Bizum.\nCompra hecha por internet el 30/06/2027 (pedido 27-11840), ' +
    'pagada con Bizum.';
  prose(paper, 50, 612, 495, when, { size: 9.5 });
}

/** Two passes on a sheet, in Catalan: the match and the hall without labels, the seat in circles over its labels. */
async function twoWithCircles(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  cut(paper, 0, 421, 595, 421);
  for (const [index, pass] of passes.entries()) {
    const top = index * 421;
    band(paper, 0, top, 14, 421, ORANGE);
    paper.put(36, top + 28, 'Palma Mallorca Bàsquet', { font: 'Times-Bold', size: 15, color: ORANGE });
    paper.put(36, top + 48, `Abonament de temporada ${shortSeason(pass.temporada)}`, {
      font: 'Times-Roman',
      size: 13,
    });
    const list: Cell[] = [
      [36, top + 82, 'Abonada o abonat', pass.nombreAsistente],
      [268, top + 82, "Classe d'abonament", pass.tipoAbonament],
    ];
    cells(
      paper,
      list,
      { font: 'Times-Italic', size: 10, color: '#555' },
      { font: 'Times-Bold', size: 13 },
      12,
    );
    paper.put(36, top + 134, pass.evento, { font: 'Times-Bold', size: 17 });
    paper.put(36, top + 162, pass.recinto, { font: 'Times-Bold', size: 13 });
    paper.put(36, top + 180, pass.direccion, { font: 'Times-Roman', size: 13 });
    await paper.code(444, top + 28, 116, pass.codigoLocalizador);
    paper.put(502, top + 150, 'Localitzador', {
      font: 'Times-Italic',
      size: 10,
      color: '#555',
      center: true,
    });
    paper.put(502, top + 163, pass.codigoLocalizador, { font: 'Times-Bold', size: 15, center: true });
    circles(paper, top, pass);
    twoPrices(paper, top, pass);
  }
  return paper;
}

function circles(paper: Paper, top: number, pass: PassTruth): void {
  paper.document.lineWidth(1.5).strokeColor(ORANGE);
  paper.document.roundedRect(36, top + 238, 134, 44, 22).stroke();
  paper.put(103, top + 252, pass.anillo, { font: 'Times-Bold', size: 15, center: true });
  paper.put(103, top + 287, 'Anell', { font: 'Times-Roman', size: 11, center: true });
  const seat: Pair[] = [
    ['Bloc', pass.bloque],
    ['Fila', pass.fila],
    ['Seient', pass.asiento],
  ];
  seat.forEach(([label, value], index) => {
    const x = 210 + index * 74;
    paper.document
      .lineWidth(1.5)
      .strokeColor(ORANGE)
      .circle(x, top + 260, 22)
      .stroke();
    paper.put(x, top + 252, value, { font: 'Times-Bold', size: 17, center: true });
    paper.put(x, top + 287, label, { font: 'Times-Roman', size: 11, center: true });
  });
  paper.put(502, top + 238, 'Núm. de tiquet', {
    font: 'Times-Italic',
    size: 10,
    color: '#555',
    center: true,
  });
  paper.put(502, top + 251, pass.referenciaTicket, { font: 'Times-Bold', size: 13, center: true });
  paper.put(502, top + 278, 'Accés per la porta 5', { font: 'Times-Roman', size: 11, center: true });
}

function twoPrices(paper: Paper, top: number, pass: PassTruth): void {
  const y = top + 318;
  const serif = { font: 'Times-Roman', size: 11.5 };
  rule(paper, 36, y - 6, 559, '#999');
  const sums: Pair[] = [
    ['Preu:', euros(pass.precioEntrada)],
    ['Despeses de distribució:', euros(pass.precioDistribucion)],
    ['Import total:', euros(pass.precioTotal)],
  ];
  pairs(paper, 36, y, sums, serif, { font: 'Times-Bold', size: 11.5 }, 26);
  rule(paper, 36, y + 19, 559, '#999');
  paper.put(36, y + 28, `Organitza: Palma Mallorca Bàsquet (NIF ${pass.nifOrganizador})`, serif);
  paper.put(36, y + 44, `Distribueix: Passavant Tiquets, SCCL (NIF ${pass.nifDistr})`, serif);
  const note =
    'Cal presentar-lo a cada partit. No es pot revendre. Oficina del club: 971 62 09 31, de dilluns a dijous.';
  paper.put(36, y + 66, note, { font: 'Times-Italic', size: 10, color: '#444' });
}

/** A family's passes, each on a page of its own: labels at the left edge, values at the right; the order's sum on a last page. */
async function familyPages(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A5);
  for (const [index, pass] of passes.entries()) {
    if (index > 0) paper.document.addPage({ size: A5, margin: 0 });
    familyHead(paper, pass, index + 1, passes.length + 1);
    const rows: Pair[] = [
      ['Asistente', pass.nombreAsistente],
      ['Modalidad', pass.tipoAbonament],
      ['Competición', pass.evento],
      ['Recinto', pass.recinto],
      ['Dirección', pass.direccion],
      ['Anillo', pass.anillo],
      ['Bloque', pass.bloque],
      ['Fila', pass.fila],
      ['Asiento', pass.asiento],
      ['Referencia', pass.referenciaTicket],
      ['Localizador', pass.codigoLocalizador],
      ['Precio del abono', euros(pass.precioEntrada)],
      ['Gastos de gestión', euros(pass.precioDistribucion)],
      ['Total', euros(pass.precioTotal)],
    ];
    rows.forEach(([label, value], row) => {
      const y = 84 + row * 24;
      paper.put(30, y, label, { size: 10.5, color: '#444' });
      paper.put(390, y, value, { font: 'Helvetica-Bold', size: 11, right: true });
      rule(paper, 30, y + 17, 390, '#ccc');
    });
    await paper.code(296, 430, 94, pass.codigoLocalizador);
    const lines = [
      'Organizador: Palma Mallorca Bàsquet',
      `NIF ${pass.nifOrganizador}`,
      'Distribuidor: Cancha Tickets, S.L.',
      `NIF ${pass.nifDistr}`,
    ];
    lines.forEach((line, row) => paper.put(30, 440 + row * 15, line, { size: 10 }));
    paper.put(30, 514, 'Los menores de 12 años entran', { size: 9, color: '#444' });
    paper.put(30, 527, 'acompañados de una persona adulta.', { size: 9, color: '#444' });
    paper.put(30, 566, 'Pedido 0061-27 · 2 de julio de 2027 · Teléfono 971 62 09 31', {
      size: 9,
      color: '#444',
    });
  }
  paper.document.addPage({ size: A5, margin: 0 });
  familyOrder(paper, passes);
  return paper;
}

function familyHead(paper: Paper, pass: PassTruth, page: number, pages: number): void {
  band(paper, 0, 0, 420, 62, NAVY);
  paper.put(30, 14, 'ABONO FAMILIAR', { font: 'Helvetica-Bold', size: 18, color: '#fff' });
  paper.put(30, 37, `Temporada ${pass.temporada}`, { size: 12, color: '#fff' });
  paper.put(390, 17, 'Palma Mallorca Bàsquet', { size: 10.5, color: '#fff', right: true });
  paper.put(390, 38, `Página ${page} de ${pages}`, { size: 9.5, color: '#fff', right: true });
}

function familyOrder(paper: Paper, passes: readonly PassTruth[]): void {
  const pass = onlyPass(passes);
  familyHead(paper, pass, passes.length + 1, passes.length + 1);
  paper.put(30, 84, 'Resumen del pedido 0061-27', { font: 'Helvetica-Bold', size: 14 });
  passes.forEach(({ nombreAsistente, precioTotal }, row) => {
    paper.put(30, 118 + row * 24, `${row + 1}. ${nombreAsistente}`, { size: 11 });
    paper.put(390, 118 + row * 24, euros(precioTotal), { size: 11, right: true });
    rule(paper, 30, 135 + row * 24, 390, '#ccc');
  });
  const sum = passes.reduce((total, one) => plus(total, one.precioTotal), '0.00');
  const y = 124 + passes.length * 24;
  paper.put(30, y, 'Cobrado en tu tarjeta', { font: 'Helvetica-Bold', size: 12 });
  paper.put(390, y, `${amount(sum)} €`, { font: 'Helvetica-Bold', size: 12, right: true });
  const know =
    'Cada persona lleva su propia hoja, impresa o en el teléfono. El descuento familiar se pierde si alguno de los abonos se vende a otra persona. ' +
    'Para cambiar de plaza a toda la familia a la vez, pasa por la oficina del club antes del 15 de septiembre. El precio incluye el IVA.';
  prose(paper, 30, y + 44, 360, know, { size: 10, color: '#000' });
}

export const gCardLayouts: readonly PassLayout[] = [
  { name: 'G: card with its back, both languages', passes: 1, draw: cardWithBack },
  { name: 'G: two with circles, ca', passes: 2, draw: twoWithCircles },
  { name: "G: family's pages, es", passes: 3, draw: familyPages },
];
