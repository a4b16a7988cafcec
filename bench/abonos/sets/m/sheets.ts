import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, type Pair, pairs, shortSeason, wrapped } from '../../drawing/pieces.ts';
import { band, cut, prose, rule, upwards } from '../../drawing/print-shop.ts';
import { NORD, pennant, SLATE, TERMS_CA } from './clubs.ts';

// Set M: the third club: a sheet with a plan of the hall, and three strips on one sheet.

/** A list with the labels over the values, beside it the plan of the hall and the code. */
async function withPlan(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const { color, name } = NORD;
  const paper = new Paper(A4);
  band(paper, 0, 0, 595, 84, color);
  pennant(paper, 44, 18, 40, NORD, '#fff');
  paper.put(104, 24, 'Abonament de temporada', { font: 'Helvetica-Bold', size: 22, color: '#fff' });
  paper.put(104, 53, name, { size: 13, color: '#fff' });
  const list: Pair[] = [
    ['Persona abonada', pass.nombreAsistente],
    ["Classe d'abonament", pass.tipoAbonament],
    ['Temporada', pass.temporada],
    ['Esdeveniment', pass.evento],
    ['Pavelló', pass.recinto],
    ['Adreça', pass.direccion],
  ];
  list.forEach(([label, value], row) => {
    const y = 108 + row * 42;
    paper.put(44, y, label, { size: 9.5, color: SLATE });
    fitted(paper, 44, y + 13, 290, value, { font: 'Helvetica-Bold', size: 13.5 });
    rule(paper, 44, y + 33, 334, '#b8b8b8');
  });
  plan(paper, 366, 108);
  await paper.code(390, 256, 130, pass.codigoLocalizador);
  seatOfPlan(paper, pass);
  const rest: [number, number, string, string][] = [
    [44, 462, "Preu de l'abonament", euros(pass.precioEntrada)],
    [214, 462, 'Despeses de distribució', euros(pass.precioDistribucion)],
    [384, 462, 'Preu total', euros(pass.precioTotal)],
    [44, 506, 'Referència del tiquet', pass.referenciaTicket],
    [214, 506, 'Codi localitzador', pass.codigoLocalizador],
    [44, 550, "NIF de l'organitzador", pass.nifOrganizador],
    [214, 550, 'NIF del distribuïdor', pass.nifDistr],
  ];
  for (const [x, y, label, value] of rest) {
    paper.put(x, y, label, { size: 9.5, color: SLATE });
    paper.put(x, y + 13, value, { font: 'Helvetica-Bold', size: 13 });
  }
  rule(paper, 44, 594, 551, color, 1.2);
  paper.put(44, 608, 'Com arribar-hi', { font: 'Helvetica-Bold', size: 12, color });
  const way =
    'Autobús: línies 2 i 14, parada Poliesportiu. Amb cotxe, hi ha aparcament gratuït darrere el camp de futbol. Les bicicletes es poden deixar al costat de la porta.';
  const end = wrapped(paper, 44, 626, 507, way, { size: 10.5 });
  paper.put(44, end + 14, "Condicions d'ús", { font: 'Helvetica-Bold', size: 12, color });
  prose(paper, 44, end + 32, 507, TERMS_CA, { size: 9.5 });
  band(paper, 0, 790, 595, 52, NORD.pale);
  const friends = ['Formatges Binisues Vell', 'ÒPTICA MIGJORN', 'Nàutica Es Grau'];
  friends.forEach((friend, column) =>
    paper.put(120 + column * 178, 809, friend, { font: 'Times-Bold', size: 13, color: SLATE, center: true }),
  );
  return paper;
}

/** The court with a stand on each side. */
function plan(paper: Paper, x: number, y: number): void {
  const pen = paper.document;
  band(paper, x + 26, y, 136, 20, NORD.pale);
  band(paper, x + 26, y + 106, 136, 20, NORD.color);
  for (const side of [x, x + 166]) band(paper, side, y + 22, 22, 82, NORD.pale);
  pen.lineWidth(1).strokeColor(SLATE);
  pen.rect(x + 28, y + 26, 132, 74).stroke();
  pen.circle(x + 94, y + 63, 13).stroke();
  pen
    .moveTo(x + 94, y + 26)
    .lineTo(x + 94, y + 100)
    .stroke();
  for (const zone of [x + 28, x + 128]) pen.rect(zone, y + 48, 32, 30).stroke();
  paper.put(x + 94, y + 131, 'Entrada pel carrer', { size: 8.5, color: SLATE, center: true });
}

function seatOfPlan(paper: Paper, pass: PassTruth): void {
  const seat: [number, number, string, string | number][] = [
    [44, 196, 'Anell', pass.anillo],
    [240, 98, 'Sector', pass.bloque],
    [338, 98, 'Fila', pass.fila],
    [436, 115, 'Seient', pass.asiento],
  ];
  for (const [x, width, label, value] of seat) {
    paper.document.lineWidth(1.2).strokeColor(NORD.color).rect(x, 394, width, 54).stroke();
    paper.put(x + 10, 400, label, { size: 10, color: NORD.color });
    fitted(paper, x + 10, 416, width - 18, value, { font: 'Helvetica-Bold', size: 22 });
  }
}

/** Three strips: two columns of labels and values each, the labels in both languages. */
async function threeStrips(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries()) await strip(paper, pass, 18 + index * 272);
  for (const y of [281, 553]) cut(paper, 8, y, 587, y);
  return paper;
}

async function strip(paper: Paper, pass: PassTruth, y: number): Promise<void> {
  const { color, name } = NORD;
  band(paper, 22, y, 40, 254, color);
  upwards(paper, 33, y + 240, name, { font: 'Helvetica-Bold', size: 18, color: '#fff' });
  paper.frame(22, y, 551, 254);
  paper.put(76, y + 12, 'Abonament · Abono', { font: 'Helvetica-Bold', size: 15, color });
  paper.put(430, y + 15, shortSeason(pass.temporada), {
    font: 'Helvetica-Bold',
    size: 13,
    color,
    right: true,
  });
  rule(paper, 76, y + 33, 430, color);
  const upper: Pair[] = [
    ['Nom / Nombre', pass.nombreAsistente],
    ['Modalitat / Modalidad', pass.tipoAbonament],
    ['Esdeveniment / Evento', pass.evento],
    ['Recinte / Recinto', pass.recinto],
    ['Adreça / Dirección', pass.direccion],
  ];
  const left: Pair[] = [
    ['Temporada', pass.temporada],
    ['Anell / Anillo', pass.anillo],
    ['Bloc / Bloque', pass.bloque],
    ['Fila', pass.fila],
    ['Seient / Asiento', pass.asiento],
  ];
  const right: Pair[] = [
    ['Preu / Precio entrada', euros(pass.precioEntrada)],
    ['Despeses / Gastos', euros(pass.precioDistribucion)],
    ['Preu / Precio total', euros(pass.precioTotal)],
    ['Ref. tiquet / ticket', pass.referenciaTicket],
    ['Localitzador / Localizador', pass.codigoLocalizador],
  ];
  const columns: [number, number, number, number, Pair[]][] = [
    [76, 190, 240, 42, upper],
    [76, 166, 96, 142, left],
    [286, 424, 140, 142, right],
  ];
  for (const [x, from, width, down, list] of columns)
    list.forEach(([label, value], row) => {
      paper.put(x, y + down + row * 19 + 1.5, label, { size: 9.5, color: SLATE });
      fitted(paper, from, y + down + row * 19, width, value, { font: 'Helvetica-Bold', size: 11.5 });
    });
  await paper.code(452, y + 10, 104, pass.referenciaTicket);
  const uses = ['Un codi per persona', 'Un código por persona'];
  uses.forEach((use, row) =>
    paper.put(504, y + 116 + row * 12, use, { size: 8.5, color: SLATE, center: true }),
  );
  const companies: Pair[] = [
    ['NIF organitzador / organizador', pass.nifOrganizador],
    ['NIF distribuïdor / distribuidor', pass.nifDistr],
  ];
  const bold = { font: 'Helvetica-Bold', size: 10 };
  pairs(paper, 76, y + 238, companies, { size: 9.5, color: SLATE }, bold, 24);
}

export const mSheetLayouts: readonly PassLayout[] = [
  { name: 'M: plan of the hall, ca', passes: 1, draw: withPlan },
  { name: 'M: three strips, both languages', passes: 3, draw: threeStrips },
];
